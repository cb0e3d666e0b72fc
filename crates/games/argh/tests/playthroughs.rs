//! Kept playthroughs: a deal each, told in full, whose difference is reviewed when a rule changes.

use std::path::Path;

use argh::{Argh, Setup};
use laws::playthrough::{compare, playthrough};

use crate::tables::{plain, with};

fn is_still_told(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<Argh>(setup, seed);
    compare(&folder.join(name), &text);
}

#[test]
fn two_play_and_mosquito_hamster_and_scientist_ask_at_the_end() {
    is_still_told("two_seats.txt", &plain(2), 24);
}

#[test]
fn three_play_with_promo_cards_and_order_their_own_effects() {
    let setup = with(3, "promos = spider, owl, twin; effect_order = owner");
    is_still_told("three_seats.txt", &setup, 10);
}

#[test]
fn four_play_and_a_tie_is_broken() {
    is_still_told("four_seats.txt", &plain(4), 18);
}

#[test]
fn six_vote_on_who_starts_and_one_builds_the_bomb() {
    is_still_told("six_seats.txt", &with(6, "first_player = ask"), 15);
}
