//! Golden playthroughs: whole deals in sentences. Their diff is reviewed when a rule changes.

use std::path::Path;

use bark_bark::{BarkBark, Setup};
use laws::playthrough::{compare, playthrough};

use crate::tables::race;

fn matches_golden_file(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<BarkBark>(setup, seed);
    compare(&folder.join(name), &text);
}

#[test]
fn three_race_and_claim() {
    matches_golden_file("three_seats.txt", &race(3, "stall_rounds = 3"), 5);
}

#[test]
fn five_race_on_a_tea_tray() {
    let setup = race(5, "claims = off; table = tea_tray; stall_rounds = 3");
    matches_golden_file("five_seats.txt", &setup, 3);
}
