//! The single writer: pages of many tables in one transaction, with one wait for the disk.

use std::sync::mpsc::{Receiver, TrySendError};

use rusqlite::{Connection, params};
use tokio::sync::oneshot;
use tracing::{error, trace};

use super::{Headline, Page, stage_name};
use crate::Error;

/// A page, and the channel to say that it is safe.
pub(super) type Handed = (Page, Settle);
type Settle = oneshot::Sender<Result<(), Error>>;

/// The most pages in one transaction.
const BATCH: usize = 4096;

/// Writes until nobody can hand in pages any more.
///
/// There is no timer: while one transaction waits for the disk, the pages of the next accumulate.
/// So a lone page is written at once, and a thousand share a wait.
pub(super) fn run(mut connection: Connection, handed: &Receiver<Handed>) {
    while let Ok(first) = handed.recv() {
        let mut batch = vec![first];
        batch.extend(handed.try_iter().take(BATCH - 1));
        trace!(pages = batch.len(), "the ledger writes");
        match write(&mut connection, batch.iter().map(|(page, _)| page)) {
            Ok(()) => settle(batch),
            // A page that cannot be written must not fail the others.
            Err(_) if batch.len() > 1 => one_by_one(&mut connection, batch),
            Err(error) => refuse(batch, &error),
        }
    }
}

/// Writes pages in one transaction. They are on disk when it returns.
fn write<'a>(
    connection: &mut Connection,
    pages: impl Iterator<Item = &'a Page>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    {
        let mut add_entry = transaction
            .prepare_cached("insert into entries (table_id, n, entry) values ($1, $2, $3)")?;
        let mut note_table = transaction.prepare_cached(
            "insert into tables (id, created, stage, notice) values ($1, $2, $3, $4) \
             on conflict (id) do update set stage = excluded.stage, notice = excluded.notice",
        )?;
        let mut note_trial = transaction.prepare_cached(
            "insert into trials (id, at) values (1, $1) \
             on conflict (id) do update set at = excluded.at",
        )?;
        for page in pages {
            if page.entries.is_empty() && page.headline.is_none() {
                // A blank page only asks whether it could be written.
                note_trial.execute([page.at.cast_signed()])?;
            }
            for (entry, n) in page.entries.iter().zip(page.after..) {
                add_entry.execute(params![page.table.0, n.cast_signed(), entry])?;
            }
            if let Some(Headline { stage, notice }) = &page.headline {
                let (at, stage) = (page.at.cast_signed(), stage_name(*stage));
                note_table.execute(params![page.table.0, at, stage, notice])?;
            }
        }
    }
    transaction.commit()
}

fn one_by_one(connection: &mut Connection, batch: Vec<Handed>) {
    for handed in batch {
        match write(connection, std::iter::once(&handed.0)) {
            Ok(()) => settle(vec![handed]),
            Err(error) => refuse(vec![handed], &error),
        }
    }
}

fn settle(batch: Vec<Handed>) {
    for (_, settle) in batch {
        // The receiver may be gone; the page is safe all the same.
        let _ = settle.send(Ok(()));
    }
}

fn refuse(batch: Vec<Handed>, because: &rusqlite::Error) {
    for (page, settle) in batch {
        error!(table = %page.table, %because, "a page could not be written");
        let _ = settle.send(Err(Error::Ledger(because.to_string())));
    }
}

/// Why a page could not be handed in, and its channel.
pub(super) fn unsent(unsent: TrySendError<Handed>) -> (Error, Settle) {
    match unsent {
        TrySendError::Full((_, settle)) => (Error::LedgerBehind, settle),
        TrySendError::Disconnected((_, settle)) => (Error::LedgerClosed, settle),
    }
}
