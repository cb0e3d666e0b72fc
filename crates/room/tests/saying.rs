//! Acting for a seat, being refused by a rule, and talking.

use room::Guest;
use tabletop::Seat;
use wire::{Ack, ClientMsg, ErrorCode, ServerMsg};

use crate::sitting::{Sitting, act, assert_done, code, here, keep, new_table, take};

fn playing() -> Sitting {
    Sitting::of_persons(&["Ann", "Ben"], 11)
}

#[test]
fn a_screen_with_several_seats_has_to_say_which_one_acts() {
    let mut sitting = playing();
    let tokens: Vec<_> = sitting
        .created
        .tokens
        .iter()
        .map(|(_, token)| *token)
        .collect();
    let mut both = sitting.room.admit(&tokens).unwrap();
    let heard = sitting.hear(&mut both, &act(Ack(1), keep()));
    let (told, because) = code(&heard);
    assert_eq!(told, ErrorCode::NotYourSeat);
    assert_eq!(because, "say for whom: you play for Ann and Ben");
    let seat = sitting.awaited();
    let msg = ClientMsg::Act {
        ack: Ack(1),
        seat: Some(Seat(seat)),
        action: take("house"),
    };
    let heard = sitting.hear(&mut both, &msg);
    assert_done(&heard);
}

#[test]
fn a_refusal_names_the_rule_that_forbids_the_action() {
    let mut sitting = playing();
    let seat = sitting.awaited();
    let heard = sitting.says(1 - seat, |ack| act(ack, keep()));
    let [ServerMsg::Refused { refusal, .. }] = &heard.replies[..] else {
        panic!("{:?}", heard.replies);
    };
    assert!(refusal.rule.as_str().starts_with("ARGH-"));
    let name = ["Ann", "Ben"][usize::from(seat)];
    let because = &refusal.because;
    assert!(
        because.contains(name) && !because.contains("seat "),
        "{because}"
    );
}

#[test]
fn words_are_for_everybody_and_have_a_limited_length() {
    let mut sitting = playing();
    let say = |seat: Option<u8>, text: &str| ClientMsg::Say {
        seat: seat.map(Seat),
        text: text.to_owned(),
    };
    let said = |heard: room::Heard| match heard.said {
        Some(ServerMsg::Said { seat, text }) => (seat, text),
        other => panic!("{other:?}"),
    };
    let mut ann = sitting.guest(0);
    let heard = sitting.hear(&mut ann, &say(None, " It is a lizard. "));
    assert_eq!(said(heard), (Some(Seat(0)), "It is a lizard.".to_owned()));
    let heard = sitting.hear(&mut Guest::default(), &say(None, "I saw it"));
    assert_eq!(said(heard).0, None, "somebody who watches");
    for (seat, text, expected) in [
        (None, String::new(), ErrorCode::TooLarge),
        (None, "é".repeat(501), ErrorCode::TooLarge),
        (Some(1), "hush".to_owned(), ErrorCode::NotYourSeat),
    ] {
        let heard = sitting.hear(&mut ann, &say(seat, &text));
        assert_eq!(code(&heard).0, expected);
    }
    let heard = sitting.hear(&mut ann, &say(None, &"é".repeat(500)));
    assert!(heard.said.is_some());
}

#[test]
fn a_ping_is_answered_by_a_pong() {
    let heard = playing().hear(&mut Guest::default(), &ClientMsg::Ping);
    assert_eq!(heard.replies, [ServerMsg::Pong]);
}

#[test]
fn where_only_ready_made_lines_are_allowed_nothing_else_can_be_said() {
    let mut new = new_table(vec![here("Ann"), here("Ben")]);
    new.game = "dogs".to_owned();
    new.terms = new.terms.with("chat", "emotes_only");
    let mut sitting = Sitting::open(new, 10);
    let say = |text: &str| ClientMsg::Say {
        seat: None,
        text: text.to_owned(),
    };
    let mut ann = sitting.guest(0);
    let early = sitting.hear(&mut ann, &say("Woof!"));
    let (kind, because) = code(&early);
    assert_eq!(kind, ErrorCode::BadTerms);
    assert!(because.contains("once it is dealt"), "{because}");
    assert_done(&sitting.host_says(|ack| ClientMsg::Start { ack }));
    // It does not matter whose turn it is, because that can change while somebody types.
    for line in ["Woof!", "Sit. Stay."] {
        assert!(sitting.hear(&mut ann, &say(line)).said.is_some(), "{line}");
    }
    let heard = sitting.hear(&mut ann, &say("I need the Beagle"));
    let (kind, because) = code(&heard);
    assert_eq!(kind, ErrorCode::BadTerms);
    assert!(
        because.contains("DOGS-R8") && because.contains("Woof!"),
        "{because}"
    );
    let outside = sitting.hear(&mut Guest::default(), &say("Woof!"));
    assert_eq!(code(&outside).0, ErrorCode::BadTerms, "a spectator");
}

