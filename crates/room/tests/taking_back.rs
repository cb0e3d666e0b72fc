//! Taking back depends on who has learnt something.

use serde_json::json;
use tabletop::{Seat, Viewer};
use wire::{Answer, ErrorCode, NewTable, ServerMsg, Stage, Version};

use crate::sitting::{
    Sitting, act, answer, assert_done, bot, code, happenings, here, keep, new_table, offer,
    step_out, take, take_back,
};

/// Ann and Ben, one of whom has taken a card and offered it. Nobody has learnt anything from the
/// offer.
fn offered() -> (Sitting, u8, u8) {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 6);
    let taker = sitting.awaited();
    let other = 1 - taker;
    sitting.plays(taker, take("garden"));
    sitting.plays(taker, offer(other));
    (sitting, taker, other)
}

/// The same after the other has declined and everybody has seen the card.
fn declined() -> (Sitting, u8, u8) {
    let (mut sitting, taker, other) = offered();
    sitting.plays(other, json!({"do": "decline_card"}));
    (sitting, taker, other)
}

fn last_happening(sitting: &Sitting) -> String {
    happenings(sitting).pop().unwrap_or_default()
}

#[test]
fn an_action_that_taught_nobody_anything_is_taken_back_without_asking() {
    let (mut sitting, taker, other) = offered();
    let heard = sitting.says(taker, take_back);
    assert_done(&heard);
    assert_eq!(last_happening(&sitting), "taken_back");
    assert_eq!(
        sitting.awaited(),
        taker,
        "the card can be kept or offered again"
    );
    let heard = sitting.says(other, |ack| act(ack, json!({"do": "accept_card"})));
    assert!(heard.entries.is_empty(), "there is no offer anymore");
    sitting.plays(taker, keep());
}

#[test]
fn those_who_learnt_something_are_asked_and_may_agree() {
    let (mut sitting, taker, other) = declined();
    let heard = sitting.says(taker, take_back);
    assert_done(&heard);
    assert_eq!(last_happening(&sitting), "take_back_asked");
    let asked = sitting.room.news(sitting.now).take_back.unwrap();
    assert_eq!(asked.seat, Seat(taker));
    assert_eq!(asked.asked.iter().collect::<Vec<_>>(), [Seat(other)]);

    let heard = sitting.says(other, |ack| answer(ack, Answer::Agree));
    assert_done(&heard);
    let told = happenings(&sitting);
    assert_eq!(told[told.len() - 2..], ["take_back_asked", "taken_back"]);
    assert_eq!(sitting.room.news(sitting.now).take_back, None);
    assert_eq!(sitting.awaited(), taker);
}

#[test]
fn one_refusal_to_agree_is_enough() {
    let (mut sitting, taker, other) = declined();
    sitting.says(taker, take_back);
    let before = sitting.update(Viewer::Spectator, Version(0))["view"].clone();
    let heard = sitting.says(other, |ack| answer(ack, Answer::Decline));
    assert_done(&heard);
    assert_eq!(sitting.room.news(sitting.now).take_back, None);
    assert_eq!(
        sitting.update(Viewer::Spectator, Version(0))["view"],
        before
    );
}

#[test]
fn the_asker_may_withdraw_and_nobody_may_agree_for_others() {
    let (mut sitting, taker, _) = declined();
    sitting.says(taker, take_back);
    let heard = sitting.says(taker, |ack| answer(ack, Answer::Agree));
    assert_eq!(code(&heard).0, ErrorCode::NothingToTakeBack);
    let heard = sitting.says(taker, |ack| answer(ack, Answer::Decline));
    assert_done(&heard);
    assert_eq!(sitting.room.news(sitting.now).take_back, None);
}

