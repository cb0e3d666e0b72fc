//! Playing again.

use room::{Deed, Room};
use tabletop::{Seat, Viewer};
use wire::{ClientMsg, ErrorCode, Happening, Stage, Version};

use crate::sitting::{Sitting, assert_done, bot, code, here, new_table};

fn over(number: u8) -> Sitting {
    let mut new = new_table(vec![here("Ann"), bot("fox"), here("Ben")]);
    new.terms = new.terms.with("first_player", "last_winner");
    let mut sitting = Sitting::begun(new, number);
    sitting.play_to_the_end();
    sitting
}

#[test]
fn a_rematch_is_a_table_where_the_same_people_already_sit() {
    let mut sitting = over(10);
    let heard = sitting.says(0, |ack| ClientMsg::Rematch { ack });
    assert_done(&heard);
    let new = heard.opened.unwrap();
    let table = new.room.table().clone();
    assert_ne!(&table, sitting.room.table());
    let update = sitting.update(Viewer::Spectator, Version(0));
    let last = update["chapters"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone();
    let happening: Happening = serde_json::from_value(last["happening"].clone()).unwrap();
    assert_eq!(happening, Happening::Rematch { table });

    for (seat, token) in &sitting.created.tokens {
        let guest = new.room.admit(&[*token]).unwrap();
        assert!(guest.seats().contains(*seat));
    }
    let news = new.room.news(0);
    assert_eq!(news.seats[Seat(2)].name, "Ben");
    assert_ne!(
        news.commitment,
        sitting.room.news(0).commitment,
        "another secret"
    );
    assert_eq!(new.room.stage(), Stage::Gathering);

    let Deed::Opened(opened) = &new.entries[0].deed else {
        panic!("the first entry opens");
    };
    // The old salt is known by now, and the new secret could have been chosen to fit it.
    assert!(opened.places.iter().all(|place| place.salt.0.is_empty()));

    // Anybody who sits may start; salt can be added before.
    let mut room = Room::restore(&new.entries).unwrap();
    let mut ann = room.admit(&[sitting.created.tokens[0].1]).unwrap();
    let heard = room.hear(
        &mut ann,
        &ClientMsg::Start { ack: wire::Ack(1) },
        0,
        [1; 32],
    );
    assert_done(&heard);
    assert_eq!(room.stage(), Stage::Playing);
}

#[test]
fn two_people_who_want_a_rematch_get_one_table() {
    let mut sitting = over(10);
    let first = sitting.says(0, |ack| ClientMsg::Rematch { ack });
    let second = sitting.says(2, |ack| ClientMsg::Rematch { ack });
    assert!(first.opened.is_some() && second.opened.is_none());
    assert!(matches!(second.replies[..], [wire::ServerMsg::Done { .. }]));
}

#[test]
fn the_winner_starts_if_the_table_agreed_on_that() {
    let winner = |sitting: &Sitting| {
        let winners = sitting.room.news(0).outcome.unwrap().winners();
        (winners.len() == 1).then(|| winners.first()).flatten()
    };
    let (mut sitting, winner) = (10..)
        .map(over)
        .find_map(|sitting| winner(&sitting).map(|winner| (sitting, winner)))
        .unwrap();
    let new = sitting
        .host_says(|ack| ClientMsg::Rematch { ack })
        .opened
        .unwrap();
    let mut room = new.room;
    let mut host = room.admit(&[sitting.created.host]).unwrap();
    let _ = room.hear(
        &mut host,
        &ClientMsg::Start { ack: wire::Ack(9) },
        0,
        [1; 32],
    );
    assert_eq!(room.news(0).awaited.first(), Some(winner));
}

#[test]
fn there_is_no_rematch_before_the_end_and_none_for_spectators() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 10);
    let heard = sitting.says(0, |ack| ClientMsg::Rematch { ack });
    assert_eq!(code(&heard).0, ErrorCode::WrongStage);
    let msg = ClientMsg::Rematch { ack: sitting.ack() };
    let heard = sitting.hear(&mut room::Guest::default(), &msg);
    assert_eq!(code(&heard).0, ErrorCode::NotTheHost);
}

#[test]
fn the_dealer_moves_on_by_one_seat_where_the_rules_say_so() {
    let mut new = new_table(vec![here("Ann"), bot("hamster"), here("Cay"), here("Dan")]);
    new.game = "dogs".to_owned();
    let dealer = |sitting: &Sitting| {
        let told = sitting.update(Viewer::Spectator, Version(0));
        let chapters = told["chapters"].as_array().unwrap().iter();
        let mut events = chapters.flat_map(|chapter| chapter["events"].as_array().unwrap());
        let chosen = events.find(|event| event["event"] == "dealer_chosen");
        chosen.unwrap()["seat"].as_u64().unwrap()
    };
    let mut sitting = Sitting::begun(new, 10);
    // Twice, because the second rematch has to move on from the first.
    for _ in 0..2 {
        sitting.play_to_the_end();
        let before = dealer(&sitting);
        sitting = sitting.rematch();
        assert_done(&sitting.host_says(|ack| ClientMsg::Start { ack }));
        assert_eq!(dealer(&sitting), (before + 1) % 4);
    }
}
