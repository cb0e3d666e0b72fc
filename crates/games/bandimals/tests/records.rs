//! Records come back, verify, and any change to one is found; and there are words for everything.

use bandimals::Bandimals;
use laws::driven::sample_record;
use serde_json::{Value, json};
use tabletop::{Digest, EditionText, Game, Record, Shelved, Terms, Viewer, Words, letters};

use crate::tables::{at_every_step, set_up, with};

const SHORT: &str = "first_person = random; round_limit = 3";

fn verify(text: &str) -> Result<(), String> {
    let record = Record::<Bandimals>::parse(text).map_err(|complaint| complaint.to_string())?;
    let verified = record.verify().map(drop);
    verified.map_err(|complaint| complaint.to_string())
}

#[test]
fn a_record_comes_back_as_it_was_and_verifies() {
    let mut own = Terms::plain(3).with("round_limit", "3");
    own.edition = Some(EditionText {
        file: "ours.toml".to_owned(),
        text: Bandimals::EDITION.replacen("draw = 2", "draw = 3", 1),
    });
    let own_with_booster = own.clone().with("booster", "on");
    let tables = [
        with(2, SHORT),
        with(8, SHORT),
        with(4, "round_limit = 3; booster = on"),
        set_up(&own),
        set_up(&own_with_booster),
    ];
    for setup in tables {
        for number in 0..2 {
            let text = sample_record::<Bandimals>(&setup, number).expect("a deal that ends");
            let record = Record::<Bandimals>::parse(&text).expect("what was written can be read");
            assert_eq!(record.to_text(), text);
            let replay = record.verify().unwrap_or_else(|wrong| panic!("{wrong}"));
            let closing = record.closing.expect("a finished deal has a last line");
            assert_eq!(Digest::of(&replay.state), closing.digest);
        }
    }
}

#[test]
fn a_setup_with_the_booster_names_the_box_and_writes_no_card() {
    let text = serde_json::to_string(&with(4, "booster = on")).expect("a setup has JSON");
    assert!(
        text.contains("bandimals-base") && !text.contains("Bison"),
        "{text}"
    );
}

/// A change to a record, and what the complaint about it says.
type Change = (&'static str, fn(&mut Vec<Value>), &'static str);

const CHANGES: [Change; 9] = [
    (
        "an action that nobody knows",
        |lines| lines[2]["action"]["do"] = json!("eat_card"),
        "unknown variant `eat_card`",
    ),
    (
        "the first action is cut",
        |lines| drop(lines.remove(1)),
        "action ",
    ),
    (
        "the last action is cut",
        |lines| drop(lines.remove(lines.len() - 2)),
        "last line: outcome",
    ),
    (
        "the last line is cut",
        |lines| drop(lines.pop()),
        "the deal is not over",
    ),
    (
        "another secret",
        |lines| last(lines)["secret"] = json!("00".repeat(32)),
        "secret: is not the one the house committed to",
    ),
    (
        "another outcome",
        |lines| last(lines)["outcome"]["places"] = json!([1, 1, 1]),
        "last line: outcome",
    ),
    (
        "another digest",
        |lines| last(lines)["digest"] = json!("00".repeat(32)),
        "last line: digest",
    ),
    (
        "another edition",
        |lines| lines[0]["setup"]["edition_digest"] = json!("00".repeat(32)),
        "is not the one this was played with",
    ),
    (
        "a preset for other numbers of seats",
        |lines| lines[0]["setup"]["options"]["preset"] = json!("alternate68"),
        "BAND-R55",
    ),
];

fn last(lines: &mut [Value]) -> &mut Value {
    lines.last_mut().expect("a record has lines")
}

#[test]
fn a_changed_record_is_refused_with_a_complaint_that_names_the_change() {
    let text = sample_record::<Bandimals>(&with(3, SHORT), 3).expect("a deal that ends");
    assert_eq!(verify(&text), Ok(()));
    for (what, make, expected) in CHANGES {
        let lines = text.lines();
        let lines = lines.map(|line| serde_json::from_str(line).expect("a line is JSON"));
        let mut lines: Vec<Value> = lines.collect();
        make(&mut lines);
        let changed: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let complaint = verify(&changed).expect_err(what);
        assert!(complaint.contains(expected), "{what}: {complaint}");
    }
}

#[test]
fn there_is_a_sentence_for_everything_that_happens() {
    for setup in [
        with(3, SHORT),
        with(4, "round_limit = 4; booster = on; theme_judge = vote"),
        with(2, "round_limit = 4; booster = on; timed_contests = off"),
    ] {
        let names = letters(setup.n_seats);
        at_every_step(&setup, 3, |played, after| {
            for viewer in Viewer::all(after.seats()) {
                let told = played.events.iter();
                for event in told.filter_map(|event| Bandimals::redact(event, viewer)) {
                    let sentence = Bandimals::event(&setup, &names, &event);
                    assert!(sentence.ends_with(['.', '"', '!']), "{sentence}");
                    assert!(!sentence.contains("  "), "{sentence}");
                }
            }
            for seat in after.to_act().iter() {
                let view = after.view(Viewer::Seat(seat));
                let question = Bandimals::question(&setup, &names, &view, seat);
                assert!(question.ends_with(['.', '?', '!']), "{question}");
                let choices = after.choices(seat);
                assert!(choices.len() <= 120, "{} choices", choices.len());
                let sentences = choices.iter();
                let sentences =
                    sentences.map(|action| Bandimals::choice(&setup, &names, &view, seat, action));
                let mut sentences: Vec<String> = sentences.collect();
                sentences.sort();
                sentences.dedup();
                assert_eq!(sentences.len(), choices.len(), "{sentences:?}");
                for action in &choices {
                    assert!(!Bandimals::rules_about(action).is_empty(), "{action:?}");
                }
            }
            if let Some(outcome) = after.outcome() {
                let ending = Bandimals::ending(&setup, &names, &outcome);
                assert!(ending.ends_with('.'), "{ending}");
            }
        });
    }
}
