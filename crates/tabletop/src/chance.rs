//! The luck of a table: a portable generator, and outcomes that were fixed beforehand.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Hex32;

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
/// `u32` so that a 32-bit browser draws the same as a 64-bit server. It is known by its seed and
/// by how many words were drawn from it; that is also all that is saved.
#[derive(Clone)]
pub struct Chance {
    generator: ChaCha8Rng,
    /// Outcomes that come first, the next one last.
    loaded: Vec<u32>,
    /// Set when a loaded outcome could not be what was asked for.
    misfit: Option<Misfit>,
}

/// A loaded outcome that was larger than what was drawn allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Misfit {
    /// What was loaded.
    pub outcome: u32,
    /// What it had to be below.
    pub below: u32,
}

impl Chance {
    /// Luck from a seed.
    #[inline]
    pub fn new(seed: Seed) -> Self {
        Self {
            generator: ChaCha8Rng::from_seed(seed.0.0),
            loaded: Vec::new(),
            misfit: None,
        }
    }

    /// Luck whose first draws are given: for scenarios, and for people who roll real dice.
    #[must_use]
    pub fn loaded(seed: Seed, outcomes: &[u32]) -> Self {
        Self {
            loaded: outcomes.iter().rev().copied().collect(),
            ..Self::new(seed)
        }
    }

    /// A whole number from 0 up to but not including `n`, each as likely as the others.
    ///
    /// `n` is at least 1. The method is Lemire's: multiply, keep the upper half, and draw again in
    /// the few cases that would favour small numbers. It is part of every record ever written.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the two halves of a product, one after the other"
    )]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing is below zero");
        if let Some(outcome) = self.loaded.pop() {
            if outcome < n {
                return outcome;
            }
            self.misfit.get_or_insert(Misfit { outcome, below: n });
        }
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let lower = product as u32;
            if lower >= n || lower >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts `items` in an order, each as likely as the others: from the last place down to the
    /// second, swap with a place not above. Part of every record ever written.
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

    /// One of `items`, which is not empty.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "nobody picks from four billion things"
    )]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Other luck, independent of what is drawn from this one afterwards.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let mut bytes = [0; 32];
        for part in bytes.chunks_exact_mut(4) {
            part.copy_from_slice(&self.word().to_le_bytes());
        }
        Self::new(Seed(Hex32(bytes)))
    }

    /// The next word of the generator. Making words takes four kilobytes of code, which a browser
    /// loads once instead of wherever something is drawn.
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
        reason = "no deal draws so many words"
    )]
    pub fn drawn(&self) -> u64 {
        self.generator.get_word_pos() as u64
    }

    /// The first loaded outcome that did not fit what was drawn, if there was one.
    pub fn misfit(&self) -> Option<Misfit> {
        self.misfit
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Self) -> bool {
        self.seed() == other.seed()
            && self.drawn() == other.drawn()
            && self.loaded == other.loaded
            && self.misfit == other.misfit
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

/// How a [`Chance`] is saved. The names of its fields are how the laws find a generator in a
/// state of any game.
#[derive(Serialize, Deserialize)]
struct Saved {
    chance_seed: Seed,
    drawn: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    loaded: Vec<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    misfit: Option<Misfit>,
}

impl Serialize for Chance {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved {
            chance_seed: self.seed(),
            drawn: self.drawn(),
            loaded: self.loaded.clone(),
            misfit: self.misfit,
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
        chance.misfit = saved.misfit;
        Ok(chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seed_gives_is_frozen_for_ever() {
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
    fn loaded_outcomes_come_first_and_a_misfit_is_remembered() {
        let mut chance = Chance::loaded(Seed::from_number(1), &[5, 0, 9]);
        assert_eq!(chance.below(6), 5);
        assert_eq!(chance.below(6), 0);
        assert_eq!(chance.misfit(), None);
        assert!(chance.below(6) < 6);
        let misfit = Misfit {
            outcome: 9,
            below: 6,
        };
        assert_eq!(chance.misfit(), Some(misfit));
    }

    #[test]
    fn a_saved_generator_goes_on_where_it_was() {
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
