//! The vocabulary: what a seat may do, and what happened.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat};

use crate::state::Apple;

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
    /// Take the next apple from the tree (NEW-5).
    GatherApple,
    /// Stop for good (NEW-7).
    Rest,
}

tabletop::tagged!(Action, "do");

/// What happened, as the table would tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// The tree is full of apples.
    TableLaid {
        /// How many.
        apples: u8,
    },
    /// Somebody took an apple.
    AppleGathered {
        /// Who.
        by: Seat,
        /// Which one: only they know.
        apple: Face<Apple>,
    },
    /// Somebody carried too much.
    RolledOver {
        /// Who.
        by: Seat,
        /// What their apples weigh.
        weight: u16,
    },
    /// Somebody stopped.
    Rested {
        /// Who.
        by: Seat,
    },
    /// The tree has no apple left, so everybody rests.
    TreeEmptied,
    /// Somebody who rested showed their apples at the end.
    HandShown {
        /// Who.
        by: Seat,
        /// What their apples weigh.
        weight: u16,
    },
}

tabletop::tagged!(Event, "event");
