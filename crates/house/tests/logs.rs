//! The log of a whole deal: no token, no secret, no salt.

use std::io;
use std::sync::{Arc, Mutex};

use argh::Argh;
use serde_json::json;
use tabletop::Record;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::letter::get;
use crate::person::Person;
use crate::tables::{here, open_house, open_table, play_on, token};

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_of_a_whole_deal_contains_no_secret() {
    let paper = Paper::default();
    let writer = paper.clone();
    // Everything that is logged, including by libraries; the program itself logs less.
    tracing_subscriber::registry()
        .with(tracing_subscriber::fmt::layer().with_writer(move || writer.clone()))
        .with(LevelFilter::TRACE)
        .init();
    let opened = open_house().await;
    let house = &opened.house;
    let created = open_table(house, &json!([here("Ann"), { "sits": "invited" }])).await;
    let mut ann = Person::greet(
        house,
        &created.table,
        &[token(&created, 0), created.host],
        0,
    )
    .await;
    let mut ben = Person::greet(house, &created.table, &[], 0).await;
    let sit = json!({ "msg": "sit", "seat": 1, "name": "Ben", "salt": "salt-of-Ben" });
    let seated = ben.ask(sit).await;
    ben.hear_until(|message| message["seat"] == 1).await;
    play_on(&mut [&mut ann, &mut ben], 10_000).await;
    let path = format!("/api/tables/{}/record", created.table);
    let record = Record::<Argh>::parse(&get(house.address(), &path).await.text()).unwrap();
    opened.house.close().await.unwrap();

    let log = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains(&created.table.0), "the log mentions the table");
    let hidden = [
        token(&created, 0).0.to_string(),
        created.host.0.to_string(),
        seated["token"].as_str().unwrap().to_owned(),
        record.closing.unwrap().secret.0.to_string(),
        "salt-of-".to_owned(),
    ];
    for hidden in hidden {
        assert!(!log.contains(&hidden), "{hidden} is in the log");
    }
}
