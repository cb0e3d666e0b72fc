//! How the deal ended: by a sequence, by a deadlock, or because the deck ran out.

use std::borrow::Cow;

use tabletop::{BySeat, Log, Outcome, Seat, Seats, mark};

use crate::card::Side;
use crate::event::Event;
use crate::layout::WAYS;
use crate::rules;
use crate::setup::{MOST_SEATS, Setup};
use crate::space::SpaceSet;
use crate::state::{Debt, Dogs, Ending, Phase, Stock};

/// How the deal ended, if it has.
pub(crate) fn outcome(state: &Dogs) -> Option<Outcome> {
    let Phase::Over(ending) = state.phase else {
        return None;
    };
    let n_seats = state.setup.n_seats;
    let winner = ending.winner();
    let per_side = n_seats / state.setup.n_sides;
    let place = |seat: Seat| match winner {
        Some(side) if side == state.setup.side(seat) => 1,
        Some(_) => 1 + per_side,
        // Nobody won, so everybody is second.
        None => 2,
    };
    let (kind, rule) = match (ending, winner) {
        (Ending::Sequence { .. }, _) => (kinds::SEQUENCE, rules::DOGS_40),
        (Ending::Deadlock { .. }, Some(_)) => (kinds::LONGEST_LINE, rules::DOGS_R33),
        (Ending::Deadlock { .. }, None) => (kinds::DRAW, rules::DOGS_R33),
        (Ending::DeckUsedUp { .. }, Some(_)) => (kinds::LONGEST_LINE, rules::DOGS_R34),
        (Ending::DeckUsedUp { .. }, None) => (kinds::DRAW, rules::DOGS_R34),
    };
    Some(Outcome {
        places: BySeat::from_fn(n_seats, place),
        scores: BySeat::from_fn(n_seats, |_| None),
        teams: BySeat::from_fn(n_seats, |seat| state.setup.side(seat).0),
        kind: Cow::Borrowed(kind),
        rule,
    })
}

/// The kinds of outcome.
pub mod kinds {
    /// A side has its sequences.
    pub const SEQUENCE: &str = "sequence";
    /// The deal could not go on, and the longest line won.
    pub const LONGEST_LINE: &str = "longest_line";
    /// The deal could not go on, and nobody won.
    pub const DRAW: &str = "draw";
}

impl Dogs {
    /// Ends the deal without a sequence.
    #[cold]
    pub(crate) fn finish_without_sequence(&mut self, log: &mut Log<Event>) {
        let winner = if self.setup.longest_line_wins() {
            self.tell_longest_lines(log);
            longest_line(&self.setup, &self.chips)
        } else {
            None
        };
        let ending = match self.stock {
            Stock::UsedUp => Ending::DeckUsedUp { winner },
            Stock::Lasts => Ending::Deadlock { winner },
        };
        self.finish(ending, log);
    }

    /// Tells everybody how long each side's longest line is, and how many it has of that length.
    fn tell_longest_lines(&self, log: &mut Log<Event>) {
        mark!(rules::DOGS_R34);
        for side in self.setup.sides() {
            let (length, n_lines) = longest_runs(&self.setup, self.chips[side.index()]);
            log.push(|| Event::LinesMeasured {
                colour: self.colour(side),
                length,
                n_lines,
            });
        }
    }

    /// Ends the deal and shows all hands.
    pub(crate) fn finish(&mut self, ending: Ending, log: &mut Log<Event>) {
        self.phase = Phase::Over(ending);
        self.debts = [Debt::Nothing; MOST_SEATS];
        self.late = Seats::NONE;
        log.push(|| Event::DealEnded { ending });
        for seat in (0..self.setup.n_seats).map(Seat) {
            log.push(|| Event::HandShown {
                seat,
                cards: self.hands[seat.index()].to_vec(),
            });
        }
    }
}

impl Ending {
    /// The side that won, if any.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Sequence { side } => Some(side),
            Self::Deadlock { winner } | Self::DeckUsedUp { winner } => winner,
        }
    }
}

/// The side with the longest unbroken straight run of chips. If several have one of that length, the
/// side with the most of them wins; if that is a tie too, nobody does.
pub(crate) fn longest_line(setup: &Setup, chips: &[SpaceSet]) -> Option<Side> {
    let runs = |side: Side| longest_runs(setup, chips[side.index()]);
    let best = setup.sides().map(runs).max()?;
    let mut winners = setup.sides().filter(|&side| runs(side) == best);
    let winner = winners.next().filter(|_| best.0 > 0);
    winner.filter(|_| winners.next().is_none())
}

/// The length of the longest run, and the number of runs of that length.
pub(crate) fn longest_runs(setup: &Setup, chips: SpaceSet) -> (u8, u16) {
    let mut best = (0, 0);
    each_run(setup, chips, |run| {
        let length = run.len();
        if length > best.0 {
            best = (length, 1);
        } else if length == best.0 {
            best.1 += 1;
        }
    });
    best
}

/// Calls `show` with every unbroken straight run of chips in its full length. Free corners belong to
/// the runs that reach them (DOGS-R37).
pub(crate) fn each_run(setup: &Setup, chips: SpaceSet, mut show: impl FnMut(SpaceSet)) {
    let all = chips.or(setup.lookup.free);
    for way in WAYS {
        for start in all.iter() {
            let back = (-way.0, -way.1);
            let before = setup.board.step(start, back);
            if before.is_some_and(|before| all.contains(before)) {
                continue;
            }
            let mut here = Some(start);
            let mut run = SpaceSet::NONE;
            while let Some(space) = here.filter(|&space| all.contains(space)) {
                run = run.with(space);
                here = setup.board.step(space, way);
            }
            // A corner alone is no run, and a single chip is one run rather than four.
            if !run.and(chips).is_empty() && (run.len() > 1 || way == WAYS[0]) {
                show(run);
            }
        }
    }
}
