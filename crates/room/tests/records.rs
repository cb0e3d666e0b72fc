//! The record of a deal.

use argh::Argh;
use serde_json::Value;
use tabletop::{Play, Record};

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
