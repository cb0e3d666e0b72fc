//! A table that is awake: one task that owns its room. There is no lock, and no other way in.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use room::{Heard, News, Room};
use serde_json::Value;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use tracing::{debug, error, info};
use wire::{ClientMsg, ServerMsg, TableId, Token, Trouble, Version};

use crate::Error;
use crate::chance::now;
use crate::guests::{GuestId, Guests};
use crate::hall::Hall;
use crate::ledger::Headline;
use crate::outbox::{Farewell, Outbox};
use crate::scribe::{self, Awoken};

/// What can be asked of a table.
pub(crate) enum Call {
    /// Let a connection in.
    Join {
        /// What it shows.
        tokens: Vec<Token>,
        /// What it saw last.
        since: Version,
        /// Where it hears.
        outbox: Outbox,
        /// How it talks from then on.
        answer: oneshot::Sender<Result<Chair, Error>>,
    },
    /// A connection says something. It is boxed, because a queue keeps room for its largest message
    /// many times over.
    Hear {
        guest: GuestId,
        message: Box<ClientMsg>,
    },
    /// A connection has ended.
    Leave { guest: GuestId },
    /// A bot has thought.
    Thought {
        seat: Seat,
        version: Version,
        action: Value,
    },
    /// The record of the deal.
    Record {
        answer: oneshot::Sender<Result<String, Error>>,
    },
}

impl Call {
    /// Says no to a call that waits for an answer.
    pub(crate) fn refuse(self, error: &Error) {
        match self {
            Self::Join { answer, .. } => drop(answer.send(Err(error.clone()))),
            Self::Record { answer } => drop(answer.send(Err(error.clone()))),
            Self::Hear { .. } | Self::Leave { .. } | Self::Thought { .. } => (),
        }
    }
}

/// A connection's place at a table: its number, and where to send what it says.
pub(crate) struct Chair {
    pub(crate) guest: GuestId,
    pub(crate) table: mpsc::Sender<Call>,
}

/// A table that is awake.
pub(crate) struct Table {
    hall: Arc<Hall>,
    id: TableId,
    room: Box<Room>,
    /// How many entries the ledger has.
    n_entries: u64,
    /// What the ledger says of the table.
    headline: Headline,
    guests: Guests,
    door: mpsc::Sender<Call>,
    calls: mpsc::Receiver<Call>,
}

/// What made a table stop.
enum End {
    Asleep,
    Closing,
}

impl Table {
    pub(crate) fn new(
        hall: Arc<Hall>,
        id: TableId,
        awoken: Awoken,
        door: mpsc::Sender<Call>,
        calls: mpsc::Receiver<Call>,
    ) -> Self {
        Self {
            headline: scribe::headline(&awoken.room),
            hall,
            id,
            room: awoken.room,
            n_entries: awoken.n_entries,
            guests: Guests::default(),
            door,
            calls,
        }
    }

    /// Serves until nobody needs the table any more.
    pub(crate) async fn live(mut self) {
        let farewell = match self.serve().await {
            Ok(End::Asleep) => {
                debug!(table = %self.id, "a table fell asleep");
                Farewell::Asleep
            }
            Ok(End::Closing) => Farewell::Closing,
            Err(error) => {
                // The room is ahead of the ledger now. What was not written did not happen: the
                // room is thrown away, and whoever calls again wakes what the ledger has.
                error!(table = %self.id, %error, "a table stops: it could not be written down");
                Farewell::Unwritten
            }
        };
        self.hall.forget(&self.id);
        self.guests.dismiss(farewell);
    }

    async fn serve(&mut self) -> Result<End, Error> {
        info!(table = %self.id, entries = self.n_entries, "a table woke up");
        let mut closing = self.hall.closing.clone();
        let mut closing = pin!(closing.begun());
        // A table with a running clock does not fall asleep, so the house was away meanwhile.
        let heard = self.room.resume(now());
        self.follow(None, heard).await?;
        loop {
            let rings = self.room.wake_at().map(from_now);
            let deserted = self.guests.n() == 0;
            // Most tables have people and no clock, and need no timer.
            let wakes = rings.or_else(|| deserted.then(|| Instant::now() + self.hall.limits.sleep));
            tokio::select! {
                biased;
                () = &mut closing => return Ok(End::Closing),
                Some(call) = self.calls.recv() => self.answer(call).await?,
                () = at(wakes) => match rings {
                    Some(_) => {
                        let heard = self.room.tick(now());
                        self.follow(None, heard).await?;
                    }
                    None if self.hall.may_sleep(&self.id, &self.calls) => return Ok(End::Asleep),
                    None => (),
                }
            }
        }
    }

