//! The sandglass: time that several seats share, alongside the clock of each decision.

use serde_json::{Value, json};
use tabletop::{Seat, Seats, Viewer};
use wire::{ClientMsg, NewSeat, NewTable, SharedClock, Sitter, Stage, Version};

use crate::sitting::{Sitting, here, new_table, step_out, take_back};

/// Three people at a race, with a minute for each decision and two for each negotiation.
fn race(seconds: Option<u32>) -> NewTable {
    let mut new = NewTable {
        game: "bark-bark".to_owned(),
        seconds,
        ..new_table(vec![here("Ann"), here("Ben"), here("Cem")])
    };
    new.terms = new.terms.with("start_placement", "centre");
    new
}

/// Plays until two of them have to share a 3: seat 2 has a 2 and moves first.
fn until_they_share(new: NewTable) -> Sitting {
    let mut sitting = Sitting::open(new, 4);
    for seat in sitting.room.news(sitting.now).seats.by_seat() {
        if seat.1.sitter == Sitter::Open {
            sitting.joins(seat.0.0, "Ben");
        }
    }
    if sitting.room.stage() == Stage::Gathering {
        sitting.host_says(|ack| ClientMsg::Start { ack });
    }
    for (seat, colour) in [(0, 0), (1, 1), (2, 2)] {
        sitting.plays(seat, json!({"do": "choose_colour", "colour": colour}));
        sitting.plays(seat, json!({"do": "choose_critter", "critter": "cat"}));
        sitting.plays(seat, json!({"do": "tell_pets", "count": 2 - seat}));
    }
    for (seat, value) in [(0, 3), (1, 3), (2, 2)] {
        sitting.plays(seat, json!({"do": "choose_card", "value": value}));
    }
    while shares(&sitting).is_none() {
        assert_eq!(sitting.awaited(), 2, "only seat 2 moves before");
        let choice = sitting.choices(2)[0].clone();
        sitting.plays(2, choice);
    }
    sitting
}

/// The negotiation that is going on, as everybody sees it.
fn shares(sitting: &Sitting) -> Option<Value> {
    let view = &sitting.update(Viewer::Spectator, Version(0))["view"];
    let step = view["open"]["agenda"].as_array()?.last()?.clone();
    (step["step"] == "split").then_some(step)
}

fn glass(sitting: &Sitting) -> Option<SharedClock> {
    sitting.room.news(sitting.now).clock?.shared
}

fn proposal(shares: [u8; 5], what: &str) -> Value {
    json!({"do": what, "shares": shares})
}

#[test]
fn the_glass_is_turned_over_once_for_a_whole_negotiation() {
    let mut sitting = until_they_share(race(Some(60)));
    let begun = sitting.now;
    let seats = [0, 1].map(Seat).into_iter().collect::<Seats>();
    let turned = SharedClock {
        seats,
        seconds: 120,
        until: begun + 120_000,
    };
    assert_eq!(glass(&sitting), Some(turned.clone()));
    for (what, shares) in [
        ("propose_split", [3, 0, 0, 0, 0]),
        ("counter_split", [0, 3, 0, 0, 0]),
    ] {
        sitting.now += 40_000;
        let seat = sitting.awaited();
        sitting.plays(seat, proposal(shares, what));
        assert_eq!(glass(&sitting), Some(turned.clone()), "after a {what}");
    }
    assert_eq!(
        sitting.room.wake_at(),
        Some(begun + 120_000),
        "the glass is empty before the last decision's minute is over"
    );
}

#[test]
fn a_negotiation_fails_when_its_glass_is_empty() {
    let mut sitting = until_they_share(race(Some(60)));
    for (what, shares) in [
        ("propose_split", [2, 1, 0, 0, 0]),
        ("counter_split", [1, 2, 0, 0, 0]),
    ] {
        sitting.now += 50_000;
        let seat = sitting.awaited();
        sitting.plays(seat, proposal(shares, what));
    }
    let speaker = sitting.awaited();
    sitting.now += 19_999;
    assert!(sitting.tick().entries.is_empty(), "a moment is left");
    sitting.now += 1;
    let heard = sitting.tick();
    let told = serde_json::to_value(&heard.entries).unwrap().to_string();
    assert!(
        told.contains("walk_away") && told.contains("lapse"),
        "{told}"
    );
    assert!(shares(&sitting).is_none(), "the negotiation is over");
    assert_eq!(glass(&sitting), None);
    let chapters = sitting.update(Viewer::Spectator, Version(0))["chapters"].clone();
    let last = chapters.as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        last["happening"],
        json!({"happening": "played", "seat": speaker, "by": "lapse"})
    );
}

#[test]
fn a_missing_answer_lapses_to_the_fair_one_and_the_glass_runs_on() {
    let mut sitting = until_they_share(race(Some(60)));
    let turned = glass(&sitting);
    sitting.now += 60_000;
    let heard = sitting.tick();
    let told = serde_json::to_value(&heard.entries).unwrap().to_string();
    assert!(told.contains("propose_split"), "{told}");
    assert_eq!(glass(&sitting), turned);
}

#[test]
fn taking_a_proposal_back_does_not_turn_the_glass_over() {
    let mut sitting = until_they_share(race(Some(60)));
    let turned = glass(&sitting);
    let seat = sitting.awaited();
    sitting.now += 10_000;
    sitting.plays(seat, proposal([3, 0, 0, 0, 0], "propose_split"));
    sitting.says(seat, take_back);
    assert_eq!(glass(&sitting), turned);
}

#[test]
fn bots_have_no_more_time_to_negotiate_than_people() {
    let mut sitting = until_they_share(race(Some(60)));
    let end = glass(&sitting).expect("a glass").until;
    for seat in [0, 1] {
        sitting.says(seat, step_out);
    }
    assert_eq!(sitting.room.wake_at(), Some(end));
    sitting.now = end;
    let _ = sitting.tick();
    assert!(shares(&sitting).is_none(), "the negotiation is over");
}

#[test]
fn after_an_interruption_a_negotiation_gets_time_for_one_more_decision() {
    let sitting = until_they_share(race(Some(60)));
    let late = glass(&sitting).expect("a glass").until + 500_000;
    let mut room = room::Room::restore(&sitting.saved).expect("saved entries");
    let _ = room.resume(late);
    let shared = room.news(late).clock.and_then(|clock| clock.shared);
    assert_eq!(shared.map(|shared| shared.until), Some(late + 60_000));
}

#[test]
fn people_at_different_screens_have_a_glass_even_without_a_clock() {
    let mut new = race(None);
    new.seats[1] = NewSeat::Invited;
    let sitting = until_they_share(new);
    let turned = glass(&sitting).map(|turned| turned.until);
    assert_eq!(turned, Some(sitting.now + 120_000));
    let clock = sitting.room.news(sitting.now).clock.expect("the glass");
    assert_eq!((clock.seconds, clock.until), (None, Vec::new()));
}

#[test]
fn people_at_one_screen_without_a_clock_have_no_glass() {
    let sitting = until_they_share(race(None));
    assert_eq!(sitting.room.news(sitting.now).clock, None);
    assert_eq!(sitting.room.wake_at(), None);
}

#[test]
fn a_table_that_agreed_on_no_limit_has_no_glass() {
    let mut new = race(Some(60));
    new.terms = new.terms.with("negotiation_clock", "off");
    let sitting = until_they_share(new);
    assert_eq!(glass(&sitting), None);
}
