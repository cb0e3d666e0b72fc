//! A short list without a heap, for a hand, a deck or a discard pile. It is a plain value that is
//! copied.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in a row, oldest first; `N` is at most 255. Copying a row is one copy of
/// memory, no matter what is in it. Searches need that, because they copy tables thousands of times
/// a second.
///
/// Invariant: places past the end hold the default, so that rows with the same things are equal
/// values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Row<T, const N: usize> {
    len: u8,
    things: [T; N],
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// An empty row.
    #[inline]
    pub fn new() -> Self {
        Self {
            len: 0,
            things: [T::default(); N],
        }
    }

    /// Adds a thing at the end.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Removes and returns the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.things[usize::from(self.len)]))
    }

    /// Removes and returns the thing at `place`; those after it move up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let thing = self.things[place];
        self.things
            .copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.things[usize::from(self.len)] = T::default();
        thing
    }

    /// Keeps only the first `len` things.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// Keeps only the things for which `is_kept` is true, in order.
    #[inline]
    pub fn retain(&mut self, mut is_kept: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for place in 0..self.len() {
            let thing = self.things[place];
            if is_kept(&thing) {
                self.things[kept] = thing;
                kept += 1;
            }
        }
        self.truncate(kept);
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Row<T, N> {
    /// Panics if the row would have more than `N` things.
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    /// Panics if there are more than `N` things.
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut row = Self::new();
        row.extend(things);
        row
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Things<T, const N: usize>(Row<T, N>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Things<T, N> {
            type Value = Row<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(
                mut self,
                mut list: A,
            ) -> Result<Self::Value, A::Error> {
                while let Some(thing) = list.next_element()? {
                    if self.0.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    self.0.push(thing);
                }
                Ok(self.0)
            }
        }

        deserializer.deserialize_seq(Things(Self::new()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_keeps_its_order_and_forgets_what_was_taken() {
        let mut row: Row<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(row.remove(0), 1);
        assert_eq!(*row, [2, 3]);
        let fresh: Row<u8, 4> = [2, 3].into_iter().collect();
        assert_eq!(row, fresh, "nothing is left past the end");
        assert_eq!((row.pop(), row.pop(), row.pop()), (Some(3), Some(2), None));
    }

    #[test]
    fn dropped_things_leave_nothing_behind() {
        let mut row: Row<u8, 6> = (1..=6).collect();
        row.retain(|thing| thing % 2 == 0);
        assert_eq!(*row, [2, 4, 6]);
        row.truncate(1);
        assert_eq!(row, [2].into_iter().collect());
    }

    #[test]
    fn a_row_survives_json_and_one_that_is_too_long_is_refused() {
        let row: Row<u8, 3> = [7, 8].into_iter().collect();
        let json = serde_json::to_string(&row).unwrap();
        assert_eq!(json, "[7,8]");
        assert_eq!(serde_json::from_str::<Row<u8, 3>>(&json).unwrap(), row);
        assert!(serde_json::from_str::<Row<u8, 3>>("[1,2,3,4]").is_err());
    }
}