#[test]
fn a_new_action_counts_as_an_answer() {
    let (mut sitting, taker, other) = declined();
    sitting.says(taker, take_back);
    assert_eq!(sitting.awaited(), other);
    sitting.plays(other, take("house"));
    assert_eq!(sitting.room.news(sitting.now).take_back, None);
    let heard = sitting.says(other, |ack| answer(ack, Answer::Agree));
    assert_eq!(code(&heard).0, ErrorCode::NothingToTakeBack);
}

#[test]
fn if_the_taker_saw_a_card_every_other_person_is_asked() {
    let mut sitting = Sitting::begun(
        new_table(vec![here("Ann"), here("Ben"), here("Cem"), bot("fox")]),
        6,
    );
    sitting.let_bots_play();
    let taker = sitting.awaited();
    sitting.plays(taker, take("garden"));
    sitting.says(taker, take_back);
    let asked = sitting.room.news(sitting.now).take_back.unwrap().asked;
    let others: Vec<_> = (0..3).filter(|seat| *seat != taker).map(Seat).collect();
    assert_eq!(
        asked.iter().collect::<Vec<_>>(),
        others,
        "bots are not asked"
    );
    for Seat(other) in others {
        sitting.says(other, |ack| answer(ack, Answer::Agree));
    }
    assert_eq!(last_happening(&sitting), "taken_back");
}

#[test]
fn alone_against_bots_a_seen_card_cannot_be_taken_back() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), bot("fox"), bot("fox")]), 6);
    sitting.let_bots_play();
    sitting.plays(0, take("garden"));
    let heard = sitting.says(0, take_back);
    let (told, because) = code(&heard);
    assert_eq!(told, ErrorCode::CannotBeUnseen);
    assert!(because.contains("cannot be unseen"), "{because}");

    // Ann learnt nothing from offering it, so that can be taken back, but nothing before it.
    sitting.plays(0, offer(1));
    assert_done(&sitting.says(0, take_back));
    assert_eq!(last_happening(&sitting), "taken_back");
    let heard = sitting.says(0, take_back);
    assert_eq!(code(&heard).0, ErrorCode::CannotBeUnseen);
    sitting.plays(0, keep());
}

#[test]
fn alone_against_bots_no_game_lets_a_new_card_be_taken_back() {
    let mut n_granted = 0;
    for game in ["argh", "dogs", "mole-park", "bandimals", "bark-bark"] {
        let new = NewTable {
            game: game.to_owned(),
            ..new_table(vec![here("Ann"), bot("hamster"), bot("hamster")])
        };
        let mut sitting = Sitting::begun(new, 21);
        let mut n_refused = 0;
        for _ in 0..16 {
            sitting.let_bots_play();
            if sitting.room.stage() == Stage::Over {
                break;
            }
            let before = sitting.update(Viewer::Seat(Seat(0)), Version(0))["view"].clone();
            let choice = sitting.choices(0)[0].clone();
            sitting.plays(0, choice.clone());
            let heard = sitting.says(0, take_back);
            if let [ServerMsg::Done { .. }] = heard.replies[..] {
                let after = sitting.update(Viewer::Seat(Seat(0)), Version(0))["view"].clone();
                assert_eq!(after, before, "{game}: {choice}");
                sitting.plays(0, choice);
                n_granted += 1;
            } else {
                assert_eq!(code(&heard).0, ErrorCode::CannotBeUnseen, "{game}");
                n_refused += 1;
            }
        }
        assert!(n_refused > 0, "{game}: a card is drawn or turned up");
    }
    assert!(n_granted > 0, "a choice that shows nothing is free");
}

#[test]
fn a_bot_that_replaces_the_last_person_asked_cannot_agree_to_what_the_taker_saw() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), here("Ben"), bot("fox")]), 6);
    sitting.let_bots_play();
    let taker = sitting.awaited();
    let other = 1 - taker;
    sitting.plays(taker, take("garden"));
    sitting.says(taker, take_back);
    let view = sitting.update(Viewer::Seat(Seat(taker)), Version(0))["view"].clone();
    sitting.says(other, step_out);
    assert_eq!(
        sitting.room.news(sitting.now).take_back,
        None,
        "the request is over"
    );
    let after = sitting.update(Viewer::Seat(Seat(taker)), Version(0))["view"].clone();
    assert_eq!(after, view, "and the action stands");
    let heard = sitting.says(taker, take_back);
    assert_eq!(code(&heard).0, ErrorCode::CannotBeUnseen);
}

