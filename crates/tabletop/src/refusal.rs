//! Refusals: each names the rule that forbids an action.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

/// The id of a rule or ruling in a game's catalogue, such as `ARGH-14` or `ARGH-R3`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleId(Cow<'static, str>);

impl RuleId {
    /// A rule id; the constants of a game's `rules.rs` are made with this.
    pub const fn new(id: &'static str) -> Self {
        Self(Cow::Borrowed(id))
    }

    /// The id as the catalogue writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An action that was not played, and why. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// A short stable name for the reason, for clients that react to it: `card_is_face_up`.
    pub code: Cow<'static, str>,
    /// A sentence that names the thing and what would be allowed instead.
    pub because: String,
}

impl Refusal {
    /// A refusal by `rule`, with its short name and its sentence. It marks the rule.
    pub fn new(rule: RuleId, code: &'static str, because: impl Into<String>) -> Self {
        crate::keep_mark(&rule);
        Self {
            rule,
            code: Cow::Borrowed(code),
            because: because.into(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.because, self.rule)
    }
}

impl std::error::Error for Refusal {}
