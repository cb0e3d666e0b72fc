//! Random deals of Sequence Dogs through the public contract, per second of CPU time.
//!
//! Run with `cargo bench -p dogs --bench playout`. It asserts what the deals came to, so that a
//! fast wrong answer fails.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ProcessTime;
use dogs::Dogs;
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms};

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
        (0, [0, 0]),
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
