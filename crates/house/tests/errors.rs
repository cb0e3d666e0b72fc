//! Bad input: a clear answer or a close with a reason, and nothing has changed.

use serde_json::{Value, json};

use crate::letter::{ask, get, post};
use crate::person::{Next, Person};
use crate::tables::{
    fast, here, open_house, open_house_with, open_table, token, two_playing, wanted,
};

/// The answer to a first message, and how the connection ends.
async fn turned_away(person: &mut Person) -> (String, u16) {
    let Next::Message(answer) = person.hear().await else {
        panic!("no answer");
    };
    assert_eq!(answer["msg"], "error", "{answer}");
    let because = answer["because"].as_str().unwrap();
    assert!(because.len() > 10, "a sentence: {because}");
    let Next::Closed { code, reason } = person.hear().await else {
        panic!("no close after {answer}");
    };
    assert!(!reason.is_empty());
    (answer["code"].as_str().unwrap().to_owned(), code)
}

#[tokio::test]
async fn a_connection_that_does_not_get_in_is_told_why() {
    let opened = open_house().await;
    let house = &opened.house;
    let created = open_table(house, &json!([here("Ann"), here("Ben")])).await;
    let elsewhere = open_table(house, &json!([here("Cy"), here("Di")])).await;
    let hello =
        |table: &str, tokens: Value| json!({ "msg": "hello", "table": table, "tokens": tokens });
    let here = created.table.0.as_str();
    let wrong = json!([token(&elsewhere, 0)]);
    let many = Value::Array(vec![json!(token(&created, 0)); 17]);
    let cases = [
        ("{".to_owned(), "not_understood"),
        ("null".to_owned(), "not_understood"),
        (json!({ "msg": "cheat" }).to_string(), "not_understood"),
        (
            json!({ "msg": "hello", "table": here, "x": 1 }).to_string(),
            "not_understood",
        ),
        (json!({ "msg": "start", "ack": 1 }).to_string(), "no_hello"),
        (
            hello("nosuchtable1", json!([])).to_string(),
            "no_such_table",
        ),
        (
            hello("'; drop table tables", json!([])).to_string(),
            "no_such_table",
        ),
        (hello(here, wrong).to_string(), "bad_token"),
        (hello(here, json!(["12"])).to_string(), "not_understood"),
        (hello(here, many).to_string(), "too_large"),
    ];
    for (text, code) in cases {
        let mut person = Person::connect(house.address()).await.unwrap();
        person.say_text(&text).await;
        assert_eq!(
            turned_away(&mut person).await,
            (code.to_owned(), 1008),
            "{text}"
        );
    }
    let mut person = Person::connect(house.address()).await.unwrap();
    person.say_bytes(vec![0, 159, 146, 150]).await;
    assert_eq!(turned_away(&mut person).await.0, "not_understood");
    let mut person = Person::connect(house.address()).await.unwrap();
    person.say_text(&" ".repeat(house::MESSAGE_BYTES + 1)).await;
    assert_eq!(
        turned_away(&mut person).await,
        ("too_large".to_owned(), 1009)
    );
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn an_invalid_request_is_answered_with_its_number_and_changes_nothing() {
    let opened = open_house().await;
    let house = &opened.house;
    let (created, ann, ben) = two_playing(house).await;
    let (mut actor, mut other, seat) = if ann.choices().is_empty() {
        (ben, ann, 1)
    } else {
        (ann, ben, 0)
    };
    let version = actor.version();
    let action = actor.choices()[0].clone();
    let cases = [
        (json!({ "msg": "cheat" }), "not_understood"),
        (
            json!({ "msg": "act", "action": { "do": "cheat" } }),
            "not_understood",
        ),
        (json!({ "msg": "act", "action": 7 }), "not_understood"),
        (
            json!({ "msg": "act", "action": action, "seat": 1 - seat }),
            "not_your_seat",
        ),
        (
            json!({ "msg": "act", "action": action, "seat": 200 }),
            "not_your_seat",
        ),
        (json!({ "msg": "start" }), "wrong_stage"),
        (
            json!({ "msg": "sit", "seat": 1, "name": "Cy" }),
            "seat_taken",
        ),
        (json!({ "msg": "step_out", "level": "whale" }), "bad_terms"),
        (json!({ "msg": "take_back" }), "nothing_to_take_back"),
        (json!({ "msg": "rematch" }), "wrong_stage"),
        (
            json!({ "msg": "look_back", "version": 999 }),
            "no_such_version",
        ),
        (
            json!({ "msg": "look_back", "version": -1 }),
            "not_understood",
        ),
        (
            json!({ "msg": "look_back", "version": 1, "seat": 1 - seat }),
            "not_your_seat",
        ),
    ];
    for (request, code) in cases {
        let answer = actor.ask(request.clone()).await;
        assert_eq!(answer["code"], code, "{request}: {answer}");
    }
    actor.say_text("not json").await;
    let answer = actor.hear_until(|message| message["msg"] == "error").await;
    assert_eq!(answer["code"], "not_understood");
    actor.hello(&created.table, &[], 0).await;
    let answer = actor.hear_until(|message| message["msg"] == "error").await;
    assert_eq!(answer["code"], "no_hello");
    let refused = other.ask(json!({ "msg": "act", "action": action })).await;
    assert_eq!(refused["msg"], "refused", "{refused}");
    assert!(
        refused["refusal"]["rule"]
            .as_str()
            .unwrap()
            .starts_with("ARGH-"),
        "{refused}"
    );
    let mut watcher = Person::greet(house, &created.table, &[], 0).await;
    assert_eq!(watcher.version(), version, "nothing has changed");
    let watching = watcher.ask(json!({ "msg": "act", "action": action })).await;
    assert_eq!(watching["code"], "not_your_seat");

    actor.say_text(&"x".repeat(house::MESSAGE_BYTES + 1)).await;
    let answer = actor.hear_until(|message| message["msg"] == "error").await;
    assert_eq!(answer["code"], "too_large");
    let Next::Closed { code, .. } = actor.hear().await else {
        panic!("no close");
    };
    assert_eq!(code, 1009);
    opened.house.close().await.unwrap();
}

/// Two people took the same choice, or one pressed twice: an action that was valid at version 1 is
/// sent again, as a new request, when the table has moved on.
#[tokio::test]
async fn a_stale_action_is_refused_by_a_rule_and_changes_nothing() {
    let opened = open_house().await;
    let house = &opened.house;
    let (created, ann, ben) = two_playing(house).await;
    let (mut actor, mut other) = if ann.choices().is_empty() {
        (ben, ann)
    } else {
        (ann, ben)
    };
    let stale: Vec<Value> = actor.choices().to_vec();
    let seen = actor.version();
    assert!(actor.act(0).await);
    while other.version() < actor.version() {
        other.hear_news().await;
    }
    assert!(actor.version() > seen);
    let entries = |data: &std::path::Path| {
        let ledger = house::SqliteLedger::open(data).unwrap();
        house::Ledger::read(&ledger, &created.table).unwrap()
    };
    let written = entries(opened.data.path());
    let before = [actor.update().clone(), other.update().clone()];
    let mut n_refused = 0;
    for action in &stale {
        if actor.choices().contains(action) {
            // It is valid again, and would be played.
            continue;
        }
        for (person, whose) in [(&mut actor, "the actor's"), (&mut other, "the other's")] {
            let answer = person.ask(json!({ "msg": "act", "action": action })).await;
            assert_eq!(answer["msg"], "refused", "{whose} {action}: {answer}");
            let refusal = &answer["refusal"];
            assert!(refusal["rule"].as_str().unwrap().starts_with("ARGH-"));
            let because = refusal["because"].as_str().unwrap();
            assert!(because.len() > 10 && because.contains(' '), "{because}");
            n_refused += 1;
        }
    }
    assert!(n_refused >= 2, "{n_refused} of {stale:?}");
    for person in [&mut actor, &mut other] {
        // Nothing that was sent to them before the pong was news.
        person.say(&json!({ "msg": "ping" })).await;
        person.hear_until(|message| message["msg"] == "pong").await;
    }
    assert_eq!([actor.update(), other.update()], [&before[0], &before[1]]);
    let watcher = Person::greet(house, &created.table, &[], 0).await;
    assert_eq!(watcher.version(), actor.version());
    assert_eq!(entries(opened.data.path()), written, "nothing was written");
    opened.house.close().await.unwrap();
}

#[tokio::test]
async fn invalid_requests_for_a_table_are_answered_in_sentences() {
    let limits = house::Limits {
        tables_burst: 12,
        tables_per_minute: 1,
        ..fast()
    };
    let opened = open_house_with(limits).await;
    let to = opened.house.address();
    let seats = json!([here("Ann"), here("Ben")]);
    let mut whale = wanted(&seats);
    whale["game"] = json!("whales");
    let mut crowd = wanted(&seats);
    crowd["terms"]["n_seats"] = json!(7);
    let mut option = wanted(&seats);
    option["terms"]["options"] = json!({ "wings": "two" });
    let cases = [
        ("{".to_owned(), 400, "not_understood"),
        ("[]".to_owned(), 400, "not_understood"),
        ("\u{0}".to_owned(), 400, "not_understood"),
        (whale.to_string(), 422, "bad_terms"),
        (crowd.to_string(), 422, "bad_terms"),
        (option.to_string(), 422, "bad_terms"),
        (
            wanted(&json!([here("Ann"), here("Ann")])).to_string(),
            422,
            "bad_terms",
        ),
        ("x".repeat(house::BODY_BYTES + 1), 413, "too_large"),
    ];
    for (body, status, code) in cases {
        let answer = post(to, "/api/tables", &body).await;
        assert_eq!(answer.status, status, "{}", answer.text());
        let error: wire::Error = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(json!(error.code), json!(code));
        assert!(error.because.contains(' '), "{}", error.because);
    }
    let strange = ask(to, "POST /api/tables\norigin: http://evil.example", b"{}")
        .await
        .unwrap();
    assert_eq!(strange.status, 403, "{}", strange.text());
    let strange = "GET /ws\norigin: http://evil.example\nupgrade: websocket\n\
                   sec-websocket-version: 13\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
    assert_eq!(ask(to, strange, b"").await.unwrap().status, 403);
    assert_eq!(get(to, "/api/tables/nosuchtable1/record").await.status, 404);
    assert_eq!(get(to, "/api/dogs").await.status, 404);
    let statuses = [0; 6].map(|_| post(to, "/api/tables", "{"));
    let mut last = 0;
    for answer in statuses {
        last = answer.await.status;
    }
    assert_eq!(last, 429, "too many tables in too short a time");
    assert_eq!(
        get(to, "/api/tables").await.json(),
        json!([]),
        "nothing was opened"
    );
    opened.house.close().await.unwrap();
}
