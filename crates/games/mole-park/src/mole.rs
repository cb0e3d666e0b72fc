//! Moles: a card, a set of cards, and a pile in order.

use serde::{Deserialize, Serialize};
use tabletop::{Row, Set};

/// The maximum number of moles in a box.
pub const MOST_MOLES: usize = 128;

/// A mole card, as a number into the edition's deck. Each copy has its own number, because two moles
/// of the same value can be in different hands (MOLE-R80).
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

/// A pile of moles, the top one last.
pub(crate) type Pile = Row<Mole, MOST_MOLES>;

tabletop::numbered!(Mole(u128));

/// A set of moles.
pub type MoleSet = Set<Mole>;
