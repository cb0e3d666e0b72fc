//! When the wall clock is set back, nobody gains or loses time.

use room::{Greeting, Room};
use serde_json::Value;
use tabletop::Viewer;
use wire::{Ack, NewTable, Version};

use crate::sitting::{Sitting, act, here, new_table, take};

const AN_HOUR: u64 = 3_600_000;

/// A table with a clock of five seconds, long after it was opened.
fn timed() -> Sitting {
    let new = NewTable {
        seconds: Some(5),
        ..new_table(vec![here("Ann"), here("Ben")])
    };
    let mut sitting = Sitting::open(new, 70);
    sitting.now += 2 * AN_HOUR;
    sitting.host_says(|ack| wire::ClientMsg::Start { ack });
    sitting
}

/// How many milliseconds everybody whose clock runs has left, by the update.
fn left(room: &Room, now: u64) -> Vec<u64> {
    let text = room.tell(Viewer::Spectator, Version(0), Greeting::First, now);
    let said: Value = serde_json::from_str(&text).unwrap();
    let clock = &said["update"]["table"]["clock"];
    let until = clock["until"].as_array().unwrap().iter();
    let now = clock["now"].as_u64().unwrap();
    until.map(|end| end[1].as_u64().unwrap() - now).collect()
}

#[test]
fn a_decision_that_starts_after_the_clock_was_set_back_has_its_five_seconds() {
    let mut sitting = timed();
    let seat = sitting.awaited();
    let mut guest = sitting.guest(seat);
    let now = sitting.now - AN_HOUR;
    let heard = sitting
        .room
        .hear(&mut guest, &act(Ack(1), take("garden")), now, [1; 32]);
    assert_eq!(heard.entries.len(), 1);
    assert!(heard.entries[0].at >= sitting.saved.last().unwrap().at);
    assert_eq!(sitting.room.wake_at(), Some(now + 5_000));
    assert_eq!(left(&sitting.room, now), [5_000]);
    assert_eq!(left(&sitting.room, now + 3_000), [2_000]);
    assert!(sitting.room.tick(now + 4_999).entries.is_empty());
    assert_eq!(sitting.room.tick(now + 5_000).entries.len(), 1);
}

#[test]
fn a_decision_under_way_runs_on_when_the_clock_is_set_back() {
    let mut sitting = timed();
    let began = sitting.now;
    assert!(sitting.room.tick(began + 3_000).entries.is_empty());
    let back = began + 3_000 - AN_HOUR;
    assert!(sitting.room.tick(back).entries.is_empty());
    assert_eq!(sitting.room.wake_at(), Some(back + 2_000));
    assert_eq!(sitting.room.tick(back + 2_000).entries.len(), 1);
}

#[test]
fn after_a_restart_with_the_clock_set_back_nobody_waits_for_an_hour() {
    let sitting = timed();
    let back = sitting.now - AN_HOUR;
    let mut room = Room::restore(&sitting.saved).unwrap();
    let _ = room.resume(back);
    assert_eq!(room.wake_at(), Some(back + 20_000), "the time to come back");
    let heard = room.tick(back + 20_000);
    assert_eq!(heard.entries.len(), 1);
    assert!(heard.entries[0].at > sitting.now, "entries never go back");
}
