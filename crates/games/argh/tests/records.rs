//! The record of a deal: it can be read back and verified, and any change to it is detected.

use argh::Argh;
use laws::driven::sample_record;
use serde_json::{Value, json};
use tabletop::{Digest, Record, Viewer};

use crate::tables::{plain, with};

/// The record of a random deal with three seats.
fn record() -> String {
    sample_record::<Argh>(&plain(3), 3).expect("a deal that ends")
}

fn verify(text: &str) -> Result<(), String> {
    let record = Record::<Argh>::parse(text).map_err(|error| error.to_string())?;
    record.verify().map(drop).map_err(|error| error.to_string())
}

#[test]
fn a_record_is_read_back_unchanged_and_verifies() {
    let tables = [
        plain(2),
        plain(4),
        plain(6),
        with(3, "promos = spider, owl, twin; effect_order = owner"),
        with(3, "first_player = ask; end_choices = auto"),
    ];
    for setup in tables {
        for number in 0..12 {
            let text = sample_record::<Argh>(&setup, number).expect("a deal that ends");
            let record = Record::<Argh>::parse(&text).expect("a written record can be read");
            assert_eq!(record.to_text(), text);
            let replay = record.verify().unwrap_or_else(|wrong| panic!("{wrong}"));
            let closing = record.closing.expect("a finished deal has a last line");
            assert_eq!(Digest::of(&replay.state), closing.digest);
            assert_eq!(replay.chapters.len(), record.plays.len() + 1);
        }
    }
}

#[test]
fn a_record_can_be_replayed_to_every_moment() {
    let record = Record::<Argh>::parse(&record()).expect("a record");
    let secret = record.closing.as_ref().expect("a last line").secret;
    let mut before = None;
    for n_plays in 0..=record.plays.len() {
        let replay = record.replay(secret, n_plays).expect("a moment");
        let view = tabletop::Game::view(&replay.state, Viewer::Spectator);
        assert_ne!(
            Some(&view),
            before.as_ref(),
            "every action changes the view"
        );
        before = Some(view);
    }
}

/// A change to a record, and the start of the error about it.
struct Change {
    what: &'static str,
    make: fn(&mut Vec<Value>),
    error: &'static str,
}

const CHANGES: [Change; 17] = [
    Change {
        what: "another seat takes the first action",
        make: |lines| {
            let seat = lines[1]["seat"].as_u64().expect("a seat");
            lines[1]["seat"] = json!((seat + 1) % 3);
        },
        error: "action 1: ARGH-15: it is the turn of",
    },
    Change {
        what: "a seat that does not exist acts",
        make: |lines| lines[2]["seat"] = json!(7),
        error: "action 2: no seat H at this table",
    },
    Change {
        what: "a drawn card is laid face up",
        make: |lines| lines[2]["action"] = json!({ "do": "lay_card_face_up" }),
        error: "action 2: ARGH-R40: ",
    },
    Change {
        what: "the card is taken from another pile",
        make: |lines| {
            let location = lines[1]["action"]["location"].clone();
            let other = if location == "house" {
                "garden"
            } else {
                "house"
            };
            lines[1]["action"]["location"] = json!(other);
        },
        // The deal takes another course, and a later action is refused.
        error: "action ",
    },
    Change {
        what: "an unknown action",
        make: |lines| lines[3]["action"]["do"] = json!("eat_card"),
        error: "line 4: unknown variant `eat_card`",
    },
    Change {
        what: "the first action is cut",
        make: |lines| drop(lines.remove(1)),
        error: "action 1: ARGH-17: ",
    },
    Change {
        what: "the last action is cut",
        make: |lines| drop(lines.remove(lines.len() - 2)),
        error: "last line: outcome: is not what the actions lead to",
    },
    Change {
        what: "the last line is cut",
        make: |lines| drop(lines.pop()),
        error: "last line: the deal is not over",
    },
    Change {
        what: "another secret",
        make: |lines| last(lines)["secret"] = json!("00".repeat(32)),
        error: "secret: is not the one the house committed to",
    },
    Change {
        what: "another outcome",
        make: |lines| last(lines)["outcome"]["places"] = json!([1, 1, 1]),
        error: "last line: outcome: ",
    },
    Change {
        what: "another digest",
        make: |lines| last(lines)["digest"] = json!("00".repeat(32)),
        error: "last line: digest: is 0000",
    },
    Change {
        what: "another game",
        make: |lines| lines[0]["game"] = json!("dogs"),
        error: "line 1: game: the record is of `dogs`, not of `argh`",
    },
    Change {
        what: "another format",
        make: |lines| lines[0]["format"] = json!(9),
        error: "line 1: format: is 9",
    },
    Change {
        what: "other rules",
        make: |lines| lines[0]["rules"] = json!(99),
        error: "line 1: rules: the deal was played by version 99",
    },
    Change {
        what: "another edition under the same name",
        make: |lines| lines[0]["setup"]["edition_digest"] = json!("00".repeat(32)),
        error: "line 1: edition `argh-base`: is not the one",
    },
    Change {
        what: "more seats than sitters",
        make: |lines| lines[0]["setup"]["n_seats"] = json!(4),
        error: "line 1: seats: the table has 4 seats, but 3 sitters",
    },
    Change {
        what: "five seats without the option for them",
        make: |lines| {
            lines[0]["setup"]["n_seats"] = json!(5);
            lines[0]["setup"]["options"]["five_six_players"] = json!("off");
        },
        error: "line 1: setup: ARGH-R1: 5 seats cannot play",
    },
];

fn last(lines: &mut [Value]) -> &mut Value {
    lines.last_mut().expect("a record has lines")
}

#[test]
fn a_changed_record_is_refused_with_an_error_that_names_the_change() {
    let text = record();
    assert_eq!(verify(&text), Ok(()));
    for change in &CHANGES {
        let mut lines: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"))
            .collect();
        (change.make)(&mut lines);
        let changed: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let error = verify(&changed).expect_err(change.what);
        assert!(
            error.starts_with(change.error),
            "{}\n  expected {}\n  is       {error}",
            change.what,
            change.error
        );
    }
}

#[test]
fn another_salt_makes_another_deal() {
    let mut record = Record::<Argh>::parse(&record()).expect("a record");
    record.opening.salts[tabletop::Seat(1)].0 += "!";
    let error = record.verify().expect_err("a changed salt").to_string();
    let named = ["action ", "last line: "];
    assert!(
        named.iter().any(|start| error.starts_with(start)),
        "{error}"
    );
}

#[test]
fn an_incomplete_last_line_is_ignored() {
    let text = record();
    let cut = &text[..text.len() - 20];
    let record = Record::<Argh>::parse(cut).expect("all other lines are complete");
    assert!(record.closing.is_none());
    let whole = Record::<Argh>::parse(&text).expect("a record");
    assert_eq!(record.plays, whole.plays);
}

#[test]
fn a_take_back_keeps_the_actions_before_it() {
    let text = record();
    let lines: Vec<&str> = text.lines().collect();
    let taken_back = [
        lines[0],
        lines[1],
        lines[2],
        "{\"line\":\"take_back\",\"standing\":1}",
        "",
    ];
    let record = Record::<Argh>::parse(&taken_back.join("\n")).expect("a record");
    let whole = Record::<Argh>::parse(&text).expect("a record");
    assert_eq!(record.plays, whole.plays[..1]);
    let too_much = [lines[0], "{\"line\":\"take_back\",\"standing\":1}", ""];
    let error = Record::<Argh>::parse(&too_much.join("\n")).expect_err("nothing to take back");
    assert_eq!(error.about, "line 2");
}
