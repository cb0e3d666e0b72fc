//! Why a request was not granted, where no rule of a game is the reason.

use serde::{Deserialize, Serialize};

use crate::{Ack, ServerMsg};

/// Why a request was not granted. It is the body of a plain request's answer, whose status says the
/// same in a number, and the content of [`ServerMsg::Error`].
///
/// ```
/// let sample = r#"{"code": "no_such_table", "because": "There is no such table here."}"#;
/// let error: wire::Error = serde_json::from_str(sample).unwrap();
/// assert_eq!(error.code, wire::ErrorCode::NoSuchTable);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Error {
    /// What is wrong, as a short stable name.
    pub code: ErrorCode,
    /// A sentence for people that names the thing and what would be right.
    pub because: String,
}

impl Error {
    /// An error with its short name and its sentence.
    pub fn new(code: ErrorCode, because: impl Into<String>) -> Self {
        Self {
            code,
            because: because.into(),
        }
    }

    /// The same as an answer to the request with this number.
    pub fn answer(self, ack: Option<Ack>) -> ServerMsg {
        ServerMsg::Error {
            ack,
            code: self.code,
            because: self.because,
        }
    }
}

/// What can be wrong with a request, as a short stable name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Not JSON, or no message we know.
    NotUnderstood,
    /// A hello must come first, and only once.
    NoHello,
    /// There is no such table.
    NoSuchTable,
    /// There is no such seat, or it is not yours to act for.
    NotYourSeat,
    /// The token opens no seat of this table.
    BadToken,
    /// Somebody sits there already.
    SeatTaken,
    /// The deal has begun, or has not begun yet.
    WrongStage,
    /// Only the host may do that.
    NotTheHost,
    /// The message is too long or has too much in it, or so much was done at the table that no more
    /// of it is written down.
    TooLarge,
    /// Too many messages in too short a time.
    TooFast,
    /// There is nothing to take back, or nobody asked to.
    NothingToTakeBack,
    /// Whoever wants to take back has learnt something since, and no other person is there who
    /// could let that pass.
    CannotBeUnseen,
    /// The table has not had so many chapters yet.
    NoSuchVersion,
    /// Nobody is offered this: a name, level, option or game that does not exist.
    BadTerms,
    /// The table cannot go on, but can still be looked at: it was dealt by other rules than those
    /// that are played here now.
    Closed,
    /// The house is full or shutting down.
    Busy,
    /// As many watch the table as may. Whoever has a seat there always comes in.
    TableFull,
    /// The rules of the table failed or took too long over something, and it is left alone.
    OutOfOrder,
}
