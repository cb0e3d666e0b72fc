//! Instruction counts: the usual ones of `yardstick`, and finding lines on the board. Run with
//! `cargo xtask bench`.

// The macros generate items without doc comments.
#![allow(missing_docs, unreachable_pub)]

use std::hint::black_box;

use dogs::{Dogs, Found, Side, Space};
use gungraun::prelude::*;
use tabletop::{Chance, Checked, Game, Log, Seed, Terms, Viewer};

yardstick::counted! {
    Dogs: Terms::plain(2),
    deals: 100,
    actions: 5_786,
    at_most: [10_000_000, 690, 100_000],
    also: [find_lines, find_all_lines]
}

/// A deal after forty random actions.
fn midway() -> (Setup, Dogs, Side, Space) {
    let (setup, mut deal) = dealt();
    let mut luck = Chance::new(Seed::from_number(7));
    for _ in 0..40 {
        let seat = deal.awaited().first().expect("it goes on");
        let action = *luck.pick(&deal.choices(seat));
        deal.apply(Checked::listed(seat, &action), &mut Log::silent());
    }
    let last = deal.view(Viewer::Spectator).last.expect("a move");
    let side = setup.side(last.by);
    (setup, deal, side, last.space)
}

// Whether a chip makes a sequence, and where one more would: the lines through one space.
#[library_benchmark(config = yardstick::at_most(1_000))]
#[bench::one_space(setup = midway)]
fn find_lines((setup, deal, side, space): (Setup, Dogs, Side, Space)) -> (Setup, Dogs, Found) {
    let found = black_box(&deal).lines_through(side, space);
    assert!(!found.is_made, "the deal goes on");
    (setup, deal, found)
}

// The same for every space of the board, for an average.
#[library_benchmark(config = yardstick::at_most(84_000))]
#[bench::every_space(setup = midway)]
fn find_all_lines((setup, deal, side, _): (Setup, Dogs, Side, Space)) -> (Setup, Dogs, u32) {
    let mut n_made = 0;
    for space in setup.spaces().iter() {
        n_made += u32::from(black_box(&deal).lines_through(side, space).is_made);
    }
    assert_eq!(n_made, 0, "the deal goes on");
    (setup, deal, n_made)
}
