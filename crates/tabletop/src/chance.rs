//! The luck of a table: a portable generator, and outcomes that were fixed in advance.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::{Error, Hex32};

/// Where a table's luck begins. Everything that chance decides follows from it, so it never
/// reaches a view, and printing it for debugging shows nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub Hex32);

impl Seed {
    /// A seed made from a small number, for tests, benches and the laboratory.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(Hex32(bytes))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// The luck of a table, of a bot, or of an imagined world.
///
/// It is ChaCha8 with our own `below` and `shuffle`, both frozen by golden tests, and it draws in
/// `u32` so that a 32-bit browser draws the same as a 64-bit server. Its seed and the number of
/// words drawn from it identify it, and only these are saved.
#[derive(Clone)]
pub struct Chance {
    generator: ChaCha8Rng,
    /// Outcomes that come first, in reverse order.
    loaded: Vec<u32>,
    too_large: Option<TooLarge>,
}

/// The first loaded outcome that was too large for its draw.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct TooLarge {
    outcome: u32,
    below: u32,
}

impl Chance {
    /// Luck from a seed.
    #[inline]
    pub fn new(seed: Seed) -> Self {
        Self {
            generator: ChaCha8Rng::from_seed(seed.0.0),
            loaded: Vec::new(),
            too_large: None,
        }
    }

    /// Luck whose first draws are fixed: for scenarios, and for people who roll real dice.
    #[must_use]
    pub fn loaded(seed: Seed, outcomes: &[u32]) -> Self {
        Self {
            loaded: outcomes.iter().rev().copied().collect(),
            ..Self::new(seed)
        }
    }

    /// A whole number from 0 up to but not including `n`, all equally likely.
    ///
    /// `n` is at least 1. The method is Lemire's: multiply, keep the upper half, and draw again in
    /// the few cases that would favour small numbers. It is part of every record ever written.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "takes the two halves of a product"
    )]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing is below zero");
        if let Some(outcome) = self.loaded.pop() {
            if outcome < n {
                return outcome;
            }
            self.too_large.get_or_insert(TooLarge { outcome, below: n });
        }
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let lower = product as u32;
            if lower >= n || lower >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles `items`, with all orders equally likely: from the last place down to the second,
    /// each is swapped with a random place up to itself. This is part of every record ever written.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "nobody shuffles four billion cards"
    )]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            let other = self.below(place as u32 + 1) as usize;
            items.swap(place, other);
        }
    }

    /// One of `items`, which must not be empty.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "nobody picks from four billion things"
    )]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// New luck, independent of what is drawn from this one afterwards.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let mut bytes = [0; 32];
        for part in bytes.chunks_exact_mut(4) {
            part.copy_from_slice(&self.word().to_le_bytes());
        }
        Self::new(Seed(Hex32(bytes)))
    }

    /// The next word of the generator. Its code takes four kilobytes, which a browser should load
    /// once and not at every place that draws.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    fn word(&mut self) -> u32 {
        self.generator.next_u32()
    }

    /// Where this luck began.
    pub fn seed(&self) -> Seed {
        Seed(Hex32(self.generator.get_seed()))
    }

    /// How many words were drawn from the generator.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no deal draws that many words"
    )]
    pub fn drawn(&self) -> u64 {
        self.generator.get_word_pos() as u64
    }

    /// The loaded outcomes that have not been drawn yet, in order.
    pub fn left_loaded(&self) -> impl Iterator<Item = u32> {
        self.loaded.iter().rev().copied()
    }

    /// Checks that every loaded outcome drawn so far was below what its draw asked for. If one was
    /// not, the generator was asked instead.
    pub fn check_loaded(&self) -> Result<(), Error> {
        match self.too_large {
            None => Ok(()),
            Some(TooLarge { outcome, below }) => {
                let because = format!("is too large: the draw needs a number below {below}");
                Err(Error::new(format!("outcome {outcome}"), because))
            }
        }
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Self) -> bool {
        self.seed() == other.seed()
            && self.drawn() == other.drawn()
            && self.loaded == other.loaded
            && self.too_large == other.too_large
    }
}

