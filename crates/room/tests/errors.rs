//! Everything that can be wrong with a message is answered with an error, and changes nothing.

use room::Guest;
use serde_json::{Value, json};
use tabletop::Seat;
use wire::{Ack, Answer, ClientMsg, ErrorCode, NewSeat, Version};

use crate::sitting::{
    Sitting, act, answer, bot, code, here, keep, new_table, sit, step_in, step_out, take_back,
    token,
};

const ACK: Ack = Ack(1_000);

fn gathering() -> Sitting {
    let seats = vec![here("Ann"), NewSeat::Invited, bot("fox"), NewSeat::Invited];
    Sitting::open(new_table(seats), 11)
}

fn playing() -> Sitting {
    Sitting::of_persons(&["Ann", "Ben"], 11)
}

fn over() -> Sitting {
    let mut sitting = playing();
    sitting.play_to_the_end();
    sitting
}

fn as_seat(seat: u8, msg: ClientMsg) -> ClientMsg {
    let seat = Some(Seat(seat));
    match msg {
        ClientMsg::Act { ack, action, .. } => ClientMsg::Act { ack, seat, action },
        other => other,
    }
}

#[test]
fn an_impossible_request_is_answered_with_a_sentence_and_changes_nothing() {
    let salt = |salt: &str| ClientMsg::Salt {
        ack: ACK,
        seat: None,
        salt: salt.to_owned(),
    };
    let level = |level: &str| ClientMsg::StepOut {
        ack: ACK,
        seat: None,
        level: Some(level.to_owned()),
    };
    let sit_with = |seat: u8, of: u8| ClientMsg::Sit {
        ack: ACK,
        seat: Seat(seat),
        name: "Dee".to_owned(),
        salt: String::new(),
        token: Some(token(of)),
    };
    let start = ClientMsg::Start { ack: ACK };
    let rematch = ClientMsg::Rematch { ack: ACK };
    let hello = ClientMsg::Hello {
        table: wire::TableId("testtesttest".to_owned()),
        tokens: Vec::new(),
        since: Version(0),
    };
    let not = |action: Value| act(ACK, action);
    let (ann, nobody) = (Some(0), None);
    type Case = (
        fn() -> Sitting,
        Option<u8>,
        ClientMsg,
        ErrorCode,
        &'static str,
    );
    let cases: Vec<Case> = vec![
        (playing, ann, hello, ErrorCode::NoHello, "already"),
        (
            gathering,
            nobody,
            sit(ACK, 9, "Dee"),
            ErrorCode::NotYourSeat,
            "numbered from 0 to 3",
        ),
        (
            gathering,
            nobody,
            sit(ACK, 250, "Dee"),
            ErrorCode::NotYourSeat,
            "no seat number 250",
        ),
        (
            gathering,
            nobody,
            sit(ACK, 0, "Dee"),
            ErrorCode::SeatTaken,
            "Ann sits there; open is seat B and seat D",
        ),
        (
            gathering,
            nobody,
            sit(ACK, 2, "Dee"),
            ErrorCode::SeatTaken,
            "Fox sits there",
        ),
        (
            playing,
            nobody,
            sit(ACK, 0, "Dee"),
            ErrorCode::SeatTaken,
            "you can watch",
        ),
        (
            gathering,
            nobody,
            sit(ACK, 1, "ann"),
            ErrorCode::BadTerms,
            "somebody here is called that",
        ),
        (
            gathering,
            nobody,
            sit(ACK, 1, "Fox"),
            ErrorCode::BadTerms,
            "somebody here is called that",
        ),
        (
            gathering,
            nobody,
            sit(ACK, 1, "  "),
            ErrorCode::BadTerms,
            "name: has 0 characters",
        ),
        (
            gathering,
            nobody,
            sit(ACK, 1, "a\u{200b}b"),
            ErrorCode::BadTerms,
            "nobody can see",
        ),
        (
            gathering,
            nobody,
            sit_with(1, 3),
            ErrorCode::BadToken,
            "every seat has its own",
        ),
        (
            gathering,
            ann,
            salt(&"x".repeat(201)),
            ErrorCode::BadTerms,
            "200 are enough",
        ),
        (
            gathering,
            nobody,
            salt("x"),
            ErrorCode::NotYourSeat,
            "you are watching",
        ),
        (
            playing,
            ann,
            salt("x"),
            ErrorCode::WrongStage,
            "before it begins",
        ),
        (
            gathering,
            nobody,
            start.clone(),
            ErrorCode::NotTheHost,
            "only the host",
        ),
        (
            gathering,
            ann,
            start.clone(),
            ErrorCode::NotTheHost,
            "only the host may give them to bots",
        ),
        (
            playing,
            ann,
            start,
            ErrorCode::WrongStage,
            "the deal has begun",
        ),
        (
            gathering,
            ann,
            not(keep()),
            ErrorCode::WrongStage,
            "nothing was dealt yet",
        ),
        (
            over,
            ann,
            not(keep()),
            ErrorCode::WrongStage,
            "the deal is over",
        ),
        (
            playing,
            nobody,
            not(keep()),
            ErrorCode::NotYourSeat,
            "you are watching",
        ),
        (
            playing,
            ann,
            as_seat(1, not(keep())),
            ErrorCode::NotYourSeat,
            "you do not play for Ben; you play for Ann",
        ),
        (
            playing,
            ann,
            as_seat(250, not(keep())),
            ErrorCode::NotYourSeat,
            "no seat number 250",
        ),
        (
            playing,
            ann,
            not(Value::Null),
            ErrorCode::NotUnderstood,
            "this is not an action of argh",
        ),
        (
            playing,
            ann,
            not(json!({})),
            ErrorCode::NotUnderstood,
            "`do` is missing",
        ),
        (
            playing,
            ann,
            not(json!({"do": "cheat"})),
            ErrorCode::NotUnderstood,
            "`do`: `cheat` is not a known value; known: `choose_first_player`",
        ),
        (
            playing,
            ann,
            not(json!({"do": "offer_card"})),
            ErrorCode::NotUnderstood,
            "argh: `to` is missing",
        ),
        (
            playing,
            ann,
            not(json!({"do": "offer_card", "to": "Ben"})),
            ErrorCode::NotUnderstood,
            "`to`: it must be a whole number from 0 to 255",
        ),
        (
            playing,
            ann,
            not(json!({"do": "offer_card", "to": 999})),
            ErrorCode::NotUnderstood,
            "`to`: ",
        ),
        (
            playing,
            ann,
            not(json!({"do": "steal_card", "from": 1, "slot": -1})),
            ErrorCode::NotUnderstood,
            "`slot`: ",
        ),
        (
            gathering,
            ann,
            take_back(ACK),
            ErrorCode::WrongStage,
            "nothing was dealt yet",
        ),
        (
            over,
            ann,
            take_back(ACK),
            ErrorCode::WrongStage,
            "the deal is over",
        ),
        (
            playing,
            ann,
            take_back(ACK),
            ErrorCode::NothingToTakeBack,
            "Ann has not done anything yet",
        ),
        (
            playing,
            nobody,
            take_back(ACK),
            ErrorCode::NotYourSeat,
            "you are watching",
        ),
        (
            playing,
            ann,
            answer(ACK, Answer::Agree),
            ErrorCode::NothingToTakeBack,
            "nobody wants to",
        ),
        (
            playing,
            nobody,
            step_out(ACK),
            ErrorCode::NotYourSeat,
            "you are watching",
        ),
        (
            over,
            ann,
            step_out(ACK),
            ErrorCode::WrongStage,
            "the deal is over",
        ),
        (
            playing,
            ann,
            level("badger"),
            ErrorCode::BadTerms,
            "is not a bot",
        ),
        (
            playing,
            ann,
            level("owl:60000ms"),
            ErrorCode::BadTerms,
            "thinks too long",
        ),
        (
            playing,
            ann,
            step_in(ACK),
            ErrorCode::WrongStage,
            "yourself already",
        ),
        (
            playing,
            ann,
            rematch.clone(),
            ErrorCode::WrongStage,
            "when it is over",
        ),
        (
            over,
            nobody,
            rematch,
            ErrorCode::NotTheHost,
            "only the host and those who sit here",
        ),
    ];
    for (sitting, seat, msg, expected, sentence) in cases {
        let mut sitting = sitting();
        if msg == sit_with(1, 3) {
            let ack = sitting.ack();
            sitting.hear(&mut Guest::default(), &sit(ack, 3, "Cem"));
        }
        let mut guest = seat.map_or_else(Guest::default, |seat| sitting.guest(seat));
        let before = (sitting.looks(), guest);
        let heard = sitting.hear(&mut guest, &msg);
        let (told, because) = code(&heard);
        assert_eq!(told, expected, "{msg:?}: {because}");
        assert!(because.contains(sentence), "{msg:?}: {because}");
        assert!(heard.entries.is_empty() && heard.said.is_none() && heard.opened.is_none());
        assert_eq!((sitting.looks(), guest), before);
    }
}
