//! A person with a browser: a connection, and everything that arrived over it.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use house::House;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{TableId, Token};

/// Nothing in a house takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Person {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message as it arrived.
    pub(crate) traffic: Vec<String>,
    update: Value,
    next_ack: u32,
}

/// What comes next on a connection.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Next {
    Message(Value),
    Closed {
        code: u16,
        reason: String,
    },
    /// The connection broke.
    Gone,
}

impl Person {
    /// A connection on which nothing has been said.
    pub(crate) async fn connect(to: SocketAddr) -> Option<Self> {
        let (socket, _) = connect_async(format!("ws://localhost:{}/ws", to.port()))
            .await
            .ok()?;
        Some(Self {
            socket,
            traffic: Vec::new(),
            update: Value::Null,
            next_ack: 1,
        })
    }

    /// A connection to a table, with its first update.
    pub(crate) async fn greet(
        house: &House,
        table: &TableId,
        tokens: &[Token],
        since: u32,
    ) -> Self {
        let mut person = Self::connect(house.address()).await.expect("a connection");
        person.hello(table, tokens, since).await;
        person.hear_news().await;
        person
    }

    pub(crate) async fn hello(&mut self, table: &TableId, tokens: &[Token], since: u32) {
        let hello = json!({ "msg": "hello", "table": table, "tokens": tokens, "since": since });
        self.say(&hello).await;
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    /// Sends any text. A broken connection shows when something is received.
    pub(crate) async fn say_text(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        let _ = self.socket.send(Message::binary(bytes)).await;
    }

    pub(crate) async fn hear(&mut self) -> Next {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await;
            match next.expect("something is heard in time") {
                Some(Ok(Message::Text(text))) => {
                    self.traffic.push(text.as_str().to_owned());
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    if message["msg"] == "update" {
                        self.update = message.clone();
                    }
                    return Next::Message(message);
                }
                Some(Ok(Message::Close(Some(frame)))) => {
                    return Next::Closed {
                        code: frame.code.into(),
                        reason: frame.reason.as_str().to_owned(),
                    };
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                Some(Ok(_) | Err(_)) | None => return Next::Gone,
            }
        }
    }

    /// The next message that matches; fails if the connection ends before.
    pub(crate) async fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            match self.hear().await {
                Next::Message(message) if wanted(&message) => return message,
                Next::Message(_) => (),
                other => panic!("the connection ended: {other:?}"),
            }
        }
    }

    /// The next update.
    pub(crate) async fn hear_news(&mut self) -> Value {
        self.hear_until(|message| message["msg"] == "update").await
    }

    /// Whether anything is heard within this time.
    pub(crate) async fn hears_within(&mut self, moment: Duration) -> bool {
        timeout(moment, self.hear()).await.is_ok()
    }

    /// Sends a request and waits for its answer.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        let ack = self.next_ack;
        self.next_ack += 1;
        request["ack"] = json!(ack);
        self.say(&request).await;
        self.hear_until(|message| message["ack"] == json!(ack))
            .await
    }

    /// The last update.
    pub(crate) fn update(&self) -> &Value {
        &self.update
    }

    pub(crate) fn version(&self) -> u64 {
        self.update["update"]["version"]
            .as_u64()
            .expect("a version")
    }

    pub(crate) fn choices(&self) -> &[Value] {
        self.update["update"]["choices"]
            .as_array()
            .map_or(&[], Vec::as_slice)
    }

    /// Takes the `n`th choice, if there is any, and waits for the update. Somebody may have been
    /// faster; then there is an answer, too, and the next update shows more.
    pub(crate) async fn act(&mut self, n: usize) -> bool {
        while self.hears_within(Duration::ZERO).await {}
        let Some(last) = self.choices().len().checked_sub(1) else {
            return false;
        };
        let action = self.choices()[n % (last + 1)].clone();
        let answer = self.ask(json!({ "msg": "act", "action": action })).await;
        if answer["msg"] == "done" {
            while self.version() < answer["version"].as_u64().expect("a version") {
                self.hear_news().await;
            }
        }
        answer["msg"] == "done"
    }

    pub(crate) async fn leave(mut self) {
        let _ = self.socket.close(None).await;
    }
}
