//! Marching Band(-imals) keeps the laws of the house, at every number of seats and under every
//! option. Random play seldom completes a band, so the round limit keeps deals short.

use bandimals::Bandimals;
use laws::Examination;

use crate::tables::with;

fn hold(n_seats: u8, deals: u64, options: &str) {
    let setup = with(n_seats, options);
    Examination::of(deals).hold::<Bandimals>(&setup);
}

#[test]
fn the_laws_hold_with_two_seats() {
    hold(2, 3, "round_limit = 12");
}

#[test]
fn the_laws_hold_with_three_seats() {
    hold(3, 2, "round_limit = 8");
}

#[test]
fn the_laws_hold_with_two_seats_and_the_booster() {
    hold(
        2,
        3,
        "round_limit = 12; booster = on; first_person = random",
    );
}

#[test]
fn the_laws_hold_with_four_seats_and_the_booster() {
    hold(4, 2, "round_limit = 6; booster = on; first_person = random");
}
