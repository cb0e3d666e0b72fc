//! The four sides of a card, and sets of them (MBB-G1).

use serde::{Deserialize, Serialize};
use tabletop::{Set, Spelling};

/// A side of a card; north is up for everybody.
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

    /// The opposite side.
    #[inline]
    #[must_use]
    pub fn opposite(self) -> Self {
        Self::ALL[(self.index() + 2) % 4]
    }

    /// The side to the left when travelling this way (MBB-G5).
    #[inline]
    #[must_use]
    pub fn left(self) -> Self {
        Self::ALL[(self.index() + 3) % 4]
    }

    /// The side to the right when travelling this way.
    #[inline]
    #[must_use]
    pub fn right(self) -> Self {
        Self::ALL[(self.index() + 1) % 4]
    }

    /// The letter that scenarios and maps use.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.index()]
    }

    /// Its name in sentences.
    pub fn word(self) -> &'static str {
        ["north", "east", "south", "west"][self.index()]
    }
}

tabletop::numbered!(Side[ALL](u8)
    const MOST: u8 = 4;
    const SPELLING: Spelling = Spelling::Bits;
);

/// A set of sides.
pub type Sides = Set<Side>;
