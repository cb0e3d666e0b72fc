//! Requests that are sent twice.

use room::Room;
use wire::{Ack, Answer, ClientMsg, ServerMsg};

use crate::sitting::{
    Sitting, act, answer, assert_done, bot, here, keep, new_table, step_in, step_out, take,
    take_back,
};

#[test]
fn a_request_that_is_sent_twice_is_answered_twice_and_carried_out_once() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 3);
    let seat = sitting.awaited();
    let mut guest = sitting.guest(seat);
    let msg = act(Ack(41), take("garden"));
    let first = sitting.hear(&mut guest, &msg);
    assert_done(&first);
    let again = sitting.hear(&mut guest, &msg);
    assert_eq!(again.replies, first.replies);
    assert!(again.entries.is_empty());
}

#[test]
fn it_is_carried_out_once_even_if_the_house_restarts_in_between() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 3);
    let seat = sitting.awaited();
    let mut guest = sitting.guest(seat);
    let msg = act(Ack(41), take("garden"));
    let first = sitting.hear(&mut guest, &msg);
    sitting.room = Room::restore(&sitting.saved).unwrap();
    let again = sitting.hear(&mut guest, &msg);
    assert_eq!(again.replies, first.replies);
    assert!(again.entries.is_empty());
}

#[test]
fn every_seat_and_the_host_have_their_own_numbers() {
    let mut sitting = Sitting::open(new_table(vec![here("Ann"), here("Ben"), bot("fox")]), 3);
    let start = ClientMsg::Start { ack: Ack(1) };
    let (mut host, mut ann, mut ben) = (sitting.host(), sitting.guest(0), sitting.guest(1));
    let first = sitting.hear(&mut host, &start);
    assert_eq!(sitting.hear(&mut host, &start).replies, first.replies);
    for guest in [&mut ann, &mut ben] {
        let msg = ClientMsg::StepOut {
            ack: Ack(1),
            seat: None,
            level: None,
        };
        let heard = sitting.hear(guest, &msg);
        assert_done(&heard);
    }
}

#[test]
fn a_refused_request_can_be_tried_again_with_the_same_number() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 3);
    let seat = sitting.awaited();
    let mut guest = sitting.guest(seat);
    let heard = sitting.hear(&mut guest, &act(Ack(5), keep()));
    assert!(matches!(
        heard.replies[..],
        [ServerMsg::Refused { ack: Ack(5), .. }]
    ));
    let heard = sitting.hear(&mut guest, &act(Ack(5), take("garden")));
    assert_done(&heard);
}

#[test]
fn a_request_resent_after_a_lost_answer_gets_the_same_answer() {
    let mut sitting = Sitting::open(new_table(vec![here("Ann"), here("Ben")]), 3);
    let salt = |ack| ClientMsg::Salt {
        ack,
        seat: None,
        salt: "rain".to_owned(),
    };
    assert_repeated(&mut sitting, 0, salt);
    assert_repeated(&mut sitting, 0, |ack| ClientMsg::Start { ack });
    let taker = sitting.awaited();
    let other = 1 - taker;
    assert_repeated(&mut sitting, taker, |ack| act(ack, take("garden")));
    assert_repeated(&mut sitting, taker, take_back);
    assert_repeated(&mut sitting, other, |ack| answer(ack, Answer::Agree));
    assert_repeated(&mut sitting, other, step_out);
    assert_repeated(&mut sitting, other, step_in);
    sitting.play_to_the_end();
    assert_repeated(&mut sitting, 0, |ack| ClientMsg::Rematch { ack });
}

/// Sends something twice with the same number, and once more after a restart.
fn assert_repeated(sitting: &mut Sitting, seat: u8, msg: impl FnOnce(Ack) -> ClientMsg) {
    let msg = msg(sitting.ack());
    let mut guest = sitting.guest(seat);
    let first = sitting.hear(&mut guest, &msg);
    assert!(!first.entries.is_empty(), "{msg:?}");
    for _ in 0..2 {
        let again = sitting.hear(&mut guest, &msg);
        assert_eq!(again.replies, first.replies, "{msg:?}");
        assert!(again.entries.is_empty() && again.opened.is_none());
        sitting.room = Room::restore(&sitting.saved).unwrap();
    }
}
