//! Golden playthroughs: whole deals in sentences. Their diff is reviewed when a rule changes.

use std::path::Path;

use laws::playthrough::{compare, playthrough};
use mole_park::{MolePark, Setup};

use crate::tables::{cheap, rich, short};

fn matches_golden_file(name: &str, setup: &Setup, seed: u64) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<MolePark>(setup, seed);
    compare(&folder.join(name), &text);
    text
}

/// What a playthrough is kept for must still be in it after an update.
fn shows(text: &str, sentences: &[&str]) {
    for sentence in sentences {
        assert!(text.contains(sentence), "nobody is told `{sentence}`");
    }
}

#[test]
fn two_play_until_the_park_closes() {
    matches_golden_file("two_seats.txt", &short(2, "go_text = Whack!"), 5);
}

#[test]
fn five_play_for_cheap_prizes() {
    matches_golden_file("five_seats.txt", &cheap(5), 3);
}

#[test]
fn eight_crowd_the_holes() {
    matches_golden_file("eight_seats.txt", &cheap(8), 1);
}

#[test]
fn five_play_with_all_powers() {
    let text = matches_golden_file("powers.txt", &rich(5), 31);
    let powers = [
        " used Jawbreaker",
        "let the die lie",
        "looked into hole",
        "took a leftover",
        "for bad luck",
        " on top",
        " kept the ",
        "as a consolation",
        "met in a Showdown",
    ];
    shows(&text, &powers);
}

#[test]
fn four_end_in_a_tied_showdown() {
    let text = matches_golden_file("showdown.txt", &cheap(4), 73);
    let ends = [
        "met in a Showdown",
        "prizes given back",
        "King Mole gave the crown to ",
    ];
    shows(&text, &ends);
}
