//! Prizes and their stands.

use serde::{Deserialize, Serialize};
use tabletop::Set;

/// The maximum number of prizes in a box, not counting crowns.
pub const MOST_PRIZES: usize = 64;
/// The maximum number of stands, not counting the crown's pedestal.
pub const MOST_STANDS: usize = 8;
/// The maximum number of prizes on a stand.
pub(crate) const MOST_PER_STAND: usize = 16;

/// A prize card, as a number into the edition's prizes, stand by stand.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Prize(pub u8);

impl Prize {
    /// The prize's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A stand, counted from 0, cheapest first. The number after the last stand is the crown's
/// pedestal, from which nobody ever picks (MOLE-R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stand(pub u8);

impl Stand {
    /// The stand's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

tabletop::numbered!(Prize(u64));

/// A set of prizes.
pub type PrizeSet = Set<Prize>;
