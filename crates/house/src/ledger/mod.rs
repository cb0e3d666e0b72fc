//! The ledger: everything that happened at every table, on disk before anybody is told.
//!
//! A table hands over a [`Page`] and waits for its [`Receipt`]; the receipt comes when the page
//! would survive a power cut. How pages get to the disk is the business of one file for each
//! database; this one only says what all of them promise.

mod sqlite;
mod writer;

pub use sqlite::SqliteLedger;

use std::sync::Arc;

use tokio::sync::oneshot;
use wire::{Stage, TableId};

use crate::Error;

/// Where pages are kept. Cheap to clone and shared by all tables.
pub type SharedLedger = Arc<dyn Ledger>;

/// What any ledger can do.
pub trait Ledger: Send + Sync + 'static {
    /// Takes a page in. The receipt says when it is safe; pages of one table must be handed in one
    /// after the other, each after the receipt of the one before.
    fn write(&self, page: Page) -> Receipt;

    /// All that was ever written for a table, oldest first; nothing for a table nobody opened.
    /// Blocks, so it is called from a thread that may.
    fn read(&self, table: &TableId) -> Result<Vec<String>, Error>;

    /// The notices of tables that strangers may find, the newest first. Blocks.
    fn notices(&self) -> Result<Vec<String>, Error>;

    /// Waits until all that was handed in is safe, and takes nothing in afterwards. Blocks.
    fn close(&self);
}

/// What one step at one table adds.
#[derive(Clone, Debug)]
pub struct Page {
    /// The table.
    pub table: TableId,
    /// How many entries the table had before.
    pub after: u64,
    /// The new entries, as JSON.
    pub entries: Vec<String>,
    /// How the table is headed now, where that has changed.
    pub headline: Option<Headline>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl Page {
    /// A page that says nothing of any table. It goes to the disk like any other, so its receipt
    /// tells whether the ledger can be written.
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

/// What the ledger says of a table without anybody reading its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// Where the table is.
    pub stage: Stage,
    /// What strangers see of the table in the list of open ones; empty when it is not for them.
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

    /// Waits until the page is safe. A ledger that went away without a word has not kept it.
    pub async fn settled(self) -> Result<(), Error> {
        self.0.await.unwrap_or(Err(Error::LedgerClosed))
    }
}

/// The name of a stage in the column `stage`.
fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}
