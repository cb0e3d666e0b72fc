//! After an interruption nobody has run out of time, and bots go on thinking.

use room::{Greeting, Room};
use tabletop::{Seat, Viewer};
use wire::{NewTable, Version};

use crate::sitting::{Sitting, bot, here, new_table, step_out, take_back};

const AN_HOUR: u64 = 3_600_000;

fn timed(seconds: u32, number: u8) -> Sitting {
    let new = NewTable {
        seconds: Some(seconds),
        ..new_table(vec![here("Ann"), here("Ben")])
    };
    Sitting::begun(new, number)
}

#[test]
fn people_get_their_whole_time_again_and_then_it_runs_out() {
    for (seconds, given) in [(60, 60_000), (5, 20_000)] {
        let sitting = timed(seconds, 70);
        let back = sitting.now + AN_HOUR;
        let mut room = Room::restore(&sitting.saved).unwrap();
        assert!(room.wake_at().unwrap() < back, "time ran out meanwhile");
        let heard = room.resume(back);
        assert!(heard.entries.is_empty(), "no lapse is played");
        assert_eq!(room.wake_at(), Some(back + given));
        assert!(room.tick(back + given - 1).entries.is_empty());
        assert_eq!(room.tick(back + given).entries.len(), 1, "{seconds}");
    }
}

#[test]
fn a_short_interruption_takes_no_time_away() {
    let sitting = timed(60, 71);
    let mut room = Room::restore(&sitting.saved).unwrap();
    let _ = room.resume(sitting.now);
    assert_eq!(room.wake_at(), sitting.room.wake_at());
}

#[test]
fn a_person_who_was_asked_to_agree_can_still_answer() {
    let mut sitting = timed(30, 72);
    for round in 0..20 {
        let seat = sitting.awaited();
        let choice = sitting.choices(seat)[0].clone();
        sitting.plays(seat, choice);
        // A free take-back needs no answer; then the deal goes on.
        if round > 3 {
            sitting.says(seat, take_back);
        }
        if sitting.room.news(sitting.now).take_back.is_some() {
            break;
        }
    }
    let back = sitting.now + AN_HOUR;
    let mut room = Room::restore(&sitting.saved).unwrap();
    let _ = room.resume(back);
    assert!(room.tick(back + 29_999).entries.is_empty());
    assert!(
        room.news(back).take_back.is_some(),
        "the request still waits"
    );
    assert!(!room.tick(back + 30_000).entries.is_empty());
}

#[test]
fn a_bot_that_was_thinking_thinks_again() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), bot("fox")]), 73);
    sitting.says(0, step_out);
    let mut room = Room::restore(&sitting.saved).unwrap();
    let jobs = room.resume(sitting.now).jobs;
    assert_eq!(jobs, sitting.jobs);
    assert_eq!(jobs.len(), 1);
}

#[test]
fn resuming_is_not_written_down_and_changes_no_view() {
    let sitting = timed(30, 74);
    let mut room = Room::restore(&sitting.saved).unwrap();
    let ann = Viewer::Seat(Seat(0));
    let version = room.version();
    let told = |room: &Room| {
        let text = room.tell(ann, Version(0), Greeting::First, sitting.now);
        let said: serde_json::Value = serde_json::from_str(&text).unwrap();
        (
            said["update"]["view"].clone(),
            said["update"]["chapters"].clone(),
        )
    };
    let before = told(&room);
    assert!(room.resume(sitting.now + AN_HOUR).entries.is_empty());
    assert_eq!((told(&room), room.version()), (before, version));
}
