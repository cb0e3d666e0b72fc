//! Requests that change nothing are not written down, and a table does not write without limit.

use serde_json::json;
use tabletop::Seat;
use wire::{Ack, ClientMsg, ErrorCode, NewTable, ServerMsg};

use crate::sitting::{Sitting, act, assert_done, bot, code, here, new_table, step_in, step_out};

fn salt(text: &str) -> impl FnOnce(Ack) -> ClientMsg {
    let salt = text.to_owned();
    move |ack| ClientMsg::Salt {
        ack,
        seat: None,
        salt,
    }
}

#[test]
fn a_seat_can_change_its_salt_once() {
    let mut sitting = Sitting::open(new_table(vec![here("Ann"), here("Ben")]), 3);
    assert_eq!(sitting.says(0, salt("rain")).entries.len(), 1);
    let again = sitting.says(0, salt("rain"));
    assert_done_and_unwritten(&again, "the salt is the same");
    let other = sitting.says(0, salt("snow"));
    let (told, because) = code(&other);
    assert_eq!(told, ErrorCode::TooLarge);
    assert_eq!(
        because,
        "Ann has thrown salt in already: once is enough, and it stays in"
    );
    assert_eq!(sitting.says(1, salt("hail")).entries.len(), 1, "Ben's own");
}

fn assert_done_and_unwritten(heard: &room::Heard, why: &str) {
    assert!(
        matches!(heard.replies[..], [ServerMsg::Done { .. }]),
        "{why}"
    );
    assert!(heard.entries.is_empty(), "{why}");
}

#[test]
fn stepping_out_again_changes_nothing() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), here("Ben")]), 3);
    assert_eq!(sitting.says(0, step_out).entries.len(), 1);
    let again = sitting.says(0, step_out);
    assert_done_and_unwritten(&again, "a fox is already playing");
    let other = sitting.says(0, |ack| ClientMsg::StepOut {
        ack,
        seat: None,
        level: Some("hamster".to_owned()),
    });
    assert_eq!(other.entries.len(), 1, "another level is a change");
}

/// A race of three in which everybody lays a card face down, and Ann already has.
fn laid() -> Sitting {
    let mut new = NewTable {
        game: "bark-bark".to_owned(),
        ..new_table(vec![here("Ann"), here("Ben"), here("Cem")])
    };
    new.terms = new.terms.with("start_placement", "centre");
    let mut sitting = Sitting::begun(new, 4);
    for seat in [0, 1, 2] {
        sitting.plays(seat, json!({"do": "choose_colour", "colour": seat}));
        sitting.plays(seat, json!({"do": "choose_critter", "critter": "cat"}));
        sitting.plays(seat, json!({"do": "tell_pets", "count": 2 - seat}));
    }
    sitting.plays(0, card(4));
    sitting
}

fn card(value: u32) -> serde_json::Value {
    json!({"do": "choose_card", "value": value})
}

#[test]
fn after_many_exchanges_only_awaited_seats_may_act() {
    let Sitting {
        mut room,
        created,
        now,
        ..
    } = laid();
    let tokens = |seat: u8| {
        created
            .tokens
            .iter()
            .find(|(of, _)| *of == Seat(seat))
            .unwrap()
            .1
    };
    let mut ann = room.admit(&[tokens(0)]).unwrap();
    let mut n_written = 0;
    let because = (0..5_000u32).find_map(|n| {
        let heard = room.hear(&mut ann, &act(Ack(100 + n), card(2 + n % 2)), now, [1; 32]);
        n_written += heard.entries.len();
        match &heard.replies[..] {
            [
                ServerMsg::Error {
                    code: ErrorCode::TooLarge,
                    because,
                    ..
                },
            ] => {
                assert!(heard.entries.is_empty());
                Some(because.clone())
            }
            _ => None,
        }
    });
    let because = because.expect("there is a limit");
    assert!(because.ends_with("it waits for, Ben and Cem"), "{because}");
    assert!(n_written < 4_000, "{n_written}");
    let mut ben = room.admit(&[tokens(1)]).unwrap();
    let heard = room.hear(&mut ben, &act(Ack(1), card(3)), now, [1; 32]);
    assert_done(&heard);
    assert_eq!(heard.entries.len(), 1, "the deal goes on");
}

#[test]
fn there_is_a_limit_to_stepping_out_but_not_to_stepping_in() {
    let Sitting {
        mut room,
        created,
        now,
        ..
    } = Sitting::begun(new_table(vec![here("Ann"), bot("fox")]), 3);
    let mut ann = room.admit(&[created.tokens[0].1]).unwrap();
    let mut n_out = 0;
    loop {
        let heard = room.hear(&mut ann, &step_out(Ack(10_000 + 2 * n_out)), now, [1; 32]);
        if heard.entries.is_empty() {
            let (told, because) = code(&heard);
            assert_eq!(told, ErrorCode::TooLarge);
            assert!(because.contains("play on"), "{because}");
            break;
        }
        let heard = room.hear(&mut ann, &step_in(Ack(10_001 + 2 * n_out)), now, [1; 32]);
        assert_done(&heard);
        n_out += 1;
        assert!(n_out <= 1_000, "there is a limit");
    }
    assert_eq!(n_out, 1_000);
}
