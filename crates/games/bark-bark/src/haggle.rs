//! Negotiating: proposals, counter-proposals, agreement, walking away (MBB-28, MBB-34, MBB-R11).

use tabletop::{Log, Seat, Seats, mark};

use crate::action::{Order, Shares};
use crate::agenda::{Floor, Movers, OrderTalk, Split, Step};
use crate::apply::Flow;
use crate::card::Number;
use crate::event::Event;
use crate::options::ZeroShare;
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::state::BarkBark;

impl Floor {
    /// A new negotiation; `speaker` makes the first proposal.
    fn open(seats: Seats, speaker: Seat) -> Self {
        Self {
            seats,
            speaker,
            proposer: None,
            n_proposals: 0,
            agreed: Seats::NONE,
        }
    }

    /// Notes a proposal. Earlier agreements are void, and the others answer in table order after
    /// the proposer.
    fn propose(&mut self, by: Seat, n_seats: u8) {
        mark!(rules::MBB_R11);
        self.proposer = Some(by);
        self.n_proposals += 1;
        self.agreed = Seats::one(by);
        self.pass_on(by, n_seats);
    }

    /// Notes that a seat agrees.
    fn accept(&mut self, by: Seat, n_seats: u8) -> Agreement {
        self.agreed = self.agreed.with(by);
        if self.agreed == self.seats {
            return Agreement::Reached;
        }
        self.pass_on(by, n_seats);
        Agreement::Open
    }

    fn pass_on(&mut self, from: Seat, n_seats: u8) {
        let mut seat = from.next(n_seats);
        while !self.seats.contains(seat) || self.agreed.contains(seat) {
            seat = seat.next(n_seats);
        }
        self.speaker = seat;
    }

    /// Whether another proposal may be made (MBB-R11).
    pub fn has_proposals_left(&self, per_sharer: u8) -> bool {
        self.n_proposals < per_sharer.saturating_mul(self.seats.len())
    }
}

/// Whether everybody has agreed.
enum Agreement {
    Reached,
    Open,
}

impl BarkBark {
    /// The seat furthest behind speaks first; if several are level, the first in table order.
    pub(crate) fn begin_split(&mut self, number: Number, sharers: Seats, log: &mut Log<Event>) {
        mark!(rules::MBB_R11);
        mark!(if sharers.len() > number => rules::MBB_R14);
        log.push(|| Event::NumberShared { number, sharers });
        let distances = self.open.distances();
        let n_seats = self.setup.n_seats;
        let first = sharers.iter().min_by_key(|&seat| {
            let far = distances.of(self.open.at(seat));
            (u8::MAX - far, self.open.table_order(seat, n_seats))
        });
        let first = first.expect("a shared number has sharers");
        self.open.agenda.push(Step::Split(Split {
            number,
            floor: Floor::open(sharers, first),
            shares: [0; MOST_SEATS],
        }));
    }

    pub(crate) fn propose_split(&mut self, by: Seat, shares: Shares, log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let Some(Step::Split(split)) = self.open.agenda.last_mut() else {
            unreachable!("the check made sure that a split is being negotiated");
        };
        split.shares = shares;
        split.floor.propose(by, n_seats);
        let sharers = split.floor.seats;
        log.push(|| Event::SplitProposed {
            by,
            shares,
            sharers,
        });
    }

    pub(crate) fn accept_split(&mut self, by: Seat, log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let Some(Step::Split(split)) = self.open.agenda.last_mut() else {
            unreachable!("the check made sure that a split is being negotiated");
        };
        log.push(|| Event::SplitAccepted { by });
        match split.floor.accept(by, n_seats) {
            Agreement::Open => (),
            Agreement::Reached => {
                let (shares, sharers) = (split.shares, split.floor.seats);
                mark!(rules::MBB_28, rules::MBB_29);
                mark!(if sharers.iter().any(|seat| shares[seat.index()] == 0) => rules::MBB_R10);
                log.push(|| Event::SplitAgreed { shares, sharers });
                self.open.agenda.pop();
                self.line_up(&shares);
            }
        }
    }

