//! The desk of a table: its room and its guests, everything that rules touch.
//!
//! Nothing here waits for anything. A table hands its desk to the workshop for every piece of work
//! and gets it back together with the result; if it does not come back, the table is read from the
//! ledger again. So rules that take too long, or panic, hold up only their own table.

use axum::extract::ws::Utf8Bytes;
use room::{Heard, Job, News, Room};
use serde_json::Value;
use tabletop::Seat;
use tracing::debug;
use wire::{ClientMsg, ErrorCode, ServerMsg, Token, Version};

use crate::Error;
use crate::chance::now;
use crate::guests::{GuestId, Guests, Letter, is_watching};
use crate::ledger::{Headline, Page};
use crate::options::Limits;
use crate::scribe::{self, Awoken};
use crate::stumble::{Moment, Stumble};

/// A table's room and its guests.
pub(crate) struct Desk {
    room: Box<Room>,
    guests: Guests,
    /// How many entries the ledger has.
    n_entries: u64,
    /// The table's headline in the ledger.
    headline: Headline,
    most_watching: usize,
    most_per_seat: usize,
    stumble: Stumble,
}

/// What remains to be done after a piece of work: first write the pages, then deliver the letters.
/// Letters are written in advance, while the room is at hand, but nobody gets them before the pages
/// are safe.
#[derive(Default)]
pub(crate) struct Upshot {
    pub(crate) pages: Vec<Page>,
    pub(crate) letters: Vec<Letter>,
    /// Jobs for the bots.
    pub(crate) jobs: Vec<Job>,
    /// Older connections of a seat with too many, to be closed.
    pub(crate) let_go: Vec<GuestId>,
    /// When the room next has something to do by itself, in milliseconds since 1970.
    pub(crate) wakes: Option<u64>,
}

impl Desk {
    pub(crate) fn new(awoken: Awoken, limits: &Limits, stumble: Stumble) -> Box<Self> {
        Box::new(Self {
            headline: scribe::headline(&awoken.room),
            room: awoken.room,
            n_entries: awoken.n_entries,
            guests: Guests::default(),
            most_watching: limits.connections_per_table,
            most_per_seat: limits.connections_per_seat,
            stumble,
        })
    }

    /// Takes up a room that has just been read. A table with a running clock does not fall asleep,
    /// so the house itself was down in the meantime.
    pub(crate) fn resume(&mut self) -> Result<Upshot, Error> {
        let heard = self.room.resume(now());
        self.follow(None, heard)
    }

    /// The room's clock has rung.
    pub(crate) fn tick(&mut self) -> Result<Upshot, Error> {
        let heard = self.room.tick(now());
        self.follow(None, heard)
    }

    /// A bot has decided.
    pub(crate) fn thought(
        &mut self,
        seat: Seat,
        version: Version,
        action: &Value,
    ) -> Result<Upshot, Error> {
        let heard = self.room.thought(seat, version, action, now());
        self.follow(None, heard)
    }

    /// A guest sends a message.
    pub(crate) fn hear(
        &mut self,
        guest: GuestId,
        message: &ClientMsg,
        fresh: [u8; 32],
    ) -> Result<Upshot, Error> {
        self.stumble
            .at(&Moment::Hearing(self.room.table(), message));
        // The guest may have been let go while the message waited.
        let Some(proved) = self.guests.proved(guest) else {
            return Ok(self.nothing());
        };
        let before = proved.seats();
        let heard = self.room.hear(proved, message, now(), fresh);
        let has_sat_down = proved.seats() != before;
        let sees_nothing = heard.news == News::None;
        let mut upshot = self.follow(Some(guest), heard)?;
        if has_sat_down {
            upshot.let_go = self.guests.thin_out(self.most_per_seat);
        }
        if has_sat_down && sees_nothing {
            // The seat was theirs already, from another connection. That is no news to the table,
            // but this connection has not seen the seat's view yet.
            self.note_who_is_here(guest, &mut upshot.letters);
        }
        Ok(upshot)
    }

