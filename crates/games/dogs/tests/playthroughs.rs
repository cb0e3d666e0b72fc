//! Kept playthroughs: a deal each, told in full, whose difference is reviewed when a rule changes.

use std::path::Path;

use dogs::{Dogs, Setup};
use laws::playthrough::{compare, playthrough};

use crate::tables::{plain, small, with};

fn is_still_told(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<Dogs>(setup, seed);
    compare(&folder.join(name), &text);
}

#[test]
fn two_play_to_a_sequence() {
    is_still_told("two_seats.txt", &plain(2), 3);
}

#[test]
fn four_play_in_teams_choose_colours_and_draw_by_hand() {
    let setup = with(4, "colours = choose; draw_mode = manual");
    is_still_told("four_seats.txt", &setup, 2);
}

#[test]
fn three_play_a_small_box_with_two_sequences_to_win() {
    let setup = small(3, &[("sequences_to_win", "2"), ("free_corners", "on")]);
    is_still_told("three_seats_small_box.txt", &setup, 5);
}
