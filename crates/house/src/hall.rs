//! The hall: which tables are awake, and how to reach them.
//!
//! A table is a task with a queue. A table that nobody has asked for since the house was opened
//! exists only in the ledger, and the first call wakes it; a table without guests falls asleep
//! again.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use room::{Opening, Room};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tracing::{error, info};
use wire::{Created, ErrorCode, NewTable, TableId};

use crate::chance::{Source, now};
use crate::closing::Closing;
use crate::desk::Desk;
use crate::failures::Failures;
use crate::ledger::SharedLedger;
use crate::options::{Limits, Options};
use crate::stumble::{Moment, Stumble};
use crate::table::{Call, Table};
use crate::thinkers::Thinkers;
use crate::workshop::{Rules, Undone, Workshop};
use crate::{Error, scribe};

/// All tables of the house.
pub(crate) struct Hall {
    pub(crate) ledger: SharedLedger,
    pub(crate) limits: Limits,
    /// Where rules run.
    pub(crate) workshop: Workshop,
    pub(crate) thinkers: Thinkers,
    pub(crate) failures: Failures,
    pub(crate) luck: Source,
    stumble: Stumble,
    awake: Mutex<BTreeMap<TableId, mpsc::Sender<Call>>>,
    pub(crate) closing: Closing,
    /// Limits how many tables are read from the ledger at a time: more would wait for the same
    /// disk, each on its own thread.
    reading: Semaphore,
    /// Every table holds a clone; when all are dropped, all tables have ended.
    alive: mpsc::Sender<Infallible>,
}

/// How often a call is repeated if its table was just falling asleep.
const TRIES: usize = 5;
/// How long rules may occupy a place that others wait for.
const LATE: Duration = Duration::from_millis(50);

impl Hall {
    /// A hall with all tables asleep, and a channel that closes when the last table has ended.
    pub(crate) fn new(
        ledger: SharedLedger,
        options: &Options,
        closing: Closing,
    ) -> (Arc<Self>, mpsc::Receiver<Infallible>) {
        let (alive, all_gone) = mpsc::channel(1);
        let limits = options.limits.clone();
        let cores = available_parallelism().map_or(1, usize::from);
        let hall = Self {
            ledger,
            workshop: Workshop::new(Rules {
                name: "table",
                places: cores,
                spare: limits.late,
                patience: LATE.min(limits.step),
                limit: limits.step,
            }),
            thinkers: Thinkers::new(&limits, options.stumble.clone()),
            failures: Failures::default(),
            luck: Source::new(options.luck),
            stumble: options.stumble.clone(),
            awake: Mutex::default(),
            closing,
            reading: Semaphore::new(cores),
            limits,
            alive,
        };
        (Arc::new(hall), all_gone)
    }

    /// Opens a table. It is in the ledger before anybody learns its id.
    pub(crate) async fn open(&self, new: NewTable) -> Result<Created, Error> {
        let opening = Opening {
            table: TableId::from_luck(self.luck.fresh_bytes()),
            new,
            fresh: self.luck.fresh_bytes(),
            now: now(),
        };
        let stumble = self.stumble.clone();
        let work = move || {
            stumble.at(&Moment::Opening(&opening.new));
            let (opened, created) = Room::open(&opening)
                .map_err(|error| Error::asked(ErrorCode::BadTerms, error.to_string()))?;
            let game = opened.room.game();
            Ok::<_, Error>((scribe::first_page(&opened)?, created, game))
        };
        let opened = self.workshop.work(work).await;
        let (page, created, game) = opened.map_err(|undone| unopened(&undone))??;
        self.ledger.write(page).settled().await?;
        info!(table = %created.table, %game, "a table was opened");
        Ok(created)
    }

