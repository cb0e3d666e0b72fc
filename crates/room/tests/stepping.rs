//! A seat passes between person and bot with its knowledge and no more.

use tabletop::{Seat, Seats, Viewer};
use wire::{ClientMsg, ErrorCode, NewTable, Sitter, Stage, Version};

use crate::sitting::{
    Sitting, act, assert_done, code, here, keep, new_table, step_in, step_out, take,
};

#[test]
fn a_bot_plays_for_a_person_who_steps_out_until_they_step_in() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 4);
    let seat = sitting.awaited();
    sitting.plays(seat, take("house"));
    let heard = sitting.says(seat, step_out);
    let job = &heard.jobs[0];
    let view = sitting.update(Viewer::Seat(Seat(seat)), Version(0))["view"].clone();
    assert_eq!(
        job.view.read::<serde_json::Value>().unwrap(),
        view,
        "the bot knows what the seat knows, including the taken card"
    );
    let news = sitting.room.news(sitting.now);
    assert!(matches!(
        news.seats[Seat(seat)].sitter,
        Sitter::SteppedOut { .. }
    ));

    let heard = sitting.says(seat, |ack| act(ack, keep()));
    assert!(code(&heard).1.contains("step in first"));

    sitting.let_bots_play();
    let other = 1 - seat;
    assert_eq!(sitting.awaited(), other);
    let heard = sitting.says(seat, step_in);
    assert_done(&heard);
    let news = sitting.room.news(sitting.now);
    assert_eq!(news.seats[Seat(seat)].sitter, Sitter::Person);
}

#[test]
fn everybody_can_step_out_and_the_deal_still_ends() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben", "Cem"], 4);
    for seat in 0..3 {
        sitting.says(seat, step_out);
    }
    sitting.let_bots_play();
    assert_eq!(sitting.room.stage(), Stage::Over);
}

#[test]
fn the_clock_does_not_run_for_a_bot_and_starts_when_the_person_steps_in() {
    let new = NewTable {
        seconds: Some(60),
        ..new_table(vec![here("Ann"), here("Ben")])
    };
    let mut sitting = Sitting::begun(new, 4);
    let seat = sitting.awaited();
    sitting.says(seat, step_out);
    assert_eq!(sitting.room.wake_at(), None);
    sitting.now += 59_000;
    sitting.says(seat, step_in);
    assert_eq!(sitting.room.wake_at(), Some(sitting.now + 60_000));
}

#[test]
fn the_host_can_let_a_bot_play_for_somebody_who_is_away_but_for_nobody_else() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 4);
    let let_bot_play = |ack| ClientMsg::StepOut {
        ack,
        seat: Some(Seat(1)),
        level: None,
    };
    let both = [0, 1].map(Seat).into_iter().collect();
    let _ = sitting.room.present(both);
    let heard = sitting.host_says(let_bot_play);
    assert_eq!(code(&heard).0, ErrorCode::NotYourSeat, "Ben is here");
    let _ = sitting.room.present(Seats::one(Seat(0)));
    let heard = sitting.says(0, let_bot_play);
    assert_eq!(
        code(&heard).0,
        ErrorCode::NotYourSeat,
        "Ann is not the host"
    );
    let heard = sitting.host_says(let_bot_play);
    assert_done(&heard);
    let sitter = |sitting: &Sitting| sitting.room.news(sitting.now).seats[Seat(1)].sitter.clone();
    assert!(matches!(sitter(&sitting), Sitter::SteppedOut { .. }));
    let heard = sitting.says(1, step_in);
    assert_done(&heard);
    assert_eq!(sitter(&sitting), Sitter::Person, "Ben is back");
}

#[test]
fn a_person_who_steps_out_chooses_the_level_of_the_bot() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 4);
    let heard = sitting.says(0, |ack| ClientMsg::StepOut {
        ack,
        seat: Some(Seat(0)),
        level: Some("owl:30".to_owned()),
    });
    assert_done(&heard);
    let news = sitting.room.news(sitting.now);
    let level = "owl:30".to_owned();
    assert_eq!(news.seats[Seat(0)].sitter, Sitter::SteppedOut { level });
    assert_eq!(news.seats[Seat(0)].name, "Ann", "the seat keeps its name");
}
