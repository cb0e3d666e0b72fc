//! The names of the spots on the board: the places of things that lie there, move or can be pressed.

use bark_bark::{
    Action, Back, Cell, Crown, Landing, Move, Number, Pile, Secret, SetUp, Side, Talk,
};
use tabletop::Seat;

/// The crown.
pub(crate) const CROWN: &str = "crown";
/// The whole map.
pub(crate) const MAP: &str = "map";
/// The round table at which numbers are shared.
pub(crate) const HAGGLE: &str = "haggle";

/// The name plate of a seat.
pub(crate) fn seat_at(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// A pawn.
pub(crate) fn pawn(seat: Seat) -> String {
    format!("pawn-{}", seat.0)
}

/// The movement card that lies before a seat.
pub(crate) fn laid(seat: Seat) -> String {
    format!("laid-{}", seat.0)
}

/// A movement card in the viewer's hand.
pub(crate) fn hand(value: Number) -> String {
    format!("hand-{value}")
}

/// A pile beside the gardens.
pub(crate) fn pile(pile: Pile) -> String {
    format!("pile-{}", pile.word())
}

/// A cell of the table, whether a card lies there or not.
pub(crate) fn cell(cell: Cell) -> String {
    format!("cell-{}-{}", cell.x, cell.y)
}

/// Where a pawn stands if it is alone in a cell.
pub(crate) fn feet(cell: Cell) -> String {
    format!("feet-{}-{}", cell.x, cell.y)
}

/// A card that lies in a cell.
pub(crate) fn card(cell: Cell) -> String {
    format!("card-{}-{}", cell.x, cell.y)
}

/// The button that puts a seat next in an order.
pub(crate) fn next(seat: Seat) -> String {
    format!("next-{}", seat.0)
}

/// The spot that a choice belongs to.
pub(crate) fn of(action: &Action) -> Option<String> {
    match action {
        Action::SetUp(action) => match action {
            SetUp::ChooseColour { colour } => Some(format!("colour-{colour}")),
            SetUp::ChooseCritter { critter } => Some(format!("critter-{}", critter.word())),
            SetUp::NamePlacer { seat } => Some(seat_at(*seat)),
            SetUp::PlaceStart { cell } => Some(format!("start-{}-{}", cell.x, cell.y)),
            SetUp::TellPets { .. } | SetUp::Ready => None,
        },
        Action::Secret(action) => match action {
            Secret::ChooseCard { value } => Some(hand(*value)),
            Secret::ClaimCard { value, to: None } => Some(format!("claim-{value}")),
            Secret::ClaimCard {
                value,
                to: Some(to),
            } => Some(format!("whisper-{}-{value}", to.0)),
            Secret::WithdrawClaim => Some("unclaim".to_owned()),
            Secret::LeaveToChance => None,
        },
        Action::Talk(action) => match action {
            Talk::AcceptSplit | Talk::AcceptOrder => Some("accept".to_owned()),
            Talk::WalkAway => Some("walk-away".to_owned()),
            Talk::ProposeSplit { .. }
            | Talk::CounterSplit { .. }
            | Talk::ProposeOrder { .. }
            | Talk::CounterOrder { .. } => None,
        },
        Action::Move(action) => Some(match action {
            Move::Step { side } => go(*side),
            Move::Explore { side, pile } => format!("explore-{}-{}", side.word(), pile.word()),
        }),
        Action::Crown(action) => match action {
            Crown::PlaceCrown { cell, side } => {
                Some(format!("crown-{}-{}-{}", cell.x, cell.y, side.word()))
            }
            Crown::SwapCorner { pile: from } => Some(pile(*from)),
            Crown::TakeShortCut | Crown::DeclineShortCut => None,
        },
        Action::Landing(action) => Some(match action {
            Landing::PushOff { seat, side } => format!("push-{}-{}", seat.0, side.word()),
            Landing::HopOff { side } | Landing::Bounce { side } => go(*side),
        }),
        Action::Back(action) => Some(match action {
            Back::ChooseGate { cell } => format!("gate-{}-{}", cell.x, cell.y),
            Back::OrderRetreat { seat } => seat_at(*seat),
        }),
    }
}

/// The button that moves the viewer's pawn over a side of its card.
fn go(side: Side) -> String {
    format!("go-{}", side.word())
}
