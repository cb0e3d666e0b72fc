//! Which tables can be set up, and the errors for those that cannot.

use argh::Argh;
use tabletop::{EditionText, Seat, Shelved, Terms};

fn error(terms: &Terms) -> String {
    match Argh::set_up(terms) {
        Ok(_) => panic!("this can be set up: {terms:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn two_to_four_can_play_and_five_or_six_with_an_option() {
    // ARGH-R1.
    for n_seats in 2..=4 {
        assert!(Argh::set_up(&Terms::plain(n_seats)).is_ok(), "{n_seats}");
    }
    let by_agreement = |n_seats| Terms::plain(n_seats).with("five_six_players", "on");
    for n_seats in 2..=6 {
        assert!(Argh::set_up(&by_agreement(n_seats)).is_ok(), "{n_seats}");
    }
    let refused = [
        (Terms::plain(1), "ARGH-R1: 1 seat cannot play: 2 to 4 can"),
        (
            Terms::plain(5),
            "ARGH-R1: 5 seats cannot play: 2 to 4 can, and 5 or 6 with the option five_six_players = on",
        ),
        (by_agreement(1), "ARGH-R1: 1 seat cannot play: 2 to 6 can"),
        (by_agreement(7), "ARGH-R1: 7 seats cannot play: 2 to 6 can"),
        (
            by_agreement(200),
            "ARGH-R1: 200 seats cannot play: 2 to 6 can",
        ),
    ];
    for (terms, expected) in refused {
        assert_eq!(error(&terms), expected);
    }
}

#[test]
fn the_error_about_an_invalid_option_names_it() {
    let cases = [
        (
            "first_playr",
            "ask",
            "option `first_playr`: there is no such option; there are first_player, ",
        ),
        (
            "effect_order",
            "random",
            "option `effect_order`: `random` is not a valid value: one of fixed, owner",
        ),
        (
            "promos",
            "none, owl",
            "option `promos`: `none, owl` is not a valid value: none alone, or several",
        ),
        (
            "claims",
            "on, off",
            "option `claims`: `on, off` is not a valid value: one of on, off",
        ),
    ];
    for (key, value, expected) in cases {
        let error = error(&Terms::plain(3).with(key, value));
        assert!(error.starts_with(expected), "{error}");
    }
}

#[test]
fn every_value_of_every_option_can_be_set_up() {
    for option in Argh::options() {
        for (value, _) in option.values {
            let terms = Terms::plain(3).with(option.key, value);
            assert!(Argh::set_up(&terms).is_ok(), "{} = {value}", option.key);
        }
    }
}

#[test]
fn host_and_last_winner_must_sit_at_the_table() {
    let mut terms = Terms::plain(3);
    terms.host = Seat(3);
    assert_eq!(error(&terms), "host: is seat D, but the table has 3 seats");
    let mut terms = Terms::plain(2);
    terms.last_winner = Some(Seat(2));
    assert_eq!(
        error(&terms),
        "last winner: is seat C, but the table has 2 seats"
    );
}

#[test]
fn an_edition_in_which_two_players_could_both_build_a_bomb_is_refused() {
    // ARGH-R24.
    let mut terms = Terms::plain(3);
    terms.edition = Some(EditionText {
        file: "ours.toml".to_owned(),
        text: Argh::EDITION.replace("bombs_to_win = 2", "bombs_to_win = 1"),
    });
    let error = error(&terms);
    assert!(
        error.starts_with("ours.toml: bombs_to_win: is 1 with 3 bomb parts in the box"),
        "{error}"
    );
}
