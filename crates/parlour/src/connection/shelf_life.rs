//! Tables of this tab, kept in the browser so that a reload goes on where it was.

use room::Entry;
use serde::{Deserialize, Serialize};
use wire::Token;

use board::browser::{self, NotKept};

const INDEX: &str = "menagerie.tables";

/// So many tables are kept; older ones are forgotten.
const MOST: usize = 8;

/// A table that is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The game's id.
    pub(crate) game: String,
    /// All that happened: the room is the fold of these.
    pub(crate) entries: Vec<Entry>,
    /// The seats of this screen, and the host's right to begin.
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

/// The tables that are kept, newest first.
pub(crate) fn tables() -> Vec<Listed> {
    browser::kept(INDEX).unwrap_or_default()
}

/// Keeps a table as it is now. Where the storage is full, finished tables make room for it, the
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

/// The table, if it is still kept.
pub(crate) fn find(table: &str) -> Option<Kept> {
    browser::kept(&key(table))
}

fn key(table: &str) -> String {
    format!("menagerie.table.{table}")
}
