//! Golden playthroughs: whole deals as text. When a rule changes, their diff is reviewed.

use std::path::Path;

use argh::{Argh, Setup};
use laws::playthrough::{compare, playthrough};

use crate::tables::{plain, with};

fn matches_golden(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let text = playthrough::<Argh>(setup, seed);
    compare(&folder.join(name), &text);
}

#[test]
fn two_seats_with_mosquito_hamster_and_scientist_at_the_end() {
    matches_golden("two_seats.txt", &plain(2), 24);
}

#[test]
fn three_seats_with_promo_cards_and_effects_ordered_by_their_owners() {
    let setup = with(3, "promos = spider, owl, twin; effect_order = owner");
    matches_golden("three_seats.txt", &setup, 10);
}

#[test]
fn four_seats_with_a_broken_tie() {
    matches_golden("four_seats.txt", &plain(4), 18);
}

#[test]
fn six_seats_with_a_vote_on_who_starts_and_a_bomb() {
    matches_golden("six_seats.txt", &with(6, "first_player = ask"), 15);
}
