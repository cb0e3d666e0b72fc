//! The hall: which tables are awake, and how to reach them.
//!
//! A table is a task with a queue. One that nobody has asked for since the house was opened lies
//! in the ledger alone and is woken by the first call; one that nobody is at falls asleep again.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use room::{Opening, Room};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tracing::{error, info};
use wire::{Created, NewTable, TableId, Trouble};

use crate::chance::{Luck, Source, now};
use crate::closing::Closing;
use crate::ledger::SharedLedger;
use crate::options::Limits;
use crate::scribe::Awoken;
use crate::table::{Call, Table};
use crate::thinkers::Thinkers;
use crate::{Error, scribe};

/// All tables of the house.
pub(crate) struct Hall {
    pub(crate) ledger: SharedLedger,
    pub(crate) limits: Limits,
    pub(crate) thinkers: Thinkers,
    pub(crate) luck: Source,
    awake: Mutex<BTreeMap<TableId, mpsc::Sender<Call>>>,
    pub(crate) closing: Closing,
    /// How many tables are read from the ledger at a time: more would wait for the same disk, each
    /// on a thread of its own.
    reading: Semaphore,
    /// Every table holds a copy: when all are gone, all tables are.
    alive: mpsc::Sender<Infallible>,
}

/// How often a call is made again when its table fell asleep in the very moment.
const TRIES: usize = 5;

impl Hall {
    /// A hall with all tables asleep, and what tells when the last table has ended.
    pub(crate) fn new(
        ledger: SharedLedger,
        limits: Limits,
        luck: Luck,
        closing: Closing,
    ) -> (Arc<Self>, mpsc::Receiver<Infallible>) {
        let (alive, all_gone) = mpsc::channel(1);
        let hall = Self {
            ledger,
            limits,
            thinkers: Thinkers::new(),
            luck: Source::new(luck),
            awake: Mutex::default(),
            closing,
            reading: Semaphore::new(available_parallelism().map_or(1, usize::from)),
            alive,
        };
        (Arc::new(hall), all_gone)
    }

    /// Opens a table. It is in the ledger before anybody learns its name.
    pub(crate) async fn open(&self, new: NewTable) -> Result<Created, Error> {
        let opening = Opening {
            table: TableId::from_luck(self.luck.fresh_bytes()),
            new,
            fresh: self.luck.fresh_bytes(),
            now: now(),
        };
        let (opened, created) = Room::open(&opening)
            .map_err(|complaint| Error::asked(Trouble::BadTerms, complaint.to_string()))?;
        let page = scribe::first_page(&opened)?;
        self.ledger.write(page).settled().await?;
        info!(table = %opening.table, game = %opened.room.game(), "a table was opened");
        Ok(created)
    }

    /// Asks a table something and waits for its answer; wakes it if need be.
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
            Trouble::Busy,
            "The table cannot be reached just now. Try again in a moment.",
        ))
    }

    /// The queue of a table, which is woken if it is asleep.
    fn door(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Call>, Error> {
        if self.closing.has_begun() {
            return Err(Error::LedgerClosed);
        }
        let mut awake = self.awake();
        if let Some(door) = awake.get(id) {
            return Ok(door.clone());
        }
        let (door, calls) = mpsc::channel(self.limits.queue);
        awake.insert(id.clone(), door.clone());
        drop(awake);
        tokio::spawn(wake(Arc::clone(self), id.clone(), door.clone(), calls));
        Ok(door)
    }

    /// Takes a table out of the hall, unless somebody is calling it.
    pub(crate) fn may_sleep(&self, id: &TableId, calls: &mpsc::Receiver<Call>) -> bool {
        let mut awake = self.awake();
        let quiet = calls.is_empty();
        if quiet {
            awake.remove(id);
        }
        quiet
    }

    /// Takes a table out of the hall that cannot go on. Whoever calls it again wakes it as it is
    /// in the ledger.
    pub(crate) fn forget(&self, id: &TableId) {
        self.awake().remove(id);
    }

    /// How many tables are awake.
    pub(crate) fn n_awake(&self) -> usize {
        self.awake().len()
    }

    fn awake(&self) -> MutexGuard<'_, BTreeMap<TableId, mpsc::Sender<Call>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads a table from the ledger, when it is its turn.
async fn read(hall: &Hall, id: &TableId) -> Result<Awoken, Error> {
    let _turn = hall.reading.acquire().await;
    let (ledger, id) = (Arc::clone(&hall.ledger), id.clone());
    let read = tokio::task::spawn_blocking(move || scribe::read(&*ledger, &id)).await;
    read.unwrap_or_else(|panic| Err(Error::Broken(panic.to_string())))
}

/// The life of a table that is awake.
async fn wake(
    hall: Arc<Hall>,
    id: TableId,
    door: mpsc::Sender<Call>,
    mut calls: mpsc::Receiver<Call>,
) {
    let _alive = hall.alive.clone();
    match read(&hall, &id).await {
        Ok(awoken) => Table::new(hall, id, awoken, door, calls).live().await,
        Err(error) => {
            if !matches!(error, Error::Asked { .. }) {
                error!(table = %id, %error, "a table could not be woken");
            }
            hall.forget(&id);
            calls.close();
            while let Some(call) = calls.recv().await {
                call.refuse(&error);
            }
        }
    }
}
