//! Going back to a pink gate (MBB-30, MBB-31, MBB-36 to MBB-38).

use tabletop::{Log, Seat, Seats, mark};

use crate::agenda::Step;
use crate::apply::Flow;
use crate::card::{Critter, Shape};
use crate::event::Event;
use crate::garden::{Spot, Spots};
use crate::grid::Cell;
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::state::BarkBark;
use crate::ways;

impl BarkBark {
    /// Last place first, then squirrels before cats, then as the leader or the closest player decides.
    /// The same player decides until all have gone, even if the leader goes back and leaves the crown.
    pub(crate) fn next_retreat(
        &mut self,
        waiting: Seats,
        far: [u8; MOST_SEATS],
        decider: Seat,
        log: &mut Log<Event>,
    ) -> Flow {
        let next = self.next_to_go_back(waiting, far);
        match (next.first(), next.len()) {
            (None, _) => {
                self.open.agenda.pop();
                Flow::GoOn
            }
            (Some(seat), 1) => {
                mark!(if waiting.len() > 1 => rules::MBB_38);
                self.send_back(seat, log);
                Flow::GoOn
            }
            (Some(_), _) => {
                mark!(rules::MBB_38);
                Flow::Ask(decider)
            }
        }
    }

    /// The level seats that go back next.
    pub(crate) fn next_to_go_back(&self, waiting: Seats, far: [u8; MOST_SEATS]) -> Seats {
        let last = waiting.iter().map(|seat| far[seat.index()]).max();
        let level = || {
            let waiting = waiting.iter();
            waiting.filter(|seat| Some(far[seat.index()]) == last)
        };
        let squirrels: Seats = level()
            .filter(|&seat| self.critter(seat) == Critter::Squirrel)
            .collect();
        if squirrels.is_empty() {
            level().collect()
        } else {
            squirrels
        }
    }

    /// The gates a pawn could go back to, all equally far. They go by the map, not by the way the pawn
    /// came (MBB-R61).
    pub(crate) fn gates_for(&self, seat: Seat) -> Spots {
        let garden = &self.open.garden;
        let is_gate = |spot: Spot| self.is_gate(spot);
        let distances = self.open.distances();
        ways::gates_behind(garden, &distances, self.open.at(seat), is_gate)
    }

    /// Whether a card is a save point: it has a pink gate, or is Start.
    fn is_gate(&self, spot: Spot) -> bool {
        let card = self.open.garden.at(spot).card;
        mark!(if self.setup.lookup.home_path.contains(&card) => rules::MBB_R48);
        spot == Spot::START || self.setup.traits(card).gate.is_on()
    }

    /// Sends one pawn back, or asks its player if several gates are equally far (MBB-R65).
    pub(crate) fn send_back(&mut self, seat: Seat, log: &mut Log<Event>) {
        if let Some(Step::Retreat { waiting, .. }) = self.open.agenda.last_mut() {
            *waiting = waiting.without(seat);
        }
        mark!(if self.is_gate(self.open.at(seat)) => rules::MBB_31);
        let gates = self.gates_for(seat);
        match (gates.iter().next(), gates.len()) {
            // With no gate behind it, the pawn does not move.
            (None, _) => {
                mark!(rules::MBB_36, rules::MBB_R62);
                log.push(|| Event::StayedBehind { seat });
            }
            (Some(gate), 1) => self.go_back(seat, gate, log),
            (Some(_), _) => {
                mark!(rules::MBB_37, rules::MBB_R65);
                self.open.agenda.push(Step::Gate { seat });
            }
        }
    }

    /// The player moving back chooses.
    pub(crate) fn choose_gate(&mut self, cell: Cell, log: &mut Log<Event>) {
        let Some(Step::Gate { seat }) = self.open.agenda.pop() else {
            unreachable!("the check made sure that a gate is to be chosen");
        };
        let gate = self.open.garden.spot(cell);
        self.go_back(
            seat,
            gate.expect("the check made sure that a gate lies there"),
            log,
        );
    }

    fn go_back(&mut self, seat: Seat, gate: Spot, log: &mut Log<Event>) {
        mark!(rules::MBB_R61);
        let laid = self.open.garden.at(gate);
        match self.setup.traits(laid.card).shape {
            _ if gate == Spot::START => mark!(rules::MBB_62),
            Shape::CornerLeft | Shape::CornerRight => mark!(rules::MBB_72),
            Shape::Straight | Shape::Cross | Shape::None => mark!(rules::MBB_64),
        }
        mark!(if self.open.leader == Some(seat) => rules::MBB_R64);
        let to = laid.cell;
        log.push(|| Event::WentBack { seat, to });
        self.put_pawn(seat, gate, log);
        // A home-made gate may be a card for one.
        self.land(seat);
    }
}
