//! Why a request to a room changes nothing.

use tabletop::Refusal;
use wire::{Ack, ErrorCode, ServerMsg, Version};

/// Why nothing is done. What the asker is told comes from it.
#[derive(Debug)]
pub(crate) enum Error {
    /// It cannot be done, and no rule of a game is the reason.
    Request(wire::Error),
    /// A rule forbids it.
    Refused(Refusal),
    /// It was done already, in this version.
    Done(Version),
}

impl Error {
    /// It is no action of this game; the sentence names what is wrong with it.
    pub(crate) fn not_understood(because: impl Into<String>) -> Self {
        wire::Error::new(ErrorCode::NotUnderstood, because).into()
    }

    pub(crate) fn answer(self, ack: Option<Ack>) -> ServerMsg {
        match (self, ack) {
            (Self::Refused(refusal), Some(ack)) => ServerMsg::Refused { ack, refusal },
            (Self::Done(version), Some(ack)) => ServerMsg::Done { ack, version },
            (Self::Request(error), ack) => error.answer(ack),
            // Only requests with a number are refused or done.
            (Self::Refused(_) | Self::Done(_), None) => ServerMsg::Pong,
        }
    }
}

impl From<wire::Error> for Error {
    fn from(error: wire::Error) -> Self {
        Self::Request(error)
    }
}

/// What a ledger holds cannot be played.
impl From<Error> for tabletop::Error {
    fn from(error: Error) -> Self {
        match error {
            Error::Request(error) => Self::new("action", error.because),
            Error::Refused(refusal) => refusal.into(),
            Error::Done(version) => Self::new(
                "action",
                format!("was done already, in version {}", version.0),
            ),
        }
    }
}
