//! The ledger: everything that happened at every table, on disk before anybody is told.
//!
//! A table hands over a [`Page`] and waits for its [`Receipt`], which is settled when the page
//! would survive a power cut. How pages get to the disk is up to the implementation for each
//! database; this module only states what all of them promise.

mod sqlite;
mod writer;

pub use sqlite::SqliteLedger;

use std::sync::Arc;

use tokio::sync::oneshot;
use wire::{Stage, TableId};

use crate::Error;

/// A ledger that all tables share. Cheap to clone.
pub type SharedLedger = Arc<dyn Ledger>;

/// What every ledger can do.
pub trait Ledger: Send + Sync + 'static {
    /// Takes in a page. The receipt says when it is safe. Pages of one table must be handed in one
    /// at a time, each after the receipt of the previous one.
    fn write(&self, page: Page) -> Receipt;

    /// Everything written for a table, oldest first; empty for a table that was never opened.
    /// Blocks.
    fn read(&self, table: &TableId) -> Result<Vec<String>, Error>;

    /// The notices of tables that strangers can find, newest first. Blocks.
    fn notices(&self) -> Result<Vec<String>, Error>;

    /// Waits until everything handed in is safe, and accepts nothing afterwards. Blocks.
    fn close(&self);
}

/// What one step at a table adds.
#[derive(Clone, Debug)]
pub struct Page {
    /// The table.
    pub table: TableId,
    /// How many entries the table had before.
    pub after: u64,
    /// The new entries, as JSON.
    pub entries: Vec<String>,
    /// The new headline of the table, if it has changed.
    pub headline: Option<Headline>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl Page {
    /// A page about no table. It goes to disk like any other, so its receipt tells whether the
    /// ledger can be written.
    pub fn blank(at: u64) -> Self {
        Self {
            table: TableId(String::new()),
            after: 0,
            entries: Vec::new(),
            headline: None,
            at,
        }
    }
}

/// What the ledger knows about a table without reading its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// The stage of the table.
    pub stage: Stage,
    /// The table as strangers see it in the list of open ones; empty if it is not for them.
    pub notice: String,
}

/// The promise that a page will be safe.
#[derive(Debug)]
pub struct Receipt(oneshot::Receiver<Result<(), Error>>);

impl Receipt {
    /// A receipt, and what settles it.
    pub fn new() -> (oneshot::Sender<Result<(), Error>>, Self) {
        let (settle, settled) = oneshot::channel();
        (settle, Self(settled))
    }

    /// Waits until the page is safe. If the ledger is gone without an answer, it was not stored.
    pub async fn settled(self) -> Result<(), Error> {
        self.0.await.unwrap_or(Err(Error::LedgerClosed))
    }
}

/// The name of a stage in the `stage` column.
fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}
