//! The record of a deal.

use argh::Argh;
use room::{Glasses, Room};
use serde_json::Value;
use tabletop::{Play, Record, Seats, Secret, Viewer};
use wire::{Stage, Version};

use crate::sitting::{Sitting, bot, here, keep, new_table, offer, step_out, take, take_back};

#[test]
fn the_record_of_a_finished_deal_can_be_verified() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), bot("owl:20"), here("Ben")]), 9);
    assert_eq!(
        sitting.room.record(),
        None,
        "its actions may show what somebody holds"
    );
    sitting.says(2, step_out);
    sitting.play_to_the_end();
    let record = Record::<Argh>::parse(&sitting.room.record().unwrap()).unwrap();
    record.verify().unwrap();
    let seats: Vec<_> = record.opening.seats.iter().collect();
    assert_eq!((seats[0].name.as_str(), &seats[0].bot), ("Ann", &None));
    assert_eq!(seats[1].bot.as_deref(), Some("owl:20"));
    assert!(record.plays.iter().all(|play| play.at.is_some()));
}

#[test]
fn an_action_that_was_taken_back_is_not_in_the_record() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 9);
    let taker = sitting.awaited();
    sitting.plays(taker, take("garden"));
    sitting.plays(taker, offer(1 - taker));
    sitting.says(taker, take_back);
    sitting.plays(taker, keep());
    sitting.play_to_the_end();
    let record = Record::<Argh>::parse(&sitting.room.record().unwrap()).unwrap();
    record.verify().unwrap();
    let played = |play: &Play<argh::Action>| serde_json::to_value(play.action).unwrap();
    let plays: Vec<Value> = record.plays.iter().take(2).map(played).collect();
    assert_eq!(plays, [take("garden"), keep()]);
}

#[test]
fn a_room_made_from_a_record_is_the_room_that_made_the_record() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), bot("fox"), here("Ben")]), 9);
    sitting.play_to_the_end();
    let text = sitting.room.record().unwrap();
    let mut record = Record::<Argh>::parse(&text).unwrap();
    let secret = record.closing.take().unwrap().secret;
    let (room, guest) = Room::of_record(&record, secret, Glasses::Alone, 1).unwrap();
    assert_eq!(guest.seats(), Seats::all(3).without(tabletop::Seat(1)));
    assert_eq!(room.record(), Some(text));
    let told = |room: &Room, viewer| {
        let told = room.tell(viewer, Version(0), room::Greeting::First, sitting.now);
        let told: Value = serde_json::from_str(&told).unwrap();
        let update = &told["update"];
        (update["view"].clone(), update["chapters"].clone())
    };
    for viewer in [Viewer::Spectator, Viewer::Seat(tabletop::Seat(2))] {
        assert_eq!(told(&room, viewer), told(&sitting.room, viewer));
    }
    // With half of the actions, the deal goes on from there.
    record.plays.truncate(record.plays.len() / 2);
    let (room, _) = Room::of_record(&record, secret, Glasses::Alone, 1).unwrap();
    assert_eq!((room.stage(), room.record()), (Stage::Playing, None));
}

#[test]
fn no_room_is_made_from_a_wrong_record() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), here("Ben")]), 9);
    sitting.play_to_the_end();
    let mut record = Record::<Argh>::parse(&sitting.room.record().unwrap()).unwrap();
    let secret = record.closing.take().unwrap().secret;
    let because = |record: &Record<Argh>, secret: Secret| {
        let made = Room::of_record(record, secret, Glasses::Alone, 1);
        made.map(|_| ()).unwrap_err().to_string()
    };
    let other = Secret(tabletop::Hex32([3; 32]));
    assert!(because(&record, other).contains("committed to"));
    let mut twice = record.clone();
    twice.plays.insert(1, record.plays[0].clone());
    assert!(because(&twice, secret).starts_with("action 2: ARGH-"));
    record.opening.loaded = vec![1];
    assert!(because(&record, secret).contains("by hand"));
}
