//! A forward move, space by space (MBB-26, MBB-39, MBB-40).

use tabletop::{Log, Seat};

use crate::agenda::{Gait, Setback, Step, Walk};
use crate::apply::Flow;
use crate::card::Pile;
use crate::event::Event;
use crate::explore::Explored;
use crate::garden::Spots;
use crate::options::Route;
use crate::side::{Side, Sides};
use crate::state::{BarkBark, RaceEnd};
use crate::ways;

impl BarkBark {
    /// Goes on with a move until its player has to choose or it is over.
    pub(crate) fn walk_on(&mut self, walk: Walk, log: &mut Log<Event>) -> Flow {
        let Walk {
            seat, left, gait, ..
        } = walk;
        let at = self.open.at(seat);
        if left == 0 {
            let card = self.open.garden.at(at).card;
            // MBB-69, MBB-70: one more space, again and again while it lands on a trampoline.
            if gait != Gait::Stopped && self.setup.traits(card).trampoline.is_on() {
                self.set_step(Step::Walk(Walk {
                    left: 1,
                    gait: Gait::Bouncing,
                    ..walk
                }));
                return Flow::GoOn;
            }
            self.open.agenda.pop();
            self.land(seat);
            return Flow::GoOn;
        }
        if at == self.open.head {
            return self.walk_into_the_unknown(seat, log);
        }
        let sides = self.legal_steps(&walk);
        match (sides.iter().next(), sides.len()) {
            (None, _) => {
                // MBB-R41, MBB-R70: there is no way on, so the rest is lost.
                self.lose_movement(&walk, left, log);
                self.set_step(Step::Walk(Walk {
                    left: 0,
                    gait: Gait::Stopped,
                    ..walk
                }));
                Flow::GoOn
            }
            (Some(side), 1) => {
                self.step_over(side, log);
                Flow::GoOn
            }
            (Some(_), _) => Flow::Ask(seat),
        }
    }

    /// MBB-41, MBB-43, MBB-R22: a pawn on the head card with a space left takes the crown, even from
    /// a leader on the same card, and must explore.
    fn walk_into_the_unknown(&mut self, seat: Seat, log: &mut Log<Event>) -> Flow {
        self.take_crown(seat, log);
        let piles = self.piles_left();
        let sides = self.open.head_sides();
        match (sides.iter().next(), sides.len(), &piles[..]) {
            (_, _, []) => {
                // MBB-R33.
                self.come_home(RaceEnd::NoCards, log);
                Flow::GoOn
            }
            (Some(side), 1, [pile]) => {
                self.explore_asked(side, *pile, log);
                Flow::GoOn
            }
            _ => Flow::Ask(seat),
        }
    }

    /// The sides over which the walker may step now (MBB-G9, MBB-R24).
    pub(crate) fn legal_steps(&self, walk: &Walk) -> Sides {
        let open = &self.open;
        let at = open.at(walk.seat);
        let leading = ways::leading_to(&open.garden, open.head, walk.used);
        let links = open.garden.at(at).links;
        let sides = links.iter().filter(|&side| {
            let to = open.garden.over(at, side);
            to.is_some_and(|to| leading.contains(to))
        });
        match self.setup.options.route {
            Route::AnyWayRound => sides.collect(),
            Route::ShortestOnly => {
                let distances = open.distances();
                let far = distances.of(at);
                let nearer = |side: &Side| {
                    let to = open.garden.over(at, *side);
                    to.is_some_and(|to| distances.of(to) + 1 == far)
                };
                sides.filter(nearer).collect()
            }
        }
    }

    /// Takes one step of the move. Passing a pawn, a gate or the crown costs nothing (MBB-R26); a
    /// bounce in mid-move costs a space like any step (MBB-R32).
    pub(crate) fn step_over(&mut self, side: Side, log: &mut Log<Event>) {
        let Some(Step::Walk(walk)) = self.open.agenda.last().cloned() else {
            unreachable!("the check made sure that a move is under way");
        };
        let by = walk.seat;
        let from = self.open.at(by);
        let to = self.open.garden.over(from, side);
        let to = to.expect("the check made sure that the side is linked");
        self.set_step(Step::Walk(Walk {
            left: walk.left - 1,
            used: walk.used.with(to),
            ..walk
        }));
        let cells = [from, to].map(|spot| self.open.garden.at(spot).cell);
        let [from, to_cell] = cells;
        log.push(|| match walk.gait {
            Gait::Walking | Gait::Stopped => Event::Stepped {
                by,
                from,
                to: to_cell,
            },
            Gait::Bouncing => Event::Bounced {
                by,
                from,
                to: to_cell,
            },
        });
        self.put_pawn(by, to, log);
    }

    /// Explores, in a move or after a bounce.
    pub(crate) fn explore_asked(&mut self, side: Side, pile: Pile, log: &mut Log<Event>) {
        match self.open.agenda.last().cloned() {
            Some(Step::Walk(walk)) => self.explore_walking(walk, side, pile, log),
            Some(Step::Nudge { seat, cause, .. }) => {
                self.explore_nudged(seat, side, cause, pile, log);
            }
            other => unreachable!("exploring in {other:?} was not checked"),
        }
    }

    fn explore_walking(&mut self, walk: Walk, side: Side, pile: Pile, log: &mut Log<Event>) {
        let by = walk.seat;
        match self.explore(by, side, pile, log) {
            Explored::Home => (),
            Explored::Barked => {
                // MBB-73: the move ends here, and the rest of it is lost. MBB-R44: no bounce
                // follows, but the rule of a card for one still applies (MBB-R45).
                self.lose_movement(&walk, walk.left, log);
                self.set_step(Step::Walk(Walk {
                    left: 0,
                    gait: Gait::Stopped,
                    ..walk
                }));
                let cause = Setback::Bark;
                self.open.agenda.push(Step::Crown { seat: by, cause });
            }
            Explored::Stepped {
                from,
                spot,
                stop,
                setback,
            } => {
                let mut left = walk.left - 1;
                if stop.is_on() {
                    // MBB-66.
                    log.push(|| Event::FenceStopped { by });
                    self.lose_movement(&walk, left, log);
                    left = 0;
                }
                // MBB-90, MBB-R34, MBB-R41: cards used before may be entered again; after a loop
                // not the card just left.
                let used = match setback {
                    None => walk.used.with(spot),
                    Some(Setback::Loop) => Spots::one(from).with(spot),
                    Some(Setback::DeadEnd | Setback::Bark) => Spots::one(spot),
                };
                self.set_step(Step::Walk(Walk { left, used, ..walk }));
                if let Some(setback) = setback {
                    self.meet_setback(by, setback, side, log);
                }
            }
        }
    }

    /// Notes what is lost of a move. The additional space off a trampoline does not count, because
    /// the move was over (MBB-69).
    pub(crate) fn lose_movement(&self, walk: &Walk, spaces: u8, log: &mut Log<Event>) {
        let by = walk.seat;
        match walk.gait {
            Gait::Walking if spaces > 0 => log.push(|| Event::MovementLost { by, spaces }),
            Gait::Walking | Gait::Bouncing | Gait::Stopped => (),
        }
    }
}
