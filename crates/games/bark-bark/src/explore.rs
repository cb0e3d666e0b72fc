//! Exploring: drawing a card, laying it and stepping onto it (MBB-41 to MBB-46).

use arrayvec::ArrayVec;
use tabletop::{Log, Seat, mark};

use crate::agenda::Setback;
use crate::card::{Card, Mark, Pile, Role, Shape, Through};
use crate::event::Event;
use crate::garden::{Spot, Spots};
use crate::rules;
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
            Role::HomeStage => self.next_home(),
            Role::Bark if self.open.garden.has_open_side_besides(Some(cell)) => {
                // It fills the cell for good. This is not a short cut, even if no corners are left.
                mark!(rules::MBB_10, rules::MBB_77);
                mark!(if self.has_no_corners() => rules::MBB_R38);
                let lie = self.setup.traits(drawn).lie(side, Through::Path);
                self.open.garden.lay(&self.setup.grid, cell, drawn, lie);
                self.open.n_laid += 1;
                self.open.story.barks += 1;
                log.push(|| Event::Barked { by, cell });
                return Explored::Barked;
            }
            Role::Bark => {
                // There is no way on, so it counts as a Home Stage and leaves the race.
                mark!(rules::MBB_95, rules::MBB_R46);
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
        // The two sides that are crossed line up; the other sides may meet anything (MBB-R28). A corner
        // may be laid even if its exit is closed (MBB-R29).
        let lie = self.setup.traits(card).lie(side, through);
        let spot = self.open.garden.lay(&self.setup.grid, cell, card, lie);
        self.open.n_laid += 1;
        mark!(rules::MBB_6, rules::MBB_G6);
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
            // The race is over at once, no matter how the card was drawn.
            mark!(rules::MBB_82, rules::MBB_R49);
            if end == RaceEnd::NoWayHome {
                mark!(rules::MBB_96);
            } else {
                mark!(rules::MBB_44, rules::MBB_80);
            }
            self.finish_race(end, log);
            return Explored::Home;
        }
        mark!(if drawn != card => rules::MBB_78, rules::MBB_79, rules::MBB_R48);
        Explored::Stepped {
            from,
            spot,
            stop: self.setup.traits(card).stop,
            setback: self.setback_on(from, spot, side.opposite()),
        }
    }

    fn draw(&mut self, pile: Pile) -> Card {
        let drawn = match pile.corner() {
            Some(corner) => {
                mark!(rules::MBB_42, rules::MBB_71);
                mark!(if self.deck.is_empty() => rules::MBB_R33);
                self.draw_corner(corner)
            }
            None => {
                mark!(rules::MBB_42, rules::MBB_R27);
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

    /// Whether both corner piles are used up.
    pub(crate) fn has_no_corners(&self) -> bool {
        self.corners.iter().all(ArrayVec::is_empty)
    }

    /// The next Home Path card: each once and in order, no matter who draws the Home Stages. Keep
    /// Going is entered and left like any card (MBB-79); it is neither a gate nor a stop (MBB-R48).
    fn next_home(&mut self) -> Card {
        mark!(rules::MBB_9, rules::MBB_11, rules::MBB_81);
        let home_path = &self.setup.lookup.home_path;
        let next = usize::from(self.open.n_home_path).min(home_path.len() - 1);
        mark!(if next > 0 => rules::MBB_R47);
        self.open.n_home_path += 1;
        home_path[next]
    }

    /// Whether a card just entered over its side `entry` closes a loop or is a dead-end. That counts
    /// on arrival, even with no movement left (MBB-R35).
    fn setback_on(&self, from: Spot, spot: Spot, entry: Side) -> Option<Setback> {
        let garden = &self.open.garden;
        let laid = garden.at(spot);
        let meets = |side: Side| {
            garden.beside(spot, side).is_some_and(|other| {
                let other = garden.at(other);
                other.paths.or(other.bounce).contains(side.opposite())
            })
        };
        // It is a loop even if another side is open.
        if laid.paths.without(entry).iter().any(meets) {
            mark!(rules::MBB_91, rules::MBB_G11);
            mark!(if !laid.open.is_empty() => rules::MBB_R40);
            return Some(Setback::Loop);
        }
        // A fence beside a trampoline's bounce side is a link, but closes no loop by itself.
        let others = laid.linked.minus(Spots::one(from));
        mark!(if !others.is_empty() => rules::MBB_R31);
        if !laid.open.is_empty() {
            return None;
        }
        mark!(rules::MBB_G11);
        if others.is_empty() {
            match self.setup.traits(laid.card).shape {
                Shape::CornerLeft | Shape::CornerRight => mark!(rules::MBB_R29),
                Shape::Straight | Shape::Cross | Shape::None => (),
            }
            Some(Setback::DeadEnd)
        } else {
            Some(Setback::Loop)
        }
    }
}
