//! Deals on all cores: any order, the same sum.

use std::ops::Add;

use bots::{Brake, Duel, Tally};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use tabletop::{Judge, Refusal};

/// How somebody follows the work, and how they stop it.
#[derive(Clone, Default)]
pub struct Watch<'a> {
    /// Called after each deal, on whichever core played it.
    pub progress: Option<&'a (dyn Fn() + Sync)>,
    /// Ends the work, also in the middle of a deal, which then is not counted.
    pub stop: Brake,
}

/// Plays a duel's deals on all cores, or as many as it can until it is told to stop.
pub fn duel<G: Judge>(duel: &Duel<'_, G>, deals: u64, watch: &Watch<'_>) -> Result<Tally, Refusal> {
    let sides = duel.sides()?;
    each_deal(deals, watch, |deal| {
        duel.play_deal(deal, &sides, &watch.stop)
    })
}

/// Plays each of `deals` deals and adds up what comes of them.
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
    // rayon counts in `usize`, which is as wide as a deal's number wherever it runs threads.
    (0..usize::try_from(deals).unwrap_or(usize::MAX))
        .into_par_iter()
        .with_max_len(64)
        // Not even a look at each of a thousand million deals that will not be played.
        .take_any_while(|_| !watch.stop.stops())
        .map(|deal| one(deal as u64))
        .try_reduce(T::default, |some, more| Ok(some + more))
}
