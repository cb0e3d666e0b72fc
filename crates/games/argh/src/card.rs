//! Cards, sets of cards and the three locations they come from.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most cards an edition can have: a set of them is one machine word.
pub const MOST_CARDS: usize = 32;

/// A card, by its place in the edition file. Its name and kind are in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card's place in the edition.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a card comes from. Its back shows it, so everybody knows it of every card (ARGH-R5).
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

    /// The location's place in the order.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Wins or loses the number it shows (ARGH-38).
    Value,
    /// Two parts win (ARGH-39).
    Bomb,
    /// Worth more in a set (ARGH-40).
    Lizard,
    /// Its owner switches a sign (ARGH-41).
    Mosquito,
    /// An odd number loses (ARGH-43).
    Spy,
    /// Its owner discards a negative card (ARGH-44).
    Hamster,
    /// Its owner discards the highest card (ARGH-46).
    Scientist,
    /// Promo: worth the stars of its team (ARGH-R47).
    Spider,
    /// Promo: lets its new owner look into the box (ARGH-R48).
    Owl,
    /// Promo: dislikes his sister (ARGH-R49).
    Twin,
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet(u32);

impl CardSet {
    /// No card at all.
    pub const NONE: Self = Self(0);

    /// One card.
    #[inline]
    pub fn one(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Whether the card is in the set.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        card.index() < MOST_CARDS && self.0 & (1 << card.0) != 0
    }

    /// The set and one more card.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// The set less one card.
    #[inline]
    #[must_use]
    pub fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set with the card's membership turned over.
    #[inline]
    #[must_use]
    pub fn toggled(self, card: Card) -> Self {
        Self(self.0 ^ 1 << card.0)
    }

    /// Whether there is no card in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in it.
    #[inline]
    pub fn len(self) -> u8 {
        small(self.0.count_ones())
    }

    /// The first card in edition order.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(small(self.0.trailing_zeros())))
    }

    /// The cards in edition order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = Card(small(left.trailing_zeros()));
                left &= left - 1;
                card
            })
        })
    }
}

/// A number of bits of a word. The compiler knows that it is at most 32 and leaves the check out.
#[inline]
fn small(n_bits: u32) -> u8 {
    u8::try_from(n_bits).expect("a word has 32 bits")
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> Self {
        // Numbers that no edition has come from outside, and must not shift out of the word.
        cards
            .into_iter()
            .filter(|card| card.index() < MOST_CARDS)
            .collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(cards: CardSet) -> Self {
        cards.iter().collect()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|card| card.0))
            .finish()
    }
}
