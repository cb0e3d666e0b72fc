//! Many connections at once, and how long each answer took.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use wire::Created;

use crate::asked::{Answer, Asked};
use crate::connection::Connection;
use crate::server::Server;

/// What the connections of a crowd do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Every message is answered with one message.
    Plain,
    /// Both seats of a table of their own.
    Players,
}

/// How many connect at a time.
const AT_ONCE: usize = 64;

pub(crate) struct Crowd {
    members: Vec<Member>,
}

struct Member {
    connection: Connection,
    kind: Kind,
    table: Option<Created>,
    next_ack: u32,
    /// The first choice of each seat, if it has any.
    choices: [Option<String>; 2],
}

impl Crowd {
    pub(crate) async fn gather(server: &Server, kind: Kind, n: usize) -> Self {
        let mut members = Vec::with_capacity(n);
        let mut coming = JoinSet::new();
        for _ in 0..n {
            if coming.len() >= AT_ONCE {
                members.extend(coming.join_next().await.map(|came| came.expect("a member")));
            }
            coming.spawn(Member::come(server.address, kind));
        }
        while let Some(came) = coming.join_next().await {
            members.push(came.expect("a member"));
        }
        Self { members }
    }

    /// This many spectators, spread over the tables.
    pub(crate) async fn watchers(&self, server: &Server, n: usize) -> Vec<Connection> {
        let mut watchers = Vec::with_capacity(n);
        for member in self.members.iter().cycle().take(n) {
            let table = &member.table.as_ref().expect("a table").table;
            let mut connection = Connection::open(server.address).await;
            connection
                .send(&json!({ "msg": "hello", "table": table }).to_string())
                .await;
            connection.hear().await.expect("an update");
            watchers.push(connection);
        }
        watchers
    }

    /// `at_a_time` members ask at the same time, as fast as answers come. When a deal is over, the
    /// next member takes over; it all ends after `time` at the latest.
    pub(crate) async fn full_speed(&mut self, at_a_time: usize, time: Duration) -> Asked {
        let until = Instant::now() + time;
        let mut asking = JoinSet::new();
        let mut members = self.members.drain(..).peekable();
        let each = members.len() / at_a_time;
        while members.peek().is_some() {
            let in_turn: Vec<Member> = members.by_ref().take(each).collect();
            asking.spawn(async move {
                let mut answers = Vec::new();
                for mut member in in_turn {
                    while Instant::now() < until {
                        let due = Instant::now();
                        if !member.ask().await {
                            break;
                        }
                        answers.push(Answer::to(due, due));
                    }
                }
                answers
            });
        }
        drop(members);
        Asked::of(asking).await
    }

    /// Everybody asks once a second, evenly spread over the second.
    pub(crate) async fn one_a_second(&mut self, seconds: u32) -> Asked {
        let begin = Instant::now() + Duration::from_millis(100);
        let n = self.members.len() as u32;
        let mut asking = JoinSet::new();
        for (member, number) in self.members.drain(..).zip(0..) {
            asking.spawn(async move {
                let mut member: Member = member;
                let mut answers = Vec::new();
                for second in 0..seconds {
                    let due = begin
                        + Duration::from_secs(1) * second
                        + Duration::from_secs(1) * number / n;
                    tokio::time::sleep_until(due.into()).await;
                    let sent = Instant::now();
                    if !member.ask().await {
                        break;
                    }
                    answers.push(Answer::to(due, sent));
                }
                answers
            });
        }
        Asked::of(asking).await
    }
}

impl Member {
    async fn come(to: std::net::SocketAddr, kind: Kind) -> Self {
        let table = match kind {
            Kind::Plain => None,
            Kind::Players => Some(open_table(to).await),
        };
        let mut member = Self {
            connection: Connection::open(to).await,
            kind,
            table,
            next_ack: 1,
            choices: [None, None],
        };
        if let Some(created) = &member.table {
            let tokens: Vec<_> = created.tokens.iter().map(|(_, token)| token).collect();
            let hello = json!({ "msg": "hello", "table": created.table, "tokens": tokens });
            member.connection.send(&hello.to_string()).await;
            let start = json!({ "msg": "start", "ack": 0 });
            member.connection.send(&start.to_string()).await;
            // An update for each seat, the answer, and another update for each seat.
            member.hear_answer(0, 4).await;
        }
        member
    }

    /// Asks and waits for the answer; `false` if there is nothing more to ask.
    async fn ask(&mut self) -> bool {
        let ack = self.next_ack;
        self.next_ack += 1;
        let message = match self.kind {
            Kind::Plain => {
                format!("{{\"msg\":\"act\",\"ack\":{ack},\"action\":{{\"do\":\"take\"}}}}")
            }
            Kind::Players => {
                let Some(seat) = (0..2).find(|&seat| self.choices[seat].is_some()) else {
                    return false;
                };
                let action = self.choices[seat].take().expect("a choice");
                format!("{{\"msg\":\"act\",\"ack\":{ack},\"seat\":{seat},\"action\":{action}}}")
            }
        };
        self.connection.send(&message).await;
        match self.kind {
            Kind::Plain => self.connection.hear().await.is_some(),
            Kind::Players => self.hear_answer(ack, 2).await,
        }
    }

    /// Waits for the answer and this many updates.
    async fn hear_answer(&mut self, ack: u32, n_updates: u32) -> bool {
        let done = format!("{{\"msg\":\"done\",\"ack\":{ack},");
        let (mut answered, mut updates) = (false, 0);
        while !answered || updates < n_updates {
            let Some(text) = self.connection.hear().await else {
                return false;
            };
            if let Some(seat) = text.strip_prefix("{\"msg\":\"update\",\"seat\":") {
                let seat = usize::from(seat.as_bytes()[0] - b'0');
                self.choices[seat] = first_choice(text);
                updates += 1;
            } else {
                assert!(text.starts_with(&done), "{text}");
                answered = true;
            }
        }
        true
    }
}

/// The first of the choices in an update. Reading all of it would measure this side instead.
fn first_choice(update: &str) -> Option<String> {
    let start = update.find("\"choices\":[")? + "\"choices\":[".len();
    let mut depth = 0;
    for (at, byte) in update.bytes().enumerate().skip(start) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b']' if depth == 0 => return None,
            _ => (),
        }
        if depth == 0 {
            return Some(update[start..=at].to_owned());
        }
    }
    None
}

async fn open_table(to: std::net::SocketAddr) -> Created {
    let seat = |name: &str| json!({ "sits": "here", "name": name });
    let body =
        json!({ "game": "argh", "terms": { "n_seats": 2 }, "seats": [seat("Ann"), seat("Ben")] });
    let body = body.to_string();
    let mut stream = TcpStream::connect(to).await.expect("a connection");
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    serde_json::from_str(body).expect("a table")
}
