//! The honest toy game keeps every law with every number of seats.

use laws::{At, Broken, Law};
use tabletop::Game;

use crate::toy::{Magpies, honest};

#[test]
fn an_honest_game_keeps_every_law_with_two_seats() {
    laws::hold::<Magpies>(&honest(2), 100);
}

#[test]
fn an_honest_game_keeps_every_law_with_three_seats() {
    laws::hold::<Magpies>(&honest(3), 100);
}

#[test]
fn an_honest_game_keeps_every_law_with_four_seats() {
    laws::hold::<Magpies>(&honest(4), 100);
}

#[test]
fn a_deal_takes_between_twelve_and_eighty_actions() {
    for n_seats in 2..=4 {
        let state: Magpies = laws::replay(&honest(n_seats), 3, 12).unwrap();
        assert!(
            state.outcome().is_none(),
            "{n_seats} seats: over after twelve actions"
        );
        let state: Magpies = laws::replay(&honest(n_seats), 3, 80).unwrap();
        assert!(
            state.outcome().is_some(),
            "{n_seats} seats: not over after eighty"
        );
    }
}

#[test]
fn a_setup_that_cannot_be_dealt_is_refused_and_not_examined() {
    let broken = laws::examine::<Magpies>(&honest(9), 1).unwrap_err();
    assert!(broken.to_string().contains("two to four play"), "{broken}");
}

#[test]
fn a_report_says_which_law_where_and_how_to_get_back_there() {
    let broken = Broken {
        law: Law::TellingChangesNothing,
        at: At::Deal {
            seed: 17,
            played: 4,
        },
        what: "the score differs".to_owned(),
    };
    assert_eq!(
        broken.to_string(),
        "a law is broken.\n  law 4: recording a log changes nothing\n  at seed 17, after 4 actions\n  \
         the score differs\n  to look at it: laws::replay::<G>(&setup, 17, 4)"
    );
}
