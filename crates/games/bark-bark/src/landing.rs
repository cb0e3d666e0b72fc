//! Cards for one: cats push others off, squirrels hop off, and so on until everybody has landed
//! (MBB-54 to MBB-61, MBB-R50 to MBB-R53).

use arrayvec::ArrayVec;
use tabletop::{Log, Seat, mark};

use crate::agenda::{Cause, Setback, Step};
use crate::apply::Flow;
use crate::card::{Critter, Pile};
use crate::event::Event;
use crate::explore::Explored;
use crate::garden::Spots;
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::side::{Side, Sides};
use crate::state::{BarkBark, RaceEnd};

/// A pawn that can be pushed, and which way.
pub(crate) type Push = (Seat, Side);

impl BarkBark {
    /// Ends a seat's move. If its pawn shares a card for one, a chain of bounces begins.
    pub(crate) fn land(&mut self, seat: Seat) {
        if !self.is_crowded(seat) {
            return;
        }
        let mut been = [Spots::NONE; MOST_SEATS];
        // A squirrel may hop back to the card it came from, so only the current card counts.
        been[seat.index()] = Spots::one(self.open.at(seat));
        let pending = ArrayVec::from_iter([seat]);
        self.open.agenda.push(Step::Landings { pending, been });
    }

    /// Whether a seat's pawn shares a card for one.
    pub(crate) fn is_crowded(&self, seat: Seat) -> bool {
        let at = self.open.at(seat);
        let card = self.open.garden.at(at).card;
        let traits = self.setup.traits(card);
        if !traits.single.is_on() {
            // Any number of pawns may rest there.
            mark!(rules::MBB_G12);
            return false;
        }
        let is_crowded = self.open.on(at, self.setup.n_seats).len() > 1;
        if is_crowded {
            mark!(rules::MBB_54, rules::MBB_G12);
            if self.setup.lookup.home_path.contains(&card) {
                mark!(rules::MBB_R48);
            } else if traits.stop.is_on() {
                mark!(rules::MBB_67);
            } else {
                mark!(rules::MBB_65);
            }
        }
        is_crowded
    }

    /// Deals with the newest landing.
    pub(crate) fn settle_landing(&mut self, seat: Seat, log: &mut Log<Event>) -> Flow {
        let card = self.open.garden.at(self.open.at(seat)).card;
        if self.setup.traits(card).trampoline.is_on() {
            // It bounces on.
            mark!(rules::MBB_R51);
            let sides = self.bounces(seat);
            return match (sides.iter().next(), sides.len()) {
                (None, _) => self.settled(seat),
                (Some(side), 1) => {
                    self.bounce(seat, side, log);
                    Flow::GoOn
                }
                (Some(_), _) => Flow::Ask(seat),
            };
        }
        if !self.is_crowded(seat) {
            return self.settled(seat);
        }
        match self.critter(seat) {
            Critter::Cat => {
                let pushes = self.pushes(seat);
                match pushes[..] {
                    [] => self.share_card(seat, log),
                    [(pushed, side)] => {
                        self.push_off(seat, pushed, side, log);
                        Flow::GoOn
                    }
                    _ => {
                        mark!(rules::MBB_56);
                        Flow::Ask(seat)
                    }
                }
            }
            Critter::Squirrel => {
                let sides = self.ways_off(seat);
                match (sides.iter().next(), sides.len()) {
                    (None, _) => self.share_card(seat, log),
                    (Some(side), 1) => {
                        self.hop_off(seat, side, log);
                        Flow::GoOn
                    }
                    (Some(_), _) => {
                        mark!(rules::MBB_58);
                        Flow::Ask(seat)
                    }
                }
            }
        }
    }

    pub(crate) fn critter(&self, seat: Seat) -> Critter {
        let critter = self.open.players[seat.index()].critter;
        critter.unwrap_or(Critter::Cat)
    }

    /// Nobody can leave, so the card is shared.
    fn share_card(&mut self, by: Seat, log: &mut Log<Event>) -> Flow {
        mark!(rules::MBB_R52);
        log.push(|| Event::CardForOneShared { by });
        self.settled(by)
    }

    /// Notes that a landing is dealt with.
    fn settled(&mut self, seat: Seat) -> Flow {
        if let Some((pending, _)) = self.chain() {
            pending.retain(|other| *other != seat);
        }
        Flow::GoOn
    }

    /// The chain of bounces under way: who has landed, and where each has been.
    fn chain(&mut self) -> Option<(&mut ArrayVec<Seat, MOST_SEATS>, &mut [Spots; MOST_SEATS])> {
        let steps = self.open.agenda.iter_mut().rev();
        let mut chains = steps.filter_map(|step| match step {
            Step::Landings { pending, been } => Some((pending, been)),
            _ => None,
        });
        chains.next()
    }

    fn been(&self, seat: Seat) -> Spots {
        let steps = self.open.agenda.iter().rev();
        let mut chains = steps.filter_map(|step| match step {
            Step::Landings { been, .. } => Some(been[seat.index()]),
            _ => None,
        });
        chains.next().unwrap_or(Spots::NONE)
    }

    /// The sides over which a pawn can leave its card for one: along the card's own path, not over a
    /// fence, onto a card it has not been on in this chain or, from the head card, onto a new one.
    pub(crate) fn ways_off(&self, seat: Seat) -> Sides {
        let at = self.open.at(seat);
        let paths = self.open.garden.at(at).paths;
        let ways = self.ways_on(seat);
        mark!(if !ways.minus(paths).is_empty() => rules::MBB_59);
        ways.and(paths)
    }

