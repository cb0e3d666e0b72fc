//! Whole deals, with persons, bots and clocks.

use serde_json::Value;
use tabletop::{By, Viewer};
use wire::{NewTable, Stage, Version};

use crate::sitting::{Sitting, bot, here, new_table, step_out};

/// Who decided each action that was played.
fn deciders(sitting: &Sitting) -> Vec<By> {
    let update = sitting.update(Viewer::Spectator, Version(0));
    let chapters = update["chapters"].as_array().unwrap();
    let by = |chapter: &Value| serde_json::from_value(chapter["happening"]["by"].clone()).ok();
    chapters.iter().filter_map(by).collect()
}

#[test]
fn persons_and_bots_play_a_deal_to_its_end() {
    for number in 0..4 {
        let seats = vec![here("Ann"), bot("hamster"), here("Ben"), bot("fox")];
        let mut sitting = Sitting::begun(new_table(seats), number);
        sitting.play_to_the_end();
        let deciders = deciders(&sitting);
        assert!(deciders.contains(&By::Person) && deciders.contains(&By::Bot));
        let news = sitting.room.news(sitting.now);
        assert!(news.outcome.is_some() && news.revealed.is_some());
        assert_eq!(sitting.room.wake_at(), None, "the table waits for nobody");
    }
}

#[test]
fn bots_alone_play_a_deal_to_its_end() {
    let seats = vec![bot("fox"), bot("owl:50"), bot("hamster")];
    let mut sitting = Sitting::begun(new_table(seats), 1);
    sitting.let_bots_play();
    assert_eq!(sitting.room.stage(), Stage::Over);
    assert!(deciders(&sitting).iter().all(|by| *by == By::Bot));
}

#[test]
fn the_clock_ends_a_deal_that_everybody_left() {
    let new = NewTable {
        seconds: Some(30),
        ..new_table(vec![here("Ann"), here("Ben"), bot("fox")])
    };
    let mut sitting = Sitting::begun(new, 2);
    while sitting.room.stage() == Stage::Playing {
        sitting.let_bots_play();
        let Some(wake_at) = sitting.room.wake_at() else {
            break;
        };
        assert!(wake_at > sitting.now);
        sitting.now = wake_at - 1;
        assert!(sitting.tick().entries.is_empty(), "not yet");
        sitting.now = wake_at;
        assert_eq!(sitting.tick().entries.len(), 1);
    }
    assert_eq!(sitting.room.stage(), Stage::Over);
    let deciders = deciders(&sitting);
    assert!(deciders.contains(&By::Lapse) && !deciders.contains(&By::Person));
}

#[test]
fn the_clock_starts_again_for_each_decision() {
    let new = NewTable {
        seconds: Some(30),
        ..new_table(vec![here("Ann"), here("Ben")])
    };
    let mut sitting = Sitting::begun(new, 2);
    let seat = sitting.awaited();
    let begun = sitting.now;
    assert_eq!(sitting.room.wake_at(), Some(begun + 30_000));
    sitting.now = begun + 20_000;
    let choice = sitting.choices(seat)[0].clone();
    sitting.plays(seat, choice);
    assert_eq!(
        sitting.awaited(),
        seat,
        "the seat that took a card decides about it"
    );
    assert_eq!(sitting.room.wake_at(), Some(begun + 50_000));
    let clock = sitting.room.news(sitting.now).clock.unwrap();
    assert_eq!((clock.seconds, clock.now), (Some(30), begun + 20_000));
    assert_eq!(clock.until.len(), 1);
}

#[test]
fn what_others_do_gives_nobody_more_time() {
    let new = NewTable {
        seconds: Some(30),
        ..new_table(vec![here("Ann"), here("Ben")])
    };
    let mut sitting = Sitting::begun(new, 2);
    let until = sitting.room.wake_at();
    let other = 1 - sitting.awaited();
    sitting.now += 10_000;
    sitting.says(other, step_out);
    assert_eq!(sitting.room.wake_at(), until);
}
