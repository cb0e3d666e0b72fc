//! Prizes and the stands they lie on.

use serde::{Deserialize, Serialize};

use crate::number::small;

/// The most prizes a box can have, crowns aside.
pub const MOST_PRIZES: usize = 64;
/// The most stands a board can have, the crown's pedestal aside.
pub const MOST_STANDS: usize = 8;
/// The most prizes one stand can have.
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

/// A set of prizes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Prize>", into = "Vec<Prize>")]
pub struct PrizeSet(u64);

impl PrizeSet {
    /// No prize at all.
    pub const NONE: Self = Self(0);

    /// Whether the prize is in the set.
    #[inline]
    pub fn contains(self, prize: Prize) -> bool {
        prize.index() < MOST_PRIZES && self.0 & (1 << prize.0) != 0
    }

    /// The set and one prize more.
    #[inline]
    #[must_use]
    pub fn with(self, prize: Prize) -> Self {
        Self(self.0 | 1 << prize.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in one set or the other.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many prizes are in the set.
    #[inline]
    pub fn len(self) -> u8 {
        small(self.0.count_ones())
    }

    /// Whether no prize is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The prizes, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Prize> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let prize = (left != 0).then(|| small(left.trailing_zeros()))?;
            left &= left - 1;
            Some(Prize(prize))
        })
    }
}

impl FromIterator<Prize> for PrizeSet {
    fn from_iter<I: IntoIterator<Item = Prize>>(prizes: I) -> Self {
        prizes.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Prize>> for PrizeSet {
    fn from(prizes: Vec<Prize>) -> Self {
        let real = |prize: &Prize| prize.index() < MOST_PRIZES;
        prizes.into_iter().filter(real).collect()
    }
}

impl From<PrizeSet> for Vec<Prize> {
    fn from(prizes: PrizeSet) -> Self {
        prizes.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_prizes_lists_them_in_order_and_ignores_what_no_box_has() {
        let set: PrizeSet = vec![Prize(63), Prize(2), Prize(64)].into();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Prize(2), Prize(63)]);
        assert!(!set.contains(Prize(64)));
    }
}
