//! Random messages in any order break nothing, and a restored room is the same room.

use proptest::prelude::*;
use room::Guest;
use serde_json::{Value, json};
use tabletop::Seat;
use wire::{Ack, Answer, ClientMsg, NewSeat, NewTable, Version};

use crate::sitting::{Sitting, bot, here, new_table, token};

/// Something that happens at a table.
#[derive(Clone, Debug)]
enum Step {
    /// Somebody sends a message; a number beyond the seats stands for the host or a spectator.
    Says(u8, ClientMsg),
    /// An awaited seat makes one of its choices.
    Plays(usize),
    /// The bot that has to think answers.
    Thinks,
    /// A bot's answer comes too late or too early.
    Answers(u8, u32, Value),
    /// Time passes.
    Waits(u64),
    /// People come and go.
    Present(u8),
}

fn seat() -> impl Strategy<Value = Option<Seat>> {
    prop_oneof![
        3 => Just(None),
        3 => (0..4u8).prop_map(|seat| Some(Seat(seat))),
        1 => any::<u8>().prop_map(|seat| Some(Seat(seat))),
    ]
}

fn action() -> impl Strategy<Value = Value> {
    let kinds = prop::sample::select(vec![
        "choose_first_player",
        "leave_to_chance",
        "take_card",
        "steal_card",
        "keep_card",
        "offer_card",
        "accept_card",
        "decline_card",
        "lay_card_face_up",
        "switch_sign",
        "hamster_discard",
        "scientist_discard",
        "pick_effect",
        "owl_peek",
        "owl_decline",
        "fly",
    ]);
    let value = prop_oneof![
        any::<u8>().prop_map(|n| json!(n)),
        (0..5u8).prop_map(|n| json!(n)),
        Just(json!("garden")),
        Just(json!([0, 1, 200])),
        Just(Value::Null),
    ];
    (kinds, value).prop_map(|(kind, value)| {
        json!({"do": kind, "seat": value, "to": value, "from": value, "slot": value,
               "location": value, "card": value, "picks": value})
    })
}

fn ack() -> impl Strategy<Value = Ack> {
    (0..40u32).prop_map(Ack)
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("Dee".to_owned()),
        Just("fox".to_owned()),
        "\\PC{0,30}",
        ".{0,600}"
    ]
}

fn message() -> impl Strategy<Value = ClientMsg> {
    let answer = prop_oneof![Just(Answer::Agree), Just(Answer::Decline)];
    prop_oneof![
        (ack(), any::<u8>(), text(), text(), 0..6u8).prop_map(|(ack, seat, name, salt, of)| {
            ClientMsg::Sit {
                ack,
                seat: Seat(seat % 5),
                name,
                salt,
                token: Some(token(of)),
            }
        }),
        (ack(), seat(), text()).prop_map(|(ack, seat, salt)| ClientMsg::Salt { ack, seat, salt }),
        ack().prop_map(|ack| ClientMsg::Start { ack }),
        (ack(), seat(), action()).prop_map(|(ack, seat, action)| ClientMsg::Act {
            ack,
            seat,
            action
        }),
        (ack(), seat()).prop_map(|(ack, seat)| ClientMsg::TakeBack { ack, seat }),
        (ack(), seat(), answer).prop_map(|(ack, seat, answer)| ClientMsg::AnswerTakeBack {
            ack,
            seat,
            answer
        }),
        (ack(), seat(), prop::option::of(text()))
            .prop_map(|(ack, seat, level)| ClientMsg::StepOut { ack, seat, level }),
        (ack(), seat()).prop_map(|(ack, seat)| ClientMsg::StepIn { ack, seat }),
        (seat(), text()).prop_map(|(seat, text)| ClientMsg::Say { seat, text }),
        ack().prop_map(|ack| ClientMsg::Rematch { ack }),
        Just(ClientMsg::Ping),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (0..6u8, message()).prop_map(|(who, msg)| Step::Says(who, msg)),
        8 => any::<usize>().prop_map(Step::Plays),
        4 => Just(Step::Thinks),
        1 => (any::<u8>(), 0..60u32, action())
            .prop_map(|(seat, version, action)| Step::Answers(seat, version, action)),
        1 => (0..40_000u64).prop_map(Step::Waits),
        1 => any::<u8>().prop_map(Step::Present),
    ]
}

fn take_step(sitting: &mut Sitting, step: Step) {
    sitting.now += 50;
    match step {
        Step::Says(who, msg) => {
            let tokens: Vec<_> = sitting
                .created
                .tokens
                .iter()
                .map(|(_, token)| *token)
                .collect();
            let mut guest = match who {
                0 => sitting.guest(0),
                1 => sitting.room.admit(&tokens).unwrap(),
                2 | 3 => sitting.room.admit(&[token(who)]).unwrap_or_default(),
                4 => sitting.host(),
                _ => Guest::default(),
            };
            sitting.hear(&mut guest, &msg);
        }
        Step::Plays(number) => {
            let Some(seat) = sitting.room.news(sitting.now).awaited.first() else {
                return;
            };
            let choices = sitting.choices(seat.0);
            let action = choices[number % choices.len()].clone();
            let (ack, held) = (sitting.ack(), sitting.created.tokens.clone());
            let made = [2, 3].map(|seat| (Seat(seat), token(seat)));
            let mut tokens = held.iter().chain(&made);
            let token = tokens.find(|(of, _)| *of == seat).map(|(_, token)| *token);
            let guest = token.and_then(|token| sitting.room.admit(&[token]).ok());
            let msg = ClientMsg::Act {
                ack: Ack(ack.0 + 1_000),
                seat: None,
                action,
            };
            sitting.hear(&mut guest.unwrap_or_default(), &msg);
        }
        Step::Thinks => {
            for job in sitting.room.jobs() {
                sitting.thinks(&job);
            }
        }
        Step::Answers(seat, version, action) => {
            let now = sitting.now;
            if sitting.room.jobs().is_empty() {
                let heard = sitting
                    .room
                    .thought(Seat(seat), Version(version), &action, now);
                assert!(heard.entries.is_empty());
            }
        }
        Step::Waits(millis) => {
            sitting.now += millis;
            sitting.tick();
        }
        Step::Present(bits) => {
            let seats = (0..4).filter(|seat| bits & (1 << seat) != 0).map(Seat);
            let _ = sitting.room.present(seats.collect());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..Default::default() })]

    #[test]
    fn random_messages_break_nothing(
        number in any::<u8>(),
        seconds in prop_oneof![Just(None), Just(Some(5)), Just(Some(30))],
        steps in prop::collection::vec(step(), 1..120),
    ) {
        let seats = vec![here("Ann"), bot("hamster"), NewSeat::Invited, NewSeat::Invited];
        let mut sitting = Sitting::open(NewTable { seconds, ..new_table(seats) }, number);
        for step in steps {
            take_step(&mut sitting, step);
        }
    }
}