    /// All who did not agree go back to a gate and lose their share. In a talk about the order that is
    /// only the level that has not moved.
    pub(crate) fn walk_away(&mut self, by: Seat, log: &mut Log<Event>) {
        let penalty = match self.open.agenda.pop() {
            Some(Step::Split(split)) => {
                mark!(rules::MBB_30);
                split.floor.seats
            }
            Some(Step::OrderTalk(talk)) => {
                mark!(rules::MBB_35, rules::MBB_R17);
                talk.floor.seats
            }
            other => unreachable!("walking away from {other:?} was not checked"),
        };
        log.push(|| Event::WalkedAway { by, penalty });
        // Distances, and who decides between level seats, are fixed now.
        mark!(rules::MBB_R63);
        let distances = self.open.distances();
        let mut far = [0; MOST_SEATS];
        for seat in self.setup.seats() {
            far[seat.index()] = distances.of(self.open.at(seat));
        }
        self.open.agenda.push(Step::Retreat {
            waiting: penalty,
            far,
            decider: self.closest(),
        });
    }

    /// Level seats negotiate who goes first; the first in table order begins.
    pub(crate) fn begin_order_talk(&mut self, movers: &Movers) {
        mark!(rules::MBB_34, rules::MBB_R16);
        let n_seats = self.setup.n_seats;
        let seats: Seats = movers.iter().map(|mover| mover.seat).collect();
        let order = |seat: &Seat| self.open.table_order(*seat, n_seats);
        let first = seats.iter().min_by_key(order);
        let mut shares = [0; MOST_SEATS];
        for mover in movers {
            shares[mover.seat.index()] = mover.spaces;
        }
        self.open.agenda.push(Step::OrderTalk(OrderTalk {
            floor: Floor::open(seats, first.expect("a level has movers")),
            order: Order::new(),
            shares,
        }));
    }

    pub(crate) fn propose_order(&mut self, by: Seat, order: &Order, log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let Some(Step::OrderTalk(talk)) = self.open.agenda.last_mut() else {
            unreachable!("the check made sure that an order is being negotiated");
        };
        talk.order = order.clone();
        talk.floor.propose(by, n_seats);
        log.push(|| Event::OrderProposed {
            by,
            order: order.clone(),
        });
    }

    pub(crate) fn accept_order(&mut self, by: Seat, log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let Some(Step::OrderTalk(talk)) = self.open.agenda.last_mut() else {
            unreachable!("the check made sure that an order is being negotiated");
        };
        log.push(|| Event::OrderAccepted { by });
        match talk.floor.accept(by, n_seats) {
            Agreement::Open => (),
            Agreement::Reached => {
                let (order, shares) = (talk.order.clone(), talk.shares);
                log.push(|| Event::OrderAgreed {
                    order: order.clone(),
                });
                self.set_step(Step::InOrder { order, shares });
            }
        }
    }

    /// The next seat of an agreed order moves.
    pub(crate) fn next_in_order(
        &mut self,
        mut order: Order,
        shares: Shares,
        log: &mut Log<Event>,
    ) -> Flow {
        if order.is_empty() {
            self.open.agenda.pop();
            return Flow::GoOn;
        }
        let seat = order.remove(0);
        self.set_step(Step::InOrder { order, shares });
        self.begin_walk(seat, shares[seat.index()], log);
        Flow::GoOn
    }

    /// The smallest share allowed (MBB-R10).
    pub(crate) fn least_share(&self, split: &Split) -> u8 {
        match self.setup.options.zero_share {
            ZeroShare::Allowed => 0,
            ZeroShare::OnlyIfNeeded => {
                mark!(rules::MBB_R10);
                u8::from(split.number >= split.floor.seats.len())
            }
        }
    }

    /// The fair split, even of 2 among five (MBB-R14): the same for all, and what is left over goes
    /// to those furthest behind, one each, in table order if level (section 5 of the catalogue).
    pub(crate) fn fair_split(&self, split: &Split) -> Shares {
        let sharers = split.floor.seats;
        let each = split.number / sharers.len();
        let over = split.number % sharers.len();
        let distances = self.open.distances();
        let n_seats = self.setup.n_seats;
        let mut behind: Order = sharers.iter().collect();
        tabletop::sort_by_key(&mut behind, |&seat| {
            let far = distances.of(self.open.at(seat));
            (u8::MAX - far, self.open.table_order(seat, n_seats))
        });
        let mut shares = [0; MOST_SEATS];
        for (place, seat) in behind.iter().enumerate() {
            shares[seat.index()] = each + u8::from(place < usize::from(over));
        }
        shares
    }

    /// Seats in table order.
    pub(crate) fn in_table_order(&self, seats: Seats) -> Order {
        let mut order: Order = seats.iter().collect();
        let n_seats = self.setup.n_seats;
        tabletop::sort_by_key(&mut order, |&seat| self.open.table_order(seat, n_seats));
        order
    }
}
