//! What waits to be sent to one client. It is bounded: whoever cannot keep up is let go, and
//! catches up by version when they come back.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::{CloseFrame, Utf8Bytes, close_code};
use tokio::sync::mpsc;

/// The table's end of an outbox.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    farewell: Arc<OnceLock<Farewell>>,
}

/// The connection's end of an outbox.
#[derive(Debug)]
pub(crate) struct Waiting {
    messages: mpsc::Receiver<Utf8Bytes>,
    farewell: Arc<OnceLock<Farewell>>,
}

/// An outbox for so many messages.
pub(crate) fn outbox(messages: usize) -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(messages);
    let farewell = Arc::default();
    let outbox = Outbox {
        messages: sender,
        farewell: Arc::clone(&farewell),
    };
    let waiting = Waiting {
        messages: receiver,
        farewell,
    };
    (outbox, waiting)
}

impl Outbox {
    /// Puts a message in. When there is no room the client is too slow, and it is let go.
    pub(crate) fn put(&self, message: Utf8Bytes) -> Result<(), Farewell> {
        self.messages.try_send(message).map_err(|_| {
            let _ = self.farewell.set(Farewell::Slow);
            Farewell::Slow
        })
    }

    /// Says why there will be no more.
    pub(crate) fn close(&self, farewell: Farewell) {
        let _ = self.farewell.set(farewell);
    }
}

impl Waiting {
    /// The next message, or why there will be none. Nothing is sent to a client that has been let
    /// go: it asks for all of it when it is back.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Farewell> {
        let next = self.messages.recv().await;
        match (self.farewell.get(), next) {
            (Some(Farewell::Slow), _) => Err(Farewell::Slow),
            (_, Some(message)) => Ok(message),
            (Some(farewell), None) => Err(*farewell),
            (None, None) => Err(Farewell::Asleep),
        }
    }

    /// Another message that waits already, so that it can leave together with the one before.
    pub(crate) fn one_more(&mut self) -> Option<Utf8Bytes> {
        self.messages.try_recv().ok()
    }
}

/// Why the house ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// The client does not read what it is sent.
    Slow,
    /// The table was put away.
    Asleep,
    /// The table could not be written down.
    Unwritten,
    /// The rules of the table took too long over something.
    Overran,
    /// The rules of the table panicked.
    Broke,
    /// The same seat has too many newer connections.
    Crowded,
    /// The house is shutting down.
    Closing,
    /// Too many messages, in spite of having been told.
    Flood,
    /// A message that was too large.
    TooLarge,
    /// No hello, or not in time, or no such table, or a wrong token.
    NotIn,
    /// It is not a WebSocket as we know it.
    Garbled,
    /// Nothing was heard of it for long.
    Silent,
}

impl Farewell {
    /// The same as the frame that ends a connection.
    pub(crate) fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Self::Slow => (
                close_code::AGAIN,
                "You could not keep up. Come back and hear the rest.",
            ),
            Self::Asleep => (
                close_code::AGAIN,
                "The table was put away. Come back to go on.",
            ),
            Self::Unwritten => (
                close_code::AGAIN,
                "The table could not be written down, so nothing was done. Come back to go on.",
            ),
            Self::Overran => (
                close_code::ERROR,
                "The table took too long over something and was closed. The rest is saved.",
            ),
            Self::Broke => (
                close_code::AGAIN,
                "The table stumbled, so the last thing was not done. Come back to go on.",
            ),
            Self::Crowded => (
                close_code::POLICY,
                "This seat is open in too many places; this was the oldest of them.",
            ),
            Self::Closing => (
                close_code::AWAY,
                "The house is closing. Everything is saved.",
            ),
            Self::Flood => (close_code::POLICY, "Too many messages in too short a time."),
            Self::TooLarge => (close_code::SIZE, "A message may have 16 KiB at most."),
            Self::NotIn => (close_code::POLICY, "You are not at a table here."),
            Self::Garbled => (close_code::PROTOCOL, "That was not understood."),
            Self::Silent => (close_code::AWAY, "Nothing was heard of you for a while."),
        };
        CloseFrame {
            code,
            reason: reason.into(),
        }
    }
}
