//! Nobody is told anything that is not on disk, and the ledger stores what it is handed.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use house::{Error, Headline, House, Ledger, Options, Page, Receipt, SqliteLedger};
use serde_json::json;
use tokio::sync::oneshot;
use wire::{Stage, TableId};

use crate::tables::{fast, two_playing};

/// A ledger that can be stopped: pages wait until it continues.
struct Stoppable {
    under: SqliteLedger,
    /// Whether it panics on the next page.
    falls: AtomicBool,
    /// Waiting pages; `None` while it runs.
    held: Mutex<Option<Vec<Held>>>,
}

type Held = (Page, oneshot::Sender<Result<(), Error>>);

impl Stoppable {
    fn stop(&self) {
        *self.held.lock().unwrap() = Some(Vec::new());
    }

    fn n_held(&self) -> usize {
        self.held.lock().unwrap().as_ref().map_or(0, Vec::len)
    }

    async fn go_on(&self) {
        let held = self.held.lock().unwrap().take().unwrap();
        for (page, settle) in held {
            let settled = self.under.write(page).settled().await;
            let _ = settle.send(settled);
        }
    }

    fn fail(&self) {
        for (_, settle) in self.held.lock().unwrap().take().unwrap() {
            let _ = settle.send(Err(Error::Ledger("the disk is full".to_owned())));
        }
    }
}

impl Ledger for Stoppable {
    fn write(&self, page: Page) -> Receipt {
        let falls = self.falls.swap(false, Ordering::Relaxed);
        assert!(!falls, "injected by the test");
        if let Some(held) = &mut *self.held.lock().unwrap() {
            let (settle, receipt) = Receipt::new();
            held.push((page, settle));
            return receipt;
        }
        self.under.write(page)
    }

    fn read(&self, table: &TableId) -> Result<Vec<String>, Error> {
        self.under.read(table)
    }

    fn notices(&self) -> Result<Vec<String>, Error> {
        self.under.notices()
    }

    fn close(&self) {
        self.under.close();
    }
}

async fn stoppable_house() -> (House, Arc<Stoppable>, tempfile::TempDir) {
    let data = tempfile::tempdir().unwrap();
    let ledger = Arc::new(Stoppable {
        under: SqliteLedger::open(data.path()).unwrap(),
        falls: AtomicBool::new(false),
        held: Mutex::default(),
    });
    let mut options = Options::quiet(data.path(), 0);
    options.limits = fast();
    let house = House::open_with(&options, ledger.clone()).await.unwrap();
    (house, ledger, data)
}

#[tokio::test]
async fn nobody_is_told_before_it_is_on_disk() {
    let (house, ledger, _data) = stoppable_house().await;
    let (created, ann, ben) = two_playing(&house).await;
    let (mut actor, mut other) = if ann.choices().is_empty() {
        (ben, ann)
    } else {
        (ann, ben)
    };
    while actor.hears_within(Duration::from_millis(100)).await {}
    while other.hears_within(Duration::from_millis(100)).await {}
    let before = ledger.read(&created.table).unwrap();
    ledger.stop();
    let action = actor.choices()[0].clone();
    actor
        .say(&json!({ "msg": "act", "ack": 5, "action": action }))
        .await;
    assert!(
        !actor.hears_within(Duration::from_millis(300)).await,
        "the one who acted"
    );
    assert!(
        !other.hears_within(Duration::from_millis(100)).await,
        "the other"
    );
    assert_eq!(ledger.n_held(), 1);
    assert_eq!(ledger.read(&created.table).unwrap(), before);
    ledger.go_on().await;
    let done = actor.hear_until(|message| message["ack"] == 5).await;
    assert_eq!(done["msg"], "done");
    other.hear_news().await;
    assert_eq!(ledger.read(&created.table).unwrap().len(), before.len() + 1);
    house.close().await.unwrap();
}

#[tokio::test]
async fn what_could_not_be_written_did_not_happen() {
    let (house, ledger, _data) = stoppable_house().await;
    let (created, ann, ben) = two_playing(&house).await;
    let version = ann.version();
    let (mut actor, seat) = if ann.choices().is_empty() {
        (ben, 1)
    } else {
        (ann, 0)
    };
    ledger.stop();
    let action = actor.choices()[0].clone();
    let act = json!({ "msg": "act", "ack": 5, "action": action });
    actor.say(&act).await;
    while ledger.n_held() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    ledger.fail();
    loop {
        match actor.hear().await {
            crate::person::Next::Message(message) => assert_ne!(message["ack"], 5, "{message}"),
            crate::person::Next::Closed { code, reason } => {
                assert_eq!(code, 1013, "{reason}");
                break;
            }
            crate::person::Next::Gone => panic!("closed without a reason"),
        }
    }
    let token = crate::tables::token(&created, seat);
    let mut actor = crate::person::Person::greet(&house, &created.table, &[token], 0).await;
    assert_eq!(actor.version(), version);
    actor.say(&act).await;
    let done = actor.hear_until(|message| message["ack"] == 5).await;
    assert_eq!(done["msg"], "done", "{done}");
    house.close().await.unwrap();
}

