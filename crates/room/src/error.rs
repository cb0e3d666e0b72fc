//! Why a request to a room changes nothing.

use tabletop::Refusal;
use wire::{Ack, ErrorCode, ServerMsg, Version};

/// Why a request changes nothing. The asker's answer is made from it.
#[derive(Debug)]
pub(crate) enum Error {
    /// It cannot be done, for a reason other than a rule of the game.
    Request(wire::Error),
    /// A rule forbids it.
    Refused(Refusal),
    /// It has already been carried out, in this version.
    Done(Version),
}

impl Error {
    /// It is not an action of this game; the sentence says what is wrong with it.
    pub(crate) fn not_understood(because: impl Into<String>) -> Self {
        wire::Error::new(ErrorCode::NotUnderstood, because).into()
    }

    pub(crate) fn answer(self, ack: Option<Ack>) -> ServerMsg {
        match (self, ack) {
            (Self::Refused(refusal), Some(ack)) => ServerMsg::Refused { ack, refusal },
            (Self::Done(version), Some(ack)) => ServerMsg::Done { ack, version },
            (Self::Request(error), ack) => error.answer(ack),
            // Only requests with a number are refused or carried out.
            (Self::Refused(_) | Self::Done(_), None) => ServerMsg::Pong,
        }
    }
}

impl From<wire::Error> for Error {
    fn from(error: wire::Error) -> Self {
        Self::Request(error)
    }
}

/// For an entry in a ledger that cannot be played.
impl From<Error> for tabletop::Error {
    fn from(error: Error) -> Self {
        match error {
            Error::Request(error) => Self::new("action", error.because),
            Error::Refused(refusal) => refusal.into(),
            Error::Done(version) => Self::new(
                "action",
                format!("has already been carried out, in version {}", version.0),
            ),
        }
    }
}
