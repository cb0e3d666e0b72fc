//! Deals on all cores, with the same sum in any order.

use std::ops::Add;

use bots::{Brake, Duel, Tally};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use tabletop::{Judge, Refusal};

/// How to follow the work, and how to stop it.
#[derive(Clone, Default)]
pub struct Watch<'a> {
    /// Called after each deal, on the core that played it.
    pub progress: Option<&'a (dyn Fn() + Sync)>,
    /// Stops the work, even in the middle of a deal, which is then not counted.
    pub stop: Brake,
}

/// Plays a duel's deals on all cores, or as many as it can until it is stopped.
pub fn duel<G: Judge>(duel: &Duel<'_, G>, deals: u64, watch: &Watch<'_>) -> Result<Tally, Refusal> {
    let sides = duel.sides()?;
    each_deal(deals, watch, |deal| {
        duel.play_deal(deal, &sides, &watch.stop)
    })
}

/// Plays each of `deals` deals and adds up the results.
pub(crate) fn each_deal<T: Add<Output = T> + Default + Send>(
    deals: u64,
    watch: &Watch<'_>,
    play: impl Fn(u64) -> Result<Option<T>, Refusal> + Sync,
) -> Result<T, Refusal> {
    let one = |deal: u64| {
        if watch.stop.stops() {
            return Ok(T::default());
        }
        let Some(played) = play(deal)? else {
            return Ok(T::default());
        };
        if let Some(progress) = watch.progress {
            progress();
        }
        Ok(played)
    };
    // rayon counts in `usize`, which has 64 bits wherever there are threads.
    (0..usize::try_from(deals).unwrap_or(usize::MAX))
        .into_par_iter()
        .with_max_len(64)
        // Without this, each of perhaps a billion deals that are not played would still be visited.
        .take_any_while(|_| !watch.stop.stops())
        .map(|deal| one(deal as u64))
        .try_reduce(T::default, |some, more| Ok(some + more))
}
