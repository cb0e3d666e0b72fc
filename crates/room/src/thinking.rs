//! Which bot is thinking, and since when. A bot is not asked again while nothing has changed for
//! it, no matter what others do meanwhile.

use bots::Level;
use tabletop::{Seat, Seed};
use wire::{Sitter, Stage, Version};

use crate::referee::Case;
use crate::{Job, Room};

/// A bot that is thinking.
pub(crate) struct Thinking {
    pub(crate) seat: Seat,
    /// The version in which it was asked. Nothing has changed for it since.
    pub(crate) since: Version,
    level: Level,
    seed: Seed,
    case: Case,
}

impl Room {
    /// What bots have to think about now. [`Room::resume`] returns it after a restart; from then on
    /// it comes with [`crate::Heard`]. One bot thinks at a time, so that none thinks about
    /// something that another one is changing.
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

    /// Works out which bot has to think after something has happened. Somebody who changes a sealed
    /// card again and again does not keep a bot from finishing.
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

    /// The bot that has to answer: the one that is already thinking, or else the next one clockwise
    /// after the last seat that acted. Bots wait during a request to take back.
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

    /// The level of the bot that plays this seat, if one does.
    fn level_of(&self, seat: Seat) -> Option<Level> {
        match &self.places.at(seat)?.sitter {
            Sitter::Open | Sitter::Person => None,
            // A level was checked when it was chosen, but a ledger can contain another one.
            Sitter::SteppedOut { level } | Sitter::Bot { level } => {
                Some(level.parse().unwrap_or(Level::Fox))
            }
        }
    }
}
