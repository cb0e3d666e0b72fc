//! Cards, chip colours, and the sides that play them.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, mark};

use crate::rules;

/// The most cards a deck can have.
pub const MOST_CARDS: usize = 128;
/// The most different cards an edition can have.
pub(crate) const MOST_KINDS: usize = 128;
/// The most cards in a hand.
pub(crate) const MOST_HELD: usize = 8;
/// The most sides at a table (DOGS-6).
pub const MOST_SIDES: usize = 3;

/// A card, by its index in the edition file. Copies of a card are the same value: nobody can tell them
/// apart.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The index as a `usize`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Puts a chip on one of its breed's pictures (DOGS-20).
    Breed,
    /// Puts a chip on any open space (DOGS-27).
    Hydrant,
    /// Takes an opponent's chip away (DOGS-28).
    Doghouse,
}

/// A player, or a team whose members put down chips of one colour (DOGS-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// The index as a `usize`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The side of a seat. Sides alternate round the table, so neighbours are never partners.
    #[inline]
    pub fn of(seat: Seat, n_sides: u8) -> Self {
        mark!(rules::DOGS_11, rules::DOGS_R4);
        Self(seat.0 % n_sides)
    }
}

/// A chip colour, by its index in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Colour(pub u8);

impl Colour {
    /// The index as a `usize`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A discarded card, and whose pile it is on (DOGS-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Discarded {
    pub(crate) by: Seat,
    pub(crate) card: Card,
}

impl Default for Discarded {
    fn default() -> Self {
        Self {
            by: Seat(0),
            card: Card(0),
        }
    }
}
