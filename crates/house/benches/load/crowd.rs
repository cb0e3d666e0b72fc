//! Many connections at once, and how long each answer took.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::Created;

use crate::server::Server;

/// What the connections of a crowd do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Any message is answered with one.
    Plain,
    /// Both seats of a table of its own.
    Players,
}

/// How many gather at a time.
const AT_ONCE: usize = 64;

pub(crate) struct Crowd {
    members: Vec<Member>,
}

struct Member {
    socket: WebSocketStream<TcpStream>,
    kind: Kind,
    table: Option<Created>,
    next_ack: u32,
    /// The first thing each seat may do; nothing when it may do nothing.
    choices: [Option<String>; 2],
}

/// When answers came, and how long they had taken.
#[derive(Default)]
pub(crate) struct Asked {
    answers: Vec<(Instant, Duration)>,
    sorted: Vec<Duration>,
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

    /// As many spectators, one at each table.
    pub(crate) async fn watchers(
        &self,
        server: &Server,
        n: usize,
    ) -> Vec<WebSocketStream<TcpStream>> {
        let mut watchers = Vec::with_capacity(n);
        for member in self.members.iter().cycle().take(n) {
            let table = &member.table.as_ref().expect("a table").table;
            let mut socket = connect(server.address).await;
            send(
                &mut socket,
                json!({ "msg": "hello", "table": table }).to_string(),
            )
            .await;
            hear(&mut socket).await.expect("an update");
            watchers.push(socket);
        }
        watchers
    }

    /// So many ask at a time, as fast as answers come. Whose deal is over hands on to the next, and
    /// it ends after so long at the latest.
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
                        let start = Instant::now();
                        if !member.ask().await {
                            break;
                        }
                        answers.push((Instant::now(), start.elapsed()));
                    }
                }
                answers
            });
        }
        drop(members);
        Asked::of(asking).await
    }

    /// Everybody asks once a second, each at their own moment of it.
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
                    if !member.ask().await {
                        break;
                    }
                    // From when it was due: a late start is a part of the wait.
                    answers.push((Instant::now(), due.elapsed()));
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
            socket: connect(to).await,
            kind,
            table,
            next_ack: 1,
            choices: [None, None],
        };
        if let Some(created) = &member.table {
            let tokens: Vec<_> = created.tokens.iter().map(|(_, token)| token).collect();
            let hello = json!({ "msg": "hello", "table": created.table, "tokens": tokens });
            send(&mut member.socket, hello.to_string()).await;
            send(
                &mut member.socket,
                json!({ "msg": "start", "ack": 0 }).to_string(),
            )
            .await;
            // An update for each seat, the answer, and an update for each seat.
            member.hear_answer(0, 4).await;
        }
        member
    }

    /// Asks and waits for the answer; false when there is nothing more to ask.
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
        send(&mut self.socket, message).await;
        match self.kind {
            Kind::Plain => hear(&mut self.socket).await.is_some(),
            Kind::Players => self.hear_answer(ack, 2).await,
        }
    }

    /// Hears the answer and so many updates.
    async fn hear_answer(&mut self, ack: u32, n_updates: u32) -> bool {
        let done = format!("{{\"msg\":\"done\",\"ack\":{ack},");
        let (mut answered, mut updates) = (false, 0);
        while !answered || updates < n_updates {
            let Some(text) = hear(&mut self.socket).await else {
                return false;
            };
            if let Some(seat) = text.strip_prefix("{\"msg\":\"update\",\"seat\":") {
                let seat = usize::from(seat.as_bytes()[0] - b'0');
                self.choices[seat] = first_choice(&text);
                updates += 1;
            } else {
                assert!(text.starts_with(&done), "{text}");
                answered = true;
            }
        }
        true
    }
}

impl Asked {
    async fn of(mut asking: JoinSet<Vec<(Instant, Duration)>>) -> Self {
        let mut answers = Vec::new();
        while let Some(asked) = asking.join_next().await {
            answers.extend(asked.expect("answers"));
        }
        answers.sort_unstable();
        let mut sorted: Vec<Duration> = answers.iter().map(|(_, took)| *took).collect();
        sorted.sort_unstable();
        assert!(!sorted.is_empty(), "something was answered");
        Self { answers, sorted }
    }

    pub(crate) fn n(&self) -> usize {
        self.answers.len()
    }

    /// Over the middle of the run, when everybody is there.
    pub(crate) fn per_second(&self) -> f64 {
        let (from, to) = (self.n() / 10, self.n() * 7 / 10);
        let time = self.answers[to].0 - self.answers[from].0;
        (to - from) as f64 / time.as_secs_f64()
    }

    /// How long the answers took, up to a share of them.
    pub(crate) fn millis(&self, share: f64) -> f64 {
        let last = self.sorted.len() - 1;
        self.sorted[(last as f64 * share) as usize].as_secs_f64() * 1000.0
    }
}

/// The first of the choices in an update. To read all of it would measure this side.
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

async fn connect(to: std::net::SocketAddr) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(to).await.expect("a connection");
    stream.set_nodelay(true).expect("no delay");
    let config = WebSocketConfig::default()
        .read_buffer_size(4096)
        .write_buffer_size(0);
    let url = format!("ws://{to}/ws");
    let (socket, _) = client_async_with_config(url, stream, Some(config))
        .await
        .expect("a socket");
    socket
}

async fn send(socket: &mut WebSocketStream<TcpStream>, text: String) {
    socket.send(Message::text(text)).await.expect("it is sent");
}

async fn hear(socket: &mut WebSocketStream<TcpStream>) -> Option<String> {
    loop {
        match socket.next().await? {
            Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
            Ok(Message::Ping(_) | Message::Pong(_)) => (),
            Ok(_) | Err(_) => return None,
        }
    }
}
