//! A forward move, space by space (MBB-26, MBB-39, MBB-40).

use tabletop::{Log, Seat, TESTED, mark};

use crate::agenda::{Gait, Setback, Step, Walk};
use crate::apply::Flow;
use crate::card::Pile;
use crate::event::Event;
use crate::explore::Explored;
use crate::garden::{Spot, Spots};
use crate::options::Route;
use crate::rules;
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
            if self.setup.traits(card).trampoline.is_on() {
                match gait {
                    Gait::Walking => mark!(rules::MBB_69),
                    Gait::Bouncing => mark!(rules::MBB_70),
                    Gait::Stopped => mark!(rules::MBB_R70),
                }
                if gait != Gait::Stopped {
                    self.set_step(Step::Walk(Walk {
                        left: 1,
                        gait: Gait::Bouncing,
                        ..walk
                    }));
                    return Flow::GoOn;
                }
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
                // There is no way on, so the rest is lost.
                match gait {
                    Gait::Walking | Gait::Stopped => mark!(rules::MBB_R41),
                    Gait::Bouncing => mark!(rules::MBB_R70),
                }
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
            (Some(_), _) => {
                mark!(rules::MBB_92, rules::MBB_R24);
                Flow::Ask(seat)
            }
        }
    }

    /// A pawn on the head card with a space left takes the crown, even from a leader on the same
    /// card, and must explore (MBB-R22).
    fn walk_into_the_unknown(&mut self, seat: Seat, log: &mut Log<Event>) -> Flow {
        let is_on_start = self.open.head == Spot::START;
        match (self.open.leader, self.open.head_side) {
            (Some(leader), _) if leader == seat => mark!(rules::MBB_41),
            (Some(_), _) => mark!(rules::MBB_43),
            (None, Some(_)) => mark!(rules::MBB_R20),
            (None, None) if is_on_start => mark!(rules::MBB_R5),
            (None, None) => (),
        }
        self.take_crown(seat, log);
        let piles = self.piles_left();
        let sides = self.open.head_sides();
        match (sides.iter().next(), sides.len(), &piles[..]) {
            (_, _, []) => {
                mark!(rules::MBB_R33);
                self.come_home(RaceEnd::NoCards, log);
                Flow::GoOn
            }
            (Some(side), 1, [pile]) => {
                self.explore_asked(side, *pile, log);
                Flow::GoOn
            }
            (_, n_sides, _) => {
                mark!(if n_sides > 1 => rules::MBB_R23);
                Flow::Ask(seat)
            }
        }
    }

    /// The sides over which the walker may step now: towards the head, and not onto a card that this
    /// move has used.
    pub(crate) fn legal_steps(&self, walk: &Walk) -> Sides {
        let open = &self.open;
        let at = open.at(walk.seat);
        let leading = ways::leading_to(&open.garden, open.head, walk.used);
        let links = open.garden.at(at).links;
        let sides = links.iter().filter(|&side| {
            let to = open.garden.over(at, side);
            to.is_some_and(|to| {
                if walk.used.contains(to) {
                    mark!(rules::MBB_39, rules::MBB_G9);
                } else if !leading.contains(to) {
                    mark!(rules::MBB_40, rules::MBB_G9);
                }
                leading.contains(to)
            })
        });
        match self.setup.options.route {
            Route::AnyWayRound => sides.collect(),
            Route::ShortestOnly => {
                mark!(rules::MBB_R24);
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

    /// Takes one step of the move, which costs one space: passing a pawn, a gate or the crown costs
    /// nothing extra, and a bounce in mid-move is a step like any other.
    pub(crate) fn step_over(&mut self, side: Side, log: &mut Log<Event>) {
        let Some(Step::Walk(walk)) = self.open.agenda.last().cloned() else {
            unreachable!("the check made sure that a move is under way");
        };
        let by = walk.seat;
        let from = self.open.at(by);
        let to = self.open.garden.over(from, side);
        let to = to.expect("the check made sure that the side is linked");
        if TESTED {
            self.mark_step(&walk, from, side);
        }
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

    /// Marks the rules that a step follows; for tests alone.
    fn mark_step(&self, walk: &Walk, from: Spot, side: Side) {
        if walk.gait == Gait::Bouncing {
            mark!(rules::MBB_R70);
            return;
        }
        let laid = self.open.garden.at(from);
        mark!(if laid.bounce.contains(side) => rules::MBB_68, rules::MBB_R32);
        let is_passing = walk.used.len() > 1;
        if is_passing && self.open.on(from, self.setup.n_seats).len() > 1 {
            mark!(rules::MBB_R26);
            mark!(if self.setup.traits(laid.card).single.is_on() => rules::MBB_54);
        }
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
                // The move ends here, and the rest of it is lost. No bounce follows, but the rule of
                // a card for one still applies.
                mark!(rules::MBB_73);
                mark!(if walk.gait == Gait::Bouncing => rules::MBB_R44);
                if self.is_crowded(by) {
                    mark!(rules::MBB_R45);
                }
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
                    mark!(rules::MBB_66);
                    log.push(|| Event::FenceStopped { by });
                    self.lose_movement(&walk, left, log);
                    left = 0;
                }
                // After a setback, cards used before may be entered again; after a loop not the card
                // just left.
                let used = match setback {
                    None => walk.used.with(spot),
                    Some(Setback::Loop) => {
                        mark!(rules::MBB_R41);
                        Spots::one(from).with(spot)
                    }
                    Some(Setback::DeadEnd | Setback::Bark) => {
                        if left > 0 {
                            mark!(rules::MBB_90, rules::MBB_R34);
                        } else {
                            mark!(rules::MBB_R35);
                        }
                        Spots::one(spot)
                    }
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
