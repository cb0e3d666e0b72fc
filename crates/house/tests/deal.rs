//! A whole deal: two people, a bot and a spectator, and every message anybody received.

use std::collections::BTreeSet;

use argh::Argh;
use serde_json::{Value, json};
use tabletop::{Game, Record};

use crate::letter::get;
use crate::person::Person;
use crate::tables::{here, open_house, open_table, play_on, token, viewer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_a_hidden_card_and_the_record_can_be_verified() {
    let opened = open_house().await;
    let house = &opened.house;
    let bot = json!({ "sits": "bot", "level": "fox" });
    let created = open_table(house, &json!([here("Ann"), { "sits": "invited" }, bot])).await;
    let table = &created.table;
    let mut ann = Person::greet(house, table, &[token(&created, 0)], 0).await;
    let mut watcher = Person::greet(house, table, &[], 0).await;
    let mut ben = Person::greet(house, table, &[], 0).await;
    let early = get(house.address(), &format!("/api/tables/{table}/record")).await;
    assert_eq!(early.status, 409, "{}", early.text());

    let sit = json!({ "msg": "sit", "seat": 1, "name": "Ben", "salt": "salt-of-Ben" });
    let seated = ben.ask(sit).await;
    assert_eq!(seated["msg"], "seated", "{seated}");
    let early = get(house.address(), &format!("/api/tables/{table}/record")).await;
    assert_eq!(early.status, 409, "{}", early.text());
    ben.hear_until(|message| message["seat"] == 1).await;
    play_on(&mut [&mut ann, &mut ben], 10_000).await;

    for person in [&mut ann, &mut ben, &mut watcher] {
        while person.update()["update"]["table"]["stage"] != "over" {
            person.hear_news().await;
        }
    }
    let answer = get(house.address(), &format!("/api/tables/{table}/record")).await;
    assert!(
        answer
            .headers
            .contains(&format!("filename=\"{table}.deal\""))
    );
    let record = Record::<Argh>::parse(&answer.text()).expect("a record");
    record.verify().expect("a valid record");
    assert_eq!(record.opening.commitment, created.commitment);

    let secret = record
        .closing
        .as_ref()
        .expect("the end")
        .secret
        .0
        .to_string();
    let tokens = [
        token(&created, 0).0.to_string(),
        seated["token"].as_str().unwrap().to_owned(),
    ];
    for (person, seats) in [
        (&ann, vec![Some(0)]),
        (&ben, vec![None, Some(1)]),
        (&watcher, vec![None]),
    ] {
        let mut n_updates = 0;
        for text in &person.traffic {
            let message: Value = serde_json::from_str(text).unwrap();
            if message["msg"] == "update" {
                let seat = message["seat"].as_u64().map(|seat| seat as u8);
                assert!(seats.contains(&seat), "{seat:?} is not among {seats:?}");
                only_what_may_be_known(&record, &message, seat);
                n_updates += 1;
            }
            let over = message["update"]["table"]["stage"] == "over";
            for hidden in [secret.as_str(), "salt-of-"] {
                assert!(
                    over || !text.contains(hidden),
                    "{hidden} before the end: {text}"
                );
            }
            for other in tokens.iter().filter(|_| message["msg"] != "seated") {
                assert!(!text.contains(other.as_str()), "a token in {text}");
            }
        }
        assert!(n_updates > 3, "{n_updates} updates were checked");
    }
    opened.house.close().await.unwrap();
}

/// Compares an update with what the rules let this viewer know at that version, and then looks for
/// face-up cards anywhere in it.
fn only_what_may_be_known(record: &Record<Argh>, message: &Value, seat: Option<u8>) {
    /// Versions before the first action: somebody sat down, and the cards were dealt.
    const BEFORE: u64 = 2;
    let viewer = viewer(seat);
    let update = &message["update"];
    let version = update["version"].as_u64().unwrap();
    let secret = record.closing.as_ref().unwrap().secret;
    let Some(n_plays) = version.checked_sub(BEFORE) else {
        assert!(
            update["view"].is_null() && ups(update).is_empty(),
            "{update}"
        );
        return;
    };
    let replay = record.replay(secret, n_plays as usize).unwrap();
    let view = serde_json::to_value(replay.state.view(viewer)).unwrap();
    assert_eq!(update["view"], view, "{viewer:?} at version {version}");
    let mut allowed = ups(&view);
    for chapter in update["chapters"].as_array().unwrap() {
        let at = chapter["version"].as_u64().unwrap();
        let Some(n) = at.checked_sub(BEFORE) else {
            assert_eq!(chapter["events"], json!([]));
            continue;
        };
        let events = &replay.chapters[n as usize];
        let seen: Vec<_> = events
            .iter()
            .filter_map(|event| Argh::redact(event, viewer))
            .collect();
        let seen = serde_json::to_value(seen).unwrap();
        assert_eq!(chapter["events"], seen, "{viewer:?} at version {at}");
        allowed.append(&mut ups(&seen));
    }
    assert!(
        ups(message).is_subset(&allowed),
        "{viewer:?} at version {version}: {message}"
    );
}

/// Every face-up card in a message.
fn ups(value: &Value) -> BTreeSet<String> {
    let mut cards = BTreeSet::new();
    let mut rest = vec![value];
    while let Some(value) = rest.pop() {
        match value {
            Value::Array(items) => rest.extend(items),
            Value::Object(fields) => {
                cards.extend(fields.get("up").map(Value::to_string));
                rest.extend(fields.values());
            }
            _ => (),
        }
    }
    cards
}
