//! What can be wrong with a request to open a table.

use room::{Deed, Room};
use tabletop::{EditionText, Seat, Terms};
use wire::{NewSeat, NewTable};

use crate::sitting::{bot, here, new_table, opening};

fn two() -> NewTable {
    new_table(vec![here("Ann"), bot("fox")])
}

fn error(new: NewTable) -> String {
    let opened = Room::open(&opening(new, 1));
    opened.expect_err("the table cannot be opened").to_string()
}

#[test]
fn the_error_for_an_impossible_table_says_what_would_be_right() {
    let with_seats = |seats: Vec<NewSeat>| NewTable { seats, ..two() };
    let with_terms = |terms: Terms| NewTable { terms, ..two() };
    let with_seconds = |seconds: u32| NewTable {
        seconds: Some(seconds),
        ..two()
    };
    let with_game = |game: &str| NewTable {
        game: game.to_owned(),
        ..two()
    };
    let with_names = |one: &str, other: &str| with_seats(vec![here(one), here(other)]);
    let long_salt = NewSeat::Here {
        name: "Ann".to_owned(),
        salt: "x".repeat(201),
    };
    let edition = |text: &str| Terms {
        edition: Some(EditionText {
            file: "mine.toml".to_owned(),
            text: text.to_owned(),
        }),
        ..Terms::plain(2)
    };
    let host = Terms {
        host: Seat(7),
        ..Terms::plain(2)
    };
    let table: Vec<(NewTable, &str)> = vec![
        (with_game("chess"), "there is no such game"),
        (
            with_seats(vec![here("Ann")]),
            "1 are named for a table of 2",
        ),
        (with_terms(Terms::plain(9)), "2 are named for a table of 9"),
        (new_table(vec![]), "seats"),
        (new_table(vec![here("Ann")]), "1"),
        (new_table(vec![NewSeat::Invited; 8]), "8"),
        (new_table(vec![NewSeat::Invited; 200]), "at most 8"),
        (with_names("Ann", " "), "seat B: name: has 0 characters"),
        (
            with_names(&"x".repeat(25), "Ben"),
            "has 25 characters; a name has 1 to 24",
        ),
        (with_names("Ann", "B\u{202e}en"), "nobody can see"),
        (with_names("Ann", "B\nen"), "nobody can see"),
        (with_names("Ann", " aNN "), "two are called `aNN`"),
        (
            with_seats(vec![long_salt, bot("fox")]),
            "seat A: salt: has 201 bytes",
        ),
        (
            with_seats(vec![here("Ann"), bot("badger")]),
            "`badger`: is not a bot",
        ),
        (
            with_seats(vec![here("Ann"), bot("owl:100001")]),
            "thinks too long for a table",
        ),
        (with_seats(vec![here("Ann"), bot("owl:5001ms")]), "5000 ms"),
        (with_seconds(4), "4 for a decision: it must be 5 to 3600"),
        (with_seconds(3601), "or no clock"),
        (
            with_terms(Terms::plain(2).with("colour", "red")),
            "there is no such option",
        ),
        (
            with_terms(Terms::plain(2).with("claims", "maybe")),
            "not a valid value",
        ),
        (with_terms(edition("this is no edition")), "mine.toml"),
        (
            with_terms(edition(&"#".repeat(70_000))),
            "has 70009 bytes; 65536 are the most",
        ),
        (with_terms(host), "host"),
    ];
    for (new, right) in table {
        let error = error(new);
        assert!(error.contains(right), "{error:?} should say {right:?}");
    }
}

#[test]
fn bots_take_names_that_nobody_has() {
    let seats = vec![bot("fox"), here("Fox"), bot("fox"), bot("owl")];
    let (new, _) = Room::open(&opening(new_table(seats), 1)).unwrap();
    let news = new.room.news(0);
    let names: Vec<&str> = news.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Fox 2", "Fox", "Fox 3", "Owl"]);
}

#[test]
fn terms_that_depend_on_the_number_of_people_are_settled_when_the_table_opens() {
    // BAND-R2 asks people for their music times, but not one person alone.
    for (seats, first_person) in [
        (vec![here("Ann"), bot("fox")], Some("random")),
        (vec![here("Ann"), NewSeat::Invited], None),
    ] {
        let new = NewTable {
            game: "bandimals".to_owned(),
            ..new_table(seats)
        };
        let (new, _) = Room::open(&opening(new, 1)).unwrap();
        let Deed::Opened(opened) = &new.entries[0].deed else {
            panic!("the first entry opens a table");
        };
        let agreed = opened.terms.options.get("first_person").map(String::as_str);
        assert_eq!(agreed, first_person);
    }
}

#[test]
fn the_host_gets_the_tokens_of_their_own_screen_and_the_host_token() {
    let seats = vec![here("Ann"), NewSeat::Invited, here("Ben"), bot("fox")];
    let (new, created) = Room::open(&opening(new_table(seats), 1)).unwrap();
    let seats: Vec<Seat> = created.tokens.iter().map(|(seat, _)| *seat).collect();
    assert_eq!(seats, [Seat(0), Seat(2)]);
    let saved = serde_json::to_string(&new.entries).unwrap();
    for token in created
        .tokens
        .iter()
        .map(|(_, token)| token)
        .chain([&created.host])
    {
        assert!(new.room.admit(&[*token]).is_ok());
        assert!(
            !saved.contains(&token.0.to_string()),
            "only hashes are kept"
        );
    }
}
