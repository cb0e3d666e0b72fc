//! Tables that were dealt by other rules than those played here now.

use argh::Argh;
use room::{Deed, Entry, Room};
use serde_json::{Value, json};
use tabletop::{Game, Viewer};
use wire::{Ack, ClientMsg, ErrorCode, ServerMsg, Stage, Version};

use crate::sitting::{Sitting, act, bot, code, here, keep, new_table, take};

/// A deal that has been played for a while.
fn played() -> Sitting {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), here("Ben"), bot("fox")]), 8);
    for _ in 0..6 {
        sitting.let_bots_play();
        let seat = sitting.awaited();
        let choice = sitting.choices(seat)[0].clone();
        sitting.plays(seat, choice);
    }
    sitting
}

/// The same with something changed in how the table was opened.
fn opened(mut sitting: Sitting, change: impl Fn(&mut Value)) -> Sitting {
    let mut first = json!(sitting.saved[0]);
    change(&mut first["deed"]);
    sitting.saved[0] = serde_json::from_value(first).expect("still an entry");
    sitting.room = Room::restore(&sitting.saved).expect("it can be viewed");
    sitting
}

fn older(sitting: Sitting) -> Sitting {
    opened(sitting, |opened| opened["rules"] = json!(0))
}

#[test]
fn a_table_knows_the_rules_and_the_cards_it_was_opened_with() {
    let sitting = played();
    let Deed::Opened(opened) = &sitting.saved[0].deed else {
        panic!("the first entry opens a table");
    };
    assert_eq!(opened.rules, Argh::RULES_VERSION);
    assert!(opened.printing.is_some());
    assert_eq!(sitting.room.closed(), None);
}

#[test]
fn a_table_of_older_rules_can_be_viewed_and_says_why_it_cannot_go_on() {
    let before = played();
    let seen = before.update(Viewer::Seat(tabletop::Seat(0)), Version(0));
    let mut sitting = older(before);
    let update = sitting.update(Viewer::Seat(tabletop::Seat(0)), Version(0));
    assert_eq!(update["view"], seen["view"], "it folds to the same view");
    assert_eq!(update["chapters"], seen["chapters"]);
    assert_eq!(update["choices"], json!([]));
    assert_eq!(update["table"]["awaited"], json!([]));
    let because = update["table"]["closed"].as_str().expect("a sentence");
    assert!(
        because.contains("version 0 of the rules of ARGH"),
        "{because}"
    );
    assert!(because.contains("cannot go on"), "{because}");
    assert!(sitting.room.jobs().is_empty(), "bots do not think");
    assert_eq!(sitting.room.wake_at(), None);
    for action in [take("garden"), keep()] {
        let heard = sitting.says(0, |ack| act(ack, action));
        let (told, why) = code(&heard);
        assert_eq!((told, why), (ErrorCode::Closed, because));
    }
    let look = |ack| ClientMsg::LookBack {
        ack,
        seat: None,
        version: Version(1),
    };
    let heard = sitting.says(0, look);
    assert!(matches!(heard.replies[..], [ServerMsg::LookedBack { .. }]));
}

#[test]
fn other_rules_may_not_allow_what_was_played() {
    let mut sitting = played();
    let last = sitting.saved.len() - 1;
    let mut entry = json!(sitting.saved[last]);
    entry["deed"]["action"] = json!({"do": "sing"});
    sitting.saved[last] = serde_json::from_value(entry).unwrap();
    assert!(
        Room::restore(&sitting.saved).is_err(),
        "it is invalid by these rules"
    );
    let sitting = older(sitting);
    assert_eq!(
        sitting.room.stage(),
        Stage::Playing,
        "it is shown as far as possible"
    );
}

#[test]
fn another_printing_of_the_edition_closes_a_table_too() {
    let other = "ab".repeat(32);
    let sitting = opened(played(), |opened| opened["printing"] = json!(other));
    let because = sitting.room.closed().expect("closed");
    assert!(because.contains("another printing of ARGH"), "{because}");
}

#[test]
fn a_ledger_without_a_rules_version_is_of_version_1() {
    let sitting = opened(played(), |opened| {
        let fields = opened.as_object_mut().unwrap();
        fields.remove("rules");
        fields.remove("printing");
    });
    assert_eq!(sitting.room.closed().is_some(), Argh::RULES_VERSION != 1);
}

#[test]
fn a_ledger_with_the_digest_of_an_older_build_goes_on() {
    let sitting = opened(played(), |opened| {
        let fields = opened.as_object_mut().unwrap();
        fields.remove("printing");
        fields.insert("edition".to_owned(), json!("ab".repeat(32)));
    });
    assert_eq!(sitting.room.closed(), None);
}

#[test]
fn the_ledger_is_given_out_without_tokens_and_then_the_table_is_closed_for_good() {
    let mut sitting = older(played());
    assert_eq!(sitting.room.record(), None, "it shows what people held");
    let heard = sitting.room.give_out(sitting.now);
    let [
        Entry {
            deed: Deed::GivenOut,
            ..
        },
    ] = heard.entries[..]
    else {
        panic!("{:?}", heard.entries);
    };
    let record = sitting.room.record().expect("it has been given out");
    assert_eq!(record.lines().count(), sitting.saved.len());
    let lines = record
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let lines: Vec<Value> = lines.collect();
    assert_eq!(lines[0]["deed"]["rules"], 0);
    assert_eq!(lines[2]["deed"]["deed"], "played");
    for hidden in ["token", "host_token"] {
        assert!(!record.contains(&format!("\"{hidden}\"")), "{hidden}");
    }
    assert_eq!(
        lines[0]["deed"]["host"],
        Value::Null,
        "the hash of the host's token"
    );
    assert!(
        sitting.room.give_out(sitting.now).entries.is_empty(),
        "once"
    );

    // A house that goes back to the older rules finds it closed for good.
    let mut saved = played().saved;
    saved.extend(heard.entries);
    let room = Room::restore(&saved).unwrap();
    let because = room.closed().expect("closed for good");
    assert!(because.contains("was given out"), "{because}");
}

#[test]
fn the_record_of_a_table_that_goes_on_is_not_given_out() {
    let mut sitting = played();
    assert!(sitting.room.give_out(sitting.now).entries.is_empty());
    assert_eq!(sitting.room.record(), None);
}

#[test]
fn the_same_people_can_play_again_by_the_rules_of_today() {
    let mut sitting = older(played());
    let heard = sitting.host_says(|ack| ClientMsg::Rematch { ack });
    let new = heard.opened.expect("a table for the same people");
    assert_eq!(new.room.closed(), None);
    let mut room = new.room;
    let mut host = room.admit(&[sitting.created.host]).unwrap();
    let start = ClientMsg::Start { ack: Ack(1) };
    let heard = room.hear(&mut host, &start, sitting.now, [5; 32]);
    assert!(matches!(heard.replies[..], [ServerMsg::Done { .. }]));
}
