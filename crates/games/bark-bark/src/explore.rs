//! Exploring: drawing a card, laying it, stepping on it (MBB-41 to MBB-46).

use arrayvec::ArrayVec;
use tabletop::{Log, Seat};

use crate::agenda::Trouble;
use crate::card::{Card, Mark, Pile, Role, Through};
use crate::event::Event;
use crate::garden::Spot;
use crate::side::Side;
use crate::state::{BarkBark, Position, RaceEnd};

/// What exploring came to.
pub(crate) enum Explored {
    /// Home: the race is over.
    Home,
    /// Bark Bark: the pawn has not moved.
    Barked,
    /// The pawn stands on a new card.
    Stepped {
        from: Spot,
        spot: Spot,
        stop: Mark,
        trouble: Option<Trouble>,
    },
}

impl BarkBark {
    /// The piles that have a card (MBB-42).
    pub(crate) fn piles_left(&self) -> ArrayVec<Pile, 3> {
        let all = Pile::ALL.into_iter();
        all.filter(|&pile| self.n_left(pile) > 0).collect()
    }

    /// How many cards a pile has.
    pub(crate) fn n_left(&self, pile: Pile) -> u8 {
        let n_left = match pile.corner() {
            Some(corner) => self.corners[corner].len(),
            None => self.deck.len(),
        };
        u8::try_from(n_left).expect("an edition has 60 cards at most")
    }

    /// The top card of a corner pile.
    pub(crate) fn top_corner(&self, pile: Pile) -> Option<Card> {
        self.corners[pile.corner()?].last().copied()
    }

    /// How many cards the deck has, and each corner pile.
    pub(crate) fn sizes(&self) -> (u8, [u8; 2]) {
        let corners = Pile::CORNERS.map(|pile| self.n_left(pile));
        (self.n_left(Pile::Deck), corners)
    }

    /// A seat on the head card takes the crown, draws a card and lays it over a side. First the
    /// pile, then the draw; what is drawn must be laid (MBB-R27).
    pub(crate) fn explore(
        &mut self,
        by: Seat,
        side: Side,
        pile: Pile,
        log: &mut Log<Event>,
    ) -> Explored {
        self.take_crown(by, log);
        let from = self.open.head;
        let laid = *self.open.garden.at(from);
        let cell = laid.cell.beyond(side);
        let cell = cell.expect("an open side faces a cell of the table");
        let drawn = self.draw(pile);
        let mut end = RaceEnd::Home;
        let card = match self.setup.traits(drawn).role {
            Role::Path | Role::Home => drawn,
            // MBB-44, MBB-78, MBB-80, MBB-81: the next Home Path card, in their order, whoever
            // draws it.
            Role::HomeStage => self.next_home(),
            Role::Bark if self.open.garden.has_open_side_besides(Some(cell)) => {
                // MBB-10, MBB-73, MBB-77: it fills the cell for good. MBB-R38: this is no short
                // cut, also without corners.
                let lie = self.setup.traits(drawn).lie(side, Through::Path);
                self.open.garden.lay(&self.setup.grid, cell, drawn, lie);
                self.open.n_laid += 1;
                self.open.story.barks += 1;
                log.push(|| Event::Barked { by, cell });
                return Explored::Barked;
            }
            Role::Bark => {
                // MBB-95, MBB-R46: no possible way on, so it counts as a Home Stage and leaves
                // the race.
                log.push(|| Event::NoWayHome { by });
                end = RaceEnd::NoWayHome;
                self.next_home()
            }
        };
        let through = if laid.paths.contains(side) {
            Through::Path
        } else {
            Through::Bounce
        };
        // MBB-45, MBB-93, MBB-R28: the joint that is travelled lines up; other sides may meet
        // anything. MBB-R29: a corner may be laid whose exit is closed.
        let lie = self.setup.traits(card).lie(side, through);
        let spot = self.open.garden.lay(&self.setup.grid, cell, card, lie);
        self.open.n_laid += 1;
        self.open.head = spot;
        self.open.head_side = None;
        self.open.players[by.index()].at = Position(spot);
        log.push(|| Event::CardExplored {
            by,
            pile,
            drawn,
            card,
            cell,
        });
        if self.setup.traits(card).role == Role::Home {
            // MBB-82, MBB-R49: over at once, whoever drew it and however.
            self.finish_race(end, log);
            return Explored::Home;
        }
        Explored::Stepped {
            from,
            spot,
            stop: self.setup.traits(card).stop,
            trouble: self.trouble_on(from, spot, side.opposite()),
        }
    }

    fn draw(&mut self, pile: Pile) -> Card {
        let drawn = match pile.corner() {
            Some(corner) => self.draw_corner(corner),
            None => {
                let drawn = self.deck.pop();
                drawn.expect("the deck was checked to have a card")
            }
        };
        self.open.out[drawn.index()] += 1;
        drawn
    }

    /// Takes the top corner of a pile; one that everybody saw go under it may come up again.
    pub(crate) fn draw_corner(&mut self, corner: usize) -> Card {
        let pile = &mut self.corners[corner];
        let drawn = pile.pop().expect("a pile was checked to have a card");
        let sunk = &mut self.open.sunk[corner];
        if sunk.len() > pile.len() {
            sunk.pop();
        }
        drawn
    }

    /// The next Home Path card: each once, in their order (MBB-9, MBB-11, MBB-R47). Keep Going is
    /// landed on and left like any card (MBB-79), and is neither gate nor stop (MBB-R48).
    fn next_home(&mut self) -> Card {
        let home_path = &self.setup.lookup.home_path;
        let next = usize::from(self.open.n_home_path).min(home_path.len() - 1);
        self.open.n_home_path += 1;
        home_path[next]
    }

    /// MBB-G11: whether a card just stepped on, over its side `entry`, closes a loop or is a
    /// dead-end. It is noticed on arrival, also with no movement left (MBB-R35).
    fn trouble_on(&self, from: Spot, spot: Spot, entry: Side) -> Option<Trouble> {
        let garden = &self.open.garden;
        let laid = garden.at(spot);
        let meets = |side: Side| {
            garden.beside(spot, side).is_some_and(|other| {
                let other = garden.at(other);
                other.paths.or(other.bounce).contains(side.opposite())
            })
        };
        // MBB-R31: lying beside a trampoline's bounce side closes no loop by itself. MBB-R40: an
        // open side that remains does not undo a loop.
        if laid.paths.without(entry).iter().any(meets) {
            return Some(Trouble::Loop);
        }
        if !laid.open.is_empty() {
            return None;
        }
        let others = laid.linked.minus(crate::garden::Spots::one(from));
        if others.is_empty() {
            Some(Trouble::DeadEnd)
        } else {
            Some(Trouble::Loop)
        }
    }
}
