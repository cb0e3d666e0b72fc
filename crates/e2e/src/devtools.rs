//! The DevTools protocol: commands with answers, and everything else that Chromium tells.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// How long Chromium may take for one command, on however busy a machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection to a browser.
#[derive(Clone, Debug)]
pub(crate) struct Devtools {
    commands: mpsc::UnboundedSender<Command>,
    heard: Arc<Mutex<BTreeMap<Session, Vec<Value>>>>,
}

/// Whom a command is for, and who told something: a page, a worker, or the browser itself (empty).
pub(crate) type Session = String;

#[derive(Debug)]
struct Command {
    message: Value,
    answer: oneshot::Sender<Value>,
}

impl Devtools {
    /// Connects to the address that Chromium printed.
    pub(crate) async fn connect(address: &str) -> Self {
        let (mut socket, _) = connect_async(address).await.expect("Chromium listens");
        let (commands, mut waiting) = mpsc::unbounded_channel::<Command>();
        let heard: Arc<Mutex<BTreeMap<Session, Vec<Value>>>> = Arc::default();
        let told = Arc::clone(&heard);
        tokio::spawn(async move {
            let mut next_id = 1_u64;
            let mut unanswered = BTreeMap::new();
            loop {
                tokio::select! {
                    command = waiting.recv() => {
                        let Some(Command { mut message, answer }) = command else { return };
                        message["id"] = json!(next_id);
                        unanswered.insert(next_id, answer);
                        next_id += 1;
                        if socket.send(Message::text(message.to_string())).await.is_err() {
                            return;
                        }
                    }
                    message = socket.next() => {
                        let Some(Ok(message)) = message else { return };
                        let Message::Text(text) = message else { continue };
                        let message: Value = serde_json::from_str(&text).expect("JSON");
                        match message["id"].as_u64() {
                            Some(id) => {
                                let answer = unanswered.remove(&id);
                                // Whoever asked may have lost patience.
                                let _ = answer.map(|answer| answer.send(message));
                            }
                            None => {
                                let session = message["sessionId"].as_str().unwrap_or_default();
                                let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
                                told.entry(session.to_owned()).or_default().push(message);
                            }
                        }
                    }
                }
            }
        });
        Self { commands, heard }
    }

    /// Gives a command and waits for its answer; one that Chromium does not take is a mistake of
    /// the test.
    pub(crate) async fn ask(&self, session: &str, method: &str, params: Value) -> Value {
        match self.try_ask(session, method, params).await {
            Ok(result) => result,
            Err(because) => panic!("{method}: {because}"),
        }
    }

    /// Gives a command that may come at a bad moment, such as in the middle of a reload.
    pub(crate) async fn try_ask(
        &self,
        session: &str,
        method: &str,
        params: Value,
    ) -> Result<Value, String> {
        let mut message = json!({ "method": method, "params": params });
        if !session.is_empty() {
            message["sessionId"] = json!(session);
        }
        let (answer, answered) = oneshot::channel();
        let gone = |_| "the browser is gone".to_owned();
        self.commands
            .send(Command { message, answer })
            .map_err(|_| "the browser is gone".to_owned())?;
        let mut answer = timeout(PATIENCE, answered)
            .await
            .map_err(|_| "no answer in time".to_owned())?
            .map_err(gone)?;
        match answer.get("error") {
            Some(error) => Err(error.to_string()),
            None => Ok(answer["result"].take()),
        }
    }

    /// What a session has told so far, of the kinds that `wanted` chooses.
    pub(crate) fn heard(&self, session: &str, wanted: impl Fn(&str) -> bool) -> Vec<Value> {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let all = heard.get(session).into_iter().flatten();
        all.filter(|event| wanted(event["method"].as_str().unwrap_or_default()))
            .cloned()
            .collect()
    }
}
