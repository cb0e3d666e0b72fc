//! The names of the spots on a table of ARGH: where pieces are, where they move, what can be pressed.

use argh::{Action, Card, Location};
use tabletop::Seat;

use super::card::place_class;

/// The card in hand, in the middle of the table.
pub(crate) const HELD: &str = "held";

/// The removed cards.
pub(crate) const BOX: &str = "box";

/// A pile behind its door.
pub(crate) fn pile(location: Location) -> String {
    format!("pile-{}", place_class(location))
}

/// A removed card.
pub(crate) fn boxed(location: Location, index: usize) -> String {
    format!("box-{}-{index}", place_class(location))
}

/// The name plate of a seat.
pub(crate) fn seat_at(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// All cards in front of a seat.
pub(crate) fn area(seat: Seat) -> String {
    format!("area-{}", seat.0)
}

/// A card face down.
pub(crate) fn down(seat: Seat, slot: u8) -> String {
    format!("down-{}-{slot}", seat.0)
}

/// A card face up; its spot does not depend on the seat.
pub(crate) fn up(card: Card) -> String {
    format!("up-{}", card.0)
}

/// Where a face-up card of this seat can have come from: the middle, or face down here or elsewhere.
pub(crate) fn opened_from(seat: Seat) -> String {
    format!("{HELD} down-{}-* down-*", seat.0)
}

/// The spot that a choice belongs to.
pub(crate) fn of(action: &Action) -> Option<String> {
    match *action {
        Action::TakeCard { location } => Some(pile(location)),
        Action::StealCard { from, slot } => Some(down(from, slot)),
        Action::OfferCard { to: seat } | Action::ChooseFirstPlayer { seat } => Some(seat_at(seat)),
        Action::SwitchSign { card }
        | Action::HamsterDiscard { card }
        | Action::ScientistDiscard { card }
        | Action::PickEffect { card } => Some(up(card)),
        Action::LeaveToChance
        | Action::KeepCard
        | Action::AcceptCard
        | Action::DeclineCard
        | Action::LayCardFaceUp
        | Action::OwlPeek { .. }
        | Action::OwlDecline => None,
    }
}
