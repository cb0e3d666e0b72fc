//! Coming back: after a reload, after a restart, with a request whose answer was lost.

use argh::Argh;
use house::{House, Options};
use serde_json::json;
use tabletop::Record;

use crate::letter::get;
use crate::person::{Next, Person};
use crate::tables::{fast, level, open_house, play_on, token, two_playing};

#[tokio::test]
async fn a_returning_client_hears_what_it_missed_and_nothing_else() {
    let opened = open_house().await;
    let house = &opened.house;
    let (created, mut ann, mut ben) = two_playing(house).await;
    play_on(&mut [&mut ann, &mut ben], 6).await;
    level(&mut ann, &mut ben).await;
    let seen = ben.version() as u32;
    ben.leave().await;
    for _ in 0..4 {
        if !ann.act(0).await {
            break;
        }
    }
    let now = ann.version();
    let ben = Person::greet(house, &created.table, &[token(&created, 1)], seen).await;
    let update = &ben.update()["update"];
    assert_eq!(update["since"], json!(seen));
    assert_eq!(update["version"], json!(now));
    let told: Vec<u64> = update["chapters"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chapter| chapter["version"].as_u64().unwrap())
        .collect();
    assert_eq!(told, (u64::from(seen) + 1..=now).collect::<Vec<_>>());
    assert!(!update["setup"].is_null(), "a reloaded page knows nothing");

    let from_the_future = Person::greet(house, &created.table, &[], 9_999).await;
    assert_eq!(from_the_future.update()["update"]["since"], json!(0));
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_deal_continues_after_a_restart() {
    let opened = open_house().await;
    let (created, mut ann, mut ben) = two_playing(&opened.house).await;
    play_on(&mut [&mut ann, &mut ben], 5).await;
    level(&mut ann, &mut ben).await;
    let action = ann
        .choices()
        .first()
        .or(ben.choices().first())
        .cloned()
        .unwrap();
    let actor = if ann.choices().is_empty() { 1 } else { 0 };
    let who = if actor == 0 { &mut ann } else { &mut ben };
    let request = json!({ "msg": "act", "ack": 77, "action": action });
    who.say(&request).await;
    let done = who.hear_until(|message| message["ack"] == 77).await;
    opened.house.close().await.unwrap();
    loop {
        if let Next::Closed { code, reason } = ben.hear().await {
            assert_eq!(code, 1001, "{reason}");
            assert!(reason.contains("Everything is saved"), "{reason}");
            break;
        }
    }

    let mut options = Options::quiet(opened.data.path(), 0);
    options.limits = fast();
    let house = House::open(&options).await.unwrap();
    let mut ann = Person::greet(&house, &created.table, &[token(&created, 0)], 0).await;
    let mut ben = Person::greet(&house, &created.table, &[token(&created, 1)], 0).await;
    assert_eq!(json!(ben.version()), done["version"], "nothing is lost");
    let who = if actor == 0 { &mut ann } else { &mut ben };
    who.say(&request).await;
    let again = who.hear_until(|message| message["ack"] == 77).await;
    assert_eq!(again, done, "sent twice, answered twice, done once");
    play_on(&mut [&mut ann, &mut ben], 10_000).await;
    let path = format!("/api/tables/{}/record", created.table);
    let record = get(house.address(), &path).await.text();
    Record::<Argh>::parse(&record).unwrap().verify().unwrap();
    house.close().await.unwrap();
}

#[tokio::test]
async fn a_table_without_guests_falls_asleep_and_wakes_up_unchanged() {
    let limits = house::Limits {
        sleep: std::time::Duration::from_millis(50),
        ..fast()
    };
    let opened = crate::tables::open_house_with(limits).await;
    let (created, mut ann, mut ben) = two_playing(&opened.house).await;
    play_on(&mut [&mut ann, &mut ben], 5).await;
    level(&mut ann, &mut ben).await;
    let view = ann.update()["update"]["view"].clone();
    ann.leave().await;
    ben.leave().await;
    while crate::tables::health(&opened.house).await["tables_awake"] != 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let ann = Person::greet(&opened.house, &created.table, &[token(&created, 0)], 0).await;
    assert_eq!(ann.update()["update"]["view"], view);
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn a_reloaded_page_sees_every_version_as_it_was_told_then() {
    let opened = open_house().await;
    let (created, mut ann, mut ben) = two_playing(&opened.house).await;
    play_on(&mut [&mut ann, &mut ben], 10_000).await;
    let mut reloaded = Person::greet(&opened.house, &created.table, &[token(&created, 0)], 0).await;
    let mut n_views = 0;
    for text in &ann.traffic {
        let Some((_, told)) = text.split_once("\"view\":") else {
            continue;
        };
        let update: serde_json::Value = serde_json::from_str(text).unwrap();
        let version = &update["update"]["version"];
        let seen = reloaded
            .ask(json!({ "msg": "look_back", "version": version }))
            .await;
        assert_eq!(seen["msg"], "looked_back", "{seen}");
        let again = reloaded.traffic.last().unwrap();
        let (_, again) = again.split_once("\"view\":").unwrap();
        let again = again.strip_suffix('}').unwrap();
        assert!(
            told.starts_with(again),
            "{again} is not what was told: {told}"
        );
        n_views += 1;
    }
    assert!(n_views > 3, "{n_views}");
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn nobody_runs_out_of_time_while_the_house_is_closed() {
    let opened = open_house().await;
    let seats = json!([crate::tables::here("Ann"), crate::tables::here("Ben")]);
    let mut wanted = crate::tables::wanted(&seats);
    wanted["seconds"] = json!(5);
    let to = opened.house.address();
    let created = crate::letter::post(to, "/api/tables", &wanted.to_string()).await;
    let created: wire::Created = serde_json::from_slice(&created.body).unwrap();
    let tokens = [token(&created, 0), token(&created, 1)];
    let mut both = Person::greet(&opened.house, &created.table, &tokens, 0).await;
    both.ask(json!({ "msg": "start" })).await;
    opened.house.close().await.unwrap();

    tokio::time::sleep(std::time::Duration::from_millis(5_100)).await;
    let mut options = Options::quiet(opened.data.path(), 0);
    options.limits = fast();
    let house = House::open(&options).await.unwrap();
    let back = Person::greet(&house, &created.table, &tokens, 0).await;
    let update = &back.update()["update"];
    let last = update["chapters"].as_array().unwrap().last().unwrap();
    assert_eq!(last["happening"]["happening"], "dealt", "{last}");
    let clock = &update["table"]["clock"];
    let left = clock["until"][0][1].as_u64().unwrap() - clock["now"].as_u64().unwrap();
    assert!(left > 15_000, "{left} ms to come back and decide");
    house.close().await.unwrap();
}
