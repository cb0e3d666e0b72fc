//! Seconds of CPU time.

use std::hint::black_box;
use std::time::Duration;

use bots::{Bot, Budget, Conditions, Owl};
use cpu_time::ProcessTime;
use tabletop::{Chance, Checked, Game, Judge, Log, Seed, Shelved, Terms, Viewer};

use crate::{Random, deal, setup};

/// How many times an owl imagines the rest of a deal for one decision.
const ITERATIONS: u32 = 5_000;
/// How many clones are measured.
const CLONES: u32 = 1_000_000;

/// What is played, and the expected results.
pub struct Timed {
    /// The table.
    pub terms: Terms,
    /// How many deals are measured at a time.
    pub n_deals: u64,
    /// How often they are measured. The best time counts, because a shared machine only ever makes
    /// things slower.
    pub n_stretches: u32,
    /// How many actions these deals have in all.
    pub n_actions: u64,
    /// How many deals each seat wins.
    pub wins: &'static [u64],
}

/// Measures random deals, a clone and an owl, and prints the results.
///
/// # Panics
/// If the deals do not have the expected results.
pub fn timed<G: Shelved + Judge>(bench: &Timed) {
    let setup = setup::<G>(&bench.terms);
    let (mut n_actions, mut wins) = (0, Vec::new());
    let best = best_of(bench.n_stretches, || {
        (n_actions, wins) = (0, vec![0; bench.wins.len()]);
        let mut random = Random::<G>::default();
        for number in 0..bench.n_deals {
            let (n_here, deal) = random.play(&setup, number);
            n_actions += n_here;
            let outcome = deal.outcome().expect("a deal that awaits nobody is over");
            for seat in outcome.winners().iter() {
                wins[seat.index()] += 1;
            }
        }
    });
    let n_deals = bench.n_deals as f64;
    let tell = |what: &str, number: f64, rest: &str| println!("{what:<23}{number:>12.1} {rest}");
    let deals = format!("random deals, {} seats:", bench.wins.len());
    tell(&deals, n_deals / best.as_secs_f64(), "a CPU-second");
    tell("actions in a deal:", n_actions as f64 / n_deals, "");
    let action = best.as_nanos() as f64 / n_actions as f64;
    tell(
        "an action:",
        action,
        "ns (deal, choices, luck and outcome included)",
    );
    tell(
        "a clone:",
        nanos_of_a_clone::<G>(&setup),
        &format!("ns ({} bytes)", size_of::<G>()),
    );
    tell("an owl:", owl::<G>(&setup), "iterations a CPU-second");
    assert_eq!(
        (n_actions, wins.as_slice()),
        (bench.n_actions, bench.wins),
        "the deals have changed"
    );
}

fn best_of(n_stretches: u32, mut stretch: impl FnMut()) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..n_stretches {
        let start = ProcessTime::now();
        stretch();
        best = best.min(start.elapsed());
    }
    best
}

fn nanos_of_a_clone<G: Game>(setup: &G::Setup) -> f64 {
    let deal = deal::<G>(setup, 1);
    let spent = best_of(1, || {
        for _ in 0..CLONES {
            black_box(black_box(&deal).clone());
        }
    });
    spent.as_nanos() as f64 / f64::from(CLONES)
}

/// The iterations that an owl does in a second, over decisions from early to late in random deals.
fn owl<G: Judge>(setup: &G::Setup) -> f64 {
    let luck = Chance::new(Seed::from_number(7));
    let mut owl = Owl::<G>::new(Budget::Iterations(ITERATIONS), luck, Conditions::default());
    let (mut iterations, mut spent) = (0, Duration::ZERO);
    for number in 0..8 {
        let mut deal = deal::<G>(setup, number);
        let mut luck = Chance::new(Seed::from_number(!number));
        for _ in 0..3 * number {
            let Some(seat) = deal.awaited().first() else {
                break;
            };
            let action = luck.pick(&deal.choices(seat)).clone();
            deal.apply(Checked::listed(seat, &action), &mut Log::silent());
        }
        if let Some(seat) = deal.awaited().first() {
            let view = deal.view(Viewer::Seat(seat));
            let choices = deal.choices(seat);
            spent += best_of(1, || {
                black_box(owl.choose(setup, &view, seat, &choices));
            });
            iterations += owl.report().iterations;
        }
    }
    f64::from(iterations) / spent.as_secs_f64()
}
