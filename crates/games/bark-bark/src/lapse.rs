//! What a seat does when its time runs out (section 5 of the catalogue).

use std::cmp::Reverse;

use tabletop::{Glass, Seat, mark};

use crate::action::{Action, Back, Crown, Landing, Move, Secret, SetUp, Talk};
use crate::agenda::{Step, Walk};
use crate::card::{Critter, Pile};
use crate::garden::Spot;
use crate::grid::Cell;
use crate::opening::Unsettled;
use crate::rules;
use crate::setup::Setup;
use crate::side::{Side, Sides};
use crate::state::{BarkBark, Open, Phase};
use crate::ways::Distances;

/// What happens when `seat` runs out of time. An abandoned seat plays like this too.
pub(crate) fn lapse(state: &BarkBark, seat: Seat) -> Action {
    mark!(rules::MBB_R68);
    match state.open.phase {
        Phase::SetUp => match state.unsettled(seat) {
            Some(Unsettled::Colour) => {
                let mut colours = state.setup.colours();
                let free = colours.find(|&colour| !state.is_taken(colour));
                let colour = free.unwrap_or_default();
                SetUp::ChooseColour { colour }.into()
            }
            Some(Unsettled::Critter) => SetUp::ChooseCritter {
                critter: Critter::Cat,
            }
            .into(),
            // A player who does not answer has no pets.
            Some(Unsettled::Pets) | None => {
                mark!(rules::MBB_R3);
                SetUp::TellPets { count: 0 }.into()
            }
        },
        Phase::NamePlacer => SetUp::NamePlacer { seat }.into(),
        Phase::PlaceStart => SetUp::PlaceStart {
            cell: state.setup.grid.centre(),
        }
        .into(),
        Phase::Secret => Secret::LeaveToChance.into(),
        Phase::Move => state.lapse_in_round(seat),
        Phase::Between { .. } => SetUp::Ready.into(),
        Phase::Over { .. } => unreachable!("nobody is awaited when the game is over"),
    }
}

/// The sandglass of the negotiation under way, if any.
pub(crate) fn glass(state: &BarkBark) -> Option<Glass<Action>> {
    glass_on(&state.setup, &state.open)
}

