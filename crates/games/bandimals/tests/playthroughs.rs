//! Golden playthroughs: whole deals in words. Review the diff when a rule changes.

use std::path::Path;

use bandimals::{Bandimals, Setup};
use laws::playthrough::{compare, playthrough};

use crate::tables::with;

fn check(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<Bandimals>(setup, seed);
    compare(&folder.join(name), &text);
}

#[test]
fn three_play_four_rounds() {
    check("three_seats.txt", &with(3, "round_limit = 4"), 5);
}

#[test]
fn four_name_a_band() {
    let setup = with(4, "booster = on; round_limit = 1; first_person = random");
    // The first deal with a ballot: printed and written names are told word for word.
    let has_ballot = |seed: &u64| {
        let told = playthrough::<Bandimals>(&setup, *seed);
        told.contains("Name That Band: ") && told.contains("Votes for: ")
    };
    let seed = (0..400).find(has_ballot).expect("a deal with a ballot");
    check("ballot.txt", &setup, seed);
}

#[test]
fn four_play_with_the_booster() {
    let setup = with(4, "booster = on; round_limit = 4; first_person = random");
    check("booster.txt", &setup, 3);
}
