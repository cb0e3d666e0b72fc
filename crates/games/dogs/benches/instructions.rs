//! Instructions, counted by callgrind: the same number on a quiet and on a busy machine.
//!
//! Run with `cargo xtask bench`. The limits keep out what is several times slower. Random deals
//! assert how long they were, so that a fast wrong answer fails too.

// The macros below make items of their own, which have no doc comments.
#![allow(missing_docs, unreachable_pub)]

use std::hint::black_box;

use dogs::{Dogs, Found, Setup, Side, Space};
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Viewer};

/// At most so many instructions; more is an error.
fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions)]));
    config
}

fn two() -> Setup {
    Dogs::set_up(&Terms::plain(2)).expect("two can play")
}

fn dealt() -> (Setup, Dogs) {
    let setup = two();
    let chance = Chance::new(Seed::from_number(1));
    let deal = Dogs::deal(&setup, chance, &mut Log::silent()).expect("two can play");
    (setup, deal)
}

// Random deals through the public contract; it returns the number of actions.
#[library_benchmark(config = at_most(10_000_000))]
#[bench::hundred(setup = two)]
fn random_deals(setup: Setup) -> u64 {
    let mut luck = Chance::new(Seed::from_number(42));
    let mut choices = Vec::with_capacity(256);
    let mut actions = 0;
    for number in 0..100 {
        let chance = Chance::new(Seed::from_number(number));
        let mut deal = Dogs::deal(&setup, chance, &mut Log::silent()).expect("two can play");
        while let Some(seat) = deal.awaited().first() {
            deal.list_choices(seat, &mut choices);
            let action = *luck.pick(&choices);
            deal.apply(seat, &action, &mut Log::silent());
            actions += 1;
        }
        black_box(deal.outcome());
    }
    assert!(
        (5_000..6_700).contains(&actions),
        "{actions} actions: the deals are not the deals they were"
    );
    actions
}

#[library_benchmark(config = at_most(690))]
#[bench::start(setup = dealt)]
fn clone((setup, deal): (Setup, Dogs)) -> (Setup, Dogs, Dogs) {
    let copy = black_box(&deal).clone();
    (setup, deal, copy)
}

#[library_benchmark(config = at_most(100_000))]
#[bench::start(setup = dealt)]
fn view_and_imagine((setup, deal): (Setup, Dogs)) -> Dogs {
    let view = deal.view(Viewer::Seat(Seat(0)));
    Dogs::imagine(&setup, &view, Chance::new(Seed::from_number(2)))
}

/// A deal in the middle of the game, its chips scattered by luck.
fn midway() -> (Setup, Dogs, Side, Space) {
    let (setup, mut deal) = dealt();
    let mut luck = Chance::new(Seed::from_number(7));
    for _ in 0..40 {
        let seat = deal.awaited().first().expect("it goes on");
        let action = *luck.pick(&deal.choices(seat));
        deal.apply(seat, &action, &mut Log::silent());
    }
    let last = deal.view(Viewer::Spectator).last.expect("a move");
    let side = setup.side(last.by);
    (setup, deal, side, last.space)
}

// Whether a chip makes a sequence, and where one more would: the lines through one space.
#[library_benchmark(config = at_most(1_000))]
#[bench::one_space(setup = midway)]
fn find_lines((setup, deal, side, space): (Setup, Dogs, Side, Space)) -> (Setup, Dogs, Found) {
    let found = black_box(&deal).lines_through(side, space);
    assert!(!found.is_made, "the deal goes on");
    (setup, deal, found)
}

// The same for every space of the board, for how much that is on the average.
#[library_benchmark(config = at_most(84_000))]
#[bench::every_space(setup = midway)]
fn find_all_lines((setup, deal, side, _): (Setup, Dogs, Side, Space)) -> (Setup, Dogs, u32) {
    let mut n_made = 0;
    for space in setup.spaces().iter() {
        n_made += u32::from(black_box(&deal).lines_through(side, space).is_made);
    }
    assert_eq!(n_made, 0, "the deal goes on");
    (setup, deal, n_made)
}

library_benchmark_group!(
    name = counted,
    benchmarks = [
        random_deals,
        clone,
        view_and_imagine,
        find_lines,
        find_all_lines
    ]
);

main!(library_benchmark_groups = counted);
