//! Two things that happen at once.

use serde_json::{Value, json};
use tabletop::{Seat, Viewer};
use wire::{Ack, NewTable, ServerMsg, Stage, Version};

use crate::sitting::{
    Sitting, act, assert_done, bot, here, keep, new_table, step_in, step_out, take,
};

fn with_a_clock() -> Sitting {
    let new = NewTable {
        seconds: Some(30),
        ..new_table(vec![here("Ann"), here("Ben")])
    };
    Sitting::begun(new, 3)
}

/// A table at which a bot is thinking.
fn with_a_bot() -> Sitting {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), bot("fox")]), 3);
    while sitting.jobs.is_empty() {
        let choice = sitting.choices(0)[0].clone();
        sitting.plays(0, choice);
    }
    sitting
}

#[test]
fn an_action_after_the_lapse_is_refused_by_the_rules() {
    let mut sitting = with_a_clock();
    let seat = sitting.awaited();
    sitting.plays(seat, take("garden"));
    sitting.now = sitting.room.wake_at().unwrap();
    sitting.tick();
    let heard = sitting.says(seat, |ack| act(ack, keep()));
    assert!(matches!(heard.replies[..], [ServerMsg::Refused { .. }]));
}

#[test]
fn a_late_action_counts_if_the_clock_was_not_looked_at_yet() {
    let mut sitting = with_a_clock();
    let seat = sitting.awaited();
    sitting.now = sitting.room.wake_at().unwrap() + 5;
    sitting.plays(seat, take("garden"));
    assert!(
        sitting.tick().entries.is_empty(),
        "the clock was started again"
    );
}

#[test]
fn a_bots_answer_is_dropped_once_the_person_has_stepped_in() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 3);
    let seat = sitting.awaited();
    let heard = sitting.says(seat, step_out);
    let [job] = &heard.jobs[..] else {
        panic!("the bot has to think");
    };
    assert_eq!(job.seat, Seat(seat));
    sitting.says(seat, step_in);
    let heard = sitting.thinks(job);
    assert!(heard.entries.is_empty() && heard.replies.is_empty());
    assert_eq!(sitting.awaited(), seat);
}

#[test]
fn a_bots_answer_counts_once() {
    let mut sitting = with_a_bot();
    let job = sitting.jobs[0].clone();
    assert_eq!(sitting.thinks(&job).entries.len(), 1);
    assert!(sitting.thinks(&job).entries.is_empty());
}

#[test]
fn a_bot_that_answers_with_something_forbidden_lapses() {
    let forbidden = [
        json!({"do": "lay_card_face_up"}),
        json!({"do": "no such thing"}),
        Value::Null,
    ];
    for thought in forbidden {
        let mut sitting = with_a_bot();
        let job = sitting.jobs[0].clone();
        let heard = sitting.answers(&job, &thought);
        let deed = serde_json::to_value(&heard.entries[0].deed).unwrap();
        assert_eq!(deed["by"], "lapse", "{thought}");
    }
}

#[test]
fn a_bot_goes_on_thinking_if_nothing_has_changed_for_it() {
    let mut sitting = with_a_bot();
    let job = sitting.jobs[0].clone();
    // When Ann steps out, only the version changes for the bot.
    let heard = sitting.says(0, step_out);
    assert!(heard.jobs.is_empty(), "it is not asked again");
    assert_eq!(
        sitting.jobs,
        std::slice::from_ref(&job),
        "nor after a restart"
    );
    assert_eq!(sitting.thinks(&job).entries.len(), 1);
}

/// A race of two people and two bots, at its first secret choice.
fn a_secret_choice() -> Sitting {
    let mut new = NewTable {
        game: "bark-bark".to_owned(),
        ..new_table(vec![here("Ann"), bot("fox"), here("Ben"), bot("fox")])
    };
    new.terms = new.terms.with("start_placement", "centre");
    let mut sitting = Sitting::begun(new, 3);
    let phase = |sitting: &Sitting| {
        let update = sitting.update(Viewer::Spectator, Version(0));
        update["view"]["open"]["phase"]["phase"].clone()
    };
    while phase(&sitting) != "secret" {
        if let Some(job) = sitting.jobs.pop() {
            sitting.thinks(&job);
            continue;
        }
        let person = sitting.awaited();
        let choice = sitting.choices(person)[0].clone();
        sitting.plays(person, choice);
    }
    sitting
}

#[test]
fn changing_a_sealed_card_again_and_again_does_not_keep_a_bot_from_thinking() {
    let mut sitting = a_secret_choice();
    let lay = |value: u8| json!({"do": "choose_card", "value": value});
    for seat in [0, 2] {
        sitting.plays(seat, lay(2));
    }
    let job = sitting.jobs[0].clone();
    for value in [3, 4, 5, 2] {
        for seat in [0, 2] {
            sitting.plays(seat, lay(value));
            assert_eq!(
                sitting.jobs,
                std::slice::from_ref(&job),
                "{value} of {seat}"
            );
        }
    }
    assert_eq!(sitting.thinks(&job).entries.len(), 1, "its answer counts");
    assert_ne!(sitting.jobs[0].seat, job.seat, "and the next bot is asked");
}

#[test]
fn a_bot_that_is_told_something_new_is_asked_again_and_its_old_answer_is_dropped() {
    let mut sitting = a_secret_choice();
    let old = sitting.jobs[0].clone();
    sitting.plays(0, json!({"do": "claim_card", "value": 4}));
    let new = sitting.jobs[0].clone();
    assert_eq!(new.seat, old.seat);
    assert_ne!(new.view, old.view);
    assert_ne!(new.seed, old.seed);
    assert!(sitting.thinks(&old).entries.is_empty());
    assert_eq!(sitting.thinks(&new).entries.len(), 1);
}

#[test]
fn two_actions_in_a_row_are_both_done_in_order() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 3);
    let seat = sitting.awaited();
    let mut guest = sitting.guest(seat);
    for (action, number) in [(take("garden"), 70), (keep(), 71)] {
        let heard = sitting.hear(&mut guest, &act(Ack(number), action));
        assert_done(&heard);
    }
}

#[test]
fn nothing_can_be_done_after_the_end_of_a_deal() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 3);
    sitting.play_to_the_end();
    assert_eq!(sitting.room.stage(), Stage::Over);
    for seat in [0, 1] {
        let heard = sitting.says(seat, |ack| act(ack, keep()));
        assert!(heard.entries.is_empty());
    }
    assert!(sitting.tick().entries.is_empty());
}
