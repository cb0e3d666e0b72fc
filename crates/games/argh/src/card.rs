//! Cards, sets of cards and the three locations they come from.

use serde::{Deserialize, Serialize};
use tabletop::Set;

/// The most cards an edition can have, so that a set of them fits in a `u32`.
pub const MOST_CARDS: usize = 32;

/// A card, by its index in the edition. Its name and kind are in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card's index in the edition.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a card comes from. Its back shows it, so everybody knows the location of every card (ARGH-R5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Location {
    /// The first location of the edition.
    House,
    /// The second.
    Garden,
    /// The third.
    Laboratory,
}

impl Location {
    /// All three, in the order of the edition.
    pub const ALL: [Self; 3] = [Self::House, Self::Garden, Self::Laboratory];

    /// The location's index in the edition.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Adds or subtracts the number it shows (ARGH-38).
    Value,
    /// A bomb part; two of them win (ARGH-39).
    Bomb,
    /// Worth more in a set (ARGH-40).
    Lizard,
    /// Its owner switches a sign (ARGH-41).
    Mosquito,
    /// An odd number of them loses (ARGH-43).
    Spy,
    /// Its owner discards a negative card (ARGH-44).
    Hamster,
    /// Its owner discards the highest card (ARGH-46).
    Scientist,
    /// Promo: worth one point for each star of its team (ARGH-R47).
    Spider,
    /// Promo: lets its new owner look into the box (ARGH-R48).
    Owl,
    /// Promo: worth less next to his sister (ARGH-R49).
    Twin,
}

tabletop::numbered!(Card(u32));

/// A set of cards.
pub type CardSet = Set<Card>;
