//! Messages waiting to be sent to one client. The outbox is bounded: a client that cannot keep up
//! is dropped, and catches up by version when it returns.

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

/// An outbox for this many messages.
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
    /// Adds a message. If there is no room the client is too slow, and is let go.
    pub(crate) fn put(&self, message: Utf8Bytes) -> Result<(), Farewell> {
        self.messages.try_send(message).map_err(|_| {
            let _ = self.farewell.set(Farewell::Slow);
            Farewell::Slow
        })
    }

    /// Sets the reason why there will be no more messages.
    pub(crate) fn close(&self, farewell: Farewell) {
        let _ = self.farewell.set(farewell);
    }
}

impl Waiting {
    /// The next message, or why there will be none. A client that has been let go is sent nothing:
    /// it asks for everything when it returns.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Farewell> {
        let next = self.messages.recv().await;
        match (self.farewell.get(), next) {
            (Some(Farewell::Slow), _) => Err(Farewell::Slow),
            (_, Some(message)) => Ok(message),
            (Some(farewell), None) => Err(*farewell),
            (None, None) => Err(Farewell::Asleep),
        }
    }

    /// Another message that is already waiting, so that both can be sent together.
    pub(crate) fn one_more(&mut self) -> Option<Utf8Bytes> {
        self.messages.try_recv().ok()
    }
}

/// Why the house ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// The client does not read what it is sent.
    Slow,
    /// The table has fallen asleep.
    Asleep,
    /// The table could not be written to the ledger.
    Unwritten,
    /// The rules of the table took too long.
    Overran,
    /// The rules of the table panicked.
    Broke,
    /// The same seat has too many newer connections.
    Crowded,
    /// The house is shutting down.
    Closing,
    /// It kept sending too many messages after a warning.
    Flood,
    /// A message was too large.
    TooLarge,
    /// No hello, or not in time, or no such table, or an invalid token.
    NotIn,
    /// It does not follow the protocol.
    Garbled,
    /// Nothing was heard from it for too long.
    Silent,
}

impl Farewell {
    /// The frame that closes the connection.
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
