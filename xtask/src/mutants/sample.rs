//! Choosing some of many mutants, the same ones for the same seed.

/// How many are chosen, by which seed, and which shard of them.
#[derive(Debug)]
pub(super) struct Sample {
    pub(super) size: usize,
    pub(super) seed: u64,
    /// Which shard, of how many.
    pub(super) shard: (usize, usize),
}

impl Default for Sample {
    fn default() -> Self {
        Self {
            size: 40,
            seed: 1,
            shard: (0, 1),
        }
    }
}

impl Sample {
    /// The chosen ones, in their original order. Each is chosen by its own name, so a change
    /// elsewhere leaves most of a sample as it was.
    pub(super) fn of<T>(&self, all: Vec<T>, name: impl Fn(&T) -> String) -> Vec<T> {
        let mut by_lot: Vec<(u64, usize, T)> = (0..)
            .zip(all)
            .map(|(at, one)| (lot(self.seed, &name(&one)), at, one))
            .collect();
        by_lot.sort_by_key(|&(lot, at, _)| (lot, at));
        by_lot.truncate(self.size);
        let (part, of) = self.shard;
        let mut chosen: Vec<(usize, T)> = (0..)
            .zip(by_lot)
            .filter(|(number, _): &(usize, _)| number % of == part)
            .map(|(_, (_, at, one))| (at, one))
            .collect();
        chosen.sort_by_key(|&(at, _)| at);
        chosen.into_iter().map(|(_, one)| one).collect()
    }
}

/// FNV-1a over the seed and the name, with its bits mixed once more, because names differ only at
/// their ends.
fn lot(seed: u64, name: &str) -> u64 {
    let bytes = seed.to_le_bytes().into_iter().chain(name.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    hash ^ (hash >> 33)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(size: usize, seed: u64, shard: (usize, usize)) -> Vec<u32> {
        let sample = Sample { size, seed, shard };
        sample.of((0..100).collect(), |number| format!("mutant {number}"))
    }

    #[test]
    fn the_same_seed_chooses_the_same_and_another_chooses_others() {
        assert_eq!(chosen(10, 1, (0, 1)), chosen(10, 1, (0, 1)));
        assert_ne!(chosen(10, 1, (0, 1)), chosen(10, 2, (0, 1)));
        assert_eq!(chosen(10, 1, (0, 1)).len(), 10);
        assert_eq!(chosen(1000, 1, (0, 1)), (0..100).collect::<Vec<_>>());
    }

    #[test]
    fn the_shards_make_up_the_sample() {
        let mut parts: Vec<u32> = (0..3).flat_map(|part| chosen(10, 1, (part, 3))).collect();
        parts.sort_unstable();
        assert_eq!(parts, chosen(10, 1, (0, 1)));
    }
}
