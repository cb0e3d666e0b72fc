//! A table that is awake: one task that owns its desk. There is no lock, and no other way in.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::{debug, error, info};
use wire::{ClientMsg, TableId, Token, Version};

use crate::Error;
use crate::chance::now;
use crate::desk::{Desk, Upshot};
use crate::guests::GuestId;
use crate::hall::Hall;
use crate::mailboxes::Mailboxes;
use crate::outbox::{Farewell, Outbox};
use crate::thinkers::Asker;
use crate::workshop::Undone;

/// How long a table can take to finish its work when the house closes.
const LAST_WORK: Duration = Duration::from_millis(500);

/// What a table can be asked.
pub(crate) enum Call {
    /// Let a connection in.
    Join {
        /// Its tokens.
        tokens: Vec<Token>,
        /// What it saw last.
        since: Version,
        /// Where to send its messages.
        outbox: Outbox,
        /// Where it comes from.
        address: IpAddr,
        /// How it is to talk to the table.
        answer: oneshot::Sender<Result<Chair, Error>>,
    },
    /// A connection sends a message. It is boxed, because a queue reserves space for its largest
    /// message many times over.
    Hear {
        guest: GuestId,
        message: Box<ClientMsg>,
    },
    /// A connection has ended.
    Leave { guest: GuestId },
    /// A bot has decided.
    Thought {
        seat: Seat,
        version: Version,
        action: Value,
    },
    /// Asks for the record of the deal.
    Record {
        answer: oneshot::Sender<Result<String, Error>>,
    },
}

impl Call {
    /// Refuses a call that waits for an answer.
    pub(crate) fn refuse(self, error: &Error) {
        match self {
            Self::Join { answer, .. } => drop(answer.send(Err(error.clone()))),
            Self::Record { answer } => drop(answer.send(Err(error.clone()))),
            Self::Hear { .. } | Self::Leave { .. } | Self::Thought { .. } => (),
        }
    }
}

/// A connection's place at a table: its number, and where to send its messages.
pub(crate) struct Chair {
    pub(crate) guest: GuestId,
    pub(crate) table: mpsc::Sender<Call>,
}

/// A table that is awake.
pub(crate) struct Table {
    hall: Arc<Hall>,
    id: TableId,
    /// `None` while work is done at it; for good, if that work never ended or panicked.
    desk: Option<Box<Desk>>,
    mailboxes: Mailboxes,
    /// Held by the work at the desk.
    at_work: Arc<()>,
    /// When the room next has something to do by itself.
    rings: Option<u64>,
    door: mpsc::Sender<Call>,
    calls: mpsc::Receiver<Call>,
}

/// Why a table stopped.
enum End {
    Asleep,
    Closing,
    /// The room is ahead of the ledger. What was not written did not happen: the room is dropped,
    /// and the next call wakes what the ledger has.
    Unwritten(Error),
    /// A piece of work was not done. It is not in the ledger, so it did not happen.
    Undone(Undone),
}

impl From<Error> for End {
    fn from(error: Error) -> Self {
        Self::Unwritten(error)
    }
}

impl Table {
    pub(crate) fn new(
        hall: Arc<Hall>,
        id: TableId,
        desk: Box<Desk>,
        door: mpsc::Sender<Call>,
        calls: mpsc::Receiver<Call>,
    ) -> Self {
        Self {
            hall,
            id,
            desk: Some(desk),
            mailboxes: Mailboxes::default(),
            at_work: Arc::default(),
            rings: None,
            door,
            calls,
        }
    }

    /// Serves until nobody needs the table any more.
    pub(crate) async fn live(mut self) {
        let mut closing = self.hall.closing.clone();
        let end = tokio::select! {
            biased;
            end = self.serve() => end.unwrap_or_else(|end| end),
            () = async { closing.begun().await; sleep(LAST_WORK).await } => End::Closing,
        };
        let table = &self.id;
        let farewell = match end {
            End::Asleep => {
                debug!(%table, "a table fell asleep");
                Farewell::Asleep
            }
            End::Closing => Farewell::Closing,
            End::Unwritten(error) => {
                error!(%table, %error, "a table stops: it could not be written down");
                Farewell::Unwritten
            }
            End::Undone(Undone::Overran) => {
                let limit = self.hall.limits.step;
                error!(%table, ?limit, "a table stops: its rules took too long over something");
                let at_work = Arc::downgrade(&self.at_work);
                self.hall.failures.note_overrun(table, at_work);
                Farewell::Overran
            }
            End::Undone(Undone::Panicked(words)) => {
                error!(%table, words, "a table stops: its rules panicked");
                self.hall.failures.note_panic(table);
                Farewell::Broke
            }
        };
        self.hall.forget(&self.id, &self.door);
        self.mailboxes.dismiss(farewell);
    }

