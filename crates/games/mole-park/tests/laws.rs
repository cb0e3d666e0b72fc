//! Mole Park keeps the laws of the house, with every number of seats and every option.

use laws::{Examination, driven};
use mole_park::{MolePark, Setup};

use crate::tables::{powerful, short};

/// By the rules the Hill is public, and so are moles that were laid down.
fn hold(setup: &Setup, deals: u64) {
    let examination = Examination::of(deals)
        .always_open("hill[]")
        .always_open("areas[].showed[]");
    examination.hold::<MolePark>(setup);
}

#[test]
fn the_laws_hold_with_two_seats() {
    hold(&short(2, "go_wait = 5"), 8);
}

#[test]
fn the_laws_hold_with_three_seats() {
    hold(&short(3, "go_wait = 5"), 4);
}

#[test]
fn the_laws_hold_with_four_seats() {
    hold(&short(4, "go_wait = 5"), 2);
}

#[test]
fn the_laws_hold_with_five_seats() {
    hold(&short(5, "go_wait = 5"), 2);
}

#[test]
fn the_laws_hold_with_six_and_seven_seats() {
    hold(&short(6, "go_wait = 0"), 1);
    hold(&short(7, "go_wait = 0"), 1);
}

#[test]
fn the_laws_hold_with_eight_seats() {
    hold(&short(8, "go_wait = 5"), 1);
}

#[test]
fn the_laws_hold_however_king_mole_is_found() {
    hold(&short(3, "king_selection = arcade_question"), 2);
    hold(&short(2, "king_selection = random"), 2);
    hold(&short(3, "king_selection = last_winner"), 2);
}

#[test]
fn the_laws_hold_with_every_other_option() {
    hold(
        &short(3, "prize_powers = off; crown_windows = one_answer"),
        3,
    );
    hold(
        &short(2, "empty_prize_roll = allow; may_decline_prize = no"),
        3,
    );
    hold(
        &short(2, "hill_view = top_card; showdown_hand_limit = none"),
        3,
    );
    hold(
        &short(2, "king_title = Queen Mole; go_text = Whack!; go_wait = 0"),
        2,
    );
}

#[test]
fn the_laws_hold_with_an_edition_full_of_powers() {
    hold(&powerful(3), 3);
    hold(&powerful(4), 1);
}

#[test]
fn the_laws_hold_when_random_bytes_drive_a_deal() {
    let tables = [(short(2, "go_wait = 0"), 6), (short(4, "go_wait = 5"), 3)];
    for (setup, cases) in tables {
        if let Err(broken) = driven::deals::<MolePark>(&setup, cases) {
            panic!("{broken}");
        }
    }
}