    /// The sides over which a pawn can bounce off a trampoline: to any linked card, or onto a new
    /// one if the trampoline is the head (MBB-R51, MBB-R70).
    pub(crate) fn bounces(&self, seat: Seat) -> Sides {
        self.ways_on(seat)
    }

    fn ways_on(&self, seat: Seat) -> Sides {
        let at = self.open.at(seat);
        // The card it stands on counts too, even before it has moved.
        let been = self.been(seat).with(at);
        let linked = Side::ALL.into_iter().filter(|&side| {
            let to = self.open.garden.over(at, side);
            to.is_some_and(|to| {
                mark!(if been.contains(to) => rules::MBB_R52);
                !been.contains(to)
            })
        });
        let linked: Sides = linked.collect();
        if at == self.open.head {
            let open = self.open.garden.at(at).open;
            linked.or(self.open.head_sides().and(open))
        } else {
            // Open sides elsewhere than at the head cannot be explored.
            mark!(if !self.open.garden.at(at).open.is_empty() => rules::MBB_R50);
            linked
        }
    }

    /// Whom a cat can push off its card, and which way.
    pub(crate) fn pushes(&self, cat: Seat) -> ArrayVec<Push, 16> {
        let others = self
            .open
            .on(self.open.at(cat), self.setup.n_seats)
            .without(cat);
        let pushes = others
            .iter()
            .flat_map(|seat| self.ways_off(seat).iter().map(move |side| (seat, side)));
        pushes.collect()
    }

    /// The cat's player says which way.
    pub(crate) fn push_off(&mut self, by: Seat, seat: Seat, side: Side, log: &mut Log<Event>) {
        mark!(rules::MBB_55);
        log.push(|| Event::PushedOff { by, seat, side });
        self.send_off(seat, side, Cause::Landing, log);
    }

    /// The squirrel's player says which way.
    pub(crate) fn hop_off(&mut self, by: Seat, side: Side, log: &mut Log<Event>) {
        mark!(rules::MBB_57);
        log.push(|| Event::HoppedOff { by, side });
        self.send_off(by, side, Cause::Landing, log);
    }

    pub(crate) fn bounce(&mut self, by: Seat, side: Side, log: &mut Log<Event>) {
        let from = self.open.at(by);
        if let Some(to) = self.open.garden.over(from, side) {
            let [from, to] = [from, to].map(|spot| self.open.garden.at(spot).cell);
            log.push(|| Event::Bounced { by, from, to });
        }
        self.send_off(by, side, Cause::Trampoline, log);
    }

    /// A pawn leaves its card over a side, onto a linked card or a new one.
    fn send_off(&mut self, seat: Seat, side: Side, cause: Cause, log: &mut Log<Event>) {
        mark!(if self.open.leader == Some(seat) => rules::MBB_R53);
        let from = self.open.at(seat);
        let Some(to) = self.open.garden.over(from, side) else {
            return self.open.agenda.push(Step::Nudge { seat, side, cause });
        };
        self.arrive(seat, Spots::one(from).with(to));
        self.put_pawn(seat, to, log);
    }

    /// Notes that a bounced pawn has landed. This landing is dealt with first, with all that ending a
    /// move there would do.
    fn arrive(&mut self, seat: Seat, been_on: Spots) {
        mark!(rules::MBB_R51);
        let Some((pending, been)) = self.chain() else {
            return;
        };
        been[seat.index()] = been[seat.index()].or(been_on);
        pending.retain(|other| *other != seat);
        mark!(if !pending.is_empty() => rules::MBB_R52);
        pending.push(seat);
    }

    /// A bounced pawn explores: its player takes the crown and picks the pile, unless there is only
    /// one.
    pub(crate) fn ask_pile(&mut self, seat: Seat, side: Side, log: &mut Log<Event>) -> Flow {
        mark!(rules::MBB_60, rules::MBB_R50);
        mark!(if self.open.leader != Some(seat) => rules::MBB_61);
        self.take_crown(seat, log);
        match self.piles_left()[..] {
            [] => {
                mark!(rules::MBB_R33);
                self.come_home(RaceEnd::NoCards, log);
                Flow::GoOn
            }
            [pile] => {
                self.explore_asked(side, pile, log);
                Flow::GoOn
            }
            _ => Flow::Ask(seat),
        }
    }

    pub(crate) fn explore_nudged(
        &mut self,
        seat: Seat,
        side: Side,
        cause: Cause,
        pile: Pile,
        log: &mut Log<Event>,
    ) {
        self.open.agenda.pop();
        match self.explore(seat, side, pile, log) {
            Explored::Home => (),
            Explored::Barked => {
                // It has not moved, so another side must be picked. Off a trampoline there is no
                // second bounce.
                mark!(rules::MBB_R51);
                if cause == Cause::Trampoline {
                    mark!(rules::MBB_R44);
                    self.settled(seat);
                }
                let cause = Setback::Bark;
                self.open.agenda.push(Step::Crown { seat, cause });
            }
            Explored::Stepped {
                from,
                spot,
                setback,
                stop,
            } => {
                // It has no movement left that a broken fence could stop.
                mark!(if stop.is_on() => rules::MBB_R51);
                self.arrive(seat, Spots::one(from).with(spot));
                if let Some(setback) = setback {
                    self.meet_setback(seat, setback, side, log);
                }
            }
        }
    }
}
