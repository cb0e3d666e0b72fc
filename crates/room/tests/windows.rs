//! Windows in which several seats decide at once, and nobody learns anything before all have.

use room::News;
use serde_json::{Value, json};
use tabletop::{Seat, Seats};
use wire::{ErrorCode, NewTable};

use crate::sitting::{Sitting, act, code, here, new_table, step_out, take_back};

/// A race of three in which everybody lays a card face down next.
fn before_the_cards(seconds: Option<u32>) -> Sitting {
    let mut new = NewTable {
        game: "bark-bark".to_owned(),
        seconds,
        ..new_table(vec![here("Ann"), here("Ben"), here("Cem")])
    };
    new.terms = new
        .terms
        .with("start_placement", "centre")
        .with("claims", "public_and_whispers");
    let mut sitting = Sitting::begun(new, 4);
    for seat in [0, 1, 2] {
        sitting.plays(seat, json!({"do": "choose_colour", "colour": seat}));
        sitting.plays(seat, json!({"do": "choose_critter", "critter": "cat"}));
        sitting.plays(seat, json!({"do": "tell_pets", "count": 2 - seat}));
    }
    sitting
}

fn card(value: u8) -> Value {
    json!({"do": "choose_card", "value": value})
}

fn seats(seats: &[u8]) -> Seats {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

#[test]
fn only_a_seat_itself_is_told_that_it_exchanged_a_card_face_down() {
    let mut sitting = before_the_cards(Some(60));
    let laid = sitting.says(0, |ack| act(ack, card(4)));
    assert_eq!(laid.news, News::Everyone, "Ann is ready");
    let exchanged = sitting.says(0, |ack| act(ack, card(2)));
    assert_eq!(exchanged.news, News::Only(seats(&[0])));
}

#[test]
fn only_the_two_seats_of_a_whisper_are_told_about_it() {
    let mut sitting = before_the_cards(None);
    let whisper = json!({"do": "claim_card", "value": 5, "to": Seat(2)});
    let heard = sitting.says(0, |ack| act(ack, whisper));
    assert_eq!(heard.news, News::Only(seats(&[0, 2])));
}

#[test]
fn saying_something_first_gives_nobody_more_time() {
    let mut sitting = before_the_cards(Some(60));
    let ends = |sitting: &Sitting| {
        let clock = sitting.room.news(sitting.now).clock.expect("a clock");
        clock.until
    };
    let before = ends(&sitting);
    sitting.now += 20_000;
    let claim = json!({"do": "claim_card", "value": 5, "to": null});
    sitting.plays(0, claim);
    assert_eq!(ends(&sitting), before);
}

#[test]
fn a_seat_whose_action_would_be_undone_is_asked_first() {
    let mut sitting = before_the_cards(None);
    sitting.plays(0, card(4));
    sitting.plays(1, card(3));
    let _ = sitting.says(0, take_back);
    let request = sitting.room.news(sitting.now).take_back;
    let asked = request.map(|request| request.asked);
    assert_eq!(asked, Some(seats(&[1])), "Ben, whose card would be gone");
}

/// Ann has laid a card, and then Ben exchanges his again and again.
fn exchanged(times: u8) -> Sitting {
    let mut sitting = before_the_cards(None);
    sitting.plays(0, card(4));
    for n in 0..times {
        sitting.plays(1, card(2 + n % 2));
    }
    sitting
}

#[test]
fn if_there_is_too_much_to_check_everybody_is_asked() {
    // Three people and eight actions are the most that is checked: twenty-four questions.
    for (times, asked) in [(7, seats(&[1])), (8, seats(&[1, 2]))] {
        let mut sitting = exchanged(times);
        let _ = sitting.says(0, take_back);
        let request = sitting.room.news(sitting.now).take_back.expect("asked");
        assert_eq!(request.asked, asked, "{times} exchanges");
    }
}

#[test]
fn if_there_is_too_much_to_check_and_nobody_to_ask_it_is_refused() {
    let mut sitting = exchanged(24);
    for seat in [1, 2] {
        let _ = sitting.says(seat, step_out);
    }
    let heard = sitting.says(0, take_back);
    let (told, because) = code(&heard);
    assert_eq!(told, ErrorCode::CannotBeUnseen);
    assert!(because.contains("Too much has happened"), "{because}");
}