impl Eq for Chance {}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance")
            .field("drawn", &self.drawn())
            .finish_non_exhaustive()
    }
}

/// How a [`Chance`] is saved. The laws find the generator in any game's state by these field names.
#[derive(Serialize, Deserialize)]
struct Saved {
    chance_seed: Seed,
    drawn: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    loaded: Vec<u32>,
    #[serde(default, rename = "misfit", skip_serializing_if = "Option::is_none")]
    too_large: Option<TooLarge>,
}

impl Serialize for Chance {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved {
            chance_seed: self.seed(),
            drawn: self.drawn(),
            loaded: self.loaded.clone(),
            too_large: self.too_large,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let mut chance = Self::new(saved.chance_seed);
        chance.generator.set_word_pos(u128::from(saved.drawn));
        chance.loaded = saved.loaded;
        chance.too_large = saved.too_large;
        Ok(chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seed_gives_never_changes() {
        let mut chance = Chance::new(Seed::from_number(7));
        let dice: Vec<u32> = (0..12).map(|_| chance.below(6)).collect();
        let mut cards: Vec<u32> = (0..10).collect();
        chance.shuffle(&mut cards);
        let far = (0..1000).map(|_| chance.below(1_000_000)).last().unwrap();
        assert_eq!(dice, [1, 4, 5, 2, 2, 0, 0, 1, 5, 2, 5, 2]);
        assert_eq!(cards, [0, 9, 7, 5, 8, 2, 1, 4, 3, 6]);
        assert_eq!(far, 996_418);
        assert_eq!(chance.fork().below(u32::MAX), 2_275_809_305);
    }

    #[test]
    fn loaded_outcomes_come_first_and_one_that_is_too_large_is_reported() {
        let mut chance = Chance::loaded(Seed::from_number(1), &[5, 0, 9]);
        assert_eq!(chance.below(6), 5);
        assert_eq!(chance.below(6), 0);
        assert_eq!(chance.left_loaded().collect::<Vec<_>>(), [9]);
        assert_eq!(chance.check_loaded(), Ok(()));
        assert!(chance.below(6) < 6);
        assert_eq!(
            chance.check_loaded().unwrap_err().to_string(),
            "outcome 9: is too large: the draw needs a number below 6"
        );
        let saved = serde_json::to_value(&chance).unwrap();
        assert_eq!(
            saved["misfit"],
            serde_json::json!({ "outcome": 9, "below": 6 }),
            "digests of saved states depend on these names"
        );
    }

    #[test]
    fn a_saved_generator_continues_where_it_was() {
        let mut chance = Chance::new(Seed::from_number(3));
        for n in 1..40 {
            chance.below(n);
        }
        let saved = serde_json::to_string(&chance).unwrap();
        let mut loaded: Chance = serde_json::from_str(&saved).unwrap();
        assert_eq!(loaded, chance);
        for n in 1..40 {
            assert_eq!(loaded.below(n), chance.below(n));
        }
    }

    #[test]
    fn a_forked_generator_does_not_disturb_or_repeat_its_parent() {
        let mut chance = Chance::new(Seed::from_number(3));
        let mut fork = chance.fork();
        assert_ne!(fork.seed(), chance.seed());
        let theirs: Vec<u32> = (0..8).map(|_| fork.below(1000)).collect();
        let ours: Vec<u32> = (0..8).map(|_| chance.below(1000)).collect();
        assert_ne!(theirs, ours);
    }

    #[test]
    fn printing_luck_for_debugging_shows_no_seed() {
        let chance = Chance::new(Seed::from_number(0xABCDEF));
        let shown = format!("{chance:?} {:?}", chance.seed());
        assert!(!shown.contains("efcdab"), "{shown}");
    }

    #[test]
    fn every_number_below_n_is_about_as_likely() {
        let mut chance = Chance::new(Seed::from_number(11));
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        for (number, count) in seen.iter().enumerate() {
            assert!(
                (9_500..10_500).contains(count),
                "{number} came {count} times in 70,000"
            );
        }
    }
}
