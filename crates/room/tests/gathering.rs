//! Sitting down until the deal begins.

use room::Guest;
use tabletop::{Hex32, Salt, Seat, Secret};
use wire::{ClientMsg, NewSeat, ServerMsg, Sitter, Stage, Token, Version};

use crate::sitting::{NOON, Sitting, assert_done, bot, code, here, new_table, sit, token};

fn ann_and_two_guests() -> Sitting {
    let seats = vec![here("Ann"), NewSeat::Invited, NewSeat::Invited];
    Sitting::open(new_table(seats), 5)
}

#[test]
fn the_deal_begins_when_the_last_open_seat_is_taken() {
    let mut sitting = ann_and_two_guests();
    let (mut ben, mut cem) = (Guest::default(), Guest::default());
    let ack = sitting.ack();
    let heard = sitting.hear(&mut ben, &sit(ack, 1, " Ben "));
    let seated = ServerMsg::Seated {
        ack,
        seat: Seat(1),
        token: token(1),
    };
    assert_eq!(heard.replies, [seated]);
    assert!(ben.seats().contains(Seat(1)), "the guest now has the seat");
    assert_eq!(sitting.room.stage(), Stage::Gathering);
    assert_eq!(sitting.room.news(NOON).seats[Seat(1)].name, "Ben");

    let ack = sitting.ack();
    assert_eq!(sitting.hear(&mut cem, &sit(ack, 2, "Cem")).entries.len(), 2);
    assert_eq!(sitting.room.stage(), Stage::Playing);
    assert_eq!(sitting.room.version(), Version(3), "two sat down, one deal");
}

#[test]
fn the_host_starts_and_foxes_take_the_open_seats() {
    let mut sitting = ann_and_two_guests();
    let heard = sitting.host_says(|ack| ClientMsg::Start { ack });
    assert_done(&heard);
    let seats = sitting.room.news(NOON).seats;
    let fox = |name: &str| {
        let level = "fox".to_owned();
        (name.to_owned(), Sitter::Bot { level })
    };
    let sitters: Vec<_> = seats
        .iter()
        .map(|seat| (seat.name.clone(), seat.sitter.clone()))
        .collect();
    let ann = ("Ann".to_owned(), Sitter::Person);
    assert_eq!(sitters, [ann, fox("Fox"), fox("Fox 2")]);
}

#[test]
fn anybody_who_sits_may_start_once_nobody_is_missing() {
    let mut sitting = ann_and_two_guests();
    let heard = sitting.says(0, |ack| ClientMsg::Start { ack });
    assert!(code(&heard).1.contains("only the host"));

    let mut full = Sitting::open(new_table(vec![here("Ann"), bot("fox")]), 5);
    let heard = full.says(0, |ack| ClientMsg::Start { ack });
    assert_done(&heard);
    assert_eq!(full.room.stage(), Stage::Playing);
}

#[test]
fn a_guest_whose_answer_was_lost_sits_down_again_with_the_same_token() {
    let mut sitting = ann_and_two_guests();
    let ack = sitting.ack();
    let first = sitting.hear(&mut Guest::default(), &sit(ack, 1, "Ben"));
    let mut ben = Guest::default();
    let again = sitting.hear(&mut ben, &sit(ack, 1, "Ben"));
    assert_eq!(again.replies, first.replies);
    assert!(again.entries.is_empty());
    assert!(ben.seats().contains(Seat(1)));
}

#[test]
fn the_house_makes_a_token_for_a_guest_without_one() {
    let mut sitting = ann_and_two_guests();
    let msg = ClientMsg::Sit {
        ack: sitting.ack(),
        seat: Seat(1),
        name: "Ben".to_owned(),
        salt: String::new(),
        token: None,
    };
    let heard = sitting.hear(&mut Guest::default(), &msg);
    let [ServerMsg::Seated { token, .. }] = heard.replies[..] else {
        panic!("{:?}", heard.replies);
    };
    let guest = sitting.room.admit(&[token]).unwrap();
    assert!(guest.seats().contains(Seat(1)));
    let saved = serde_json::to_string(&sitting.saved).unwrap();
    assert!(
        !saved.contains(&token.0.to_string()),
        "only its hash is kept"
    );
}

#[test]
fn the_seed_depends_on_the_secret_and_on_everybodys_salt() {
    let mut sitting = Sitting::open(new_table(vec![here("Ann"), bot("fox")]), 5);
    let committed = sitting.room.news(NOON).commitment;
    assert_eq!(committed, sitting.created.commitment);
    let heard = sitting.says(0, |ack| ClientMsg::Salt {
        ack,
        seat: None,
        salt: "thrown in afterwards".to_owned(),
    });
    assert_done(&heard);
    sitting.host_says(|ack| ClientMsg::Start { ack });
    sitting.play_to_the_end();
    let (secret, salts) = sitting.room.news(sitting.now).revealed.unwrap();
    let texts: Vec<&str> = salts.iter().map(|Salt(text)| text.as_str()).collect();
    assert_eq!(texts, ["thrown in afterwards", ""], "a bot adds no salt");
    assert_eq!(Secret::commitment(&secret), committed);
}

#[test]
fn a_guest_gets_the_views_of_the_seats_it_proved() {
    let sitting = Sitting::open(new_table(vec![here("Ann"), here("Ben"), bot("fox")]), 5);
    let both: Vec<Token> = sitting
        .created
        .tokens
        .iter()
        .map(|(_, token)| *token)
        .collect();
    assert_eq!(sitting.room.admit(&both).unwrap().viewers().len(), 2);
    assert_eq!(sitting.room.admit(&[]).unwrap().viewers().len(), 1);
    assert!(
        sitting.host().seats().is_empty(),
        "the host's token belongs to no seat"
    );
    let error = sitting.room.admit(&[Token(Hex32([9; 32]))]).unwrap_err();
    assert!(
        error.because.contains("token 1 opens no seat"),
        "{}",
        error.because
    );
    assert!(sitting.room.admit(&[both[0]; 17]).is_err());
}
