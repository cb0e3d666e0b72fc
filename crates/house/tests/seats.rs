//! Seats pass between people and bots, time runs out, and the same people play again.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::letter::post;
use crate::person::Person;
use crate::tables::{here, open_house, open_table, play_on, token, two_playing, wanted};

#[tokio::test]
async fn a_bot_takes_over_and_the_person_comes_back() {
    let opened = open_house().await;
    let (created, mut ann, mut ben) = two_playing(&opened.house).await;
    let out = ben
        .ask(json!({ "msg": "step_out", "level": "hamster" }))
        .await;
    assert_eq!(out["msg"], "done", "{out}");
    let by_bot = |message: &Value| {
        let chapters = message["update"]["chapters"].as_array();
        chapters.is_some_and(|chapters| {
            chapters.iter().any(|chapter| {
                chapter["happening"]["seat"] == 1 && chapter["happening"]["by"] == "bot"
            })
        })
    };
    while !ann
        .traffic
        .iter()
        .any(|text| by_bot(&serde_json::from_str(text).unwrap()))
    {
        if !ann.act(0).await {
            ann.hears_within(Duration::from_millis(20)).await;
        }
    }
    let stays_out = ben.ask(json!({ "msg": "act", "action": {} })).await;
    assert_eq!(stays_out["code"], "not_your_seat", "{stays_out}");
    let back = ben.ask(json!({ "msg": "step_in" })).await;
    assert_eq!(back["msg"], "done", "{back}");
    play_on(&mut [&mut ann, &mut ben], 10_000).await;
    assert_eq!(ann.update()["update"]["table"]["stage"], "over");

    let again = ann.ask(json!({ "msg": "rematch" })).await;
    assert_eq!(again["msg"], "done", "{again}");
    let news = ann.hear_until(|message| {
        message["update"]["chapters"][0]["happening"]["happening"] == "rematch"
    });
    let table = news.await["update"]["chapters"][0]["happening"]["table"].clone();
    let table = serde_json::from_value(table).unwrap();
    let mut ann = Person::greet(&opened.house, &table, &[token(&created, 0)], 0).await;
    let begun = ann.ask(json!({ "msg": "start" })).await;
    assert_eq!(
        begun["msg"], "done",
        "the same tokens are good at the new table: {begun}"
    );
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_lapse_is_played_when_time_runs_out() {
    let opened = open_house().await;
    let mut wanted = wanted(&json!([here("Ann"), here("Ben")]));
    wanted["seconds"] = json!(5);
    let created = post(opened.house.address(), "/api/tables", &wanted.to_string()).await;
    let created: wire::Created = serde_json::from_slice(&created.body).unwrap();
    let tokens = [token(&created, 0), token(&created, 1)];
    let mut both = Person::greet(&opened.house, &created.table, &tokens, 0).await;
    both.ask(json!({ "msg": "start" })).await;
    let begun = Instant::now();
    let lapsed =
        both.hear_until(|message| message["update"]["chapters"][0]["happening"]["by"] == "lapse");
    lapsed.await;
    let passed = begun.elapsed();
    assert!(passed > Duration::from_millis(4_500), "{passed:?}");
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn everybody_hears_what_somebody_says() {
    let opened = open_house().await;
    let (created, mut ann, mut ben) = two_playing(&opened.house).await;
    let mut watcher = Person::greet(&opened.house, &created.table, &[], 0).await;
    ann.say(&json!({ "msg": "say", "text": "hello" })).await;
    watcher.say(&json!({ "msg": "say", "text": "psst" })).await;
    for person in [&mut ann, &mut ben, &mut watcher] {
        let mut said = Vec::new();
        for _ in 0..2 {
            let heard = person.hear_until(|message| message["msg"] == "said").await;
            said.push((heard["seat"].clone(), heard["text"].clone()));
        }
        assert!(said.contains(&(json!(0), json!("hello"))), "{said:?}");
        assert!(said.contains(&(Value::Null, json!("psst"))), "{said:?}");
    }
    opened.house.close().await.unwrap();
}

/// The answer to a sit was lost: it is sent again from a new connection, with the same token.
#[tokio::test]
async fn sitting_down_again_from_a_new_connection_works() {
    let opened = open_house().await;
    let bot = json!({ "sits": "invited" });
    let created = open_table(
        &opened.house,
        &json!([here("Ann"), { "sits": "invited" }, bot]),
    )
    .await;
    let mut ann = Person::greet(&opened.house, &created.table, &[token(&created, 0)], 0).await;
    let sit = json!({ "msg": "sit", "seat": 1, "name": "Ben", "token": "5a".repeat(32) });
    let mut first = Person::greet(&opened.house, &created.table, &[], 0).await;
    assert_eq!(first.ask(sit.clone()).await["msg"], "seated");
    let present = |message: &Value| message["update"]["table"]["seats"][1]["present"] == true;
    ann.hear_until(present).await;
    let mut again = Person::greet(&opened.house, &created.table, &[], 0).await;
    assert_eq!(again.ask(sit.clone()).await["msg"], "seated");
    let seen = again.hear_until(|message| message["seat"] == 1).await;
    assert_eq!(seen["update"]["viewer"], json!({ "seat": 1 }));
    // The seat is absent only when both connections are gone.
    first.leave().await;
    again.leave().await;
    ann.hear_until(|message| message["update"]["table"]["seats"][1]["present"] == false)
        .await;
    let mut third = Person::greet(&opened.house, &created.table, &[], 0).await;
    assert_eq!(third.ask(sit).await["msg"], "seated");
    ann.hear_until(present).await;
    opened.house.close().await.unwrap();
}
