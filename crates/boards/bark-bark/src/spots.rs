//! The names of the spots at a table of Monty's Bark Bark, where things lie, move to and are
//! pressed.

use bark_bark::{Action, Cell, Critter, Number, Pile, Side};
use tabletop::Seat;

/// The crown.
pub(crate) const CROWN: &str = "crown";
/// The whole of the gardens.
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

/// Where a pawn stands that is alone in a cell.
pub(crate) fn feet(cell: Cell) -> String {
    format!("feet-{}-{}", cell.x, cell.y)
}

/// A card that lies in a cell.
pub(crate) fn card(cell: Cell) -> String {
    format!("card-{}-{}", cell.x, cell.y)
}

/// Somebody who is put next in an order.
pub(crate) fn next(seat: Seat) -> String {
    format!("next-{}", seat.0)
}

/// The spot that a choice belongs to.
pub(crate) fn of(action: &Action) -> Option<String> {
    let critter = |critter: Critter| format!("critter-{}", critter.word());
    match action {
        Action::ChooseColour { colour } => Some(format!("colour-{colour}")),
        Action::ChooseCritter { critter: chosen } => Some(critter(*chosen)),
        Action::NamePlacer { seat } | Action::OrderRetreat { seat } => Some(seat_at(*seat)),
        Action::PlaceStart { cell } => Some(format!("start-{}-{}", cell.x, cell.y)),
        Action::ChooseCard { value } => Some(hand(*value)),
        Action::ClaimCard { value, to: None } => Some(format!("claim-{value}")),
        Action::ClaimCard {
            value,
            to: Some(to),
        } => Some(format!("whisper-{}-{value}", to.0)),
        Action::WithdrawClaim => Some("unclaim".to_owned()),
        Action::AcceptSplit | Action::AcceptOrder => Some("accept".to_owned()),
        Action::WalkAway => Some("walk-away".to_owned()),
        Action::Step { side } | Action::HopOff { side } | Action::Bounce { side } => {
            Some(go(*side))
        }
        Action::Explore { side, pile } => Some(format!("explore-{}-{}", side.word(), pile.word())),
        Action::PlaceCrown { cell, side } => {
            Some(format!("crown-{}-{}-{}", cell.x, cell.y, side.word()))
        }
        Action::SwapCorner { pile: from } => Some(pile(*from)),
        Action::PushOff { seat, side } => Some(format!("push-{}-{}", seat.0, side.word())),
        Action::ChooseGate { cell } => Some(format!("gate-{}-{}", cell.x, cell.y)),
        Action::TellPets { .. }
        | Action::LeaveToChance
        | Action::ProposeSplit { .. }
        | Action::CounterSplit { .. }
        | Action::ProposeOrder { .. }
        | Action::CounterOrder { .. }
        | Action::TakeShortCut
        | Action::DeclineShortCut
        | Action::Ready => None,
    }
}

/// The way of one's own pawn over a side of its card.
fn go(side: Side) -> String {
    format!("go-{}", side.word())
}
