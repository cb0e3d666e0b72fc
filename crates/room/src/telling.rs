//! Telling viewers what a table looks like.

use tabletop::{Seats, Viewer};
use wire::{Clock, SeatNews, SharedClock, Stage, TableNews, TakeBackNews, Version, Written};

use crate::referee::Choosing;
use crate::{Greeting, Place, Room};

/// A moment of a table, to be told to several viewers. The part that is the same for all of them is
/// written only once.
pub struct Telling<'a> {
    room: &'a Room,
    news: Written,
}

impl Telling<'_> {
    /// What happened since a version, how the table looks now and what the viewer may do: the whole
    /// text of a [`wire::ServerMsg::Update`], ready to send.
    pub fn to(&self, viewer: Viewer, since: Version, greeting: Greeting) -> String {
        let choosing = match self.room.closed {
            Some(_) => Choosing::Off,
            None => Choosing::On,
        };
        let referee = &self.room.referee;
        referee.tell(viewer, since, (greeting, choosing), &self.news)
    }
}

impl Room {
    /// The table at this moment, to be told to several viewers.
    pub fn telling(&self, now: u64) -> Telling<'_> {
        Telling {
            room: self,
            news: Written::of(&self.news(now)),
        }
    }

    /// The same for a single viewer.
    pub fn tell(&self, viewer: Viewer, since: Version, greeting: Greeting, now: u64) -> String {
        self.telling(now).to(viewer, since, greeting)
    }

    fn clock(&self, now: u64) -> Option<Clock> {
        if self.closed.is_some() {
            return None;
        }
        let deadlines = &self.deadlines;
        let glass = deadlines.glass();
        let shared = glass.map(|(seats, seconds, until)| SharedClock {
            seats,
            seconds,
            until,
        });
        let runs = deadlines.seconds().is_some() || shared.is_some();
        runs.then(|| Clock {
            seconds: deadlines.seconds(),
            until: deadlines.running().collect(),
            shared,
            now: self.time(now),
        })
    }

    /// Who may act; nobody if the table cannot go on.
    fn to_act(&self) -> Seats {
        match self.closed {
            Some(_) => Seats::NONE,
            None => self.referee.to_act(),
        }
    }

    /// Whom the table waits for; nobody if it cannot go on.
    fn awaited(&self) -> Seats {
        match self.closed {
            Some(_) => Seats::NONE,
            None => self.referee.awaited(),
        }
    }

    /// What every table has, in any game. It is the same for every viewer.
    pub fn news(&self, now: u64) -> TableNews {
        let seat_news = |(seat, place): (tabletop::Seat, &Place)| SeatNews {
            name: place.name.clone(),
            sitter: place.sitter.clone(),
            present: self.is_present(seat),
        };
        let is_over = self.stage() == Stage::Over;
        let salts = || self.places.iter().map(|place| place.salt.clone()).collect();
        TableNews {
            table: self.table.clone(),
            game: self.game().as_str().to_owned(),
            stage: self.stage(),
            seats: self.places.by_seat().map(seat_news).collect(),
            to_act: self.to_act(),
            awaited: self.awaited(),
            clock: self.clock(now),
            take_back: self.request.as_ref().map(|request| TakeBackNews {
                seat: request.seat,
                asked: request.asked,
            }),
            outcome: self.referee.outcome(),
            commitment: self.secret.commitment(),
            revealed: is_over.then(|| (self.secret, salts())),
            closed: self.closed().map(str::to_owned),
        }
    }
}
