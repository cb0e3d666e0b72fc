//! Whose thought is waited for, and since when: a bot is not asked anew while nothing has changed
//! for it, whatever others do meanwhile.

use bots::Level;
use tabletop::{Seat, Seed};
use wire::{Sitter, Stage, Version};

use crate::referee::Case;
use crate::{Job, Room};

/// A bot that thinks.
pub(crate) struct Thinking {
    pub(crate) seat: Seat,
    /// The version in which it was asked. What others did since has not changed its case.
    pub(crate) since: Version,
    level: Level,
    seed: Seed,
    case: Case,
}

impl Room {
    /// What bots have to think about now: [`Room::resume`] gives it out after a restart; afterwards
    /// it comes with what was heard. One bot thinks at a time, so that none thinks about what another one
    /// is just changing.
    pub fn jobs(&self) -> Vec<Job> {
        let job = |thinking: &Thinking| Job {
            game: self.game(),
            setup: thinking.case.setup.clone(),
            view: thinking.case.view.clone(),
            choices: thinking.case.choices.clone(),
            seat: thinking.seat,
            level: thinking.level,
            seed: thinking.seed,
            version: thinking.since,
        };
        self.thinking.iter().map(job).collect()
    }

    /// Which bot was asked, and when.
    pub(crate) fn asked_bot(&self) -> Option<(Seat, Version)> {
        let thinking = self.thinking.as_ref()?;
        Some((thinking.seat, thinking.since))
    }

    /// Looks whose thought is waited for after something has happened. Somebody who changes a sealed
    /// card again and again does not keep a bot from finishing its thought.
    pub(crate) fn ask_bots(&mut self) {
        let before = self.thinking.take();
        let Some((seat, level)) = self.thinker(before.as_ref().map(|thinking| thinking.seat))
        else {
            return;
        };
        let Some(case) = self.referee.case(seat) else {
            return;
        };
        let is_same =
            |before: &Thinking| (before.seat, before.level) == (seat, level) && before.case == case;
        self.thinking = before.filter(is_same).or_else(|| {
            Some(Thinking {
                seat,
                since: self.version(),
                level,
                seed: self.luck("bot"),
                case,
            })
        });
    }

    /// The bot whose answer is waited for: whoever thinks already, or the next one clockwise after
    /// whoever acted last. While somebody wants to take back, bots wait.
    fn thinker(&self, before: Option<Seat>) -> Option<(Seat, Level)> {
        if self.request.is_some() || self.stage() != Stage::Playing || self.closed.is_some() {
            return None;
        }
        let awaited = self.referee.awaited();
        let n_seats = self.places.n_seats();
        let last = self.referee.actors().last().copied();
        let first = last.map_or(Seat(0), |seat| seat.next(n_seats));
        let clockwise = std::iter::successors(Some(first), |seat| Some(seat.next(n_seats)));
        let clockwise = clockwise.take(usize::from(n_seats));
        let mut awaited = before
            .into_iter()
            .chain(clockwise)
            .filter(|seat| awaited.contains(*seat));
        awaited.find_map(|seat| Some((seat, self.level_of(seat)?)))
    }

    /// How well the bot plays that plays this seat, if one does.
    fn level_of(&self, seat: Seat) -> Option<Level> {
        match &self.places.at(seat)?.sitter {
            Sitter::Open | Sitter::Person => None,
            // A level was understood when it was chosen; a ledger that says another is served too.
            Sitter::SteppedOut { level } | Sitter::Bot { level } => {
                Some(level.parse().unwrap_or(Level::Fox))
            }
        }
    }
}
