//! Monty's Bark Bark keeps the laws of the house, at every number of seats and under every option.

use bark_bark::{BarkBark, Setup};
use laws::Examination;

use crate::tables::{plain, race};

/// The cards that were shown last lie open to all by the rules.
fn hold(setup: &Setup, deals: u64) {
    let examination = Examination::of(deals).always_open("last[]");
    examination.hold::<BarkBark>(setup);
}

#[test]
fn the_laws_hold_with_three_seats() {
    hold(&race(3, "claims = public"), 16);
}

#[test]
fn the_laws_hold_in_a_match() {
    hold(&plain(3), 8);
}
