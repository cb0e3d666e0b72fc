//! Deals on all cores: any order, the same sum.

use std::ops::Add;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Duel, Tally};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use tabletop::{Judge, Refusal};

/// How somebody follows the work, and how they stop it.
#[derive(Clone, Copy, Default)]
pub struct Watch<'a> {
    /// Called after each deal, on whichever core played it.
    pub progress: Option<&'a (dyn Fn() + Sync)>,
    /// Raised when no more deals should be begun.
    pub stop: Option<&'a AtomicBool>,
}

/// Plays a duel's deals on all cores, or as many as it can until it is told to stop.
pub fn duel<G: Judge>(duel: &Duel<'_, G>, deals: u64, watch: &Watch<'_>) -> Result<Tally, Refusal> {
    each_deal(deals, watch, |deal| duel.play(deal..deal + 1, &|_| ()))
}

/// Plays each of `deals` deals and adds up what comes of them.
pub(crate) fn each_deal<T: Add<Output = T> + Default + Send>(
    deals: u64,
    watch: &Watch<'_>,
    play: impl Fn(u64) -> Result<T, Refusal> + Sync,
) -> Result<T, Refusal> {
    let one = |deal: u64| {
        if watch.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Ok(T::default());
        }
        let played = play(deal)?;
        if let Some(progress) = watch.progress {
            progress();
        }
        Ok(played)
    };
    // rayon counts in `usize`, which is as wide as a deal's number wherever it runs threads.
    (0..usize::try_from(deals).unwrap_or(usize::MAX))
        .into_par_iter()
        .with_max_len(64)
        .map(|deal| one(deal as u64))
        .try_reduce(T::default, |some, more| Ok(some + more))
}
