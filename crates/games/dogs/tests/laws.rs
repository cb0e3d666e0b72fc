//! The laws of the house, at every legal table size and with every option.

use dogs::{Dogs, Setup};
use laws::{Examination, driven};

use crate::tables::{at_every_step, plain, set_up, small, with};
use tabletop::{Game, Seat, Staged, Terms};

/// Runs the laws at a table where discards are never face down.
fn hold(setup: &Setup, deals: u64) {
    Examination::of(deals)
        .always_open("discards[].card")
        .hold::<Dogs>(setup);
}

#[test]
fn the_laws_hold_with_two_seats() {
    hold(&plain(2), 3);
    hold(&small(2, &[]), 20);
}

#[test]
fn the_laws_hold_with_three_seats() {
    hold(&plain(3), 2);
    hold(&small(3, &[]), 20);
}

#[test]
fn the_laws_hold_with_four_seats_in_two_teams() {
    hold(&plain(4), 2);
    hold(&small(4, &[]), 20);
}

#[test]
fn the_laws_hold_with_six_seats_in_two_teams_and_in_three() {
    hold(&plain(6), 1);
    hold(&with(6, "six_players = three_teams"), 1);
    hold(&small(6, &[]), 15);
    hold(&small(6, &[("six_players", "three_teams")]), 15);
}

#[test]
fn the_laws_hold_when_cards_are_drawn_by_hand() {
    let manual = [("draw_mode", "manual")];
    hold(&with(2, "draw_mode = manual"), 2);
    hold(&small(2, &manual), 30);
    hold(&small(3, &manual), 25);
    hold(&small(4, &manual), 20);
    hold(&small(6, &manual), 15);
}

#[test]
fn the_laws_hold_when_two_sequences_win() {
    hold(&with(2, "sequences_to_win = 2"), 2);
    let two = [("sequences_to_win", "2"), ("free_corners", "on")];
    hold(&small(2, &two), 30);
    hold(&small(3, &two), 20);
    hold(
        &small(2, &[("sequences_to_win", "2"), ("draw_mode", "manual")]),
        30,
    );
}

#[test]
fn the_laws_hold_with_free_corners_and_on_the_street() {
    hold(&with(2, "free_corners = on"), 2);
    hold(&with(2, "layout = street-7x12"), 2);
    hold(&small(2, &[("free_corners", "on")]), 20);
}

#[test]
fn the_laws_hold_when_only_the_top_of_a_pile_is_visible() {
    let top = [("discard_view", "top")];
    laws::hold::<Dogs>(&with(2, "discard_view = top"), 2);
    laws::hold::<Dogs>(&small(2, &top), 20);
    laws::hold::<Dogs>(&small(3, &top), 20);
}

#[test]
fn the_laws_hold_when_colours_and_dealer_are_chosen() {
    let mut terms = Terms::plain(3)
        .with("colours", "choose")
        .with("dealer", "host_picks");
    terms.host = Seat(2);
    hold(&set_up(&terms), 2);
    let choose = [("colours", "choose"), ("dealer", "host_picks")];
    hold(&small(2, &choose), 20);
    hold(&small(4, &choose), 20);
    hold(
        &small(6, &[("colours", "choose"), ("six_players", "three_teams")]),
        15,
    );
    hold(&small(2, &[("last_dealer", "A")]), 10);
}

#[test]
fn the_laws_hold_with_few_chips() {
    hold(&with(2, "chips = 8"), 1);
    hold(&small(2, &[("chips", "5")]), 20);
    hold(&small(3, &[("chips", "5"), ("draw_mode", "manual")]), 20);
}

#[test]
fn the_laws_hold_in_deals_that_end_without_a_sequence() {
    hold(&small(2, &[("reshuffle_limit", "0")]), 20);
    hold(
        &small(
            2,
            &[
                ("reshuffle_limit", "1"),
                ("deadlock_result", "longest_line"),
            ],
        ),
        20,
    );
    hold(
        &small(3, &[("reshuffle_limit", "0"), ("draw_mode", "manual")]),
        20,
    );
    hold(
        &small(3, &[("deadlock_rounds", "1"), ("deadlock_result", "draw")]),
        20,
    );
}

#[test]
fn the_laws_hold_in_deals_driven_by_arbitrary_bytes() {
    let tables: [(Setup, u32); 5] = [
        (plain(2), 2),
        (
            small(2, &[("draw_mode", "manual"), ("sequences_to_win", "2")]),
            25,
        ),
        (small(3, &[("free_corners", "on")]), 25),
        (small(4, &[("colours", "choose"), ("chips", "5")]), 20),
        (
            small(
                6,
                &[("draw_mode", "manual"), ("six_players", "three_teams")],
            ),
            15,
        ),
    ];
    for (setup, cases) in tables {
        if let Err(broken) = driven::deals::<Dogs>(&setup, cases) {
            panic!("{broken}");
        }
    }
}

#[test]
fn every_card_and_chip_is_in_one_place_after_every_action() {
    let tables = [
        (plain(2), 40),
        (with(6, "six_players = three_teams; draw_mode = manual"), 20),
        (
            with(3, "sequences_to_win = 2; free_corners = on; chips = 20"),
            20,
        ),
        (small(2, &[("draw_mode", "manual")]), 200),
        (small(3, &[("chips", "7"), ("sequences_to_win", "2")]), 200),
    ];
    for (setup, deals) in tables {
        at_every_step(&setup, deals, |played, after| {
            if let Err(broken) = Dogs::soundness(&setup, after) {
                panic!("after {:?} of {}: {broken}", played.action, played.seat);
            }
            assert!(
                played.before.outcome().is_none(),
                "nobody acts after the end"
            );
            assert!(!played.events.is_empty(), "{:?} is told", played.action);
        });
    }
}
