//! Tables that cannot be set up, and their errors.

use laws::tables::with_edition;
use new_game::NewGame;
use tabletop::{Shelved, Terms};

fn error(terms: &Terms) -> String {
    let error = NewGame::set_up(terms).expect_err("this cannot be set up");
    error.to_string()
}

#[test]
fn one_and_five_cannot_play() {
    // NEW-1.
    for n_seats in [1, 5] {
        let told = format!("seats: are {n_seats}, but must be 2 to 4");
        assert_eq!(error(&Terms::plain(n_seats)), told);
    }
}

#[test]
fn an_edition_that_cannot_be_played_is_refused_with_the_field_and_the_reason() {
    for (from, to, told) in [
        ("limit = 10", "limit = 4", "limit: is 4, but a hedgehog"),
        ("weight = 1", "weight = 0", "apples: must weigh 1 or more"),
        (
            "count = 8",
            "count = 80",
            "apples: are 106 in all; there must be",
        ),
    ] {
        let error = error(&with_edition::<NewGame>(Terms::plain(2), &[(from, to)]));
        assert!(error.starts_with(&format!("ours.toml: {told}")), "{error}");
    }
}
