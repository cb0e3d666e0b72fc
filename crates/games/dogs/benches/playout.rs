//! Random deals of Sequence Dogs through the public contract, per second of CPU time.
//!
//! Run with `cargo bench -p dogs --bench playout`. It asserts what the deals came to, so that a
//! fast wrong answer fails.

use std::hint::black_box;
use std::time::Duration;

use bots::{Bot, Budget, Conditions, Owl};
use cpu_time::ProcessTime;
use dogs::Dogs;
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Viewer};

/// Deals in each measured stretch.
const DEALS: u64 = 50_000;
/// Stretches; the best one counts, because a shared machine only ever makes things slower.
const STRETCHES: u32 = 7;

fn main() {
    let setup = Dogs::set_up(&Terms::plain(2)).expect("two can play");

    let mut best = Duration::MAX;
    let mut sum = Tally::default();
    for _ in 0..STRETCHES {
        let start = ProcessTime::now();
        sum = play(&setup, DEALS);
        best = best.min(start.elapsed());
    }
    let per_second = DEALS as f64 / best.as_secs_f64();
    let per_action = best.as_nanos() as f64 / sum.actions as f64;
    println!("random deals, 2 seats: {per_second:>12.0} a CPU-second");
    println!(
        "actions in a deal:     {:>12.1}",
        sum.actions as f64 / DEALS as f64
    );
    println!(
        "an action:             {per_action:>12.1} ns (deal, choices, luck and outcome included)"
    );
    assert_eq!(
        (sum.actions, sum.wins),
        (2_913_450, [25_026, 24_845]),
        "the deals are not the deals they were"
    );

    let deal = Dogs::deal(
        &setup,
        Chance::new(Seed::from_number(1)),
        &mut Log::silent(),
    );
    let deal = deal.expect("two can play");
    let clones = 10_000_000u32;
    let start = ProcessTime::now();
    for _ in 0..clones {
        black_box(black_box(&deal).clone());
    }
    let each = start.elapsed().as_nanos() as f64 / f64::from(clones);
    println!(
        "a clone:               {each:>12.1} ns ({} bytes)",
        size_of::<Dogs>()
    );
    println!(
        "a space's lines:       {:>12.1} ns",
        lines_of_a_space(&setup)
    );
    println!(
        "an owl:                {:>12.0} iterations a CPU-second",
        iterations_a_second(&setup)
    );
}

/// Nanoseconds to see whether the chips make a sequence through a space, over every space of the
/// boards of a random deal.
fn lines_of_a_space(setup: &dogs::Setup) -> f64 {
    const TIMES: u32 = 20_000;
    let chance = Chance::new(Seed::from_number(1));
    let mut deal = Dogs::deal(setup, chance, &mut Log::silent()).expect("two can play");
    let mut luck = Chance::new(Seed::from_number(7));
    let (mut spent, mut n_asked) = (Duration::ZERO, 0u64);
    for n_played in 0..40 {
        let seat = deal.awaited().first().expect("it goes on");
        let side = setup.side(seat);
        if n_played % 8 == 7 {
            let start = ProcessTime::now();
            for _ in 0..TIMES {
                for space in setup.spaces().iter() {
                    black_box(black_box(&deal).lines_through(side, space));
                }
            }
            spent += start.elapsed();
            n_asked += u64::from(TIMES) * u64::from(setup.spaces().len());
        }
        let action = *luck.pick(&deal.choices(seat));
        deal.apply(seat, &action, &mut Log::silent());
    }
    spent.as_nanos() as f64 / n_asked as f64
}

/// Iterations that an owl does in a second, over decisions from early to late in a random deal.
fn iterations_a_second(setup: &dogs::Setup) -> f64 {
    const ITERATIONS: u32 = 5_000;
    let luck = Chance::new(Seed::from_number(7));
    let mut owl = Owl::<Dogs>::new(Budget::Iterations(ITERATIONS), luck, Conditions::default());
    let (mut iterations, mut spent) = (0, Duration::ZERO);
    for number in 0..8 {
        let chance = Chance::new(Seed::from_number(number));
        let deal = Dogs::deal(setup, chance, &mut Log::silent());
        let mut deal = deal.expect("two can play");
        let mut luck = Chance::new(Seed::from_number(!number));
        for _ in 0..3 * number {
            let Some(seat) = deal.awaited().first() else {
                break;
            };
            let action = *luck.pick(&deal.choices(seat));
            deal.apply(seat, &action, &mut Log::silent());
        }
        if let Some(seat) = deal.awaited().first() {
            let view = deal.view(Viewer::Seat(seat));
            let start = ProcessTime::now();
            black_box(owl.choose(setup, &view, seat, &deal.choices(seat)));
            spent += start.elapsed();
            iterations += owl.report().iterations;
        }
    }
    f64::from(iterations) / spent.as_secs_f64()
}

#[derive(Default)]
struct Tally {
    actions: u64,
    wins: [u64; 2],
}

fn play(setup: &dogs::Setup, deals: u64) -> Tally {
    let mut tally = Tally::default();
    let mut luck = Chance::new(Seed::from_number(42));
    let mut choices = Vec::with_capacity(256);
    for number in 0..deals {
        let chance = Chance::new(Seed::from_number(number));
        let mut deal = Dogs::deal(setup, chance, &mut Log::silent()).expect("two can play");
        while let Some(seat) = deal.awaited().first() {
            deal.list_choices(seat, &mut choices);
            let action = *luck.pick(&choices);
            deal.apply(seat, &action, &mut Log::silent());
            tally.actions += 1;
        }
        let outcome = deal.outcome().expect("nobody is awaited when it is over");
        for seat in outcome.winners().iter() {
            tally.wins[seat.index()] += 1;
        }
    }
    tally
}
