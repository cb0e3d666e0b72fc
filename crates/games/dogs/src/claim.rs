//! Sequences: finding them with bit masks, claiming them, winning with them.

use tabletop::{Log, Seat, mark};

use crate::card::{Colour, Side};
use crate::event::Event;
use crate::lookup::Line;
use crate::options::SequencesToWin;
use crate::rules;
use crate::space::{Space, SpaceSet};
use crate::state::{Dogs, Ending, Phase};

/// What a side has of the lines through a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Whether one of them is fully covered, which is a sequence if it may be claimed.
    pub is_made: bool,
    /// The spaces where one more chip would complete one.
    pub wanting: SpaceSet,
}

impl Dogs {
    /// Checks whether the chip just put down makes a sequence. Only lines through it can be new. More
    /// than five in a row contain five, and partners' chips count together.
    #[inline]
    pub(crate) fn look_for_sequence(&mut self, by: Seat, space: Space, log: &mut Log<Event>) {
        mark!(rules::DOGS_R12);
        let side = self.setup.side(by);
        let found = self.lines_through(side, space);
        self.hot[side.index()] = self.hot[side.index()].without(space).or(found.wanting);
        if found.is_made {
            mark!(rules::DOGS_7, rules::DOGS_R13, rules::DOGS_R16);
            self.sequence_made(by, space, log);
        } else {
            self.end_turn(log);
        }
    }

    /// What a side has of the lines through a space with one of its chips.
    #[inline]
    pub fn lines_through(&self, side: Side, space: Space) -> Found {
        let chips = self.chips[side.index()];
        let has_claimed = self.claimed[side.index()][0].is_some();
        let mut found = Found {
            is_made: false,
            wanting: SpaceSet::NONE,
        };
        for &(line, id) in self.setup.lookup.through(space) {
            let missing = line.minus(chips);
            found.is_made |= missing.is_empty();
            if missing.is_one() && (!has_claimed || self.fits(side, id)) {
                found.wanting = found.wanting.or(missing);
            }
        }
        found
    }

    /// Computes the spaces where one more chip of a side would make a sequence.
    pub(crate) fn hot_spaces(&self, side: Side) -> SpaceSet {
        let chips = self.chips[side.index()];
        let lines = self.setup.lookup.lines.iter().zip(0..);
        let missing = lines.map(|(line, id)| (line.minus(chips), Line(id)));
        let hot = missing.filter(|&(missing, line)| missing.is_one() && self.fits(side, line));
        hot.fold(SpaceSet::NONE, |hot, (missing, _)| hot.or(missing))
    }

    /// Whether a line shares at most one chip with each line that the side has claimed.
    pub(crate) fn fits(&self, side: Side, line: Line) -> bool {
        let lines = &self.setup.lookup.lines;
        let mut claimed = self.claimed[side.index()].iter().flatten();
        claimed.all(|other| lines[line.index()].and(lines[other.index()]).len() <= 1)
    }

    #[cold]
    fn sequence_made(&mut self, by: Seat, space: Space, log: &mut Log<Event>) {
        let side = self.setup.side(by);
        let mut new = self.claimable(side, space);
        let first = new.next();
        let another = new.next();
        drop(new);
        match (self.setup.options.sequences_to_win, first, another) {
            (_, None, _) => self.end_turn(log),
            // Several lines made with one chip win once.
            (SequencesToWin::One, Some(line), _) | (SequencesToWin::Two, Some(line), None) => {
                mark!(if another.is_some() => rules::DOGS_R14);
                self.claim(by, line, log);
                self.after_claim(log);
            }
            (SequencesToWin::Two, Some(_), Some(_)) => {
                mark!(rules::DOGS_R36);
                self.phase = Phase::Claim { space };
            }
        }
    }

    /// Claims the chosen line, then any further one that still fits.
    pub(crate) fn claim_chosen(&mut self, by: Seat, line: Line, log: &mut Log<Event>) {
        mark!(rules::DOGS_R36);
        let Phase::Claim { space } = self.phase else {
            unreachable!("a claim was checked to be asked for");
        };
        self.claim(by, line, log);
        while self.n_claimed(self.setup.side(by)) < 2 {
            let further = self.claimable(self.setup.side(by), space).next();
            let Some(line) = further else {
                break;
            };
            self.claim(by, line, log);
        }
        self.after_claim(log);
    }

    fn claim(&mut self, by: Seat, line: Line, log: &mut Log<Event>) {
        let side = self.setup.side(by);
        let claimed = &mut self.claimed[side.index()];
        if let Some(free) = claimed.iter_mut().find(|claimed| claimed.is_none()) {
            *free = Some(line);
        }
        self.hot[side.index()] = self.hot_spaces(side);
        log.push(|| Event::SequenceMade {
            by,
            colour: self.colour(side),
            line,
        });
    }

    /// The first side with enough sequences wins; nobody draws for that move.
    fn after_claim(&mut self, log: &mut Log<Event>) {
        let side = self.setup.side(self.active);
        let needed = match self.setup.options.sequences_to_win {
            SequencesToWin::One => 1,
            SequencesToWin::Two => 2,
        };
        if self.n_claimed(side) >= needed {
            mark!(rules::DOGS_8, rules::DOGS_40, rules::DOGS_R11);
            self.finish(Ending::Sequence { side }, log);
        } else {
            self.end_turn(log);
        }
    }

    pub(crate) fn n_claimed(&self, side: Side) -> usize {
        self.claimed[side.index()].iter().flatten().count()
    }

    /// The lines through a space that a side has covered and may claim, in reading order.
    pub(crate) fn claimable(&self, side: Side, space: Space) -> impl Iterator<Item = Line> {
        let chips = self.chips[side.index()];
        let lines = self.setup.lookup.through(space).iter();
        let covered = lines.filter(move |(line, _)| line.is_within(chips));
        covered
            .map(|&(_, line)| line)
            .filter(move |&line| self.fits(side, line))
    }

    /// The colour of a side.
    pub(crate) fn colour(&self, side: Side) -> Colour {
        self.colours[side.index()].unwrap_or(Colour(side.0))
    }
}
