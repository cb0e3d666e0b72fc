//! Garbage of all kinds: the house survives it, and tables are as they were.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use crate::letter::{ask, post};
use crate::person::{Next, Person};
use crate::tables::{health, here, open_house, token, two_playing, wanted};

/// Any JSON that is not too deeply nested.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        "(hello|sit|act|start|argh|ack|seat|table|tokens|take_card)".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map("[a-z_]{1,8}", inner, 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// A message that is almost right: one field of it is replaced or missing.
fn nearly(messages: Vec<Value>) -> impl Strategy<Value = String> {
    let field = any::<prop::sample::Index>();
    (
        prop::sample::select(messages),
        field,
        prop::option::of(any_json()),
    )
        .prop_map(|(mut message, field, instead)| {
            let fields = message.as_object_mut().expect("an object");
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = &keys[field.index(keys.len())];
            match instead {
                Some(instead) => drop(fields.insert(key.clone(), instead)),
                None => drop(fields.remove(key)),
            }
            message.to_string()
        })
}

#[test]
fn garbage_on_a_connection_changes_nothing() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let opened = runtime.block_on(open_house());
    let house = &opened.house;
    let (created, ann, _ben) = runtime.block_on(two_playing(house));
    let messages = vec![
        json!({ "msg": "hello", "table": created.table, "tokens": [], "since": 0 }),
        json!({ "msg": "sit", "ack": 1, "seat": 0, "name": "Cy", "salt": "" }),
        json!({ "msg": "act", "ack": 2, "seat": 0, "action": { "do": "pass" } }),
        json!({ "msg": "answer_take_back", "ack": 3, "answer": "agree" }),
        json!({ "msg": "say", "seat": 1, "text": "hm" }),
    ];
    let garbage = prop_oneof![
        nearly(messages),
        any_json().prop_map(|json| json.to_string()),
        "\\PC{0,40}",
        Just("[".repeat(10_000)),
    ];
    let mut runner = TestRunner::new(Config::with_cases(300));
    let hello = json!({ "msg": "hello", "table": created.table }).to_string();
    let said = runner.run(&(garbage, any::<bool>()), |(text, greets)| {
        runtime.block_on(async {
            let mut person = Person::connect(house.address())
                .await
                .expect("it still listens");
            if greets {
                person.say_text(&hello).await;
            }
            person.say_text(&text).await;
            person.say(&json!({ "msg": "ping" })).await;
            loop {
                match person.hear().await {
                    Next::Message(message) if message["msg"] == "pong" => break,
                    Next::Message(_) => (),
                    Next::Closed { reason, .. } => {
                        prop_assert!(!reason.is_empty());
                        break;
                    }
                    Next::Gone => prop_assert!(false, "gone without a word"),
                }
            }
            Ok(())
        })
    });
    said.unwrap();
    runtime.block_on(async {
        let again = Person::greet(house, &created.table, &[token(&created, 0)], 0).await;
        assert_eq!(
            again.update()["update"]["view"],
            ann.update()["update"]["view"]
        );
        assert_eq!(again.version(), ann.version());
    });
}

#[test]
fn garbage_in_requests_opens_no_table() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let opened = runtime.block_on(open_house());
    let to = opened.house.address();
    let table = wanted(&json!([here("Ann"), { "sits": "invited" }]));
    let mut other = table.clone();
    other["seconds"] = json!(30);
    other["terms"]["options"] = json!({ "first_player": "host" });
    let mut runner = TestRunner::new(Config::with_cases(200));
    let body = prop_oneof![
        nearly(vec![table, other]).prop_map(String::into_bytes),
        any_json().prop_map(|json| json.to_string().into_bytes()),
        prop::collection::vec(any::<u8>(), 0..64),
    ];
    let asked = runner.run(&(body, "[a-z%./\\\\0-9]{0,20}"), |(body, path)| {
        runtime.block_on(async {
            let opened = ask(to, "POST /api/tables", &body).await.expect("an answer");
            prop_assert!(
                [201, 400, 422].contains(&opened.status),
                "{}",
                opened.text()
            );
            prop_assert!(opened.json().is_object());
            let found = ask(to, &format!("GET /api/tables/{path}/record"), b"").await;
            prop_assert!(
                found.is_none_or(|found| (400..500).contains(&found.status) || found.status == 200)
            );
            Ok(())
        })
    });
    asked.unwrap();
    runtime.block_on(async {
        assert_eq!(health(&opened.house).await["status"], "open");
        let fine = wanted(&json!([here("Ann"), here("Ben")])).to_string();
        assert_eq!(post(to, "/api/tables", &fine).await.status, 201);
    });
}
