//! The crown: where the race is headed, and who leads it (MBB-6, MBB-G6, MBB-G7).

use tabletop::{Log, Seat, mark};

use crate::agenda::{Setback, Step};
use crate::event::Event;
use crate::garden::Spot;
use crate::grid::Cell;
use crate::options::DeadEndLeftover;
use crate::rules;
use crate::side::Side;
use crate::state::{BarkBark, Position};
use crate::ways::Distances;

impl BarkBark {
    /// Puts a pawn on a card and settles who holds the crown. Drawing level with the leader does not
    /// take it.
    pub(crate) fn put_pawn(&mut self, seat: Seat, spot: Spot, log: &mut Log<Event>) {
        mark!(if spot == self.open.head && self.open.leader.is_some() => rules::MBB_R18);
        self.open.players[seat.index()].at = Position(spot);
        self.settle_crown(log);
    }

    /// A seat takes the crown, even from a leader on the same card.
    pub(crate) fn take_crown(&mut self, by: Seat, log: &mut Log<Event>) {
        if self.open.leader != Some(by) {
            mark!(rules::MBB_6, rules::MBB_G7);
            self.open.leader = Some(by);
            log.push(|| Event::CrownTaken { by });
        }
    }

    /// A leader who leaves the head card leaves the crown there. A crown that nobody holds goes to a
    /// pawn that is alone on its card.
    pub(crate) fn settle_crown(&mut self, log: &mut Log<Event>) {
        let head = self.open.head;
        if let Some(by) = self.open.leader {
            if self.open.at(by) == head {
                return;
            }
            mark!(rules::MBB_R19);
            self.open.leader = None;
            let cell = self.open.garden.at(head).cell;
            log.push(|| Event::CrownLeft { by, cell });
        }
        let there = self.open.on(head, self.setup.n_seats);
        if let (Some(seat), 1) = (there.first(), there.len()) {
            mark!(if self.open.head_side.is_some() => rules::MBB_52, rules::MBB_75, rules::MBB_92);
            self.take_crown(seat, log);
        }
    }

    /// The open sides the crown may be put on: those the seat can reach without laying another card
    /// (MBB-53). Sides of Start, corners and Keep Going count, and so do the bounce sides of a
    /// trampoline.
    pub(crate) fn crown_places(&self, seat: Seat) -> impl Iterator<Item = (Spot, Side)> + Clone {
        mark!(rules::MBB_R42, rules::MBB_R43);
        let reached = Distances::to(&self.open.garden, self.open.at(seat)).reached();
        let all = self.open.garden.open_sides();
        all.filter(move |&(spot, _)| reached.contains(spot))
    }

    /// The race is now headed for that side, and goes on as usual.
    pub(crate) fn place_crown(&mut self, cell: Cell, side: Side, log: &mut Log<Event>) {
        let Some(Step::Crown { seat, cause }) = self.open.agenda.pop() else {
            unreachable!("the check made sure that the crown is to be placed");
        };
        match cause {
            Setback::Bark => mark!(rules::MBB_74, rules::MBB_76),
            Setback::DeadEnd => mark!(rules::MBB_50, rules::MBB_51),
            Setback::Loop => mark!(rules::MBB_91),
        }
        mark!(rules::MBB_6, rules::MBB_G6);
        let spot = self.open.garden.spot(cell);
        self.open.head = spot.expect("the check made sure that a card lies there");
        self.open.head_side = Some(side);
        self.open.leader = None;
        log.push(|| Event::CrownPlaced {
            by: seat,
            cell,
            side,
        });
        self.settle_crown(log);
        mark!(if self.open.leader.is_some() => rules::MBB_R20);
        let leftover = self.setup.options.dead_end_leftover;
        if (cause, leftover) == (Setback::DeadEnd, DeadEndLeftover::Lost) {
            // With this option the rest of the move is lost.
            mark!(rules::MBB_R34);
            if let Some(Step::Walk(walk)) = self.open.agenda.last_mut() {
                let left = std::mem::take(&mut walk.left);
                let walk = *walk;
                self.lose_movement(&walk, left, log);
            }
        }
    }

    /// The leader or, if there is none, the seat closest to the crown; if several are level, the first
    /// in table order.
    pub(crate) fn closest(&self) -> Seat {
        mark!(if self.open.leader.is_none() => rules::MBB_R25);
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
    use crate::{Crown, Phase, rules};

    /// In play every laid card can be reached (MBB-R42). This garden is in two parts, which never
    /// happens in play, to show that the check works.
    #[test]
    fn the_crown_can_only_be_put_where_the_placer_could_walk() {
        let given = ["3 seats", "row 1: . . . . -", "row 3: . S:BC -:A*"];
        let (_, mut state) = BarkBark::stage(&given, &[]).expect("a table");
        let island = state.open.garden.spot(Cell::new(4, 1)).expect("a card");
        let open = |state: &BarkBark| -> Vec<Spot> {
            let sides = state.open.garden.open_sides();
            sides.map(|(spot, _)| spot).collect()
        };
        assert!(open(&state).contains(&island), "it has open sides");
        let cause = Setback::Bark;
        let seat = Seat(0);
        state.open.agenda.push(Step::Crown { seat, cause });
        (state.open.waits, state.open.phase) = (Seats::one(seat), Phase::Move);
        assert!(state.crown_places(seat).all(|(spot, _)| spot != island));
        let place = |cell, side| Crown::PlaceCrown { cell, side }.into();
        let refused = state.allows(seat, &place(Cell::new(4, 1), Side::East));
        assert_eq!(refused.unwrap_err().rule, rules::MBB_53);
        assert_eq!(
            state.allows(seat, &place(Cell::new(1, 3), Side::North)),
            Ok(())
        );
    }
}
