//! The names of the spots at the fairground: where pieces are, where they move to, and what can be
//! pressed.

use mole_park::{
    Action, Colour, Crown, Decide, Die, Hand, Hole, Mole, Pick, Prize, Rolling, SetUp, Stand,
};
use tabletop::Seat;

/// The draw pile.
pub(crate) const BURROW: &str = "burrow";
/// The discard pile.
pub(crate) const HILL: &str = "hill";
/// The crown on its cushion.
pub(crate) const CROWN: &str = "crown";
/// The lawn with the holes.
pub(crate) const LAWN: &str = "lawn";
/// Where dice that missed end up.
pub(crate) const MISSED: &str = "missed";
/// The foot of the strength tester, where Prize dice are rolled.
pub(crate) const FOOT: &str = "foot";
/// King Mole's megaphone.
pub(crate) const GO: &str = "go";

/// The name plate of a seat.
pub(crate) fn seat_at(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// The moles of a seat.
pub(crate) fn hand(seat: Seat) -> String {
    format!("hand-{}", seat.0)
}

/// Where a seat holds its secret choice.
pub(crate) fn fist(seat: Seat) -> String {
    format!("fist-{}", seat.0)
}

/// The die that a seat has rolled.
pub(crate) fn die(seat: Seat) -> String {
    format!("die-{}", seat.0)
}

/// A die of the viewer's own set.
pub(crate) fn own_die(die: Die) -> String {
    format!("dice-{}", die.id())
}

/// A die of a contestant in the Showdown.
pub(crate) fn contest(seat: Seat, die: Die) -> String {
    format!("contest-{}-{}", seat.0, die.id())
}

/// A hole.
pub(crate) fn hole(hole: Hole) -> String {
    format!("hole-{hole}")
}

/// A face-up mole.
pub(crate) fn mole(mole: Mole) -> String {
    format!("mole-{}", mole.0)
}

/// A stall.
pub(crate) fn stand(stand: Stand) -> String {
    format!("stand-{}", stand.0)
}

/// A prize that somebody has.
pub(crate) fn prize(prize: Prize) -> String {
    format!("prize-{}", prize.0)
}

/// A step of the strength tester, counted by the prices that are reached there.
pub(crate) fn rung(number: usize) -> String {
    format!("rung-{number}")
}

/// The token of a seat on the strength tester.
pub(crate) fn puck(seat: Seat) -> String {
    format!("puck-{}", seat.0)
}

/// A colour in the tent.
pub(crate) fn colour(colour: Colour) -> String {
    format!("colour-{}", colour.name())
}

/// The spot that a choice belongs to.
pub(crate) fn of(action: &Action) -> Option<String> {
    match *action {
        Action::SetUp(SetUp::ChooseColour { colour: chosen }) => Some(colour(chosen)),
        Action::SetUp(SetUp::AnswerArcade { .. }) => None,
        Action::Decide(action) => match action {
            Decide::NameKing { seat }
            | Decide::BreakTie { next: seat }
            | Decide::NameWinner { seat } => Some(seat_at(seat)),
            Decide::LeaveToChance => None,
        },
        Action::Crown(Crown::DeclareCrown) => Some(CROWN.to_owned()),
        Action::Crown(Crown::PassCrown) => None,
        Action::Rolling(action) => match action {
            Rolling::PeekHole { hole: at } => Some(hole(at)),
            Rolling::ChooseDie { die } => Some(own_die(die)),
            Rolling::SayGo { .. } => Some(GO.to_owned()),
            Rolling::UseReroll { prize: used } => Some(prize(used)),
            Rolling::DeclineReroll => None,
        },
        Action::Hand(Hand::DiscardMole { mole: one } | Hand::KeepMole { mole: one }) => {
            Some(mole(one))
        }
        Action::Hand(Hand::KeepNoMore) => None,
        Action::Pick(Pick::TakePrize { stand: at }) => Some(stand(at)),
        Action::Pick(Pick::PassPrize) => None,
    }
}
