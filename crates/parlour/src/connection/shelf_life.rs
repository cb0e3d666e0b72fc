//! Tables of this tab, stored in the browser so that they survive a reload.

use room::Entry;
use serde::{Deserialize, Serialize};
use wire::Token;

use board::browser::{self, NotKept};

const INDEX: &str = "menagerie.tables";

/// How many tables are stored. Older ones are dropped.
const MOST: usize = 8;

/// A stored table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The game's id.
    pub(crate) game: String,
    /// Everything that happened; the room is the fold of these.
    pub(crate) entries: Vec<Entry>,
    /// The seats at this screen, and the host's right to start the deal.
    pub(crate) tokens: Vec<Token>,
}

/// A table in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Listed {
    /// Its id.
    pub(crate) table: String,
    /// The game's id.
    pub(crate) game: String,
    /// Whether the deal is over.
    pub(crate) is_over: bool,
}

/// The stored tables, newest first.
pub(crate) fn tables() -> Vec<Listed> {
    browser::kept(INDEX).unwrap_or_default()
}

/// Stores a table as it is now. If the storage is full, finished tables make room for it, the
/// oldest first.
pub(crate) fn keep(table: &str, kept: &Kept, is_over: bool) -> Result<(), NotKept> {
    let mut list = tables();
    list.retain(|listed| listed.table != table);
    let mut outcome = browser::keep(&key(table), kept);
    while outcome.is_err()
        && let Some(finished) = list.iter().rposition(|listed| listed.is_over)
    {
        browser::forget(&key(&list.remove(finished).table));
        outcome = browser::keep(&key(table), kept);
    }
    list.insert(
        0,
        Listed {
            table: table.to_owned(),
            game: kept.game.clone(),
            is_over,
        },
    );
    for old in list.drain(MOST.min(list.len())..) {
        browser::forget(&key(&old.table));
    }
    outcome.and(browser::keep(INDEX, &list))
}

/// The table, if it is still stored.
pub(crate) fn find(table: &str) -> Option<Kept> {
    browser::kept(&key(table))
}

fn key(table: &str) -> String {
    format!("menagerie.table.{table}")
}
