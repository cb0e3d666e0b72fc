//! Why a request was not granted, if the reason is not a rule of a game.

use serde::{Deserialize, Serialize};

use crate::{Ack, ServerMsg};

/// Why a request was not granted. It is the body of the answer to an HTTP request, whose status
/// says the same as a number, and the content of [`ServerMsg::Error`].
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

    /// The error as an answer to the request with this number.
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
    /// Not JSON, or an unknown message.
    NotUnderstood,
    /// A hello must come first, and only once.
    NoHello,
    /// There is no such table.
    NoSuchTable,
    /// There is no such seat, or it is not yours to act for.
    NotYourSeat,
    /// The token is not valid for any seat of this table.
    BadToken,
    /// Somebody already sits there.
    SeatTaken,
    /// The deal has begun, or has not begun yet.
    WrongStage,
    /// Only the host may do that.
    NotTheHost,
    /// The message is too long or has too much in it, or too much has been done at the table for
    /// more to be written down.
    TooLarge,
    /// Too many messages in too short a time.
    TooFast,
    /// There is nothing to take back, or nobody asked to.
    NothingToTakeBack,
    /// The seat that wants to take back has learnt something since, and no other person is there
    /// who could agree to it.
    CannotBeUnseen,
    /// The table has not had this many chapters yet.
    NoSuchVersion,
    /// A name, level, option or game that does not exist.
    BadTerms,
    /// The table cannot go on, but can still be viewed: it was dealt by other rules than those
    /// played here now.
    Closed,
    /// The house is full or shutting down.
    Busy,
    /// The table has as many spectators as it can have. Sitters can always connect.
    TableFull,
    /// The rules failed at this table or took too long, and it was stopped.
    OutOfOrder,
}
