//! Records can be read back and verified, and any change to one is found.

use bandimals::{Action, Bandimals};
use laws::driven::sample_record;
use serde_json::{Value, json};
use tabletop::{Digest, EditionText, Record, Shelved, Terms};

use crate::tables::{set_up, with};

const SHORT: &str = "first_person = random; round_limit = 3";

fn verify(text: &str) -> Result<(), String> {
    let record = Record::<Bandimals>::parse(text).map_err(|error| error.to_string())?;
    let verified = record.verify().map(drop);
    verified.map_err(|error| error.to_string())
}

#[test]
fn a_record_reads_back_unchanged_and_verifies() {
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
fn a_setup_with_the_booster_names_its_edition_and_writes_no_cards() {
    let text = serde_json::to_string(&with(4, "booster = on")).expect("a setup has JSON");
    assert!(
        text.contains("bandimals-base") && !text.contains("Bison"),
        "{text}"
    );
}

/// A change to a record, and what the error about it says.
type Change = (&'static str, fn(&mut Vec<Value>), &'static str);

const CHANGES: [Change; 9] = [
    (
        "an unknown action",
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
fn a_changed_record_is_refused_with_an_error_that_names_the_change() {
    let text = sample_record::<Bandimals>(&with(3, SHORT), 3).expect("a deal that ends");
    assert_eq!(verify(&text), Ok(()));
    for (what, make, expected) in CHANGES {
        let lines = text.lines();
        let lines = lines.map(|line| serde_json::from_str(line).expect("a line is JSON"));
        let mut lines: Vec<Value> = lines.collect();
        make(&mut lines);
        let changed: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let error = verify(&changed).expect_err(what);
        assert!(error.contains(expected), "{what}: {error}");
    }
}

/// Records and clients know actions by these forms.
#[test]
fn every_action_is_one_flat_object_named_by_do() {
    for text in [
        r#"{"do":"music_time","months":30}"#,
        r#"{"do":"keep_quiet"}"#,
        r#"{"do":"throw","throw":"rock"}"#,
        r#"{"do":"name_first","seat":1}"#,
        r#"{"do":"pick_section","section":"brass"}"#,
        r#"{"do":"choose_turn","kind":"reorganize"}"#,
        r#"{"do":"play_band","card":4}"#,
        r#"{"do":"remove_band","card":4}"#,
        r#"{"do":"done_band"}"#,
        r#"{"do":"play_special","card":60,"target":1,"pick":null}"#,
        r#"{"do":"skip_special"}"#,
        r#"{"do":"respond_no_u","card":60}"#,
        r#"{"do":"pass_no_u"}"#,
        r#"{"do":"pass_this_turn"}"#,
        r#"{"do":"choose_fetch","card":4}"#,
        r#"{"do":"choose_clear","card":4}"#,
        r#"{"do":"choose_discard","card":4}"#,
        r#"{"do":"choose_pass","card":4}"#,
        r#"{"do":"choose_recall","card":4}"#,
        r#"{"do":"play_band_halt"}"#,
        r#"{"do":"skip_band_halt"}"#,
        r#"{"do":"name_rival","seat":1}"#,
        r#"{"do":"contest_entry","entry":{"millis":250}}"#,
        r#"{"do":"contest_entry","entry":{"name":{"written":"The Brass Ones"}}}"#,
        r#"{"do":"leave_to_chance"}"#,
        r#"{"do":"abstain"}"#,
        r#"{"do":"bid","card":4}"#,
        r#"{"do":"done_bid"}"#,
        r#"{"do":"contest_vote","seat":1}"#,
        r#"{"do":"choose_ct","ct":3}"#,
        r#"{"do":"theme_line","line":{"stock":2}}"#,
        r#"{"do":"skip_line"}"#,
        r#"{"do":"theme_vote","seat":1,"verdict":"no"}"#,
        r#"{"do":"discard","card":4}"#,
        r#"{"do":"done_discard"}"#,
        r#"{"do":"slip","word":"phone"}"#,
        r#"{"do":"take_drum_major"}"#,
        r#"{"do":"decline_drum_major"}"#,
        r#"{"do":"concede"}"#,
    ] {
        let action: Action = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&action).expect(text), text);
    }
}
