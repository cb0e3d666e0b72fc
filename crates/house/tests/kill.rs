//! Killed at random moments under load: everything acknowledged is there, exactly once, and tables
//! go on.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use argh::Argh;
use serde_json::{Value, json};
use tabletop::{By, Record};
use tokio::sync::watch;
use tokio::time::sleep;
use wire::Created;

use crate::letter::{ask, get};
use crate::person::{Next, Person};
use crate::tables::{here, wanted};

const KILLS: u32 = 50;
const TABLES: usize = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_action_survives_fifty_kills_and_none_is_doubled() {
    let data = tempfile::tempdir().unwrap();
    let (mut house, address) = start(data.path());
    let (moved, moves) = watch::channel(Some(address));
    let drivers: Vec<_> = (0..TABLES)
        .map(|n| tokio::spawn(Driver::new(n as u64, moves.clone()).drive()))
        .collect();
    let mut luck = 4150_u64;
    for _ in 0..KILLS {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        sleep(Duration::from_millis(60 + (luck >> 33) % 400)).await;
        house.kill();
        let address;
        (house, address) = start(data.path());
        moved.send(Some(address)).unwrap();
    }
    // The last house is not killed: everybody checks once more and leaves.
    drop(moved);
    let mut acknowledged = 0;
    let mut finished = 0;
    for driver in drivers {
        let (n_acknowledged, n_finished) = driver.await.unwrap();
        acknowledged += n_acknowledged;
        finished += n_finished;
    }
    house.kill();
    println!("{KILLS} kills, {acknowledged} actions acknowledged, {finished} deals verified");
    assert!(acknowledged > 500, "there was load: {acknowledged}");
    assert!(finished > 0, "deals went to their end");
}

/// The real program, killed when dropped, so that a failing test does not leave it behind.
struct Running(Child);

