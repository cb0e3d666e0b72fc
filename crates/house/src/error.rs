//! Everything that can go wrong in the house, in one type: for the person at the other end, and for
//! the log.

use std::fmt;
use std::io;
use std::path::Path;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wire::ErrorCode;

/// Why something could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A request that cannot be fulfilled; nothing has changed.
    Asked {
        /// The error code on the wire.
        code: ErrorCode,
        /// The same in a sentence for the person who asked.
        because: String,
    },
    /// A file or folder that the house needs.
    File(String),
    /// The address to listen on.
    Address(String),
    /// The database returned this error.
    Ledger(String),
    /// The ledger's queue is full.
    LedgerBehind,
    /// The ledger is closed: the house is shutting down.
    LedgerClosed,
    /// A table's entries in the ledger are inconsistent.
    Broken(String),
}

impl Error {
    /// A request that cannot be fulfilled.
    pub fn asked(code: ErrorCode, because: impl Into<String>) -> Self {
        let because = because.into();
        Self::Asked { code, because }
    }

    /// There is no such table.
    pub(crate) fn no_such_table() -> Self {
        Self::asked(
            ErrorCode::NoSuchTable,
            "There is no such table here. Ask for the link again, or open a table of your own.",
        )
    }

    /// A file or folder cannot be used.
    pub(crate) fn file(path: &Path, doing: &str, error: &io::Error) -> Self {
        Self::File(format!("{} cannot {doing}: {error}", path.display()))
    }

    /// What to tell the person who asked. Internal errors go to the log and are not disclosed to
    /// strangers.
    pub(crate) fn told(&self) -> (ErrorCode, &str) {
        match self {
            Self::Asked { code, because } => (*code, because),
            Self::LedgerClosed => (
                ErrorCode::Busy,
                "The house is closing. Everything is saved; come back in a moment.",
            ),
            Self::LedgerBehind => (
                ErrorCode::Busy,
                "The house has more to write down than it can. Try again in a moment.",
            ),
            Self::File(_) | Self::Address(_) | Self::Ledger(_) | Self::Broken(_) => (
                ErrorCode::Busy,
                "Something is wrong in the house, and nothing was changed. Try again in a moment.",
            ),
        }
    }

    fn status(&self) -> StatusCode {
        match self.told().0 {
            ErrorCode::NotUnderstood => StatusCode::BAD_REQUEST,
            ErrorCode::NoSuchTable | ErrorCode::NoSuchVersion => StatusCode::NOT_FOUND,
            ErrorCode::BadToken | ErrorCode::NotYourSeat | ErrorCode::NotTheHost => {
                StatusCode::FORBIDDEN
            }
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::BadTerms => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::Busy | ErrorCode::TableFull | ErrorCode::OutOfOrder => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ErrorCode::NoHello
            | ErrorCode::SeatTaken
            | ErrorCode::WrongStage
            | ErrorCode::NothingToTakeBack
            | ErrorCode::CannotBeUnseen
            | ErrorCode::Closed => StatusCode::CONFLICT,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if !matches!(self, Self::Asked { .. }) {
            tracing::error!(error = %self, "a request failed");
        }
        let (code, because) = self.told();
        let error = wire::Error {
            code,
            because: because.to_owned(),
        };
        (self.status(), Json(error)).into_response()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Asked { because, .. } => f.write_str(because),
            Self::File(because) | Self::Address(because) => f.write_str(because),
            Self::Ledger(because) => write!(f, "the ledger cannot be used: {because}"),
            Self::LedgerBehind => f.write_str("the ledger has too much waiting"),
            Self::LedgerClosed => f.write_str("the ledger is closed"),
            Self::Broken(because) => write!(f, "the ledger does not fit together: {because}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        Self::Ledger(error.to_string())
    }
}

impl From<wire::Error> for Error {
    fn from(error: wire::Error) -> Self {
        Self::asked(error.code, error.because)
    }
}
