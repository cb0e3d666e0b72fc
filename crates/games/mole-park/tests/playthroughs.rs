//! Kept playthroughs: a deal each, told in full, whose difference is reviewed when a rule changes.

use std::path::Path;

use laws::playthrough::{compare, playthrough};
use mole_park::{MolePark, Setup};

use crate::tables::{cheap, rich, short};

fn is_still_told(name: &str, setup: &Setup, seed: u64) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<MolePark>(setup, seed);
    compare(&folder.join(name), &text);
    text
}

/// A playthrough that shows something shows it also after it was accepted anew.
fn shows(text: &str, sentences: &[&str]) {
    for sentence in sentences {
        assert!(text.contains(sentence), "nobody is told `{sentence}`");
    }
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

#[test]
fn five_play_with_all_powers() {
    let text = is_still_told("powers.txt", &rich(5), 31);
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
    let text = is_still_told("showdown.txt", &cheap(4), 73);
    let ends = [
        "met in a Showdown",
        "prizes given back",
        "King Mole gave the crown to ",
    ];
    shows(&text, &ends);
}
