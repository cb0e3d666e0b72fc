//! Instructions, counted by callgrind: the same number on a quiet and on a busy machine.
//!
//! Run with `cargo xtask bench`. The limits are the counts of docs/benchmarks.md and a tenth more.

// The macros below make items of their own, which have no doc comments.
#![allow(missing_docs, unreachable_pub)]

use std::hint::black_box;

use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use mole_park::{MolePark, Setup};
use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Viewer};

/// At most so many instructions; more is an error.
fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions)]));
    config
}

fn four() -> Setup {
    let terms = Terms::plain(4).with("go_wait", "0");
    MolePark::set_up(&terms).expect("four can play")
}

fn dealt() -> (Setup, MolePark) {
    let setup = four();
    let chance = Chance::new(Seed::from_number(1));
    let deal = MolePark::deal(&setup, chance, &mut Log::silent()).expect("four can play");
    (setup, deal)
}

// Random deals through the public contract; it returns the number of actions.
#[library_benchmark(config = at_most(DEALS_LIMIT))]
#[bench::twenty(setup = four)]
fn random_deals(setup: Setup) -> u64 {
    let mut luck = Chance::new(Seed::from_number(42));
    let mut choices = Vec::with_capacity(128);
    let mut actions = 0;
    for number in 0..20 {
        let chance = Chance::new(Seed::from_number(number));
        let mut deal = MolePark::deal(&setup, chance, &mut Log::silent()).expect("four can play");
        while let Some(seat) = deal.awaited().first() {
            choices.clear();
            deal.list_choices(seat, &mut choices);
            let action = *luck.pick(&choices);
            deal.apply(seat, &action, &mut Log::silent());
            actions += 1;
        }
        black_box(deal.outcome());
    }
    assert!(
        (7_000..11_000).contains(&actions),
        "{actions} actions: the deals are not the deals they were"
    );
    actions
}

#[library_benchmark(config = at_most(2_300))]
#[bench::start(setup = dealt)]
fn clone((setup, deal): (Setup, MolePark)) -> (Setup, MolePark, MolePark) {
    let copy = black_box(&deal).clone();
    (setup, deal, copy)
}

#[library_benchmark(config = at_most(19_200))]
#[bench::start(setup = dealt)]
fn view_and_imagine((setup, deal): (Setup, MolePark)) -> MolePark {
    let view = deal.view(Viewer::Seat(Seat(0)));
    MolePark::imagine(&setup, &view, Chance::new(Seed::from_number(2)))
}

/// A tenth above what was counted.
const DEALS_LIMIT: u64 = 8_970_000;

library_benchmark_group!(
    name = counted,
    benchmarks = [random_deals, clone, view_and_imagine]
);

main!(library_benchmark_groups = counted);
