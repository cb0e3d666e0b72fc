//! Spaces of the board and sets of them: a set is one machine word of 128 bits.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most cells a board can have: a set of them is one `u128`.
pub const MOST_CELLS: usize = 128;

/// A space of the board, counted in reading order: row 1 from left to right, then row 2
/// (DOGS-R38). Its name, such as `D5`, follows from the layout's width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The space's place in the board.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Space>", into = "Vec<Space>")]
pub struct SpaceSet(pub(crate) u128);

impl SpaceSet {
    /// No space at all.
    pub const NONE: Self = Self(0);

    /// One space.
    #[inline]
    pub fn one(space: Space) -> Self {
        Self(1 << space.0)
    }

    /// Whether the space is in the set.
    #[inline]
    pub fn contains(self, space: Space) -> bool {
        space.index() < MOST_CELLS && self.0 & (1 << space.0) != 0
    }

    /// The set and one more space.
    #[inline]
    #[must_use]
    pub fn with(self, space: Space) -> Self {
        Self(self.0 | 1 << space.0)
    }

    /// The set less one space.
    #[inline]
    #[must_use]
    pub fn without(self, space: Space) -> Self {
        Self(self.0 & !(1 << space.0))
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

    /// Whether all of this set is in the other.
    #[inline]
    pub fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is no space in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set less its first space.
    #[inline]
    #[must_use]
    pub(crate) fn less_one(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// Whether there is exactly one space in it.
    #[inline]
    pub fn is_one(self) -> bool {
        self.0 != 0 && self.0 & (self.0 - 1) == 0
    }

    /// How many spaces are in it.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The same, in the small type that counts of chips have.
    #[inline]
    pub(crate) fn size(self) -> u8 {
        small(self.len())
    }

    /// The first space in reading order (DOGS-R38).
    #[inline]
    pub fn first(self) -> Option<Space> {
        (self.0 != 0).then(|| Space(small(self.0.trailing_zeros())))
    }

    /// The spaces in reading order (DOGS-R38).
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let space = Space(small(left.trailing_zeros()));
                left &= left - 1;
                space
            })
        })
    }
}

/// A number of bits. The compiler knows that there are at most 128 and leaves the check out.
#[inline]
fn small(n_bits: u32) -> u8 {
    u8::try_from(n_bits).expect("a set has 128 places")
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Space>> for SpaceSet {
    fn from(spaces: Vec<Space>) -> Self {
        // Numbers that no board has come from outside, and must not shift out of the word.
        spaces
            .into_iter()
            .filter(|space| space.index() < MOST_CELLS)
            .collect()
    }
}

impl From<SpaceSet> for Vec<Space> {
    fn from(spaces: SpaceSet) -> Self {
        spaces.iter().collect()
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|space| space.0))
            .finish()
    }
}
