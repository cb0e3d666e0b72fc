//! Monty's Bark Bark keeps the laws of the house, with every number of seats and every option.

use bark_bark::{BarkBark, Setup};
use laws::{Examination, driven};

use crate::tables::{plain, race, with, with_edition};

/// By the rules the cards that were shown last are public.
fn hold(setup: &Setup, deals: u64) {
    let examination = Examination::of(deals).always_open("last[]");
    examination.hold::<BarkBark>(setup);
}

#[test]
fn the_laws_hold_with_three_seats() {
    hold(&race(3, "claims = public"), 16);
}

#[test]
fn the_laws_hold_with_four_seats() {
    hold(&race(4, "claims = public"), 10);
}

#[test]
fn the_laws_hold_with_five_seats() {
    hold(&race(5, "claims = public"), 8);
}

#[test]
fn the_laws_hold_in_a_match() {
    hold(&plain(3), 4);
}

#[test]
fn the_laws_hold_in_a_match_with_its_options() {
    let rotating = "critter_change = per_race; next_start_placer = rotate; \
                    tie_at_target = extra_race; target_points = 3; claims = off";
    hold(&with(3, rotating), 4);
    let last = "next_start_placer = last_place; tie_at_target = shared; target_points = 4";
    hold(&with(4, &format!("{last}; claims = off")), 2);
}

#[test]
fn the_laws_hold_with_whispers() {
    hold(&race(3, "claims = public_and_whispers"), 8);
    let locked = "claims = public_and_whispers; card_lock = at_once";
    hold(&race(4, locked), 4);
}

#[test]
fn the_laws_hold_with_locked_cards_and_without_claims() {
    hold(&race(3, "card_lock = at_once; claims = off"), 8);
}

#[test]
fn the_laws_hold_on_every_table() {
    for table in ["breakfast_table", "tea_tray", "big_table"] {
        hold(&race(3, &format!("table = {table}; claims = off")), 4);
    }
    hold(&race(4, "custom_table = 5x3 1.1; claims = off"), 6);
}

#[test]
fn the_laws_hold_however_start_is_placed() {
    hold(
        &race(3, "start_placer = host_names; start_placement = random"),
        4,
    );
    hold(
        &race(3, "start_placer = random; start_placement = centre"),
        4,
    );
}

#[test]
fn the_laws_hold_with_the_special_cases_changed() {
    let strict = "route = shortest_only; dead_end_leftover = lost; short_cut = automatic";
    hold(
        &race(
            3,
            &format!("{strict}; zero_share = only_if_needed; claims = off"),
        ),
        6,
    );
    let loose = "single_space = off; dead_end_crown = off; short_cut = off";
    hold(
        &race(4, &format!("{loose}; stall_rounds = 3; claims = off")),
        4,
    );
    let talk = "corner_piles = face_down; proposals_per_sharer = 1; table = tea_tray";
    hold(&race(3, &format!("{talk}; claims = off")), 6);
}

#[test]
fn the_laws_hold_with_a_home_made_edition() {
    hold(&with_edition(3, &OURS), 6);
}

/// Other numbers, a tree with a gate, a crossing in the deck, one Home Path card.
const OURS: [(&str, &str); 5] = [
    (
        "movement_numbers = [2, 3, 4, 5]",
        "movement_numbers = [1, 3, 6]",
    ),
    ("single = true\n", "single = true\ngate = true\n"),
    ("shape = \"straight\"", "shape = \"cross\""),
    (
        "home_path = [\"keep_going\", \"home\"]",
        "home_path = [\"home\"]",
    ),
    ("edition_id = \"bark-bark-base\"", "edition_id = \"ours\""),
];

#[test]
fn the_laws_hold_when_random_bytes_drive_a_race() {
    let tables = [
        (race(3, "claims = public"), 12),
        (race(5, "table = tea_tray; claims = off"), 6),
        (race(4, "custom_table = 6x4 2.2; route = shortest_only"), 6),
    ];
    for (setup, cases) in tables {
        if let Err(broken) = driven::deals::<BarkBark>(&setup, cases) {
            panic!("{broken}");
        }
    }
}