    async fn answer(&mut self, call: Call) -> Result<(), Error> {
        match call {
            Call::Join {
                tokens,
                since,
                outbox,
                answer,
            } => {
                let joined = self.join(&tokens, since, outbox);
                let guest = joined.as_ref().map(|chair| chair.guest).ok();
                if answer.send(joined).is_err() {
                    // The connection ended while it waited.
                    guest.into_iter().for_each(|guest| self.leave(guest));
                }
                Ok(())
            }
            Call::Leave { guest } => {
                self.leave(guest);
                Ok(())
            }
            Call::Hear { guest, message } => {
                // It may have been let go while its message waited.
                let Some(proved) = self.guests.proved(guest) else {
                    return Ok(());
                };
                let before = proved.seats();
                let fresh = self.hall.luck.fresh_bytes();
                let heard = self.room.hear(proved, &message, now(), fresh);
                let has_sat_down = proved.seats() != before;
                let sees_nothing = heard.news == News::None;
                self.follow(Some(guest), heard).await?;
                if has_sat_down && sees_nothing {
                    // The seat was theirs already, from another connection. To the table that is
                    // no news, but this connection has not seen it with the seat's eyes.
                    self.note_who_is_here(guest);
                }
                Ok(())
            }
            Call::Thought {
                seat,
                version,
                action,
            } => {
                let heard = self.room.thought(seat, version, &action, now());
                self.follow(None, heard).await
            }
            Call::Record { answer } => {
                let record = self.room.record().ok_or_else(|| {
                    let because = "The deal is not over. Its record tells what people hold, so \
                        it is given out when the deal has ended.";
                    Error::asked(Trouble::WrongStage, because)
                });
                let _ = answer.send(record);
                Ok(())
            }
        }
    }

    /// Does what comes of something: first on disk, then the answer, then everybody else.
    async fn follow(&mut self, asker: Option<GuestId>, heard: Heard) -> Result<(), Error> {
        if let Some(opened) = &heard.opened {
            let page = scribe::first_page(opened)?;
            self.hall.ledger.write(page).settled().await?;
        }
        if !heard.entries.is_empty() {
            let headline = scribe::headline(&self.room);
            let changed = (headline != self.headline).then(|| headline.clone());
            let page = scribe::page(&self.id, self.n_entries, &heard.entries, changed)?;
            self.n_entries += heard.entries.len() as u64;
            self.headline = headline;
            self.hall.ledger.write(page).settled().await?;
        }
        if let Some(asker) = asker {
            for reply in &heard.replies {
                self.guests.send(asker, to_text(reply));
            }
        }
        if let Some(said) = &heard.said {
            self.guests.send_all(&to_text(said));
        }
        if let News::Only(seats) = heard.news {
            self.guests.tell_seats(seats, &self.room);
        }
        if heard.news == News::Everyone {
            // Somebody may have sat down or been let go; it is news for the others all the same.
            let _ = self.room.present(self.guests.seats());
            self.guests.tell_all(&self.room);
        }
        for job in heard.jobs {
            self.hall.thinkers.think(job, self.door.clone());
        }
        Ok(())
    }

    fn join(&mut self, tokens: &[Token], since: Version, outbox: Outbox) -> Result<Chair, Error> {
        if self.guests.n() >= self.hall.limits.connections_per_table {
            let because = "Too many are at this table already. Try again when somebody has left.";
            return Err(Error::asked(Trouble::Busy, because));
        }
        let proved = self.room.admit(tokens)?;
        let guest = self.guests.add(proved, since, outbox);
        debug!(table = %self.id, guest = guest.0, seats = ?proved.seats(), "somebody came");
        self.note_who_is_here(guest);
        Ok(Chair {
            guest,
            table: self.door.clone(),
        })
    }

    fn leave(&mut self, guest: GuestId) {
        debug!(table = %self.id, guest = guest.0, "somebody left");
        self.guests.remove(guest);
        self.note_who_is_here(guest);
    }

    /// Lets the room know whose people are connected, and tells those whom it concerns.
    fn note_who_is_here(&mut self, changed: GuestId) {
        match self.room.present(self.guests.seats()) {
            News::Everyone => self.guests.tell_all(&self.room),
            News::None | News::Only(_) => self.guests.tell(changed, &self.room),
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn to_text(message: &ServerMsg) -> Utf8Bytes {
    Utf8Bytes::from(serde_json::to_string(message).expect("messages have JSON"))
}

/// Waits for a moment, or for ever.
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
