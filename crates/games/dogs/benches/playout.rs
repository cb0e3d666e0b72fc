//! Timings: the usual ones of `yardstick`, and finding the lines through a space. Run with
//! `cargo bench -p dogs --bench playout`.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ProcessTime;
use dogs::Dogs;
use tabletop::{Chance, Checked, Game, Log, Seed, Terms};
use yardstick::{Timed, timed};

fn main() {
    let terms = Terms::plain(2);
    let setup = yardstick::setup::<Dogs>(&terms);
    timed::<Dogs>(&Timed {
        terms,
        n_deals: 50_000,
        n_stretches: 7,
        n_actions: 2_913_450,
        wins: &[25_026, 24_845],
    });
    println!(
        "a space's lines:       {:>12.1} ns",
        lines_of_a_space(&setup)
    );
}

/// Nanoseconds to check whether the chips make a sequence through a space, averaged over every space at
/// several moments of a random deal.
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
        deal.apply(Checked::listed(seat, &action), &mut Log::silent());
    }
    spent.as_nanos() as f64 / n_asked as f64
}
