//! The four sides of a card, and sets of them (MBB-G1).

use serde::{Deserialize, Serialize};

/// A side of a card, as the table lies before everybody: north is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All of them, in the order that breaks ties.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The side that faces it.
    #[inline]
    #[must_use]
    pub fn opposite(self) -> Self {
        Self::ALL[(self.index() + 2) % 4]
    }

    /// The side to the left of somebody who travels this way (MBB-G5).
    #[inline]
    #[must_use]
    pub fn left(self) -> Self {
        Self::ALL[(self.index() + 3) % 4]
    }

    /// The side to the right of somebody who travels this way.
    #[inline]
    #[must_use]
    pub fn right(self) -> Self {
        Self::ALL[(self.index() + 1) % 4]
    }

    /// The letter that scenarios and maps use.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.index()]
    }

    /// The word for people.
    pub fn word(self) -> &'static str {
        ["north", "east", "south", "west"][self.index()]
    }
}

/// A set of sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sides(u8);

impl Sides {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(15);

    /// One side.
    #[inline]
    pub fn one(side: Side) -> Self {
        Self(1 << side.index())
    }

    /// The set and a side.
    #[inline]
    #[must_use]
    pub fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side.index())
    }

    /// The set less a side.
    #[inline]
    #[must_use]
    pub fn without(self, side: Side) -> Self {
        Self(self.0 & !(1 << side.index()))
    }

    /// Whether a side is in the set.
    #[inline]
    pub fn contains(self, side: Side) -> bool {
        self.0 & (1 << side.index()) != 0
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both sets have.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether no side is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 & 15 == 0
    }

    /// How many sides are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        (self.0 & 15).count_ones()
    }

    /// The sides, north first and then clockwise.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Side> + Clone {
        Side::ALL
            .into_iter()
            .filter(move |&side| self.contains(side))
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        sides.into_iter().fold(Self::NONE, Self::with)
    }
}
