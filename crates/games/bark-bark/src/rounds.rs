//! A round: Secret, Show, Move (MBB-20), and who moves when.

use tabletop::{Face, Log, Seat, Seats, mark};

use crate::action::Shares;
use crate::agenda::{Looked, Mover, Movers, Step, Walk};
use crate::apply::Flow;
use crate::card::Number;
use crate::event::Event;
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::state::{BarkBark, Phase, RaceEnd};

impl BarkBark {
    /// Begins a round: everybody has all movement cards in hand again (MBB-7, MBB-R6).
    pub(crate) fn begin_round(&mut self, log: &mut Log<Event>) {
        self.open.phase = Phase::Secret;
        self.open.waits = Seats::all(self.setup.n_seats);
        self.open.round += 1;
        self.open.n_laid_before = self.open.n_laid;
        self.laid = [None; MOST_SEATS];
        self.whispers = [[None; MOST_SEATS]; MOST_SEATS];
        self.n_whispers = [0; MOST_SEATS];
        for player in &mut self.open.players {
            player.claim = None;
            player.n_claims = 0;
        }
        let round = self.open.round;
        mark!(if round > 1 => rules::MBB_R6);
        log.push(|| Event::RoundBegan { round });
    }

    /// A seat that has laid a card is ready. Until all are, it may change the card (MBB-R66).
    pub(crate) fn lay_card(&mut self, seat: Seat, value: Number, log: &mut Log<Event>) {
        mark!(rules::MBB_21);
        let before = self.laid[seat.index()].replace(value);
        mark!(if before.is_some() => rules::MBB_R66);
        let value = Face::Up(value);
        log.push(|| match before {
            None => Event::CardLaid { by: seat, value },
            Some(before) if value == Face::Up(before) => Event::CardKept { by: seat, value },
            Some(_) => Event::CardChanged { by: seat, value },
        });
        self.open.waits = self.open.waits.without(seat);
        if self.open.waits.is_empty() {
            self.show(log);
        }
    }

    /// All cards are turned over at once, and claims turn out true or false.
    fn show(&mut self, log: &mut Log<Event>) {
        mark!(rules::MBB_20, rules::MBB_24);
        let values = self.laid;
        self.last = values;
        log.push(|| Event::CardsShown { values });
        self.show_claims(log);
        self.open.phase = Phase::Move;
        self.open.agenda.clear();
        self.open.agenda.push(Step::Numbers { from: 0 });
        self.run(log);
    }

    /// Deals with the next number, lowest first.
    pub(crate) fn next_number(&mut self, from: Number, log: &mut Log<Event>) -> Flow {
        let numbers = self.laid.iter().flatten().copied();
        let Some(number) = numbers.filter(|&number| number >= from).min() else {
            self.open.agenda.pop();
            return Flow::GoOn;
        };
        mark!(rules::MBB_25);
        self.set_step(Step::Numbers { from: number + 1 });
        let sharers: Seats = self
            .setup
            .seats()
            .filter(|seat| self.laid[seat.index()] == Some(number))
            .collect();
        match (sharers.first(), sharers.len()) {
            (Some(seat), 1) => {
                mark!(rules::MBB_26);
                self.begin_walk(seat, number, log);
            }
            _ => {
                // All lower numbers have moved by now.
                mark!(rules::MBB_27, rules::MBB_R9);
                self.begin_split(number, sharers, log);
            }
        }
        Flow::GoOn
    }

    pub(crate) fn begin_walk(&mut self, seat: Seat, spaces: u8, log: &mut Log<Event>) {
        log.push(|| Event::MoveBegan { by: seat, spaces });
        let walk = Walk::new(seat, spaces, self.open.at(seat));
        self.open.agenda.push(Step::Walk(walk));
    }

    /// Sharers move furthest behind first, by the distances at this moment (MBB-R15). A share of 0 is
    /// no move (MBB-R10).
    pub(crate) fn line_up(&mut self, shares: &Shares) {
        let distances = self.open.distances();
        let mut movers: Movers = self
            .setup
            .seats()
            .filter(|seat| shares[seat.index()] > 0)
            .map(|seat| Mover {
                seat,
                spaces: shares[seat.index()],
                far: distances.of(self.open.at(seat)),
            })
            .collect();
        let n_seats = self.setup.n_seats;
        tabletop::sort_by_key(&mut movers, |mover| {
            let order = self.open.table_order(mover.seat, n_seats);
            (u8::MAX - mover.far, order)
        });
        self.open.agenda.push(Step::Movers { movers });
    }

    /// Begins the next level of movers.
    pub(crate) fn next_level(&mut self, mut movers: Movers) -> Flow {
        let Some(first) = movers.first().copied() else {
            self.open.agenda.pop();
            return Flow::GoOn;
        };
        let n_level = movers.iter().take_while(|m| m.far == first.far).count();
        let level: Movers = movers.drain(..n_level).collect();
        mark!(if !movers.is_empty() => rules::MBB_32, rules::MBB_R15);
        self.set_step(Step::Movers { movers });
        self.open.agenda.push(Step::Level {
            movers: level,
            leader: Looked::NotYet,
        });
        Flow::GoOn
    }

    /// Within a level the leader moves first, and the others negotiate their order.
    pub(crate) fn next_of_level(
        &mut self,
        mut movers: Movers,
        leader: Looked,
        log: &mut Log<Event>,
    ) -> Flow {
        let led = match leader {
            Looked::NotYet => movers
                .iter()
                .position(|mover| self.open.leader == Some(mover.seat)),
            Looked::Done => None,
        };
        let next = match (led, movers.len()) {
            (_, 0) => {
                self.open.agenda.pop();
                return Flow::GoOn;
            }
            (Some(place), n_level) => {
                mark!(if n_level > 1 => rules::MBB_33, rules::MBB_R16);
                Some(movers.remove(place))
            }
            (None, 1) => movers.pop(),
            (None, _) => None,
        };
        match next {
            Some(mover) => {
                self.set_step(Step::Level {
                    movers,
                    leader: Looked::Done,
                });
                self.begin_walk(mover.seat, mover.spaces, log);
            }
            None => {
                self.open.agenda.pop();
                self.begin_order_talk(&movers);
            }
        }
        Flow::GoOn
    }

    /// Ends the round when all numbers are dealt with. If no card was laid for many rounds, the race is
    /// called.
    pub(crate) fn end_round(&mut self, log: &mut Log<Event>) {
        let open = &mut self.open;
        if open.n_laid == open.n_laid_before {
            mark!(rules::MBB_R59);
            open.n_stalled += 1;
        } else {
            mark!(if open.n_stalled > 0 => rules::MBB_R59);
            open.n_stalled = 0;
        }
        if open.n_stalled >= self.setup.options.stall_rounds {
            self.finish_race(RaceEnd::Called, log);
        } else {
            self.begin_round(log);
        }
    }
}
