//! Records: they survive a round trip, they verify, and a changed one is refused.

use dogs::Dogs;
use laws::driven::sample_record;
use serde_json::{Value, json};
use tabletop::{Digest, Record};

use crate::tables::{plain, small, with};

fn verify(text: &str) -> Result<(), String> {
    let record = Record::<Dogs>::parse(text).map_err(|error| error.to_string())?;
    let verified = record.verify().map(drop);
    verified.map_err(|error| error.to_string())
}

#[test]
fn a_record_survives_a_round_trip_and_verifies() {
    let tables = [
        plain(2),
        with(3, "draw_mode = manual; colours = choose"),
        with(6, "six_players = three_teams; layout = street-7x12"),
        small(4, &[("sequences_to_win", "2"), ("chips", "7")]),
    ];
    for setup in tables {
        for number in 0..6 {
            let text = sample_record::<Dogs>(&setup, number).expect("a deal that ends");
            let record = Record::<Dogs>::parse(&text).expect("what was written can be read");
            assert_eq!(record.to_text(), text);
            let replay = record.verify().unwrap_or_else(|wrong| panic!("{wrong}"));
            let closing = record.closing.expect("a finished deal has a last line");
            assert_eq!(Digest::of(&replay.state), closing.digest);
        }
    }
}

/// A change to a record, and the beginning of its error.
struct Change {
    what: &'static str,
    make: fn(&mut Vec<Value>),
    error: &'static str,
}

const CHANGES: [Change; 10] = [
    Change {
        what: "another seat takes the first action",
        make: |lines| {
            let seat = lines[1]["seat"].as_u64().expect("a seat");
            lines[1]["seat"] = json!(1 - seat);
        },
        error: "action 1: DOGS-24: it is the turn of",
    },
    Change {
        what: "a card that is not in hand",
        make: |lines| lines[1]["action"]["card"] = json!(100),
        error: "action 1: DOGS-18: you do not hold that card",
    },
    Change {
        what: "a chip off the board",
        make: |lines| lines[1]["action"]["space"] = json!(200),
        error: "action 1: DOGS-",
    },
    Change {
        what: "a draw where cards are drawn at once",
        make: |lines| lines[1]["action"] = json!({ "do": "draw_card" }),
        error: "action 1: DOGS-R28: ",
    },
    Change {
        what: "a claim of a line that does not exist",
        make: |lines| lines[1]["action"] = json!({ "do": "claim_sequence", "line": 60000 }),
        error: "action 1: DOGS-R36: ",
    },
    Change {
        what: "the last action is cut",
        make: |lines| drop(lines.remove(lines.len() - 2)),
        error: "last line: outcome: is not what the actions lead to",
    },
    Change {
        what: "another outcome",
        make: |lines| last(lines)["outcome"]["places"] = json!([1, 1]),
        error: "last line: outcome: ",
    },
    Change {
        what: "five seats",
        make: |lines| lines[0]["setup"]["n_seats"] = json!(5),
        error: "line 1: DOGS-R1: 5 seats cannot form equal teams",
    },
    Change {
        what: "another edition under the same name",
        make: |lines| lines[0]["setup"]["edition_digest"] = json!("00".repeat(32)),
        error: "line 1: edition `dogs-base`: is not the one",
    },
    Change {
        what: "a board that the edition does not have",
        make: |lines| lines[0]["setup"]["options"]["layout"] = json!("moon"),
        error: "line 1: option `layout`: `moon` is no board",
    },
];

fn last(lines: &mut [Value]) -> &mut Value {
    lines.last_mut().expect("a record has lines")
}

#[test]
fn a_changed_record_is_refused_with_an_error_that_names_the_change() {
    let text = sample_record::<Dogs>(&plain(2), 3).expect("a deal that ends");
    assert_eq!(verify(&text), Ok(()));
    for change in &CHANGES {
        let lines = text.lines();
        let lines = lines.map(|line| serde_json::from_str(line).expect("a line is JSON"));
        let mut lines: Vec<Value> = lines.collect();
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
