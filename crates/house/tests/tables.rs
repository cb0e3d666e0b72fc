//! Houses and tables for the other tests.

use std::time::Duration;

use house::{House, Limits, Options};
use serde_json::{Value, json};
use tabletop::{Seat, Viewer};
use tempfile::TempDir;
use wire::{Created, Token};

use crate::letter::{get, post};
use crate::person::Person;

/// A house in a folder of its own.
pub(crate) struct Opened {
    pub(crate) house: House,
    pub(crate) data: TempDir,
}

/// A house without rate limits.
pub(crate) async fn open_house() -> Opened {
    open_house_with(fast()).await
}

pub(crate) async fn open_house_with(limits: Limits) -> Opened {
    let data = tempfile::tempdir().expect("a folder");
    let mut options = Options::quiet(data.path(), 0);
    options.limits = limits;
    let house = House::open(&options).await.expect("a house");
    Opened { house, data }
}

pub(crate) fn fast() -> Limits {
    Limits {
        burst: 1_000_000,
        per_second: 1_000_000,
        tables_burst: 1_000_000,
        tables_per_minute: 1_000_000,
        ..Limits::default()
    }
}

/// A new table with these seats.
pub(crate) fn wanted(seats: &Value) -> Value {
    let n_seats = seats.as_array().expect("a list").len();
    json!({ "game": "argh", "terms": { "n_seats": n_seats }, "seats": seats })
}

pub(crate) fn here(name: &str) -> Value {
    json!({ "sits": "here", "name": name, "salt": format!("salt-of-{name}") })
}

pub(crate) async fn open_table(house: &House, seats: &Value) -> Created {
    let answer = post(house.address(), "/api/tables", &wanted(seats).to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    serde_json::from_slice(&answer.body).expect("what was created")
}

/// Two people in two connections, after the deal has started.
pub(crate) async fn two_playing(house: &House) -> (Created, Person, Person) {
    let created = open_table(house, &json!([here("Ann"), here("Ben")])).await;
    let [ann, ben] = [0, 1].map(|seat| token(&created, seat));
    let mut ann = Person::greet(house, &created.table, &[ann], 0).await;
    let mut ben = Person::greet(house, &created.table, &[ben], 0).await;
    let begun = ann.ask(json!({ "msg": "start" })).await;
    assert_eq!(begun["msg"], "done", "{begun}");
    for person in [&mut ann, &mut ben] {
        person
            .hear_until(|message| !message["update"]["view"].is_null())
            .await;
    }
    (created, ann, ben)
}

pub(crate) fn token(created: &Created, seat: u8) -> Token {
    let mut tokens = created.tokens.iter();
    tokens
        .find(|(other, _)| *other == Seat(seat))
        .expect("a seat here")
        .1
}

/// Plays until the deal is over, each person taking turns to choose from what they are offered.
pub(crate) async fn play_on(people: &mut [&mut Person], most: usize) {
    let mut luck = 7_u64;
    for _ in 0..most {
        if people[0].update()["update"]["table"]["stage"] == "over" {
            return;
        }
        let mut acted = false;
        for person in people.iter_mut() {
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            acted |= person.act((luck >> 33) as usize).await;
        }
        if !acted {
            // A bot is thinking, or somebody has not heard yet that it is their turn.
            for person in people.iter_mut() {
                person.hears_within(Duration::from_millis(20)).await;
            }
        }
    }
}

/// Waits until both have heard the same.
pub(crate) async fn level(one: &mut Person, other: &mut Person) {
    while one.version() != other.version() {
        if one.version() < other.version() {
            one.hear_news().await;
        } else {
            other.hear_news().await;
        }
    }
}

/// A viewer as written in an update.
pub(crate) fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}

pub(crate) async fn health(house: &House) -> Value {
    let answer = get(house.address(), "/health").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}
