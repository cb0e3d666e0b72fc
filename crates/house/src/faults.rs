//! Tables whose rules have failed: which of them are not to be woken for now.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use wire::{ErrorCode, TableId};

use crate::Error;

/// So many panics in a row, and a table is left alone for a while: whoever comes back would make
/// it fall again.
const PANICS: u32 = 3;
/// How long a table is left alone, and how long a panic is remembered.
const REST: Duration = Duration::from_secs(60);

/// What went wrong at which table since the house was opened.
#[derive(Default)]
pub(crate) struct Faults(Mutex<BTreeMap<TableId, Fault>>);

struct Fault {
    n_panics: u32,
    last: Instant,
    /// Alive as long as a thread is still at work for the table.
    at_work: Weak<()>,
}

impl Fault {
    fn is_shut(&self) -> bool {
        let is_resting = self.n_panics >= PANICS && self.last.elapsed() < REST;
        is_resting || self.at_work.strong_count() > 0
    }
}

impl Faults {
    /// The rules of a table did not end in time. `at_work` lives until they do.
    pub(crate) fn note_overrun(&self, table: &TableId, at_work: Weak<()>) {
        self.note(table, |fault| fault.at_work = at_work);
    }

    /// The rules of a table panicked.
    pub(crate) fn note_panic(&self, table: &TableId) {
        self.note(table, |fault| fault.n_panics += 1);
    }

    /// Why a table is not to be woken, if it is not. One thread at most is ever lost to a table.
    pub(crate) fn shut(&self, table: &TableId) -> Option<Error> {
        let faults = self.lock();
        let because = "This table is out of order: its rules failed or took too long over \
            something. What was played before is saved. Open another table, or try again later.";
        let shut = faults.get(table).filter(|fault| fault.is_shut());
        shut.map(|_| Error::asked(ErrorCode::OutOfOrder, because))
    }

    fn note(&self, table: &TableId, what: impl FnOnce(&mut Fault)) {
        let mut faults = self.lock();
        faults.retain(|_, fault| fault.is_shut() || fault.last.elapsed() < REST);
        let fault = faults.entry(table.clone()).or_insert_with(|| Fault {
            n_panics: 0,
            last: Instant::now(),
            at_work: Weak::new(),
        });
        fault.last = Instant::now();
        what(fault);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Fault>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
