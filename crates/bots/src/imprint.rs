//! Imprints: small hashes of what was seen, the same on every machine.

use std::hash::{Hash, Hasher};

/// A hash of what a seat has seen, fast and the same on every machine. With sixty-four bits, a
/// search can treat things with equal imprints as equal.
///
/// Everything is mixed in as 64-bit words, even what a 32-bit browser holds in 32 bits. (A list of
/// `usize` would still differ, because it is hashed as raw memory; the rules have none.)
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Imprint(u64);

impl Imprint {
    /// The imprint of one thing.
    pub(crate) fn of<T: Hash>(thing: &T) -> u64 {
        // Not zero: mixing zero into zero would change nothing.
        Self(0x2d35_8dcc_aa6c_78a5).and(thing)
    }

    /// Continues from an earlier imprint.
    pub(crate) fn after(earlier: u64) -> Self {
        Self(earlier)
    }

    /// The imprint with `thing` added.
    pub(crate) fn and<T: Hash + ?Sized>(mut self, thing: &T) -> u64 {
        thing.hash(&mut self);
        self.finish()
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        // The product spreads the bits upwards, the rotation brings them down again.
        self.0 = (self.0 ^ word)
            .wrapping_mul(0xf135_7aea_2e62_a9c5)
            .rotate_left(26);
    }
}

impl Hasher for Imprint {
    #[inline]
    fn finish(&self) -> u64 {
        // A hash table uses the low bits, which the last word has hardly reached.
        let spread = (self.0 ^ (self.0 >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        spread ^ (spread >> 29)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.mix(u64::from_le_bytes(word.try_into().expect("eight bytes")));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    // The other signed methods call the unsigned ones. Only this one would differ in width, and it
    // is how the variant of an enum is hashed.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_imprint_is_the_same_on_every_machine() {
        assert_eq!(Imprint::of(&(1u8, -2i32, "owl")), 9_451_669_465_632_571_692);
        assert_eq!(
            Imprint::of(&(3usize, Some(4isize))),
            16_683_736_510_395_825_451
        );
    }

    #[test]
    fn different_things_have_different_imprints() {
        let numbers = 0u64..20_000;
        let mut seen: Vec<u64> = numbers
            .clone()
            .map(|number| Imprint::of(&number))
            .chain(numbers.clone().map(|number| Imprint::of(&(number, 0u8))))
            .chain(numbers.map(|number| Imprint::of(&(number, 1u8))))
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 60_000);
    }
}
