//! What the rules let happen when time runs out (section 5 of the catalogue).

use std::cmp::Reverse;

use tabletop::{Glass, Seat};

use crate::action::Action;
use crate::agenda::{Step, Walk};
use crate::card::{Critter, Pile};
use crate::dealing::Unsettled;
use crate::garden::Spot;
use crate::grid::Cell;
use crate::side::{Side, Sides};
use crate::state::{BarkBark, Phase};
use crate::ways::Distances;

impl BarkBark {
    /// What happens when `seat` runs out of time (MBB-R12). A seat that was left goes on like this
    /// too (MBB-R68).
    pub(crate) fn answer_for(&self, seat: Seat) -> Action {
        match self.open.phase {
            Phase::SetUp => match self.unsettled(seat) {
                Some(Unsettled::Colour) => {
                    let mut colours = self.setup.colours();
                    let free = colours.find(|&colour| !self.is_taken(colour));
                    let colour = free.unwrap_or_default();
                    Action::ChooseColour { colour }
                }
                Some(Unsettled::Critter) => Action::ChooseCritter {
                    critter: Critter::Cat,
                },
                // MBB-R3: a player who does not answer has no pets.
                Some(Unsettled::Pets) | None => Action::TellPets { count: 0 },
            },
            Phase::NamePlacer => Action::NamePlacer { seat },
            Phase::PlaceStart => Action::PlaceStart {
                cell: self.setup.grid.centre(),
            },
            Phase::Secret => Action::LeaveToChance,
            Phase::Move => self.answer_in_round(seat),
            Phase::Between { .. } => Action::Ready,
            Phase::Over { .. } => unreachable!("nobody is awaited when the game is over"),
        }
    }

    /// MBB-R12: a negotiation has failed when its time is up, about shares or about an order alike.
    /// Who has the floor then is the one who walks away.
    pub(crate) fn negotiation_glass(&self) -> Option<Glass<Action>> {
        let (about, floor) = match self.step()? {
            Step::Split(split) => ("split", &split.floor),
            Step::OrderTalk(talk) => ("order", &talk.floor),
            Step::Numbers { .. }
            | Step::Movers { .. }
            | Step::Level { .. }
            | Step::InOrder { .. }
            | Step::Walk(_)
            | Step::Nudge { .. }
            | Step::Landings { .. }
            | Step::Crown { .. }
            | Step::ShortCut { .. }
            | Step::Swap { .. }
            | Step::Retreat { .. }
            | Step::Gate { .. } => return None,
        };
        Some(Glass {
            about,
            seats: floor.seats,
            seconds: self.setup.options.negotiation_clock?.into(),
            seat: floor.speaker,
            lapse: Action::WalkAway,
        })
    }

    fn answer_in_round(&self, seat: Seat) -> Action {
        let Some(step) = self.step() else {
            unreachable!("somebody is asked because of a step");
        };
        match step {
            Step::Split(split) => {
                let fair = self.fair_split(split);
                let floor = &split.floor;
                let enough = split.shares[seat.index()] >= split.number / floor.seats.len();
                if floor.proposer.is_none() {
                    Action::ProposeSplit { shares: fair }
                } else if enough {
                    Action::AcceptSplit
                } else if self.may_counter(floor.n_proposals, floor.seats) {
                    Action::CounterSplit { shares: fair }
                } else {
                    Action::WalkAway
                }
            }
            Step::OrderTalk(talk) if talk.floor.proposer.is_none() => Action::ProposeOrder {
                order: self.in_table_order(talk.floor.seats),
            },
            Step::OrderTalk(_) => Action::AcceptOrder,
            Step::Walk(walk) => self.walk_for(seat, walk),
            Step::Nudge { side, .. } => self.explore_for(Sides::one(*side)),
            Step::Landings { .. } => self.bounce_for(seat),
            Step::Crown { .. } => {
                let from = Distances::to(&self.open.garden, self.open.at(seat));
                let nearest = self.crown_places(seat).min_by_key(|&(spot, side)| {
                    let cell = self.open.garden.at(spot).cell;
                    (from.of(spot), cell.y, cell.x, side)
                });
                let (spot, side) = nearest.expect("there is an open side for the crown");
                let cell = self.open.garden.at(spot).cell;
                Action::PlaceCrown { cell, side }
            }
            Step::ShortCut { .. } => Action::TakeShortCut,
            Step::Swap { way, .. } => {
                let piles = self.swaps(*way).into_iter();
                let fullest = piles.min_by_key(|&pile| (Reverse(self.n_left(pile)), pile));
                let pile = fullest.expect("there is a corner to swap");
                Action::SwapCorner { pile }
            }
            Step::Retreat { waiting, far, .. } => {
                let next = self.in_table_order(self.next_to_go_back(*waiting, *far));
                Action::OrderRetreat { seat: next[0] }
            }
            Step::Gate { .. } => {
                let gates = self.gates_for(seat);
                let cells = gates.iter().map(|gate| self.open.garden.at(gate).cell);
                let cell = cells.min_by_key(|cell| (cell.y, cell.x));
                let cell = cell.expect("there are gates to choose from");
                Action::ChooseGate { cell }
            }
            Step::Numbers { .. }
            | Step::Movers { .. }
            | Step::Level { .. }
            | Step::InOrder { .. } => unreachable!("nobody is asked by {step:?}"),
        }
    }

