//! What can happen, in the past tense.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat};

use crate::state::Apple;

/// What happened, as the table would tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// The tree was filled with apples.
    TreeFilled {
        /// The number of apples.
        apples: u8,
    },
    /// A hedgehog took an apple.
    AppleGathered {
        /// Who.
        by: Seat,
        /// The apple, which only its owner sees.
        apple: Face<Apple>,
    },
    /// A hedgehog carried too much.
    RolledOver {
        /// Who.
        by: Seat,
        /// The weight of its apples.
        weight: u16,
    },
    /// A hedgehog stopped.
    Rested {
        /// Who.
        by: Seat,
    },
    /// The tree has no apples left, so everybody rests.
    TreeEmptied,
    /// A hedgehog showed its apples at the end.
    HandShown {
        /// Who.
        by: Seat,
        /// The weight of its apples.
        weight: u16,
    },
}

tabletop::tagged!(Event, "event");
