//! Comparing choices side by side: each is tried in the same imagined worlds with the same luck.
//!
//! Where most of a deal is luck that comes long after the choice, choices differ by less than the
//! noise of a search. In one world with one luck most of that noise is the same for all of them,
//! so that it falls out of the difference.

use tabletop::{Chance, Judge, Log};

use crate::playout::{Limits, playout_within};
use crate::search::Question;

/// What came of one choice, beside the favourite.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Beside {
    /// Its place among the choices of the question.
    pub(crate) choice: usize,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// The sum of what came of it.
    pub(crate) total: f32,
    /// The sum of how much better it went than the favourite.
    better: f32,
    /// The sum of the squares of that.
    squares: f32,
}

pub(crate) fn env(name: &str, otherwise: f32) -> f32 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(otherwise)
}

impl Beside {
    /// The mean difference and by how much it may be wrong.
    fn difference(&self) -> (f32, f32) {
        let n = self.visits.max(1) as f32;
        let mean = self.better / n;
        let variance = (self.squares / n - mean * mean).max(0.0) + 1.0 / n;
        (mean, (variance / n).sqrt())
    }
}

/// Candidates, the favourite first.
pub(crate) fn candidates(weights: &[i32], breadth: usize) -> Vec<Beside> {
    let mut order: Vec<usize> = (0..weights.len()).collect();
    order.sort_by_key(|&choice| std::cmp::Reverse(weights[choice]));
    order.truncate(breadth);
    order.into_iter().map(|choice| Beside { choice, ..Beside::default() }).collect()
}

/// One world for all.
pub(crate) fn round<G: Judge>(
    question: &Question<'_, G>,
    beside: &mut [Beside],
    out: &mut Vec<bool>,
    luck: &mut Chance,
    choices: &mut Vec<G::Action>,
) -> u32 {
    let world = G::imagine(question.setup, question.view, luck.fork());
    let ahead = luck.fork();
    let mut favourite = 0.0;
    let mut played = 0;
    for (place, one) in beside.iter_mut().enumerate() {
        if out[place] { continue; }
        let mut world = world.clone();
        let limits = Limits { actions: 2000, turn: world.turns().saturating_add(world.horizon()) };
        world.apply(question.seat, &question.choices[one.choice], &mut Log::silent());
        let rewards = playout_within(&mut world, question.seat, limits, &mut ahead.clone(), choices);
        let reward = rewards[question.seat.index()];
        if place == 0 { favourite = reward; }
        one.visits += 1;
        one.total += reward;
        one.better += reward - favourite;
        one.squares += (reward - favourite) * (reward - favourite);
        played += 1;
    }
    played
}

pub(crate) fn think<G: Judge>(question: &Question<'_, G>, iterations: u32, luck: &mut Chance) -> usize {
    let weights = G::ponder(question.setup, question.view, question.seat, question.choices);
    let mut beside = candidates(&weights, env("BREADTH", 6.0) as usize);
    let mut out = vec![false; beside.len()];
    let mut left = iterations;
    let z = env("Z", 1.5);
    let zout = env("ZOUT", 2.0);
    let mut choices = Vec::new();
    let mut rounds = 0;
    while left > 0 {
        let n = round(question, &mut beside, &mut out, luck, &mut choices);
        left = left.saturating_sub(n);
        rounds += 1;
        if rounds % 32 == 0 {
            for (place, one) in beside.iter().enumerate().skip(1) {
                let (mean, error) = one.difference();
                if mean + zout * error < 0.0 { out[place] = true; }
            }
            if n == 1 { break; }
        }
    }
    let surely = |one: &Beside| { let (mean, error) = one.difference(); mean - z * error };
    let mut best = 0; let mut most = 0.0;
    for (place, one) in beside.iter().enumerate().skip(1) {
        if surely(one) > most { best = place; most = surely(one); }
    }
    beside[best].choice
}
