//! Random deals of Mole Park through the public contract, and what an owl thinks, per second of CPU.
//!
//! Run with `cargo bench -p mole-park --bench playout`. It asserts what the deals came to, so that a
//! fast wrong answer fails.

use std::hint::black_box;
use std::time::Duration;

use bots::{Bot, Budget, Level, bot};
use cpu_time::ProcessTime;
use mole_park::{MolePark, Setup};
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Viewer};

/// Deals in each measured stretch.
const DEALS: u64 = 1_000;
/// Stretches; the best one counts, because a shared machine only ever makes things slower.
const STRETCHES: u32 = 5;
/// What the deals come to.
const ACTIONS: u64 = 446_747;

fn main() {
    let setup = MolePark::set_up(&Terms::plain(4)).expect("four can play");
    let mut best = Duration::MAX;
    let mut sum = Tally::default();
    for _ in 0..STRETCHES {
        let start = ProcessTime::now();
        sum = play(&setup, DEALS);
        best = best.min(start.elapsed());
    }
    let per_second = DEALS as f64 / best.as_secs_f64();
    let per_action = best.as_nanos() as f64 / sum.actions as f64;
    println!("random deals, 4 seats: {per_second:>12.0} a CPU-second");
    println!(
        "actions in a deal:     {:>12.1}",
        sum.actions as f64 / DEALS as f64
    );
    println!(
        "an action:             {per_action:>12.1} ns (deal, choices, luck and outcome included)"
    );
    println!("wins by seat:          {:?}", sum.wins);

    let chance = Chance::new(Seed::from_number(1));
    let deal = MolePark::deal(&setup, chance, &mut Log::silent()).expect("four can play");
    let clones = 1_000_000u32;
    let start = ProcessTime::now();
    for _ in 0..clones {
        black_box(black_box(&deal).clone());
    }
    let each = start.elapsed().as_nanos() as f64 / f64::from(clones);
    println!(
        "a clone:               {each:>12.1} ns ({} bytes)",
        size_of::<MolePark>()
    );
    println!(
        "an owl:                {:>12.0} iterations a CPU-second",
        owl(&setup)
    );
    assert_eq!(
        sum.actions, ACTIONS,
        "the deals are not the deals they were"
    );
}

/// What an owl imagines a second in the first choice of a die, with four seats.
fn owl(setup: &Setup) -> f64 {
    let chance = Chance::new(Seed::from_number(1));
    let mut deal = MolePark::deal(setup, chance, &mut Log::silent()).expect("four can play");
    while deal.round() == 0 {
        let seat = deal.awaited().first().expect("somebody is asked");
        let action = deal.lapse(seat);
        deal.apply(seat, &action, &mut Log::silent());
    }
    let seat = deal.awaited().first().expect("somebody is asked");
    let view = deal.view(Viewer::Seat(seat));
    let choices = deal.choices(seat);
    let luck = Chance::new(Seed::from_number(2));
    let mut owl: Box<dyn Bot<MolePark> + Send> = bot(Level::Owl(Budget::Iterations(5_000)), luck);
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let start = ProcessTime::now();
        black_box(owl.choose(setup, &view, seat, &choices));
        best = best.min(start.elapsed());
    }
    5_000.0 / best.as_secs_f64()
}

#[derive(Default)]
struct Tally {
    actions: u64,
    wins: [u64; 4],
}

fn play(setup: &Setup, deals: u64) -> Tally {
    let mut tally = Tally::default();
    let mut luck = Chance::new(Seed::from_number(42));
    let mut choices = Vec::new();
    for number in 0..deals {
        let chance = Chance::new(Seed::from_number(number));
        let mut deal = MolePark::deal(setup, chance, &mut Log::silent()).expect("four can play");
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
