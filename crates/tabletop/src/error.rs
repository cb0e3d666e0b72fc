//! Errors: what is wrong with something that a person wrote.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// What is wrong with something a person wrote: an option, an edition, a scenario, a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Error {
    /// What is wrong, as precisely as possible: `mine.toml: cards[3].value`.
    pub about: String,
    /// Why it is wrong, and what would be right.
    pub because: String,
}

impl Error {
    /// An error about `about`.
    pub fn new(about: impl Into<String>, because: impl Into<String>) -> Self {
        Self {
            about: about.into(),
            because: because.into(),
        }
    }

    /// The same error with the place around it put in front: a file, a line.
    #[must_use]
    pub fn within(self, place: impl fmt::Display) -> Self {
        let about = if self.about.is_empty() {
            place.to_string()
        } else {
            format!("{place}: {}", self.about)
        };
        Self { about, ..self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.about.is_empty() {
            f.write_str(&self.because)
        } else {
            write!(f, "{}: {}", self.about, self.because)
        }
    }
}

impl std::error::Error for Error {}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::new(refusal.rule.as_str(), refusal.because)
    }
}
