//! A room is the fold of what was saved.

use room::{Entry, Room};
use serde_json::{Value, json};
use wire::{NewTable, Stage};

use crate::sitting::{Sitting, bot, here, new_table, step_in, step_out, take_back};

/// A deal in which everything happens that can be written down after the start of a deal.
fn eventful() -> Sitting {
    let new = NewTable {
        seconds: Some(20),
        ..new_table(vec![here("Ann"), here("Ben"), bot("fox")])
    };
    let mut sitting = Sitting::begun(new, 8);
    for round in 0.. {
        sitting.let_bots_play();
        if sitting.room.stage() == Stage::Over {
            break;
        }
        let seat = sitting.awaited();
        sitting.now += 3_000;
        match round {
            2 => drop(sitting.says(seat, step_out)),
            3 => drop(sitting.says(0, step_in)),
            4 => drop(sitting.says(1, step_in)),
            5 | 7 => drop(sitting.says(0, take_back)),
            6 => {
                sitting.now = sitting.room.wake_at().unwrap_or(sitting.now);
                let _ = sitting.tick();
            }
            _ => {
                let choice = sitting.choices(seat)[0].clone();
                sitting.plays(seat, choice);
            }
        }
    }
    sitting
}

#[test]
fn every_prefix_of_a_ledger_is_a_room() {
    let sitting = eventful();
    for n_entries in 1..=sitting.saved.len() {
        let restored = Room::restore(&sitting.saved[..n_entries]);
        assert!(restored.is_ok(), "{n_entries} entries");
    }
    assert_eq!(sitting.room.stage(), Stage::Over);
}

#[test]
fn a_damaged_ledger_is_refused_and_the_wrong_entry_is_named() {
    let sitting = eventful();
    let damaged = |number: usize, change: &dyn Fn(&mut Value)| {
        let mut entries: Vec<Value> = sitting.saved.iter().map(|entry| json!(entry)).collect();
        change(&mut entries[number - 1]);
        let entries: Vec<Entry> = serde_json::from_value(json!(entries)).expect("still entries");
        Room::restore(&entries)
            .expect_err("the ledger was damaged")
            .to_string()
    };
    let deed = |deed: Value| move |entry: &mut Value| entry["deed"] = deed.clone();
    let faults = [
        damaged(1, &deed(json!({"deed": "started"}))),
        damaged(1, &|entry| entry["deed"]["places"] = json!([])),
        damaged(2, &deed(sitting_opened(&sitting))),
        damaged(3, &deed(json!({"deed": "started"}))),
        damaged(
            3,
            &deed(json!({"deed": "played", "seat": 250, "action": 1, "by": "bot"})),
        ),
        damaged(
            3,
            &deed(json!({"deed": "played", "seat": 0, "action": 1, "by": "bot"})),
        ),
        damaged(
            3,
            &deed(json!({"deed": "took_back", "seat": 0, "standing": 7})),
        ),
        damaged(
            3,
            &deed(json!({"deed": "took_back", "seat": 250, "standing": 0})),
        ),
        damaged(3, &deed(json!({"deed": "stepped_in", "seat": 3}))),
        damaged(
            3,
            &deed(json!({"deed": "stepped_out", "seat": 3, "level": "fox"})),
        ),
        damaged(3, &deed(json!({"deed": "salted", "seat": 250, "salt": ""}))),
        damaged(3, &deed(json!({"deed": "take_back_agreed", "seat": 250}))),
        damaged(
            3,
            &deed(json!({"deed": "bot_seated", "seat": 1, "name": "", "level": ""})),
        ),
    ];
    for (fault, number) in faults.iter().zip([1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]) {
        assert!(fault.starts_with(&format!("entry {number}")), "{fault}");
    }
    assert!(Room::restore(&[]).is_err());
}

fn sitting_opened(sitting: &Sitting) -> Value {
    json!(sitting.saved[0].deed)
}

#[test]
fn an_action_is_saved_in_the_games_own_form_without_what_a_client_added() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 8);
    let seat = sitting.awaited();
    let padded = json!({"location": "garden", "do": "take_card", "padding": "x".repeat(9_000)});
    sitting.plays(seat, padded);
    let saved = json!(sitting.saved.last().unwrap().deed);
    assert_eq!(
        saved["action"],
        json!({"do": "take_card", "location": "garden"})
    );
}

#[test]
fn printing_a_ledger_for_debugging_shows_no_secret() {
    let sitting = eventful();
    let (secret, _) = sitting.room.news(sitting.now).revealed.unwrap();
    let shown = format!("{:?} {:?}", sitting.saved, sitting.room);
    assert!(!shown.contains(&secret.0.to_string()));
    let json = serde_json::to_string(&sitting.saved).unwrap();
    assert!(json.contains(&secret.0.to_string()), "but it is saved");
}
