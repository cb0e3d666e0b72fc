//! The crown: where the race is headed, and who leads it (MBB-6, MBB-G6, MBB-G7).

use tabletop::{Log, Seat};

use crate::agenda::{Step, Trouble};
use crate::event::Event;
use crate::garden::Spot;
use crate::grid::Cell;
use crate::options::DeadEndLeftover;
use crate::side::Side;
use crate::state::{BarkBark, Position};
use crate::ways::Distances;

impl BarkBark {
    /// Puts a pawn on a card; the crown goes with that what it must. Drawing level with the leader
    /// does not take it (MBB-R18).
    pub(crate) fn put_pawn(&mut self, seat: Seat, spot: Spot, log: &mut Log<Event>) {
        self.open.players[seat.index()].at = Position(spot);
        self.settle_crown(log);
    }

    /// A seat takes the crown, also from a leader who stands there (MBB-G7).
    pub(crate) fn take_crown(&mut self, by: Seat, log: &mut Log<Event>) {
        if self.open.leader != Some(by) {
            self.open.leader = Some(by);
            log.push(|| Event::CrownTaken { by });
        }
    }

    /// A leader who has left the head card leaves the crown there (MBB-R19, MBB-R64); a crown that
    /// lies is taken by a pawn that is alone with it (MBB-52, MBB-75, MBB-92, MBB-R20).
    pub(crate) fn settle_crown(&mut self, log: &mut Log<Event>) {
        let head = self.open.head;
        if let Some(by) = self.open.leader {
            if self.open.at(by) == head {
                return;
            }
            self.open.leader = None;
            let cell = self.open.garden.at(head).cell;
            log.push(|| Event::CrownLeft { by, cell });
        }
        let there = self.open.on(head, self.setup.n_seats);
        if let (Some(seat), 1) = (there.first(), there.len()) {
            self.take_crown(seat, log);
        }
    }

    /// The open sides the crown may be put on: those that the seat could reach without laying
    /// another card (MBB-53, MBB-74, MBB-R42). Start's count, and corners', Keep Going's and a
    /// trampoline's bounce sides (MBB-R43).
    pub(crate) fn crown_places(&self, seat: Seat) -> impl Iterator<Item = (Spot, Side)> + Clone {
        let reached = Distances::to(&self.open.garden, self.open.at(seat)).reached();
        let all = self.open.garden.open_sides();
        all.filter(move |&(spot, _)| reached.contains(spot))
    }

    /// MBB-50, MBB-51, MBB-74, MBB-91: the race is now headed for that side, and goes on as usual
    /// (MBB-76).
    pub(crate) fn place_crown(&mut self, cell: Cell, side: Side, log: &mut Log<Event>) {
        let Some(Step::Crown { seat, cause }) = self.open.agenda.pop() else {
            unreachable!("placing the crown was checked to be asked for");
        };
        let spot = self.open.garden.spot(cell);
        self.open.head = spot.expect("the crown was checked to be put on a card");
        self.open.head_side = Some(side);
        self.open.leader = None;
        log.push(|| Event::CrownPlaced {
            by: seat,
            cell,
            side,
        });
        self.settle_crown(log);
        let leftover = self.setup.options.dead_end_leftover;
        if (cause, leftover) == (Trouble::DeadEnd, DeadEndLeftover::Lost) {
            // MBB-R34: where the table agreed on it, what is left of the move is lost.
            if let Some(Step::Walk(walk)) = self.open.agenda.last_mut() {
                let left = std::mem::take(&mut walk.left);
                let walk = *walk;
                self.lose_movement(&walk, left, log);
            }
        }
    }

    /// Who decides where nobody else does: the leader, or whoever is closest to the crown, level
    /// ones in table order (MBB-R25).
    pub(crate) fn closest(&self) -> Seat {
        let distances = self.open.distances();
        let n_seats = self.setup.n_seats;
        let nearest = self.setup.seats().min_by_key(|&seat| {
            let far = distances.of(self.open.at(seat));
            (far, self.open.table_order(seat, n_seats))
        });
        self.open.leader.or(nearest).unwrap_or(Seat(0))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seats, Staged};

    use super::*;
    use crate::{Action, Phase, rules};

    /// MBB-R42: in this table model every laid card can be reached; a garden of two parts, which
    /// no rule makes, shows that it is looked at all the same.
    #[test]
    fn the_crown_goes_only_where_its_placer_could_walk() {
        let given = ["3 seats", "row 1: . . . . -", "row 3: . S:BC -:A*"];
        let (_, mut state) = BarkBark::stage(&given, &[]).expect("a table");
        let island = state.open.garden.spot(Cell::new(4, 1)).expect("a card");
        let open = |state: &BarkBark| -> Vec<Spot> {
            let sides = state.open.garden.open_sides();
            sides.map(|(spot, _)| spot).collect()
        };
        assert!(open(&state).contains(&island), "it has open sides");
        let cause = Trouble::Bark;
        let seat = Seat(0);
        state.open.agenda.push(Step::Crown { seat, cause });
        (state.open.waits, state.open.phase) = (Seats::one(seat), Phase::Move);
        assert!(state.crown_places(seat).all(|(spot, _)| spot != island));
        let place = |cell, side| Action::PlaceCrown { cell, side };
        let refused = state.check(seat, &place(Cell::new(4, 1), Side::East));
        assert_eq!(refused.unwrap_err().rule, rules::MBB_53);
        assert_eq!(
            state.check(seat, &place(Cell::new(1, 3), Side::North)),
            Ok(())
        );
    }
}
