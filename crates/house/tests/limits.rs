//! Too fast, too many, too slow.

use std::time::Duration;

use serde_json::json;

use crate::person::{Next, Person};
use crate::tables::{fast, health, here, open_house_with, open_table, token, two_playing};

#[tokio::test]
async fn too_many_messages_are_refused_and_a_flood_is_cut_off() {
    let limits = house::Limits {
        burst: 10,
        per_second: 1,
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let created = open_table(&opened.house, &json!([here("Ann"), here("Ben")])).await;
    let mut ann = Person::greet(&opened.house, &created.table, &[token(&created, 0)], 0).await;
    for ack in 0..40 {
        ann.say(&json!({ "msg": "start", "ack": ack })).await;
    }
    let mut too_fast = 0;
    loop {
        match ann.hear().await {
            Next::Message(message) if message["code"] == "too_fast" => {
                assert!(message["ack"].is_u64(), "{message}");
                too_fast += 1;
            }
            Next::Message(_) => (),
            Next::Closed { code, .. } => {
                assert_eq!(code, 1008);
                break;
            }
            Next::Gone => panic!("closed without a reason"),
        }
    }
    assert!((9..=12).contains(&too_fast), "{too_fast}");
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_table_and_a_house_can_be_full() {
    let limits = house::Limits {
        connections: 4,
        connections_per_table: 2,
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let house = &opened.house;
    let created = open_table(house, &json!([here("Ann"), here("Ben")])).await;
    let other = open_table(house, &json!([here("Ann"), here("Ben")])).await;
    let _first = Person::greet(house, &created.table, &[], 0).await;
    let _second = Person::greet(house, &created.table, &[], 0).await;
    let mut third = Person::connect(house.address()).await.unwrap();
    third.hello(&created.table, &[], 0).await;
    let Next::Message(answer) = third.hear().await else {
        panic!("no answer");
    };
    assert_eq!(answer["code"], "table_full");
    while !matches!(third.hear().await, Next::Closed { .. } | Next::Gone) {}
    third.leave().await;
    while health(house).await["connections"] != 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let _third = Person::greet(house, &other.table, &[], 0).await;
    let _fourth = Person::greet(house, &other.table, &[], 0).await;
    assert!(
        Person::connect(house.address()).await.is_none(),
        "the house is full"
    );
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn seat_holders_are_let_in_no_matter_how_many_watch() {
    let limits = house::Limits {
        connections_per_table: 2,
        connections_per_seat: 2,
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let house = &opened.house;
    let seats = json!([here("Ann"), here("Ben")]);
    let created = open_table(house, &seats).await;
    let _watching = [
        Person::greet(house, &created.table, &[], 0).await,
        Person::greet(house, &created.table, &[], 0).await,
    ];
    let ann = [token(&created, 0)];
    let mut oldest = Person::greet(house, &created.table, &ann, 0).await;
    let mut second = Person::greet(house, &created.table, &ann, 0).await;
    let mut host = Person::greet(house, &created.table, &[created.host], 0).await;
    let _ben = Person::greet(house, &created.table, &[token(&created, 1)], 0).await;
    // The third connection of a seat replaces the first.
    let mut third = Person::greet(house, &created.table, &ann, 0).await;
    let let_go = async {
        loop {
            match oldest.hear().await {
                Next::Message(_) => (),
                Next::Closed { code, reason } => return (code, reason),
                Next::Gone => panic!("closed without a reason"),
            }
        }
    };
    let let_go = tokio::time::timeout(Duration::from_secs(10), let_go).await;
    let (code, reason) = let_go.expect("the oldest is let go");
    assert_eq!(code, 1008);
    assert!(reason.contains("too many places"), "{reason}");
    for person in [&mut second, &mut third, &mut host] {
        person.say(&json!({ "msg": "ping" })).await;
        person.hear_until(|message| message["msg"] == "pong").await;
    }
    opened.house.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_client_is_dropped_while_others_play_and_can_come_back() {
    let limits = house::Limits {
        outbox: 8,
        send: Duration::from_millis(200),
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let house = &opened.house;
    let (created, mut ann, _ben) = two_playing(house).await;
    let sleeper = Person::greet(house, &created.table, &[], 0).await;
    assert_eq!(health(house).await["connections"], 3);
    let words = "🦎".repeat(500);
    let mut said = 0;
    while health(house).await["connections"] != 1 {
        for _ in 0..50 {
            ann.say(&json!({ "msg": "say", "text": words })).await;
            ann.hear_until(|message| message["msg"] == "said").await;
            said += 1;
        }
        assert!(said < 50_000, "never let go");
    }
    // The clients that do not read are gone, and Ann is not.
    drop(sleeper);
    let back = Person::greet(house, &created.table, &[], 0).await;
    assert_eq!(back.version(), ann.version());
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_client_without_a_hello_or_a_pong_is_dropped() {
    let limits = house::Limits {
        // Long enough for a client that does answer, even on a busy machine.
        hello: Duration::from_millis(700),
        ping: Duration::from_millis(100),
        silence: Duration::from_millis(2_000),
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let house = &opened.house;
    let mut silent = Person::connect(house.address()).await.unwrap();
    let Next::Message(answer) = silent.hear().await else {
        panic!("no answer");
    };
    assert_eq!(answer["code"], "no_hello");

    let created = open_table(house, &json!([here("Ann"), here("Ben")])).await;
    let mut answering = Person::greet(house, &created.table, &[], 0).await;
    let _deaf = Person::greet(house, &created.table, &[], 0).await;
    // Reading answers pings; a client that does not read does not answer.
    while health(house).await["connections"] != 1 {
        answering.hears_within(Duration::from_millis(50)).await;
    }
    answering.say(&json!({ "msg": "ping" })).await;
    answering
        .hear_until(|message| message["msg"] == "pong")
        .await;
    opened.house.close().await.unwrap();
}