#[test]
fn one_person_who_agreed_is_enough_when_the_others_have_left() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben", "Cem"], 6);
    let taker = sitting.awaited();
    let others: Vec<u8> = (0..3).filter(|seat| *seat != taker).collect();
    sitting.plays(taker, take("garden"));
    sitting.says(taker, take_back);
    sitting.says(others[0], |ack| answer(ack, Answer::Agree));
    sitting.says(others[1], step_out);
    assert_eq!(last_happening(&sitting), "taken_back");
}

#[test]
fn bots_wait_while_somebody_wants_to_take_back() {
    let mut new = new_table(vec![here("Ann"), here("Ben"), bot("fox")]);
    new.terms = new.terms.with("first_player", "host_picks");
    let mut sitting = Sitting::begun(new, 6);
    sitting.plays(0, json!({"do": "choose_first_player", "seat": 0}));
    for seat in [0, 1] {
        sitting.plays(seat, take("garden"));
        sitting.plays(seat, keep());
    }
    let job = sitting.jobs[0].clone();
    // Ann's last turn was before Ben's, and Ben has seen a card since.
    let heard = sitting.says(0, take_back);
    assert_done(&heard);
    assert!(heard.jobs.is_empty());
    assert!(
        sitting.thinks(&job).entries.is_empty(),
        "the bot was called off"
    );
    let heard = sitting.says(1, |ack| answer(ack, Answer::Decline));
    let [job] = &heard.jobs[..] else {
        panic!("the bot has to think again");
    };
    assert_eq!(sitting.thinks(job).entries.len(), 1);
}

#[test]
fn stepping_out_leaves_the_answer_to_a_bot_which_agrees_if_the_taker_learnt_nothing() {
    let (mut sitting, taker, other) = declined();
    sitting.says(taker, take_back);
    sitting.says(other, step_out);
    assert_eq!(last_happening(&sitting), "taken_back");

    let (mut sitting, taker, _) = declined();
    sitting.says(taker, take_back);
    sitting.says(taker, step_out);
    assert_eq!(
        sitting.room.news(sitting.now).take_back,
        None,
        "the taker has left"
    );
}

#[test]
fn no_answer_in_time_means_no() {
    let new = NewTable {
        seconds: Some(30),
        ..new_table(vec![here("Ann"), here("Ben"), here("Cem")])
    };
    let mut sitting = Sitting::begun(new, 6);
    let taker = sitting.awaited();
    sitting.plays(taker, take("garden"));
    sitting.now += 1_000;
    sitting.plays(taker, keep());
    sitting.now += 5_000;
    let next = sitting.awaited();
    sitting.plays(next, take("house"));
    sitting.says(taker, take_back);
    sitting.now = sitting.room.wake_at().unwrap();
    sitting.tick();
    assert_eq!(sitting.room.news(sitting.now).take_back, None);
}

#[test]
fn a_second_request_has_to_wait_for_the_answer_to_the_first() {
    let (mut sitting, taker, other) = declined();
    sitting.says(taker, take_back);
    for seat in [taker, other] {
        let heard = sitting.says(seat, take_back);
        assert_eq!(code(&heard).0, ErrorCode::WrongStage);
    }
}

#[test]
fn a_seat_that_has_not_acted_has_nothing_to_take_back() {
    let (mut sitting, _, other) = offered();
    let heard = sitting.says(other, take_back);
    assert_eq!(code(&heard).0, ErrorCode::NothingToTakeBack);
}