/// A slip for every theme, so that it does not matter which one is acted.
const SLIPS: &str = "please, my human, okay: a cute, cool nap!";

#[test]
fn talk_is_passed_on_and_also_played_where_the_rules_listen_to_it() {
    let mut new = new_table(vec![here("Ann"), here("Ben"), here("Cem")]);
    new.game = "bandimals".to_owned();
    new.terms = new.terms.with("booster", "on");
    // Not every deal turns up a theme.
    for number in 0..40 {
        let mut sitting = Sitting::begun(new.clone(), number);
        let Sitting {
            room, created, now, ..
        } = &mut sitting;
        let say = |text: &str| ClientMsg::Say {
            seat: None,
            text: text.to_owned(),
        };
        for ack in 0..60 {
            let mut ann = room.admit(&[created.tokens[0].1]).unwrap();
            let heard = room.hear(&mut ann, &say(SLIPS), *now, [1; 32]);
            let Some(ServerMsg::Said { text, .. }) = &heard.said else {
                panic!("{heard:?}");
            };
            assert_eq!(text, SLIPS, "the words are passed on in any case");
            if let [entry] = &heard.entries[..] {
                let deed = serde_json::to_value(&entry.deed).unwrap();
                assert_eq!(deed["deed"], "played");
                assert_eq!((&deed["seat"], &deed["by"]), (&0.into(), &"person".into()));
                assert_eq!(deed["action"]["do"], "slip");
                assert_eq!(heard.news, room::News::Everyone);
                let again = room.hear(&mut ann, &say(SLIPS), *now, [1; 32]);
                assert!(again.said.is_some() && again.entries.is_empty());
                return;
            }
            let news = room.news(*now);
            let Some(seat) = news.awaited.first() else {
                break;
            };
            let text = room.tell(
                tabletop::Viewer::Seat(seat),
                wire::Version(0),
                room::Greeting::Again,
                *now,
            );
            let told: serde_json::Value = serde_json::from_str(&text).unwrap();
            let choices = told["update"]["choices"].as_array().unwrap();
            let mut guest = room.admit(&[created.tokens[seat.index()].1]).unwrap();
            let choice = choices[ack as usize % choices.len()].clone();
            let _ = room.hear(&mut guest, &act(Ack(1_000 + ack), choice), *now, [1; 32]);
        }
    }
    panic!("no theme was ever acted");
}

#[test]
fn emotes_may_be_said_before_the_deal_even_where_only_ready_made_lines_are_allowed() {
    let mut new = new_table(vec![here("Ann"), here("Ben")]);
    new.terms = new.terms.with("claims", "off");
    let mut sitting = Sitting::open(new, 10);
    let say = |text: &str| ClientMsg::Say {
        seat: None,
        text: text.to_owned(),
    };
    let mut ann = sitting.guest(0);
    for _ in 0..2 {
        for line in ["(squeaks and looks like a cocker)", "Good luck!"] {
            assert!(sitting.hear(&mut ann, &say(line)).said.is_some(), "{line}");
        }
        let heard = sitting.hear(&mut ann, &say("It's a spy."));
        let (kind, because) = code(&heard);
        assert_eq!(kind, ErrorCode::BadTerms);
        assert_eq!(because.matches("Good luck!").count(), 1, "{because}");
        let outside = sitting.hear(&mut Guest::default(), &say("Good luck!"));
        assert_eq!(code(&outside).0, ErrorCode::BadTerms, "a spectator");
        let _ = sitting.host_says(|ack| ClientMsg::Start { ack });
    }
}
