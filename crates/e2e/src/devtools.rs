//! The DevTools protocol: commands with answers, and everything else that Chromium reports.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// How long Chromium can take for one command, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection to a browser.
#[derive(Clone, Debug)]
pub(crate) struct Devtools {
    commands: mpsc::UnboundedSender<Command>,
    heard: Arc<Mutex<BTreeMap<Session, Vec<Value>>>>,
}

/// The target of a command, or the source of an event: a page, a worker, or the browser itself
/// (empty).
pub(crate) type Session = String;

#[derive(Debug)]
struct Command {
    message: Value,
    answer: oneshot::Sender<Value>,
}

impl Devtools {
    /// A connection to a browser, and the future that serves it until either end is gone. Messages
    /// end with a zero byte.
    pub(crate) fn new(
        mut pipe: impl AsyncWrite + Unpin,
        answers: impl AsyncRead + Unpin,
    ) -> (Self, impl Future<Output = ()>) {
        let (commands, mut waiting) = mpsc::unbounded_channel::<Command>();
        let heard: Arc<Mutex<BTreeMap<Session, Vec<Value>>>> = Arc::default();
        let told = Arc::clone(&heard);
        let unanswered: Mutex<BTreeMap<u64, oneshot::Sender<Value>>> = Mutex::default();
        let serve = async move {
            let ask = async {
                let mut next_id = 1_u64;
                while let Some(Command {
                    mut message,
                    answer,
                }) = waiting.recv().await
                {
                    message["id"] = json!(next_id);
                    locked(&unanswered).insert(next_id, answer);
                    next_id += 1;
                    let bytes = format!("{message}\0").into_bytes();
                    if pipe.write_all(&bytes).await.is_err() {
                        return;
                    }
                }
            };
            let listen = async {
                let mut messages = BufReader::new(answers).split(0);
                while let Ok(Some(bytes)) = messages.next_segment().await {
                    let message: Value = serde_json::from_slice(&bytes).expect("JSON");
                    match message["id"].as_u64() {
                        Some(id) => {
                            let answer = locked(&unanswered).remove(&id);
                            // The caller may have lost patience.
                            let _ = answer.map(|answer| answer.send(message));
                        }
                        None => {
                            let session = message["sessionId"].as_str().unwrap_or_default();
                            let session = session.to_owned();
                            locked(&told).entry(session).or_default().push(message);
                        }
                    }
                }
            };
            tokio::select! {
                () = ask => (),
                () = listen => (),
            }
        };
        (Self { commands, heard }, serve)
    }

    /// Sends a command and waits for its answer. A command that Chromium rejects is a mistake in
    /// the test.
    pub(crate) async fn ask(&self, session: &str, method: &str, params: Value) -> Value {
        match self.try_ask(session, method, params).await {
            Ok(result) => result,
            Err(because) => panic!("{method}: {because}"),
        }
    }

    /// Sends a command that may come at a bad moment, such as in the middle of a reload.
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

    /// The events of a session, of the kinds that `wanted` selects.
    pub(crate) fn heard(&self, session: &str, wanted: impl Fn(&str) -> bool) -> Vec<Value> {
        let heard = locked(&self.heard);
        let all = heard.get(session).into_iter().flatten();
        all.filter(|event| wanted(event["method"].as_str().unwrap_or_default()))
            .cloned()
            .collect()
    }

    /// Disposes of a device with all its pages, without waiting, and forgets its events.
    pub(crate) fn let_go(&self, context: &str, session: &str) {
        let gone = json!({ "browserContextId": context });
        let message = json!({ "method": "Target.disposeBrowserContext", "params": gone });
        let (answer, _) = oneshot::channel();
        // If the browser is gone, so is the device.
        let _ = self.commands.send(Command { message, answer });
        locked(&self.heard).remove(session);
    }
}

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