/// A negotiation fails when its time is up, whether it is about shares or an order. The seat that has
/// to speak then walks away.
pub(crate) fn glass_on(setup: &Setup, open: &Open) -> Option<Glass<Action>> {
    let (about, floor) = match open.agenda.last()? {
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
    mark!(rules::MBB_R12);
    Some(Glass {
        about,
        seats: floor.seats,
        seconds: setup.options.negotiation_clock?.into(),
        seat: floor.speaker,
        lapse: Talk::WalkAway.into(),
    })
}

impl BarkBark {
    fn lapse_in_round(&self, seat: Seat) -> Action {
        let Some(step) = self.step() else {
            unreachable!("in the Move phase a step asks a seat");
        };
        match step {
            Step::Split(split) => {
                mark!(rules::MBB_R12);
                let fair = self.fair_split(split);
                let floor = &split.floor;
                let enough = split.shares[seat.index()] >= split.number / floor.seats.len();
                if floor.proposer.is_none() {
                    Talk::ProposeSplit { shares: fair }.into()
                } else if enough {
                    Talk::AcceptSplit.into()
                } else if self.may_counter(floor) {
                    Talk::CounterSplit { shares: fair }.into()
                } else {
                    Talk::WalkAway.into()
                }
            }
            Step::OrderTalk(talk) if talk.floor.proposer.is_none() => Talk::ProposeOrder {
                order: self.in_table_order(talk.floor.seats),
            }
            .into(),
            Step::OrderTalk(_) => Talk::AcceptOrder.into(),
            Step::Walk(walk) => self.walk_for(seat, walk).into(),
            Step::Nudge { side, .. } => self.explore_for(Sides::one(*side)).into(),
            Step::Landings { .. } => self.bounce_for(seat).into(),
            Step::Crown { .. } => {
                let from = Distances::to(&self.open.garden, self.open.at(seat));
                let nearest = self.crown_places(seat).min_by_key(|&(spot, side)| {
                    let cell = self.open.garden.at(spot).cell;
                    (from.of(spot), cell.y, cell.x, side)
                });
                let (spot, side) = nearest.expect("there is an open side for the crown");
                let cell = self.open.garden.at(spot).cell;
                Crown::PlaceCrown { cell, side }.into()
            }
            Step::ShortCut { .. } => Crown::TakeShortCut.into(),
            Step::Swap { way, .. } => {
                let piles = self.swaps(*way).into_iter();
                let fullest = piles.min_by_key(|&pile| (Reverse(self.n_left(pile)), pile));
                let pile = fullest.expect("there is a corner to swap");
                Crown::SwapCorner { pile }.into()
            }
            Step::Retreat { waiting, far, .. } => {
                let next = self.in_table_order(self.next_to_go_back(*waiting, *far));
                Back::OrderRetreat { seat: next[0] }.into()
            }
            Step::Gate { .. } => {
                let gates = self.gates_for(seat);
                let cells = gates.iter().map(|gate| self.open.garden.at(gate).cell);
                let cell = cells.min_by_key(|cell| (cell.y, cell.x));
                let cell = cell.expect("there are gates to choose from");
                Back::ChooseGate { cell }.into()
            }
            Step::Numbers { .. }
            | Step::Movers { .. }
            | Step::Level { .. }
            | Step::InOrder { .. } => unreachable!("{step:?} asks nobody"),
        }
    }

    /// The first step of a shortest way, north first; at the head, straight on.
    fn walk_for(&self, seat: Seat, walk: &Walk) -> Move {
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
        let side = side.expect("a walker is asked when there are several ways");
        Move::Step { side }
    }

    /// Straight on, else north first. From the deck, unless a straight card would have a closed exit
    /// and a corner would not.
    fn explore_for(&self, sides: Sides) -> Move {
        let head = self.open.head;
        let is_straight = |side: &Side| self.open.garden.over(head, side.opposite()).is_some();
        let side = sides.iter().find(is_straight).or(sides.iter().next());
        let side = side.expect("the head has an open side");
        let pile = self.pile_for(head, side);
        Move::Explore { side, pile }
    }

    /// Corners keep the race on the table.
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
            Some(pile) => {
                mark!(rules::MBB_48);
                pile
            }
            None if has_deck => Pile::Deck,
            None => self.piles_left()[0],
        }
    }

    /// A cat pushes away from the head. A squirrel hops, and a bounced pawn bounces, onto a new card
    /// if it can, else towards the head.
    fn bounce_for(&self, seat: Seat) -> Landing {
        let at = self.open.at(seat);
        let distances = self.open.distances();
        // A new card counts as ahead of the head.
        let far = |side: Side| {
            let to = self.open.garden.over(at, side);
            to.map_or(-1, |to| i32::from(distances.of(to)))
        };
        let card = self.open.garden.at(at).card;
        let nearest = |sides: Sides| {
            let side = sides.iter().min_by_key(|&side| (far(side), side));
            side.expect("a bounce is asked for when there are several ways")
        };
        if self.setup.traits(card).trampoline.is_on() {
            let side = nearest(self.bounces(seat));
            return Landing::Bounce { side };
        }
        match self.critter(seat) {
            Critter::Cat => {
                let pushes = self.pushes(seat).into_iter();
                let furthest = pushes.min_by_key(|&(_, side)| (Reverse(far(side)), side));
                let (seat, side) = furthest.expect("a push is asked for when there are several");
                Landing::PushOff { seat, side }
            }
            Critter::Squirrel => {
                let side = nearest(self.ways_off(seat));
                Landing::HopOff { side }
            }
        }
    }
}