    /// Somebody comes. Seat holders and the host are always let in; the number of spectators is
    /// limited.
    pub(crate) fn join(
        &mut self,
        tokens: &[Token],
        since: Version,
    ) -> (Result<GuestId, Error>, Upshot) {
        let proved = match self.room.admit(tokens) {
            Ok(proved) => proved,
            Err(error) => return (Err(error.into()), self.nothing()),
        };
        if is_watching(&proved) && self.guests.n_watching() >= self.most_watching {
            let because = "Too many are watching this table already. Try again when somebody has \
                left; anybody with a seat here is always let in.";
            let full = Error::asked(ErrorCode::TableFull, because);
            return (Err(full), self.nothing());
        }
        let guest = self.guests.add(proved, since);
        let table = self.room.table();
        debug!(%table, guest = guest.0, seats = ?proved.seats(), "somebody came");
        let mut upshot = self.nothing();
        upshot.let_go = self.guests.thin_out(self.most_per_seat);
        self.note_who_is_here(guest, &mut upshot.letters);
        (Ok(guest), upshot)
    }

    /// Somebody leaves.
    pub(crate) fn leave(&mut self, guest: GuestId) -> Upshot {
        debug!(table = %self.room.table(), guest = guest.0, "somebody left");
        self.guests.remove(guest);
        let mut upshot = self.nothing();
        self.note_who_is_here(guest, &mut upshot.letters);
        upshot
    }

    /// Releases the record of a table that cannot go on.
    pub(crate) fn give_out(&mut self) -> Result<Upshot, Error> {
        let heard = self.room.give_out(now());
        self.follow(None, heard)
    }

    /// The record of the deal, once it is over.
    pub(crate) fn record(&self) -> Result<String, Error> {
        self.room.record().ok_or_else(|| {
            let because = "The deal is not over. Its record tells what people hold, so it is given \
                out when the deal has ended.";
            Error::asked(ErrorCode::WrongStage, because)
        })
    }

    /// Turns what the room returned into pages, replies and updates.
    fn follow(&mut self, asker: Option<GuestId>, heard: Heard) -> Result<Upshot, Error> {
        let mut upshot = self.nothing();
        if let Some(opened) = &heard.opened {
            upshot.pages.push(scribe::first_page(opened)?);
        }
        if !heard.entries.is_empty() {
            let headline = scribe::headline(&self.room);
            let changed = (headline != self.headline).then(|| headline.clone());
            let page = scribe::page(self.room.table(), self.n_entries, &heard.entries, changed)?;
            self.n_entries += heard.entries.len() as u64;
            self.headline = headline;
            upshot.pages.push(page);
        }
        let letters = &mut upshot.letters;
        if let Some(asker) = asker {
            letters.extend(heard.replies.iter().map(|reply| (asker, to_text(reply))));
        }
        if let Some(said) = &heard.said {
            self.guests.to_all(&to_text(said), letters);
        }
        if let News::Only(seats) = heard.news {
            self.guests.tell_seats(seats, &self.room, letters);
        }
        if heard.news == News::Everyone {
            // Somebody may have sat down or been let go; the others are told in any case.
            let _ = self.room.present(self.guests.seats());
            self.guests.tell_all(&self.room, letters);
        }
        upshot.jobs = heard.jobs;
        Ok(upshot)
    }

    /// Tells the room who is connected, and tells everybody concerned.
    fn note_who_is_here(&mut self, changed: GuestId, letters: &mut Vec<Letter>) {
        match self.room.present(self.guests.seats()) {
            News::Everyone => self.guests.tell_all(&self.room, letters),
            News::None | News::Only(_) => self.guests.tell(changed, &self.room, letters),
        }
    }

    fn nothing(&self) -> Upshot {
        Upshot {
            wakes: self.room.wake_at(),
            ..Upshot::default()
        }
    }
}

/// A message as sent over the wire.
pub(crate) fn to_text(message: &ServerMsg) -> Utf8Bytes {
    Utf8Bytes::from(serde_json::to_string(message).expect("messages have JSON"))
}
