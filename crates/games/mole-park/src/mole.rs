//! Moles: one card, a set of them, and a pile in which the order counts.

use serde::{Deserialize, Serialize};
use tabletop::Row;

use crate::number::small;

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

/// A set of moles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Mole>", into = "Vec<Mole>")]
pub struct MoleSet(u128);

impl MoleSet {
    /// No mole at all.
    pub const NONE: Self = Self(0);

    /// Whether the mole is in the set.
    #[inline]
    pub fn contains(self, mole: Mole) -> bool {
        mole.index() < MOST_MOLES && self.0 & (1 << mole.0) != 0
    }

    /// The set and one mole more.
    #[inline]
    #[must_use]
    pub fn with(self, mole: Mole) -> Self {
        Self(self.0 | 1 << mole.0)
    }

    /// The set less one mole.
    #[inline]
    #[must_use]
    pub fn without(self, mole: Mole) -> Self {
        Self(self.0 & !(1 << mole.0))
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What is in one set or the other.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many moles are in the set.
    #[inline]
    pub fn len(self) -> u8 {
        small(self.0.count_ones())
    }

    /// Whether no mole is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moles, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Mole> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let mole = (left != 0).then(|| small(left.trailing_zeros()))?;
            left &= left - 1;
            Some(Mole(mole))
        })
    }
}

impl FromIterator<Mole> for MoleSet {
    fn from_iter<I: IntoIterator<Item = Mole>>(moles: I) -> Self {
        moles.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Mole>> for MoleSet {
    fn from(moles: Vec<Mole>) -> Self {
        // A number that no mole has comes from a file or a socket, and is left out.
        let real = |mole: &Mole| mole.index() < MOST_MOLES;
        moles.into_iter().filter(real).collect()
    }
}

impl From<MoleSet> for Vec<Mole> {
    fn from(moles: MoleSet) -> Self {
        moles.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_moles_lists_them_in_order_and_ignores_what_no_box_has() {
        let set: MoleSet = vec![Mole(127), Mole(0), Mole(200)].into();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Mole(0), Mole(127)]);
        assert_eq!(set.without(Mole(0)).len(), 1);
        assert!(!set.contains(Mole(200)));
    }
}
