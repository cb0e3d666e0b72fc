//! Sets of numbered things: seats, cards, spaces of a board. A set is one machine word.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Numbered, Spelling, Word};

/// A set of [`Numbered`] things.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Numbered>(T::Word);

impl<T: Numbered> Set<T> {
    /// The empty set.
    pub const NONE: Self = Self(T::Word::NONE);

    /// The things numbered below `n`.
    #[inline]
    pub fn all(n: u8) -> Self {
        Self(T::Word::lowest(n))
    }

    /// All things of this type.
    #[inline]
    pub fn every() -> Self {
        Self::all(T::MOST)
    }

    /// The set of one thing.
    #[inline]
    pub fn one(it: T) -> Self {
        Self(T::Word::bit(it.number()))
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, it: T) -> bool {
        // A file or a socket can bring a number that is out of range.
        it.number() < T::MOST && self.0 & T::Word::bit(it.number()) != T::Word::NONE
    }

    /// The set with `it` added.
    #[inline]
    #[must_use]
    pub fn with(self, it: T) -> Self {
        Self(self.0 | T::Word::bit(it.number()))
    }

    /// The set with `it` removed.
    #[inline]
    #[must_use]
    pub fn without(self, it: T) -> Self {
        Self(self.0 & !T::Word::bit(it.number()))
    }

    /// The set with `it` added if it was missing, and removed if it was there.
    #[inline]
    #[must_use]
    pub fn toggled(self, it: T) -> Self {
        Self(self.0 ^ T::Word::bit(it.number()))
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
        self.minus(other).is_empty()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Word::NONE
    }

    /// Whether the set has exactly one thing.
    #[inline]
    pub fn is_one(self) -> bool {
        !self.is_empty() && self.less_first().is_empty()
    }

    /// How many things are in the set.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// The thing with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::numbered(self.0.first()))
    }

    /// The set without its first thing.
    #[inline]
    #[must_use]
    pub fn less_first(self) -> Self {
        Self(self.0.less_first())
    }

    /// The things in the set, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left = left.less_first();
            Some(first)
        })
    }

    /// The first `n` things less those in the set, lowest number first. It is quicker than asking for
    /// each of them whether it is in the set.
    #[inline]
    pub fn missing(self, n: u8) -> impl Iterator<Item = T> {
        let mut word = self.0;
        (0..n).filter_map(move |number| {
            let is_in = word.has_first();
            word = word.less_place();
            (!is_in).then(|| T::numbered(number))
        })
    }

    /// The bits, for games that compute with all of them at once.
    #[inline]
    pub fn bits(self) -> T::Word {
        self.0
    }

    /// The set with these bits.
    #[inline]
    pub fn of_bits(bits: T::Word) -> Self {
        Self(bits)
    }
}

impl<T: Numbered> Default for Set<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<T: Numbered> From<Vec<T>> for Set<T> {
    /// Drops things whose number is out of range, which a file or a socket can bring.
    fn from(all: Vec<T>) -> Self {
        let is_real = |it: &T| it.number() < T::MOST;
        all.into_iter().filter(is_real).collect()
    }
}

impl<T: Numbered> From<Set<T>> for Vec<T> {
    fn from(set: Set<T>) -> Self {
        set.iter().collect()
    }
}

/// The numbers in the set, for the messages of tests: `{0 3 7}`.
impl<T: Numbered> fmt::Display for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (it, place) in self.iter().zip(0..) {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{}", it.number())?;
        }
        f.write_str("}")
    }
}

impl<T: Numbered> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Numbered + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match T::SPELLING {
            Spelling::List => to.collect_seq(self.iter()),
            Spelling::Bits => self.0.serialize(to),
        }
    }
}

impl<'de, T: Numbered + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match T::SPELLING {
            Spelling::List => Vec::deserialize(from).map(Self::from),
            // Bits that stand for nothing are dropped.
            Spelling::Bits => {
                let bits = T::Word::deserialize(from)?;
                Ok(Self(bits & T::Word::lowest(T::MOST)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_text;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(transparent)]
    struct Bead(u8);

    crate::numbered!(Bead(u128));

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    enum Suit {
        Acorn,
        Leaf,
        Bell,
    }

    impl Suit {
        const ALL: [Self; 3] = [Self::Acorn, Self::Leaf, Self::Bell];
    }

    crate::numbered!(Suit[ALL](u8)
        const MOST: u8 = 3;
        const SPELLING: Spelling = Spelling::Bits;
    );

    fn set(beads: &[u8]) -> Set<Bead> {
        beads.iter().copied().map(Bead).collect()
    }

    #[test]
    fn a_set_is_shown_by_its_numbers() {
        let set: Set<Bead> = [Bead(7), Bead(0), Bead(3)].into_iter().collect();
        assert_eq!(set.to_string(), "{0 3 7}");
        assert_eq!(Set::<Bead>::NONE.to_string(), "{}");
    }

    #[test]
    fn what_is_missing_is_listed_in_order() {
        let set: Set<Bead> = [Bead(0), Bead(2), Bead(127)].into_iter().collect();
        let missing: Vec<Bead> = set.missing(5).collect();
        assert_eq!(missing, [Bead(1), Bead(3), Bead(4)]);
        assert_eq!(set.missing(128).count(), 125);
    }

    #[test]
    fn a_set_lists_its_things_in_order_and_none_twice() {
        let beads = set(&[127, 0, 64, 0]);
        assert_eq!(
            beads.iter().collect::<Vec<_>>(),
            [Bead(0), Bead(64), Bead(127)]
        );
        assert_eq!((beads.len(), beads.first()), (3, Some(Bead(0))));
        assert_eq!(
            (Set::<Bead>::NONE.len(), Set::<Bead>::NONE.first()),
            (0, None)
        );
    }

    #[test]
    fn sets_are_joined_intersected_and_subtracted() {
        let (low, high) = (set(&[1, 2, 3]), set(&[3, 4]));
        assert_eq!(low.and(high), set(&[3]));
        assert_eq!(low.or(high), set(&[1, 2, 3, 4]));
        assert_eq!(low.minus(high), set(&[1, 2]));
        assert_eq!(low.toggled(Bead(3)).toggled(Bead(4)), set(&[1, 2, 4]));
        assert!(set(&[2]).is_within(low) && !high.is_within(low));
        assert!(set(&[9]).is_one() && !low.is_one() && !Set::<Bead>::NONE.is_one());
        assert_eq!(Set::<Bead>::all(3), set(&[0, 1, 2]));
        assert_eq!(
            (Set::<Bead>::all(0).len(), Set::<Bead>::all(128).len()),
            (0, 128)
        );
    }

    #[test]
    fn a_set_is_written_as_a_list_and_numbers_out_of_range_are_dropped() {
        let beads = set(&[5, 2]);
        assert_eq!(serde_json::to_string(&beads).unwrap(), "[2,5]");
        let read: Set<Bead> = read_text("[2, 200, 5]").unwrap();
        assert_eq!(read, beads);
        assert!(!read.contains(Bead(200)));
    }

    #[test]
    fn a_set_can_be_written_as_its_bits_and_unused_bits_are_dropped() {
        let suits = Set::one(Suit::Leaf).with(Suit::Bell);
        assert_eq!(serde_json::to_string(&suits).unwrap(), "6");
        let read: Set<Suit> = read_text("254").unwrap();
        assert_eq!(read, suits);
        assert_eq!(read.iter().collect::<Vec<_>>(), [Suit::Leaf, Suit::Bell]);
    }
}