impl Running {
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the real program and waits until it listens.
fn start(data: &Path) -> (Running, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_menagerie-house"))
        .args(["--port", "0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("its output");
    BufReader::new(stdout).read_line(&mut line).expect("a line");
    let port = line.trim().trim_end_matches('/').rsplit(':').next();
    let port = port.and_then(|port| port.parse::<u16>().ok());
    let port = port.unwrap_or_else(|| panic!("no port in {line:?}"));
    (Running(child), ([127, 0, 0, 1], port).into())
}

/// Plays both people at one table after another, and remembers what was acknowledged.
struct Driver {
    luck: u64,
    moves: watch::Receiver<Option<SocketAddr>>,
    table: Option<Created>,
    /// Seat and version of each action acknowledged at this table.
    acknowledged: Vec<(u64, u64)>,
    /// The action that was sent and not answered yet.
    pending: Option<(u64, u32, Value)>,
    next_ack: u32,
    total: usize,
    finished: usize,
}

impl Driver {
    fn new(luck: u64, moves: watch::Receiver<Option<SocketAddr>>) -> Self {
        Self {
            luck,
            moves,
            table: None,
            acknowledged: Vec::new(),
            pending: None,
            next_ack: 1,
            total: 0,
            finished: 0,
        }
    }

    async fn drive(mut self) -> (usize, usize) {
        loop {
            // When the sender is gone, the house does not move any more.
            let last = self.moves.has_changed().is_err();
            let to = self.moves.borrow().expect("an address");
            match self.visit(to, last).await {
                Some(()) if last => return (self.total, self.finished),
                _ => sleep(Duration::from_millis(10)).await,
            }
        }
    }

    /// Plays until the connection ends. `None` if it broke before everything could be checked.
    async fn visit(&mut self, to: SocketAddr, last: bool) -> Option<()> {
        if self.table.is_none() {
            let bot = json!({ "sits": "bot", "level": "hamster" });
            let body = wanted(&json!([here("Ann"), here("Ben"), bot])).to_string();
            let answer = ask(to, "POST /api/tables", body.as_bytes()).await?;
            self.table = serde_json::from_slice(&answer.body).ok();
        }
        let created = self.table.clone()?;
        let tokens: Vec<_> = created.tokens.iter().map(|(_, token)| *token).collect();
        let mut person = Person::connect(to).await?;
        person.hello(&created.table, &tokens, 0).await;
        let mut seen = [Value::Null, Value::Null];
        while seen.iter().any(Value::is_null) {
            hear(&mut person, &mut seen).await?;
        }
        self.check(&seen[0]["update"]);
        if seen[0]["update"]["table"]["stage"] == "gathering" {
            person
                .say(&json!({ "msg": "start", "ack": 1_000_000 }))
                .await;
        }
        if self.pending.is_some() {
            self.send_pending(&mut person, &mut seen).await?;
        }
        if last {
            return Some(());
        }
        loop {
            if seen[0]["update"]["table"]["stage"] == "over" {
                return self.verify(to, &created).await;
            }
            let seat = (0..2).find(|&seat| {
                seen[seat]["update"]["choices"][0].is_object()
                    || seen[seat]["update"]["choices"][0].is_string()
            });
            let Some(seat) = seat else {
                hear(&mut person, &mut seen).await?;
                continue;
            };
            let choices = seen[seat]["update"]["choices"].as_array()?;
            self.luck = self
                .luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let choice = choices[(self.luck >> 33) as usize % choices.len()].clone();
            self.pending = Some((seat as u64, self.next_ack, choice));
            self.next_ack += 1;
            self.send_pending(&mut person, &mut seen).await?;
        }
    }

    /// Sends the pending action until it is answered, and notes the acknowledgement.
    async fn send_pending(&mut self, person: &mut Person, seen: &mut [Value; 2]) -> Option<()> {
        let (seat, ack, action) = self.pending.clone()?;
        loop {
            let act = json!({ "msg": "act", "ack": ack, "seat": seat, "action": action });
            person.say(&act).await;
            let answer = loop {
                let message = hear(person, seen).await?;
                if message["ack"] == json!(ack) {
                    break message;
                }
            };
            match answer["msg"].as_str()? {
                "done" => {
                    let version = answer["version"].as_u64()?;
                    self.acknowledged.push((seat, version));
                    self.total += 1;
                    self.pending = None;
                    while (0..2)
                        .any(|seat| seen[seat]["update"]["version"].as_u64() < Some(version))
                    {
                        hear(person, seen).await?;
                    }
                    return Some(());
                }
                // A bot was faster, and the action is no longer allowed.
                "refused" => {
                    self.pending = None;
                    return Some(());
                }
                _ if answer["code"] == "too_fast" => sleep(Duration::from_millis(100)).await,
                _ => panic!("{act} was answered with {answer}"),
            }
        }
    }

    /// Compares what the house says about this table with what it acknowledged.
    fn check(&self, update: &Value) {
        let chapters = update["chapters"].as_array().expect("chapters");
        let by_person = |seat: u64| {
            move |chapter: &&Value| {
                let happening = &chapter["happening"];
                happening["seat"] == json!(seat) && happening["by"] == "person"
            }
        };
        for (seat, version) in &self.acknowledged {
            let chapter = &chapters[*version as usize - 1];
            assert!(
                by_person(*seat)(&chapter),
                "version {version} was acknowledged: {chapter}"
            );
        }
        for seat in 0..2 {
            let there = chapters.iter().filter(by_person(seat)).count();
            let known = self
                .acknowledged
                .iter()
                .filter(|(other, _)| *other == seat)
                .count();
            let possible = self
                .pending
                .iter()
                .filter(|(other, _, _)| *other == seat)
                .count();
            assert!(
                (known..=known + possible).contains(&there),
                "{there} of {known} (+{possible})"
            );
        }
    }

    /// A finished deal has a valid record that contains everything acknowledged.
    async fn verify(&mut self, to: SocketAddr, created: &Created) -> Option<()> {
        let path = format!("/api/tables/{}/record", created.table);
        let answer = ask(to, &format!("GET {path}"), b"")
            .await
            .filter(|answer| answer.status == 200)?;
        let record = Record::<Argh>::parse(&answer.text()).ok()?;
        record.verify().expect("a valid record");
        let persons = record.plays.iter().filter(|play| play.by == By::Person);
        assert_eq!(persons.count(), self.acknowledged.len());
        self.acknowledged.clear();
        self.table = None;
        self.finished += 1;
        Some(())
    }
}

/// The next message; updates are kept. `None` if the connection broke.
async fn hear(person: &mut Person, seen: &mut [Value; 2]) -> Option<Value> {
    match person.hear().await {
        Next::Message(message) => {
            if let Some(seat) = message["seat"]
                .as_u64()
                .filter(|_| message["msg"] == "update")
            {
                seen[seat as usize] = message.clone();
            }
            Some(message)
        }
        Next::Closed { .. } | Next::Gone => None,
    }
}

#[tokio::test]
async fn sigterm_closes_connections_with_a_reason() {
    let data = tempfile::tempdir().unwrap();
    let (mut house, to) = start(data.path());
    let mut person = Person::connect(to).await.unwrap();
    assert_eq!(get(to, "/health").await.status, 200);
    let killed = Command::new("kill")
        .arg(house.0.id().to_string())
        .status()
        .unwrap();
    assert!(killed.success());
    let Next::Closed { code, reason } = person.hear().await else {
        panic!("no reason");
    };
    assert_eq!(code, 1001, "{reason}");
    assert!(house.0.wait().unwrap().success());
}
