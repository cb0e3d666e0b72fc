//! The ledger in an SQLite file.
//!
//! rusqlite rather than sqlx: both compile the same SQLite, but one writer thread with prepared
//! statements is all that group commit needs, and rusqlite is little more than that. The SQL keeps
//! to the dialect that PostgreSQL shares, so a second driver would be a second file like this one.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use wire::TableId;

use super::writer::{self, Handed};
use super::{Ledger, Page, Receipt};
use crate::Error;

/// The file's name in the data folder.
const FILE: &str = "menagerie.sqlite";
/// The steps from each schema version to the next. The first also runs on files from before the
/// schema was numbered, so it only creates what is missing.
const STEPS: [&str; 1] = [include_str!("schema.sql")];
/// How many pages can wait for the writer before more are refused.
const QUEUE: usize = 8192;
/// How many tables the list for strangers shows.
const NOTICES: u32 = 200;

/// A ledger in one SQLite file: one thread writes, many can read.
pub struct SqliteLedger {
    path: PathBuf,
    /// `None` once the ledger is closed.
    hand_in: Mutex<Option<SyncSender<Handed>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// A cached connection for reading; a second reader at the same time opens another.
    reader: Mutex<Option<Connection>>,
}

impl SqliteLedger {
    /// Opens the ledger in a data folder, creating both if they are missing.
    pub fn open(data: &Path) -> Result<Self, Error> {
        fs::create_dir_all(data).map_err(|error| Error::file(data, "be created", &error))?;
        let path = data.join(FILE);
        let connection = open_for_writing(&path)?;
        let (hand_in, handed) = sync_channel(QUEUE);
        let writer = std::thread::Builder::new()
            .name("ledger".to_owned())
            .spawn(move || writer::run(connection, &handed))
            .map_err(|error| Error::file(&path, "be written by a thread of its own", &error))?;
        Ok(Self {
            path,
            hand_in: Mutex::new(Some(hand_in)),
            writer: Mutex::new(Some(writer)),
            reader: Mutex::new(None),
        })
    }

    /// Reads with the cached connection, or with a new one if another thread is using it.
    fn reading<T>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, Error> {
        let kept = lock(&self.reader).take();
        let connection = match kept {
            Some(connection) => connection,
            None => Connection::open_with_flags(&self.path, OpenFlags::SQLITE_OPEN_READ_ONLY)?,
        };
        let told = read(&connection)?;
        *lock(&self.reader) = Some(connection);
        Ok(told)
    }
}

impl Ledger for SqliteLedger {
    fn write(&self, page: Page) -> Receipt {
        let (settle, receipt) = Receipt::new();
        let hand_in = lock(&self.hand_in).clone();
        let refused = match hand_in {
            Some(hand_in) => hand_in.try_send((page, settle)).err().map(writer::unsent),
            None => Some((Error::LedgerClosed, settle)),
        };
        if let Some((error, settle)) = refused {
            // The receiver may be gone; then nobody needs to know.
            let _ = settle.send(Err(error));
        }
        receipt
    }

    fn read(&self, table: &TableId) -> Result<Vec<String>, Error> {
        self.reading(|connection| {
            connection
                .prepare_cached("select entry from entries where table_id = $1 order by n")?
                .query_map([&table.0], |row| row.get(0))?
                .collect()
        })
    }

    fn notices(&self) -> Result<Vec<String>, Error> {
        self.reading(|connection| {
            connection
                .prepare_cached(
                    "select notice from tables where stage = 'gathering' and notice <> '' \
                     order by created desc limit $1",
                )?
                .query_map([NOTICES], |row| row.get(0))?
                .collect()
        })
    }

    fn close(&self) {
        // The writer ends when nobody can hand in pages any more, after writing what it has.
        drop(lock(&self.hand_in).take());
        if let Some(writer) = lock(&self.writer).take() {
            let _ = writer.join();
        }
    }
}

impl Drop for SqliteLedger {
    fn drop(&mut self) {
        self.close();
    }
}

/// Opens or creates the file such that a commit is on disk when it returns.
fn open_for_writing(path: &Path) -> Result<Connection, Error> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    migrate(&connection, path)?;
    Ok(connection)
}

/// Brings the file to the schema of this house, step by step. The file of a later house is left
/// alone, because its meaning is not known here.
fn migrate(connection: &Connection, path: &Path) -> Result<(), Error> {
    let version: usize =
        connection.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0))? as usize;
    if version > STEPS.len() {
        return Err(Error::File(format!(
            "{} was written by a later house (schema {version}; this one knows {}): open it with \
             that one, or start with another data folder",
            path.display(),
            STEPS.len()
        )));
    }
    for (step, next) in STEPS.iter().zip(1u32..).skip(version) {
        connection.execute_batch(&format!(
            "begin; {step}; pragma user_version = {next}; commit"
        ))?;
    }
    Ok(())
}

/// Locks a mutex. Its value stays valid even if a thread panicked while holding it.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
