//! Rules that do not end, and rules that panic: they hold up their own table, and nobody else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use house::{House, Limits, Moment, Options, Stumble};
use serde_json::{Value, json};
use wire::ClientMsg;

use crate::letter::{get, post};
use crate::person::{Next, Person};
use crate::tables::{Opened, fast, health, here, open_table, token, two_playing, wanted};

/// Stuck rules; dropping this releases them, so that a failing test does not leave them running.
pub(crate) struct Trap(Arc<AtomicBool>);

impl Trap {
    pub(crate) fn release(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Drop for Trap {
    fn drop(&mut self) {
        self.release();
    }
}

/// Rules that get stuck at certain moments.
pub(crate) fn stuck_when(
    is_meant: impl Fn(&Moment<'_>) -> bool + Send + Sync + 'static,
) -> (Stumble, Trap) {
    let trap = Trap(Arc::default());
    let released = Arc::clone(&trap.0);
    let stumble = Stumble::when(move |moment| {
        let is_meant = is_meant(moment);
        while is_meant && !released.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(5));
        }
    });
    (stumble, trap)
}

pub(crate) async fn open_house_that(stumble: Stumble, limits: Limits) -> Opened {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(&options(data.path(), stumble, limits))
        .await
        .unwrap();
    Opened { house, data }
}

fn options(data: &std::path::Path, stumble: Stumble, limits: Limits) -> Options {
    let mut options = Options::quiet(data, 0);
    options.limits = limits;
    options.stumble = stumble;
    options
}

/// Whether somebody says this.
fn says(moment: &Moment<'_>, wanted: &str) -> bool {
    matches!(moment, Moment::Hearing(_, ClientMsg::Say { text, .. }) if text == wanted)
}

fn say(words: &str) -> Value {
    json!({ "msg": "say", "text": words })
}

/// How a connection ends, ignoring the messages before.
async fn end(person: &mut Person) -> (u16, String) {
    loop {
        match person.hear().await {
            Next::Message(_) => (),
            Next::Closed { code, reason } => return (code, reason),
            Next::Gone => panic!("closed without a reason"),
        }
    }
}

#[tokio::test]
async fn stuck_tables_hold_up_neither_others_nor_the_shutdown() {
    let (stumble, _trap) = stuck_when(|moment| says(moment, "stick"));
    let opened = open_house_that(stumble, fast()).await;
    let house = &opened.house;
    let mut stuck = Vec::new();
    for _ in 0..available_parallelism().map_or(1, usize::from) + 2 {
        let (_, mut ann, ben) = two_playing(house).await;
        ann.say(&say("stick")).await;
        stuck.push((ann, ben));
    }
    // A new table can be opened and played at, and the house is healthy.
    let (_, mut ann, mut ben) = two_playing(house).await;
    assert!(ann.act(0).await || ben.act(0).await);
    while health(house).await["late"] != json!(stuck.len()) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let closing = Instant::now();
    opened.house.close().await.unwrap();
    let took = closing.elapsed();
    assert!(took < Duration::from_millis(2_500), "{took:?}");
    let (code, reason) = end(&mut stuck[0].0).await;
    assert_eq!(code, 1001, "{reason}");
}

#[tokio::test]
async fn when_rules_take_too_long_the_people_at_the_table_are_told() {
    let limits = Limits {
        step: Duration::from_millis(300),
        ..fast()
    };
    let (stumble, trap) = stuck_when(|moment| says(moment, "stick"));
    let opened = open_house_that(stumble, limits).await;
    let house = &opened.house;
    let (created, mut ann, mut ben) = two_playing(house).await;
    let version = ann.version();
    ann.say(&say("stick")).await;
    for person in [&mut ann, &mut ben] {
        let (code, reason) = end(person).await;
        assert_eq!(code, 1011);
        assert!(reason.contains("too long"), "{reason}");
    }
    // One thread is lost to it, and not a second one.
    let mut back = Person::connect(house.address()).await.unwrap();
    back.hello(&created.table, &[token(&created, 0)], 0).await;
    let Next::Message(answer) = back.hear().await else {
        panic!("no answer");
    };
    assert_eq!(answer["code"], "out_of_order", "{answer}");
    let path = format!("/api/tables/{}/record", created.table);
    assert_eq!(get(house.address(), &path).await.status, 503);
    // Rules that were only slow finish, and the table continues where it was.
    trap.release();
    while health(house).await["late"] != 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let ann = Person::greet(house, &created.table, &[token(&created, 0)], 0).await;
    assert_eq!(ann.version(), version);
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn terms_that_take_too_long_are_refused() {
    let limits = Limits {
        step: Duration::from_millis(200),
        ..fast()
    };
    let (stumble, _trap) =
        stuck_when(|moment| matches!(moment, Moment::Opening(new) if new.terms.n_seats == 3));
    let opened = open_house_that(stumble, limits).await;
    let seats = json!([here("Ann"), here("Ben"), here("Cy")]);
    let to = opened.house.address();
    let answer = post(to, "/api/tables", &wanted(&seats).to_string()).await;
    assert_eq!(answer.status, 422, "{}", answer.text());
    assert_eq!(answer.json()["code"], "bad_terms");
    assert!(answer.text().contains("too long"), "{}", answer.text());
    two_playing(&opened.house).await;
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_table_that_cannot_be_woken_does_not_block_others() {
    let first = open_house_that(Stumble::default(), fast()).await;
    let (bad, ..) = two_playing(&first.house).await;
    let (good, ..) = two_playing(&first.house).await;
    first.house.close().await.unwrap();

    let meant = bad.table.clone();
    let is_meant = move |moment: &Moment<'_>| matches!(moment, Moment::Waking(id) if **id == meant);
    let (stumble, _trap) = stuck_when(is_meant);
    let limits = Limits {
        step: Duration::from_millis(500),
        ..fast()
    };
    let options = options(first.data.path(), stumble, limits);
    let house = House::open(&options).await.unwrap();
    let mut ann = Person::connect(house.address()).await.unwrap();
    ann.hello(&bad.table, &[], 0).await;
    Person::greet(&house, &good.table, &[], 0).await;
    let Next::Message(answer) = ann.hear().await else {
        panic!("no answer");
    };
    assert_eq!(answer["code"], "out_of_order", "{answer}");
    house.close().await.unwrap();
}

#[tokio::test]
async fn a_table_that_panics_is_restored_and_after_three_times_left_alone() {
    let stumble = Stumble::when(|moment| assert!(!says(moment, "fall"), "injected by the test"));
    let opened = open_house_that(stumble, fast()).await;
    let house = &opened.house;
    let (created, ann, ben) = two_playing(house).await;
    let seats = [token(&created, 0), token(&created, 1)];
    let mut people = [ann, ben];
    assert!(people[0].act(0).await || people[1].act(0).await);
    for _ in 0..3 {
        // The person who acted knows about it; the other may not have heard yet.
        let version = people[0].version().max(people[1].version());
        people[0].say(&say("fall")).await;
        for person in &mut people {
            let (code, reason) = end(person).await;
            assert_eq!(code, 1013);
            assert!(reason.contains("stumbled"), "{reason}");
        }
        let mut back = Person::connect(house.address()).await.unwrap();
        back.hello(&created.table, &seats[..1], 0).await;
        let Next::Message(answer) = back.hear().await else {
            panic!("no answer");
        };
        if answer["code"] == "out_of_order" {
            break;
        }
        assert_eq!(back.version(), version, "what was done stays done");
        let second = Person::greet(house, &created.table, &seats[1..], 0).await;
        people = [back, second];
    }
    let mut late = Person::connect(house.address()).await.unwrap();
    late.hello(&created.table, &[], 0).await;
    let Next::Message(answer) = late.hear().await else {
        panic!("no answer");
    };
    assert_eq!(answer["code"], "out_of_order", "{answer}");
    let other = open_table(house, &json!([here("Ann"), here("Ben")])).await;
    Person::greet(house, &other.table, &[], 0).await;
    opened.house.close().await.unwrap();
}
