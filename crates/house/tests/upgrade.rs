//! A ledger written by a different house: an older file, a later one, older rules.

use std::path::Path;

use house::{Error, House, Ledger, Options, SqliteLedger};
use rusqlite::Connection;
use serde_json::{Value, json};
use wire::TableId;

use crate::letter::get;
use crate::person::Person;
use crate::tables::{open_house, play_on, token, two_playing};

fn file(data: &Path) -> Connection {
    Connection::open(data.join("menagerie.sqlite")).expect("the ledger's file")
}

fn schema(data: &Path) -> u32 {
    let read = |row: &rusqlite::Row<'_>| row.get(0);
    let version = file(data).pragma_query_value(None, "user_version", read);
    version.expect("a number")
}

#[test]
fn a_ledger_from_before_schema_numbers_is_migrated() {
    let data = tempfile::tempdir().unwrap();
    let old = file(data.path());
    old.execute_batch(include_str!("../src/ledger/schema.sql"))
        .unwrap();
    old.execute("insert into entries values ('one', 0, 'a')", [])
        .unwrap();
    drop(old);
    assert_eq!(schema(data.path()), 0);
    for _ in 0..2 {
        let ledger = SqliteLedger::open(data.path()).unwrap();
        let entries = ledger.read(&TableId("one".to_owned())).unwrap();
        assert_eq!(entries, ["a"]);
        ledger.close();
        assert_eq!(schema(data.path()), 1);
    }
}

#[test]
fn a_ledger_of_a_later_house_is_left_alone() {
    let data = tempfile::tempdir().unwrap();
    SqliteLedger::open(data.path()).unwrap().close();
    file(data.path())
        .pragma_update(None, "user_version", 7)
        .unwrap();
    let Err(Error::File(because)) = SqliteLedger::open(data.path()).map(|_| ()) else {
        panic!("it was opened");
    };
    assert!(because.contains("menagerie.sqlite"), "{because}");
    assert!(
        because.contains("written by a later house (schema 7; this one knows 1)"),
        "{because}"
    );
    assert_eq!(schema(data.path()), 7);
}

#[tokio::test]
async fn a_table_of_older_rules_can_be_viewed_and_downloaded_but_not_played() {
    let opened = open_house().await;
    let (created, mut ann, mut ben) = two_playing(&opened.house).await;
    play_on(&mut [&mut ann, &mut ben], 3).await;
    opened.house.close().await.unwrap();
    let older = "update entries set entry = json_set(entry, '$.deed.rules', 0) where n = 0";
    assert_eq!(file(opened.data.path()).execute(older, []).unwrap(), 1);

    let options = Options::quiet(opened.data.path(), 0);
    let house = House::open(&options).await.unwrap();
    let mut ann = Person::greet(&house, &created.table, &[token(&created, 0)], 0).await;
    let update = ann.update()["update"].clone();
    assert!(update["view"].is_object(), "it is shown");
    assert_eq!(update["choices"], json!([]));
    let because = update["table"]["closed"].as_str().expect("a sentence");
    let action = json!({ "do": "keep_card" });
    let answer = ann.ask(json!({ "msg": "act", "action": action })).await;
    assert_eq!(answer["code"], "closed", "{answer}");
    assert_eq!(answer["because"], because);

    let path = format!("/api/tables/{}/record", created.table);
    let record = get(house.address(), &path).await;
    assert_eq!(record.status, 200, "{}", record.text());
    let text = record.text();
    let first: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(first["deed"]["rules"], 0);
    house.close().await.unwrap();

    // Somebody who downloaded the record knows everybody's cards, so it cannot go on under the
    // older rules either.
    let newer = "update entries set entry = json_remove(entry, '$.deed.rules', '$.deed.printing') \
                 where n = 0";
    file(opened.data.path()).execute(newer, []).unwrap();
    let house = House::open(&options).await.unwrap();
    let ann = Person::greet(&house, &created.table, &[token(&created, 0)], 0).await;
    assert!(ann.update()["update"]["table"]["closed"].is_string());
    house.close().await.unwrap();
}
