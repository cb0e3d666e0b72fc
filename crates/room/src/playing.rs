//! Playing: what persons do, what bots decided, and what happens when time runs out.

use serde_json::Value;
use tabletop::{By, Narrator, Refusal, Seat, Seats, Viewer, listed};
use wire::{Ack, ErrorCode, Stage, Version};

use crate::clock::RunOut;
use crate::error::Error;
use crate::hearing::Response;
use crate::{Act, Deed, Guest, Heard, Room};

/// The least time, in milliseconds, that a person has after an interruption: enough to notice that
/// the table is back and return to it.
const GRACE: u64 = 20_000;

impl Room {
    /// Goes on after [`Room::restore`]: bots think again, and people get the whole time for their
    /// decision again. The clock went on while nobody could reach the table, and that was not their
    /// fault.
    ///
    /// This extra time is not in an entry; it is given again after another interruption.
    #[must_use]
    pub fn resume(&mut self, now: u64) -> Heard {
        let now = self.time.look(now);
        let least = now.saturating_add(GRACE);
        let until = self.deadlines.after(now).unwrap_or(least).max(least);
        self.deadlines.grant(until);
        if let Some(request) = &mut self.request {
            request.until = request.until.map(|end| end.max(until));
        }
        Heard {
            jobs: self.jobs(),
            ..Heard::default()
        }
    }

    /// A bot's answer. It is dropped if the room no longer waits for it: then another job was given
    /// out. If the answer is not a legal action, the bot's lapse is played.
    #[must_use]
    pub fn thought(&mut self, seat: Seat, version: Version, action: &Value, now: u64) -> Heard {
        self.time.look(now);
        if self.asked_bot() != Some((seat, version)) {
            return Heard::default();
        }
        let deed = match self.referee.check(seat, action) {
            Ok(action) => Some(Deed::Played {
                seat,
                action,
                by: By::Bot,
            }),
            Err(_) => self.lapsed(seat),
        };
        self.carry_out(None, deed.into_iter().collect(), now)
    }

    /// Looks at the clock: if a seat has run out of time, its lapse is played, and a request to
    /// take back that nobody answered ends. Call it when [`Room::wake_at`] has come.
    #[must_use]
    pub fn tick(&mut self, now: u64) -> Heard {
        let mut heard = Heard::default();
        let time = self.time.look(now);
        let asked = self.asked_bot();
        while let Some(deed) = self.overdue(time) {
            let next = self.carry_out(None, vec![deed], now);
            heard.entries.extend(next.entries);
            heard.news = heard.news.and(next.news);
        }
        if self.asked_bot() != asked {
            heard.jobs = self.jobs();
        }
        heard
    }

    /// A guest wants to act in the game.
    pub(crate) fn check_act(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        action: &Value,
    ) -> Result<Response, Error> {
        let seat = self.own_seat(from, seat)?;
        let asked = self.not_done_yet(seat, ack)?;
        self.playing_person(seat)?;
        self.must_be(Stage::Playing)?;
        self.has_room_for_play(seat)?;
        let action = self.check(seat, action)?;
        let deed = Deed::Played {
            seat,
            action,
            by: By::Person,
        };
        Ok(Response::Do(asked, vec![deed]))
    }

    /// Says whether `seat` may do this now. A refusal from the rules names seats; here it gets
    /// names.
    pub(crate) fn check(&self, seat: Seat, action: &Value) -> Result<Act, Error> {
        self.referee
            .check(seat, action)
            .map_err(|error| match error {
                Error::Refused(refusal) => Error::Refused(Refusal {
                    because: self.narrator(Viewer::Seat(seat)).because(&refusal),
                    ..refusal
                }),
                other @ (Error::Request(_) | Error::Done(_)) => other,
            })
    }

    fn overdue(&self, time: u64) -> Option<Deed> {
        if self.closed.is_some() {
            return None;
        }
        let unanswered = self.request.as_ref().and_then(|request| request.until);
        if unanswered.is_some_and(|until| until <= time) {
            return Some(Deed::TakeBackEnded);
        }
        let (until, what) = self.deadlines.next()?;
        match what {
            _ if until > time => None,
            RunOut::Decision(seat) => self.lapsed(seat),
            RunOut::Glass => self.emptied(),
        }
    }

    /// The glass is empty: its lapse is played for the seat that the rules name, bot or person.
    fn emptied(&self) -> Option<Deed> {
        let glass = self.referee.glass()?;
        Some(Deed::Played {
            seat: glass.seat,
            action: glass.lapse,
            by: By::Lapse,
        })
    }

    fn lapsed(&self, seat: Seat) -> Option<Deed> {
        let action = self.referee.lapse(seat)?;
        Some(Deed::Played {
            seat,
            action,
            by: By::Lapse,
        })
    }

    /// Checks that the person of this seat is playing it, and not a bot.
    pub(crate) fn playing_person(&self, seat: Seat) -> Result<(), wire::Error> {
        if self.persons().contains(seat) {
            return Ok(());
        }
        let because = format!(
            "a bot plays for {} at the moment: step in first",
            self.name_of(seat)
        );
        Err(wire::Error::new(ErrorCode::NotYourSeat, because))
    }

    fn narrator(&self, reader: Viewer) -> Narrator {
        let names = self.places.iter().map(|place| place.name.clone()).collect();
        Narrator::new(names, reader)
    }

    /// The name of the sitter; the seat itself if nobody sits there.
    pub(crate) fn name_of(&self, seat: Seat) -> String {
        self.narrator(Viewer::Spectator).named(&seat.to_string())
    }

    /// The names of several seats as a list: "Ann, Ben and seat C".
    pub(crate) fn names_of(&self, seats: Seats) -> String {
        listed(seats.iter().map(|seat| self.name_of(seat)))
    }
}
