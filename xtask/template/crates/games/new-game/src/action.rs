//! What a seat can do, as imperatives.

use serde::{Deserialize, Serialize};

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
