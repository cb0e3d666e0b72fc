//! Spaces of the board and sets of them. A set is one `u128`.

use serde::{Deserialize, Serialize};
use tabletop::Set;

/// The most cells a board can have: a set of them is one `u128`.
pub const MOST_CELLS: usize = 128;

/// A space of the board, numbered in reading order: row 1 from left to right, then row 2 (DOGS-R38).
/// Its name, such as `D5`, follows from the layout's width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The index as a `usize`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

tabletop::numbered!(Space(u128));

/// A set of spaces.
pub type SpaceSet = Set<Space>;
