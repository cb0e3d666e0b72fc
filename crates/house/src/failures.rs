//! Tables whose rules have failed, and which of them must not be woken for now.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use wire::{ErrorCode, TableId};

use crate::Error;

/// After this many panics in a row a table is left alone for a while: it would fail again as soon
/// as somebody returned.
const PANICS: u32 = 3;
/// How long a table is left alone, and how long a panic is remembered.
const REST: Duration = Duration::from_secs(60);

/// The failures of every table since the house was opened.
#[derive(Default)]
pub(crate) struct Failures(Mutex<BTreeMap<TableId, History>>);

/// The failures of one table.
struct History {
    n_panics: u32,
    last: Instant,
    /// Alive while a thread is still working for the table.
    at_work: Weak<()>,
}

impl History {
    fn is_shut(&self) -> bool {
        let is_resting = self.n_panics >= PANICS && self.last.elapsed() < REST;
        is_resting || self.at_work.strong_count() > 0
    }
}

impl Failures {
    /// The rules of a table took too long. `at_work` lives until they are done.
    pub(crate) fn note_overrun(&self, table: &TableId, at_work: Weak<()>) {
        self.note(table, |history| history.at_work = at_work);
    }

    /// The rules of a table panicked.
    pub(crate) fn note_panic(&self, table: &TableId) {
        self.note(table, |history| history.n_panics += 1);
    }

    /// The error for a table that must not be woken. A table never costs the house more than one
    /// thread.
    pub(crate) fn shut(&self, table: &TableId) -> Option<Error> {
        let failures = self.lock();
        let because = "This table is out of order: its rules failed or took too long over \
            something. What was played before is saved. Open another table, or try again later.";
        let shut = failures.get(table).filter(|history| history.is_shut());
        shut.map(|_| Error::asked(ErrorCode::OutOfOrder, because))
    }

    fn note(&self, table: &TableId, what: impl FnOnce(&mut History)) {
        let mut failures = self.lock();
        failures.retain(|_, history| history.is_shut() || history.last.elapsed() < REST);
        let history = failures.entry(table.clone()).or_insert_with(|| History {
            n_panics: 0,
            last: Instant::now(),
            at_work: Weak::new(),
        });
        history.last = Instant::now();
        what(history);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, History>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
