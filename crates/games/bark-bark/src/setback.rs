//! Setbacks: dead-ends and loops, the short cut home, and being boxed in (MBB-49, MBB-50, MBB-91,
//! MBB-97).

use arrayvec::ArrayVec;
use tabletop::{Log, Seat, mark};

use crate::agenda::{Setback, Step};
use crate::apply::Flow;
use crate::card::{Pile, Through};
use crate::event::Event;
use crate::options::{ShortCut, Switch};
use crate::rules;
use crate::side::Side;
use crate::state::{BarkBark, RaceEnd};

impl BarkBark {
    /// The leader has laid a card that closes a loop or is a dead-end.
    pub(crate) fn meet_setback(
        &mut self,
        by: Seat,
        setback: Setback,
        way: Side,
        log: &mut Log<Event>,
    ) {
        match setback {
            Setback::Bark => (),
            Setback::Loop => {
                self.open.story.loops += 1;
                log.push(|| Event::LoopClosed { by });
            }
            Setback::DeadEnd => {
                self.open.story.dead_ends += 1;
                log.push(|| Event::DeadEndReached { by });
                let options = &self.setup.options;
                if options.dead_end_crown == Switch::Off {
                    // With this option every dead-end becomes Home.
                    mark!(rules::MBB_47, rules::MBB_R71);
                    return self.come_home(RaceEnd::DeadEnd, log);
                }
                let no_corners = self.has_no_corners();
                mark!(if !no_corners && self.corners.iter().any(ArrayVec::is_empty) => rules::MBB_R36);
                let has_way = self.open.garden.has_open_side_besides(None);
                match (options.short_cut, no_corners, has_way) {
                    // The leader may choose.
                    (ShortCut::Ask, true, true) => {
                        mark!(rules::MBB_R37);
                        return self.open.agenda.push(Step::ShortCut { seat: by });
                    }
                    (ShortCut::Automatic, true, _) | (ShortCut::Ask, true, false) => {
                        mark!(rules::MBB_R37);
                        return self.come_home(RaceEnd::ShortCut, log);
                    }
                    (ShortCut::Off, true, _) => mark!(rules::MBB_47, rules::MBB_R71),
                    (_, false, _) => (),
                }
            }
        }
        self.put_crown_elsewhere(by, setback, way, log);
    }

    /// The crown goes on an open side if there is one.
    fn put_crown_elsewhere(&mut self, seat: Seat, cause: Setback, way: Side, log: &mut Log<Event>) {
        if self.open.garden.has_open_side_besides(None) {
            self.open.agenda.push(Step::Crown { seat, cause });
        } else if self.swaps(way).is_empty() {
            // No swap is possible.
            mark!(rules::MBB_R39);
            self.come_home(RaceEnd::BoxedIn, log);
        } else {
            self.open.agenda.push(Step::Swap { seat, cause, way });
        }
    }

    /// The piles whose top corner, in place of the card just laid, would have an open exit
    /// (MBB-R39). Keep Going cannot be swapped.
    pub(crate) fn swaps(&self, way: Side) -> ArrayVec<Pile, 2> {
        let laid = self.open.garden.at(self.open.head);
        if self.setup.lookup.home_path.contains(&laid.card) {
            return ArrayVec::new();
        }
        let opens = |pile: &Pile| {
            let exit = match pile {
                Pile::Left => way.left(),
                Pile::Right => way.right(),
                Pile::Deck => return false,
            };
            let beyond = laid.cell.beyond(exit);
            self.n_left(*pile) > 0
                && self.open.garden.beside(self.open.head, exit).is_none()
                && beyond.is_some_and(|cell| self.setup.grid.is_free(cell))
        };
        Pile::CORNERS.into_iter().filter(opens).collect()
    }

    /// Asks for the pile, unless there is only one.
    pub(crate) fn ask_swap(&mut self, seat: Seat, log: &mut Log<Event>) -> Flow {
        let Some(Step::Swap { way, .. }) = self.step() else {
            unreachable!("a swap is on the agenda");
        };
        match self.swaps(*way)[..] {
            [pile] => {
                self.swap_corner(pile, log);
                Flow::GoOn
            }
            _ => Flow::Ask(seat),
        }
    }

    /// A lifted garden card leaves the race; a lifted corner goes under its pile.
    pub(crate) fn swap_corner(&mut self, pile: Pile, log: &mut Log<Event>) {
        mark!(rules::MBB_R39);
        let Some(Step::Swap { seat, way, .. }) = self.open.agenda.pop() else {
            unreachable!("the check made sure that a corner is to be swapped");
        };
        let head = self.open.head;
        let lifted = self.open.garden.at(head).card;
        let corner = pile
            .corner()
            .expect("the check made sure that it is a corner pile");
        let card = self.draw_corner(corner);
        self.open.out[card.index()] += 1;
        let lookup = &self.setup.lookup;
        for (place, pile) in self.corners.iter_mut().enumerate() {
            if lookup.corners[place].contains(&lifted) {
                pile.insert(0, lifted);
                self.open.sunk[place].insert(0, lifted);
                self.open.out[lifted.index()] -= 1;
            }
        }
        let lie = self.setup.traits(card).lie(way, Through::Path);
        self.open.garden.turn(&self.setup.grid, head, card, lie);
        log.push(|| Event::CornerSwapped {
            by: seat,
            lifted,
            card,
        });
    }

    /// The crown is put elsewhere, as at any dead-end (MBB-50).
    pub(crate) fn decline_short_cut(&mut self, seat: Seat, log: &mut Log<Event>) {
        mark!(rules::MBB_R37);
        self.open.agenda.pop();
        log.push(|| Event::ShortCutDeclined { by: seat });
        let cause = Setback::DeadEnd;
        self.open.agenda.push(Step::Crown { seat, cause });
    }

    /// Home replaces the last path card, and the race is over. Home keeps the paths and nothing else:
    /// where a trampoline was, nothing bounces any more.
    pub(crate) fn come_home(&mut self, end: RaceEnd, log: &mut Log<Event>) {
        mark!(rules::MBB_R73);
        mark!(if end == RaceEnd::ShortCut => rules::MBB_49, rules::MBB_97);
        let home = self.setup.lookup.home_path.last();
        let home = *home.expect("an edition has a Home");
        let head = self.open.head;
        let paths = self.open.garden.at(head).paths;
        let lie = self.setup.traits(home).lie_with(paths);
        self.open.garden.turn(&self.setup.grid, head, home, lie);
        self.finish_race(end, log);
    }
}
