//! Somebody leaves the game: where their cards go, and how play goes on without them.

use tabletop::{Log, Seat, Seats, mark};

use crate::agenda::Step;
use crate::event::Event;
use crate::rules;
use crate::state::{Bandimals, End, Sealed};

impl Bandimals {
    /// Hand, band, Bonuses and Penalties go to the discard pile, the Drum Major back.
    pub(crate) fn concede(&mut self, seat: Seat, log: &mut Log<Event>) {
        mark!(rules::BAND_R54);
        log.push(|| Event::Conceded { by: seat });
        self.open.out = self.open.out.with(seat);
        self.open.waits = self.open.waits.without(seat);
        let hand = std::mem::take(&mut self.hands[seat]);
        self.open.discard.extend(hand.iter().map(|held| held.card));
        let band = std::mem::take(&mut self.open.bands[seat]);
        self.open.discard.extend(band.cards);
        let lying = band.bonuses.iter().chain(&band.penalties);
        self.open.discard.extend(lying.map(|lasting| lasting.card));
        self.open.majors.extend(band.major);
        self.open.bands[seat].section = band.section;
        self.sealed[seat] = None;
        // Somebody who has left is no longer in character.
        if let Some(active) = &mut self.open.active {
            active.lines = active.lines.without(seat);
        }
        let left: Seats = self.around(seat).collect();
        if let (Some(winner), 1) = (left.first(), left.len()) {
            self.end(End::LastOne(winner), log);
            return;
        }
        if self.open.turn == seat {
            self.leave_turn(log);
        }
        self.leave_agenda(seat);
    }

    /// The leaver's turn is over, and cards that were being resolved are discarded. Only a C&T card that
    /// is ending is still finished, for the others.
    fn leave_turn(&mut self, log: &mut Log<Event>) {
        let agenda = &mut self.open.agenda;
        let ending = agenda.iter().position(|step| *step == Step::Retire);
        let dropped = agenda.drain(..ending.unwrap_or(agenda.len()));
        let cards = dropped.rev().filter_map(|step| step.card());
        self.open.discard.extend(cards);
        match ending {
            Some(_) => {
                mark!(rules::BAND_R69);
                self.open.agenda.insert(0, Step::Next);
            }
            None => {
                self.unseal();
                self.open.shown.clear();
                self.open.waits = Seats::NONE;
                self.next_turn(log);
            }
        }
    }

    /// Drops what the leaver still had to do.
    fn leave_agenda(&mut self, seat: Seat) {
        let top = self.step();
        self.open.agenda.retain(|step| match step {
            Step::Plays(plays) => plays.seat != seat,
            Step::Ops(ops) => ops.by != seat,
            Step::Fetch { by, .. } | Step::Clear { by, .. } => *by != seat,
            Step::Line { seat: by } => *by != seat,
            Step::Begin
            | Step::EndHalt { .. }
            | Step::Late
            | Step::Kind
            | Step::Specials { .. }
            | Step::Halt
            | Step::Discard { .. }
            | Step::Count { .. }
            | Step::Major
            | Step::Next
            | Step::Window(_)
            | Step::Finish { .. }
            | Step::Picks(_)
            | Step::Rival { .. }
            | Step::ChooseCt { .. }
            | Step::Contest(_)
            | Step::ThemeVote { .. }
            | Step::Rewards(_)
            | Step::Retire => true,
        });
        if self.step() != top {
            self.open.waits = Seats::NONE;
            return;
        }
        match self.open.agenda.last_mut() {
            Some(Step::Picks(picks)) => picks.seats = picks.seats.without(seat),
            Some(Step::Contest(contest)) => {
                contest.marching = contest.marching.without(seat);
                contest.scores[seat.index()] = 0;
            }
            Some(Step::ThemeVote { .. }) => {
                // A voter who had only the leaver left to vote on is done.
                let waits = self.open.waits.iter();
                self.open.waits = waits.filter(|&voter| self.has_votes_left(voter)).collect();
            }
            Some(_) | None => (),
        }
    }

    /// Whether a seat still has somebody to vote on.
    pub(crate) fn has_votes_left(&self, voter: Seat) -> bool {
        let lines = self.open.active.map_or(Seats::NONE, |active| active.lines);
        let voted_on = match self.sealed[voter] {
            Some(Sealed::Verdicts { voted_on, .. }) => voted_on,
            Some(_) | None => Seats::NONE,
        };
        !lines.without(voter).is_within(voted_on)
    }
}
