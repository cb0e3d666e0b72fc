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

#[test]
#[ignore]
fn scan() {
    for n in 2..=4 {
        for seed in 0..400 {
            let text = playthrough::<MolePark>(&rich(n), seed);
            let has: Vec<&str> = POWERS
                .iter()
                .copied()
                .filter(|w| text.contains(w))
                .collect();
            let has2: Vec<&str> = TIED.iter().copied().filter(|w| text.contains(w)).collect();
            let lines = text.lines().count();
            if has.len() + 1 >= POWERS.len() || has2.len() > 2 {
                println!(
                    "rich {n} {seed}: {lines} lines {}/{} {has2:?}",
                    has.len(),
                    POWERS.len()
                );
            }
            let text = playthrough::<MolePark>(&cheap(n), seed);
            let has2: Vec<&str> = TIED.iter().copied().filter(|w| text.contains(w)).collect();
            let lines = text.lines().count();
            if has2.len() > 1 {
                println!("cheap {n} {seed}: {lines} lines {has2:?}");
            }
        }
    }
}

/// What the prizes of the edition full of powers can do.
const POWERS: [&str; 9] = [
    " used ",
    "let the die lie",
    "looked into hole",
    "took a leftover",
    "for bad luck",
    " on top: ",
    " kept the ",
    "as a consolation",
    "pick next",
];
const TIED: [&str; 4] = [
    "met in a Showdown",
    "stepped back",
    "gave the crown",
    "Lots were drawn, and",
];

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
