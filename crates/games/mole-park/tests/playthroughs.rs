//! Kept playthroughs: a deal each, told in full, whose difference is reviewed when a rule changes.

use std::path::Path;

use laws::playthrough::{compare, playthrough};
use mole_park::{MolePark, Setup};

use crate::tables::{cheap, short};

fn is_still_told(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<MolePark>(setup, seed);
    compare(&folder.join(name), &text);
}

#[test]
fn two_play_until_the_park_closes() {
    is_still_told("two_seats.txt", &short(2, "go_text = Whack!"), 5);
}

#[test]
fn five_play_for_cheap_prizes() {
    is_still_told("five_seats.txt", &cheap(5), 3);
}

#[test]
fn eight_crowd_the_holes() {
    is_still_told("eight_seats.txt", &cheap(8), 1);
}
