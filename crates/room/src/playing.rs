//! Playing: what persons do, what bots thought of, and what happens when time runs out.

use serde_json::Value;
use tabletop::{By, Narrator, Refusal, Seat, Seats, Viewer, listed};
use wire::{Ack, ErrorCode, Stage, Version};

use crate::clock::RunOut;
use crate::error::Error;
use crate::hearing::Verdict;
use crate::{Act, Deed, Guest, Heard, Room};

/// The least time, in milliseconds, that a person has after an interruption: enough to notice that
/// the table is back, and to come back to it.
const GRACE: u64 = 20_000;

impl Room {
    /// Goes on after [`Room::restore`]: bots think again, and people have a whole decision's time
    /// again. While nobody could reach the table the clock went on, and that was not their fault.
    ///
    /// The time given is in no entry; after another interruption it is given again.
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

    /// A bot's answer. One that is about something else than what is waited for is dropped: another
    /// job was given out when that changed. Where the answer is no legal action, time has run
    /// out for the bot.
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

    /// Looks at the clock: whoever has run out of time is played for as the rules say, and a
    /// take-back that nobody answered is off. Call it when [`Room::wake_at`] has come.
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

    /// Somebody wants to do something in the game.
    pub(crate) fn check_act(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        action: &Value,
    ) -> Result<Verdict, Error> {
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
        Ok(Verdict::Do(asked, vec![deed]))
    }

    /// Says whether `seat` may do this now. A rule that forbids it speaks of seats; here they have
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

    /// The glass is empty: what the rules say then is done for the seat they name, bot or person.
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

    /// Whether the person of this seat plays it at the moment.
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

    /// What whoever sits there is called; the seat itself where nobody does.
    pub(crate) fn name_of(&self, seat: Seat) -> String {
        self.narrator(Viewer::Spectator).named(&seat.to_string())
    }

    /// The same for several, as people say it: "Ann, Ben and seat C".
    pub(crate) fn names_of(&self, seats: Seats) -> String {
        listed(seats.iter().map(|seat| self.name_of(seat)))
    }
}