    /// Asks a table something and waits for its answer, waking it if necessary.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        call: impl Fn(oneshot::Sender<Result<T, Error>>) -> Call,
    ) -> Result<T, Error> {
        for _ in 0..TRIES {
            let (answer, answered) = oneshot::channel();
            let door = self.door(id)?;
            if door.send(call(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(Error::asked(
            ErrorCode::Busy,
            "The table cannot be reached just now. Try again in a moment.",
        ))
    }

    /// The queue of a table. A table that is asleep is woken.
    fn door(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Call>, Error> {
        if self.closing.has_begun() {
            return Err(Error::LedgerClosed);
        }
        let mut awake = self.awake();
        if let Some(door) = awake.get(id) {
            return Ok(door.clone());
        }
        if let Some(shut) = self.failures.shut(id) {
            return Err(shut);
        }
        let (door, calls) = mpsc::channel(self.limits.queue);
        awake.insert(id.clone(), door.clone());
        drop(awake);
        tokio::spawn(wake(Arc::clone(self), id.clone(), door.clone(), calls));
        Ok(door)
    }

    /// Removes a table from the hall, unless somebody is calling it.
    pub(crate) fn may_sleep(&self, id: &TableId, calls: &mpsc::Receiver<Call>) -> bool {
        let mut awake = self.awake();
        let quiet = calls.is_empty();
        if quiet {
            awake.remove(id);
        }
        quiet
    }

    /// Removes a table that cannot go on from the hall. The next call wakes it as it is in the
    /// ledger.
    pub(crate) fn forget(&self, id: &TableId, door: &mpsc::Sender<Call>) {
        let mut awake = self.awake();
        // It may have fallen asleep and been woken again in the meantime.
        if awake.get(id).is_some_and(|other| other.same_channel(door)) {
            awake.remove(id);
        }
    }

    /// How many tables are awake.
    pub(crate) fn n_awake(&self) -> usize {
        self.awake().len()
    }

    fn awake(&self) -> MutexGuard<'_, BTreeMap<TableId, mpsc::Sender<Call>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Why a table could not be opened.
fn unopened(undone: &Undone) -> Error {
    error!(?undone, "a table could not be opened");
    match undone {
        Undone::Overran => Error::asked(
            ErrorCode::BadTerms,
            "These terms take the house too long to work out. Choose a plainer edition or other \
             options.",
        ),
        Undone::Panicked(_) => Error::asked(
            ErrorCode::BadTerms,
            "The house cannot deal on these terms: working them out failed. Choose another \
             edition or other options.",
        ),
    }
}

/// Reads a table from the ledger when it is its turn, and folds it in the workshop.
async fn read(hall: &Hall, id: &TableId, at_work: Arc<()>) -> Result<Box<Desk>, Error> {
    let lines = {
        let _turn = hall.reading.acquire().await;
        let (ledger, id) = (Arc::clone(&hall.ledger), id.clone());
        let read = tokio::task::spawn_blocking(move || ledger.read(&id)).await;
        read.unwrap_or_else(|panic| Err(Error::Broken(panic.to_string())))?
    };
    let (table, limits, stumble) = (id.clone(), hall.limits.clone(), hall.stumble.clone());
    let held = Arc::clone(&at_work);
    let work = move || {
        let _held = held;
        stumble.at(&Moment::Waking(&table));
        let awoken = scribe::fold(&lines, &table)?;
        Ok(Desk::new(awoken, &limits, stumble))
    };
    match hall.workshop.work(work).await {
        Ok(desk) => desk,
        Err(Undone::Overran) => {
            error!(table = %id, "a table could not be folded in time");
            hall.failures.note_overrun(id, Arc::downgrade(&at_work));
            drop(at_work);
            let shut = hall.failures.shut(id);
            Err(shut.unwrap_or(Error::Broken("folding took too long".to_owned())))
        }
        Err(Undone::Panicked(words)) => {
            hall.failures.note_panic(id);
            Err(Error::Broken(format!(
                "folding table {id} panicked: {words}"
            )))
        }
    }
}

/// The life of a table that is awake.
async fn wake(
    hall: Arc<Hall>,
    id: TableId,
    door: mpsc::Sender<Call>,
    mut calls: mpsc::Receiver<Call>,
) {
    let _alive = hall.alive.clone();
    // However this ends, even by a panic, the hall keeps no queue without a table.
    let _listed = Listed {
        hall: Arc::clone(&hall),
        id: id.clone(),
        door: door.clone(),
    };
    match read(&hall, &id, Arc::default()).await {
        Ok(desk) => Table::new(hall, id, desk, door, calls).live().await,
        Err(error) => {
            if !matches!(error, Error::Asked { .. }) {
                error!(table = %id, %error, "a table could not be woken");
            }
            hall.forget(&id, &door);
            calls.close();
            while let Some(call) = calls.recv().await {
                call.refuse(&error);
            }
        }
    }
}

/// A table's place in the hall, for as long as its task lives.
struct Listed {
    hall: Arc<Hall>,
    id: TableId,
    door: mpsc::Sender<Call>,
}

impl Drop for Listed {
    fn drop(&mut self) {
        self.hall.forget(&self.id, &self.door);
    }
}
