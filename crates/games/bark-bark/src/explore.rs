//! Exploring: drawing a card, laying it and stepping onto it (MBB-41 to MBB-46).

use arrayvec::ArrayVec;
use tabletop::{Log, Seat};

use crate::agenda::Setback;
use crate::card::{Card, Mark, Pile, Role, Through};
use crate::event::Event;
use crate::garden::Spot;
use crate::side::Side;
use crate::state::{BarkBark, Position, RaceEnd};

/// What happened when a seat explored.
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
        setback: Option<Setback>,
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
        u8::try_from(n_left).expect("an edition has at most 60 cards")
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

    /// A seat on the head card takes the crown, draws a card and lays it over a side. The pile is
    /// chosen before the draw, and the card drawn must be laid (MBB-R27).
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
            // MBB-44, MBB-78, MBB-80, MBB-81: the next Home Path card, no matter who draws it.
            Role::HomeStage => self.next_home(),
            Role::Bark if self.open.garden.has_open_side_besides(Some(cell)) => {
                // MBB-10, MBB-73, MBB-77: it fills the cell for good. MBB-R38: this is not a short
                // cut, even if no corners are left.
                let lie = self.setup.traits(drawn).lie(side, Through::Path);
                self.open.garden.lay(&self.setup.grid, cell, drawn, lie);
                self.open.n_laid += 1;
                self.open.story.barks += 1;
                log.push(|| Event::Barked { by, cell });
                return Explored::Barked;
            }
            Role::Bark => {
                // MBB-95, MBB-R46: there is no way on, so it counts as a Home Stage and leaves the
                // race.
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
        // MBB-45, MBB-93, MBB-R28: the two sides that are crossed line up; the other sides may
        // meet anything. MBB-R29: a corner may be laid even if its exit is closed.
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
            // MBB-82, MBB-R49: the race is over at once, no matter how the card was drawn.
            self.finish_race(end, log);
            return Explored::Home;
        }
        Explored::Stepped {
            from,
            spot,
            stop: self.setup.traits(card).stop,
            setback: self.setback_on(from, spot, side.opposite()),
        }
    }

    fn draw(&mut self, pile: Pile) -> Card {
        let drawn = match pile.corner() {
            Some(corner) => self.draw_corner(corner),
            None => {
                let drawn = self.deck.pop();
                drawn.expect("the check made sure that the deck has a card")
            }
        };
        self.open.out[drawn.index()] += 1;
        drawn
    }

    /// Takes the top corner of a pile. It may be one that everybody saw go to the bottom.
    pub(crate) fn draw_corner(&mut self, corner: usize) -> Card {
        let pile = &mut self.corners[corner];
        let drawn = pile
            .pop()
            .expect("the check made sure that the pile has a card");
        let sunk = &mut self.open.sunk[corner];
        if sunk.len() > pile.len() {
            sunk.pop();
        }
        drawn
    }

    /// The next Home Path card, each once and in order (MBB-9, MBB-11, MBB-R47). Keep Going is
    /// entered and left like any card (MBB-79); it is neither a gate nor a stop (MBB-R48).
    fn next_home(&mut self) -> Card {
        let home_path = &self.setup.lookup.home_path;
        let next = usize::from(self.open.n_home_path).min(home_path.len() - 1);
        self.open.n_home_path += 1;
        home_path[next]
    }

    /// MBB-G11: whether a card just entered over its side `entry` closes a loop or is a dead-end.
    /// That counts on arrival, even with no movement left (MBB-R35).
    fn setback_on(&self, from: Spot, spot: Spot, entry: Side) -> Option<Setback> {
        let garden = &self.open.garden;
        let laid = garden.at(spot);
        let meets = |side: Side| {
            garden.beside(spot, side).is_some_and(|other| {
                let other = garden.at(other);
                other.paths.or(other.bounce).contains(side.opposite())
            })
        };
        // MBB-R31: a fence beside a trampoline's bounce side closes no loop. MBB-R40: it is a loop
        // even if another side is open.
        if laid.paths.without(entry).iter().any(meets) {
            return Some(Setback::Loop);
        }
        if !laid.open.is_empty() {
            return None;
        }
        let others = laid.linked.minus(crate::garden::Spots::one(from));
        if others.is_empty() {
            Some(Setback::DeadEnd)
        } else {
            Some(Setback::Loop)
        }
    }
}