    /// The first step of a shortest way, north first; at the end, straight on.
    fn walk_for(&self, seat: Seat, walk: &Walk) -> Action {
        let at = self.open.at(seat);
        if at == self.open.head {
            return self.explore_for(self.open.head_sides());
        }
        let distances = self.open.distances();
        let sides = self.legal_steps(walk);
        let far = |side: &Side| {
            let to = self.open.garden.over(at, *side);
            (to.map(|to| distances.of(to)), *side)
        };
        let side = sides.iter().min_by_key(far);
        let side = side.expect("a walker is asked where there are several ways");
        Action::Step { side }
    }

    /// Straight on, else north first; from the deck, unless a straight card would be closed there
    /// and a corner would not.
    fn explore_for(&self, sides: Sides) -> Action {
        let head = self.open.head;
        let is_straight = |side: &Side| self.open.garden.over(head, side.opposite()).is_some();
        let side = sides.iter().find(is_straight).or(sides.iter().next());
        let side = side.expect("the head has an open side");
        let pile = self.pile_for(head, side);
        Action::Explore { side, pile }
    }

    /// MBB-48: corners keep the race on the table.
    fn pile_for(&self, head: Spot, side: Side) -> Pile {
        let laid = self.open.garden.at(head);
        let is_empty = |cell: Option<Cell>| {
            cell.is_some_and(|cell| {
                self.setup.grid.is_free(cell) && self.open.garden.spot(cell).is_none()
            })
        };
        let cell = laid.cell.beyond(side);
        let opens = |way: Side| is_empty(cell.and_then(|cell| cell.beyond(way)));
        let straight_opens = if laid.paths.contains(side) {
            opens(side)
        } else {
            opens(side.left()) || opens(side.right())
        };
        let has_deck = self.n_left(Pile::Deck) > 0;
        if straight_opens && has_deck {
            return Pile::Deck;
        }
        let corners = [(Pile::Left, side.left()), (Pile::Right, side.right())];
        let open = corners.into_iter();
        let open = open.filter(|&(pile, exit)| self.n_left(pile) > 0 && opens(exit));
        let fullest = open.map(|(pile, _)| pile);
        let fullest = fullest.min_by_key(|&pile| (Reverse(self.n_left(pile)), pile));
        match fullest {
            Some(pile) => pile,
            None if has_deck => Pile::Deck,
            None => self.piles_left()[0],
        }
    }

    /// A cat pushes the way that leads furthest from the head; a squirrel hops, and a bounced pawn
    /// bounces, onto a new card if it can, else the way that leads nearest to it.
    fn bounce_for(&self, seat: Seat) -> Action {
        let at = self.open.at(seat);
        let distances = self.open.distances();
        // Onto a new card is as good as ahead of the head.
        let far = |side: Side| {
            let to = self.open.garden.over(at, side);
            to.map_or(-1, |to| i32::from(distances.of(to)))
        };
        let card = self.open.garden.at(at).card;
        let nearest = |sides: Sides| {
            let side = sides.iter().min_by_key(|&side| (far(side), side));
            side.expect("a bounce is asked for where there are several ways")
        };
        if self.setup.traits(card).trampoline.is_on() {
            let side = nearest(self.bounces(seat));
            return Action::Bounce { side };
        }
        match self.critter(seat) {
            Critter::Cat => {
                let pushes = self.pushes(seat).into_iter();
                let furthest = pushes.min_by_key(|&(_, side)| (Reverse(far(side)), side));
                let (seat, side) = furthest.expect("a push is asked for where there are several");
                Action::PushOff { seat, side }
            }
            Critter::Squirrel => {
                let side = nearest(self.ways_off(seat));
                Action::HopOff { side }
            }
        }
    }
}