    async fn serve(&mut self) -> Result<End, End> {
        info!(table = %self.id, "a table woke up");
        let mut closing = self.hall.closing.clone();
        let mut closing = pin!(closing.begun());
        let upshot = self.at_desk(Desk::resume).await??;
        self.follow(upshot).await?;
        loop {
            let rings = self.rings.map(from_now);
            let deserted = self.mailboxes.is_empty();
            // Most tables have guests and no clock, and need no timer.
            let wakes = rings.or_else(|| deserted.then(|| Instant::now() + self.hall.limits.sleep));
            tokio::select! {
                biased;
                () = &mut closing => return Ok(End::Closing),
                Some(call) = self.calls.recv() => self.answer(call).await?,
                () = at(wakes) => match rings {
                    Some(_) => {
                        let upshot = self.at_desk(Desk::tick).await??;
                        self.follow(upshot).await?;
                    }
                    None if self.hall.may_sleep(&self.id, &self.calls) => return Ok(End::Asleep),
                    None => (),
                }
            }
        }
    }

    async fn answer(&mut self, call: Call) -> Result<(), End> {
        match call {
            Call::Join {
                tokens,
                since,
                outbox,
                address,
                answer,
            } => {
                let work = move |desk: &mut Desk| desk.join(&tokens, since);
                let (joined, upshot) = self.at_desk(work).await?;
                let guest = joined.as_ref().ok().copied();
                if let Some(guest) = guest {
                    self.mailboxes.add(guest, outbox, address);
                }
                self.follow(upshot).await?;
                let table = self.door.clone();
                if answer
                    .send(joined.map(|guest| Chair { guest, table }))
                    .is_err()
                    && let Some(guest) = guest
                {
                    // The connection ended while it was waiting.
                    self.leave(guest).await?;
                }
                Ok(())
            }
            Call::Leave { guest } => self.leave(guest).await,
            Call::Hear { guest, message } => {
                if !self.mailboxes.has(guest) {
                    return Ok(());
                }
                let fresh = self.hall.luck.fresh_bytes();
                let work = move |desk: &mut Desk| desk.hear(guest, &message, fresh);
                let upshot = self.at_desk(work).await??;
                self.follow(upshot).await
            }
            Call::Thought {
                seat,
                version,
                action,
            } => {
                let work = move |desk: &mut Desk| desk.thought(seat, version, &action);
                let upshot = self.at_desk(work).await??;
                self.follow(upshot).await
            }
            Call::Record { answer } => {
                // The record of a table that cannot go on is released, and that is written down.
                let upshot = self.at_desk(Desk::give_out).await??;
                self.follow(upshot).await?;
                let record = self.at_desk(|desk| desk.record()).await?;
                let _ = answer.send(record);
                Ok(())
            }
        }
    }

    async fn leave(&mut self, guest: GuestId) -> Result<(), End> {
        self.mailboxes.remove(guest);
        let upshot = self.at_desk(move |desk| desk.leave(guest)).await?;
        self.follow(upshot).await
    }

    /// Does a piece of work at the desk, where it cannot hold up anybody else.
    async fn at_desk<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Desk) -> T + Send + 'static,
    ) -> Result<T, End> {
        let Some(mut desk) = self.desk.take() else {
            return Err(End::Closing);
        };
        let at_work = Arc::clone(&self.at_work);
        let work = move || {
            let _at_work = at_work;
            let done = work(&mut desk);
            (desk, done)
        };
        let (desk, done) = self.hall.workshop.work(work).await.map_err(End::Undone)?;
        self.desk = Some(desk);
        Ok(done)
    }

    /// Acts on the result: first to disk, then the answers and the news, then the bots.
    async fn follow(&mut self, upshot: Upshot) -> Result<(), End> {
        self.rings = upshot.wakes;
        for page in upshot.pages {
            self.hall.ledger.write(page).settled().await?;
        }
        self.mailboxes.deliver(upshot.letters);
        for guest in upshot.let_go {
            self.mailboxes.let_go(guest, Farewell::Crowded);
        }
        for job in upshot.jobs {
            let asker = Asker {
                table: self.id.clone(),
                address: self.mailboxes.payer(),
            };
            self.hall.thinkers.think(asker, job, self.door.clone());
        }
        Ok(())
    }
}

/// Waits for a moment, or forever.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

/// The moment of a time in milliseconds since 1970.
fn from_now(at: u64) -> Instant {
    Instant::now() + Duration::from_millis(at.saturating_sub(now()))
}
