//! Kept playthroughs: a deal each, told in full, whose difference is reviewed when a rule changes.

use std::path::Path;

use laws::playthrough::{compare, playthrough};
use mole_park::{MolePark, Setup};

use crate::tables::short;

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
fn five_are_asked_about_arcades() {
    let setup = short(
        5,
        "king_selection = arcade_question; king_title = Queen Mole",
    );
    is_still_told("five_seats.txt", &setup, 3);
}

#[test]
fn eight_crowd_the_holes() {
    is_still_told("eight_seats.txt", &short(8, "go_wait = 0"), 1);
}
