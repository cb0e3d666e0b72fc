//! Moles: one card, a set of them, and a pile in which the order counts.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Set};

/// The most moles a box can have.
pub const MOST_MOLES: usize = 128;

/// A mole card, as a number into the edition's deck. Every card is itself: two of one value can lie
/// in different hands, and nothing else tells them apart (MOLE-R80).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Mole(pub u8);

impl Mole {
    /// The mole's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Moles that lie on one another, the top one last.
pub(crate) type Pile = Row<Mole, MOST_MOLES>;

tabletop::numbered!(Mole(u128));

/// A set of moles.
pub type MoleSet = Set<Mole>;