/// A table is a task. No matter how it panics, nobody is left waiting for a task that is gone.
#[tokio::test]
async fn a_table_whose_task_panics_leaves_no_dead_queue_behind() {
    let (house, ledger, _data) = stoppable_house().await;
    let (created, mut ann, mut ben) = two_playing(&house).await;
    let version = ann.version();
    ledger.falls.store(true, Ordering::Relaxed);
    let actor = if ann.choices().is_empty() { 1 } else { 0 };
    let people = [&mut ann, &mut ben];
    let action = people[actor].choices()[0].clone();
    let act = json!({ "msg": "act", "ack": 5, "action": action });
    people[actor].say(&act).await;
    for person in people {
        let closed = loop {
            match person.hear().await {
                crate::person::Next::Message(_) => (),
                crate::person::Next::Closed { code, .. } => break code,
                crate::person::Next::Gone => panic!("closed without a reason"),
            }
        };
        assert_eq!(closed, 1013);
    }
    let token = crate::tables::token(&created, actor as u8);
    let mut back = crate::person::Person::greet(&house, &created.table, &[token], 0).await;
    assert_eq!(back.version(), version);
    back.say(&act).await;
    let done = back.hear_until(|message| message["ack"] == 5).await;
    assert_eq!(done["msg"], "done", "{done}");
    house.close().await.unwrap();
}

#[tokio::test]
async fn a_house_that_cannot_write_is_not_healthy() {
    let (house, ledger, _data) = stoppable_house().await;
    ledger.stop();
    let asked = tokio::spawn(crate::letter::get(house.address(), "/health"));
    while ledger.n_held() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    ledger.fail();
    assert_eq!(asked.await.unwrap().status, 503);
    // The next trial comes after a moment.
    while crate::letter::get(house.address(), "/health").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    house.close().await.unwrap();
}

/// A blank page goes to disk like any other: a disk that refuses every write refuses it, too.
#[tokio::test]
async fn a_blank_page_tells_whether_the_file_can_be_written() {
    let data = tempfile::tempdir().unwrap();
    let ledger = SqliteLedger::open(data.path()).unwrap();
    assert_eq!(ledger.write(Page::blank(1)).settled().await, Ok(()));
    let other = rusqlite::Connection::open(data.path().join("menagerie.sqlite")).unwrap();
    let full = "create trigger full before update on trials begin \
                select raise(abort, 'database or disk is full'); end";
    other.execute_batch(full).unwrap();
    let refused = ledger.write(Page::blank(2)).settled().await.unwrap_err();
    assert!(refused.to_string().contains("disk is full"), "{refused}");
    other.execute_batch("drop trigger full").unwrap();
    assert_eq!(ledger.write(Page::blank(3)).settled().await, Ok(()));
    assert!(ledger.notices().unwrap().is_empty());
}

fn page(table: &str, after: u64, entries: &[&str]) -> Page {
    Page {
        table: TableId(table.to_owned()),
        after,
        entries: entries.iter().map(|entry| (*entry).to_owned()).collect(),
        headline: (after == 0).then(|| Headline {
            stage: Stage::Gathering,
            notice: format!("notice of {table}"),
        }),
        at: 1_000 + after,
    }
}

#[tokio::test]
async fn a_page_that_cannot_be_written_does_not_fail_the_others() {
    let data = tempfile::tempdir().unwrap();
    let ledger = SqliteLedger::open(data.path()).unwrap();
    ledger
        .write(page("one", 0, &["a", "b"]))
        .settled()
        .await
        .unwrap();
    let receipts = [
        ledger.write(page("one", 1, &["B"])),
        ledger.write(page("two", 0, &["x"])),
        ledger.write(page("one", 2, &["c"])),
    ];
    let mut settled = Vec::new();
    for receipt in receipts {
        settled.push(receipt.settled().await.is_ok());
    }
    assert_eq!(
        settled,
        [false, true, true],
        "an entry is never written twice"
    );
    ledger.close();
    let refused = ledger.write(page("two", 1, &["y"])).settled().await;
    assert_eq!(refused, Err(Error::LedgerClosed));

    let again = SqliteLedger::open(data.path()).unwrap();
    assert_eq!(
        again.read(&TableId("one".to_owned())).unwrap(),
        ["a", "b", "c"]
    );
    assert_eq!(again.read(&TableId("two".to_owned())).unwrap(), ["x"]);
    assert_eq!(
        again.read(&TableId("three".to_owned())).unwrap(),
        Vec::<String>::new()
    );
    assert_eq!(again.notices().unwrap().len(), 2);
}
