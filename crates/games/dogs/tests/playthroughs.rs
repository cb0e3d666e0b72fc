//! Golden playthroughs: whole deals as text. When a rule changes, review their diff.

use std::path::Path;

use dogs::{Dogs, Setup};
use laws::playthrough::{compare, playthrough};

use crate::tables::{plain, small, with};

fn matches_the_golden_file(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<Dogs>(setup, seed);
    compare(&folder.join(name), &text);
}

#[test]
fn two_play_to_a_sequence() {
    matches_the_golden_file("two_seats.txt", &plain(2), 3);
}

#[test]
fn four_play_in_teams_choose_colours_and_draw_by_hand() {
    let setup = with(4, "colours = choose; draw_mode = manual");
    matches_the_golden_file("four_seats.txt", &setup, 2);
}

#[test]
fn three_play_a_small_box_with_two_sequences_to_win() {
    let setup = small(3, &[("sequences_to_win", "2"), ("free_corners", "on")]);
    matches_the_golden_file("three_seats_small_box.txt", &setup, 5);
}
