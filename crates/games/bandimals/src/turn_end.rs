//! The end of a turn: counters, the Drum Major, and the next person (BAND-R14).

use tabletop::{Log, Seat, Seats, mark};

use crate::agenda::Step;
use crate::effect::Lasts;
use crate::event::Event;
use crate::options::Switch;
use crate::rules;
use crate::setup::Win;
use crate::state::{Bandimals, End, Phase, Since};

impl Bandimals {
    /// (f) Counters go down. At zero a card is discarded, before the Drum Major is offered.
    pub(crate) fn count_down(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.pop();
        let mut gone = Vec::new();
        let band = &mut self.open.bands[seat];
        for lasting in band.bonuses.iter_mut().chain(&mut band.penalties) {
            match (lasting.left, lasting.since) {
                (_, Since::ThisTurn) => {
                    mark!(rules::BAND_R27);
                    lasting.since = Since::Earlier;
                }
                (Lasts::Turns(n), Since::Earlier) => {
                    mark!(rules::BAND_R27);
                    lasting.left = Lasts::Turns(n - 1);
                }
                (Lasts::Uses(_) | Lasts::Game, Since::Earlier) => (),
            }
            if lasting.left == Lasts::Turns(0) {
                gone.push(lasting.card);
            }
        }
        band.bonuses
            .retain(|lasting| lasting.left != Lasts::Turns(0));
        band.penalties
            .retain(|lasting| lasting.left != Lasts::Turns(0));
        for card in gone {
            self.open.discard.push(card);
            log.push(|| Event::RanOut { seat, card });
        }
        self.settle_majors(log);
    }

    /// (g) A full band is offered a Drum Major if one is left.
    pub(crate) fn offer_major(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.is_full(seat) {
            self.pop();
        } else if self.open.majors.is_empty() {
            mark!(rules::BAND_R49);
            self.pop();
        } else if self.setup.options.auto_drum_major == Switch::On {
            self.take_major(seat, log);
        } else {
            mark!(rules::BAND_R45);
            self.ask_one(seat);
        }
    }

    /// Takes the top Drum Major. In some variants that wins at once.
    pub(crate) fn take_major(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.pop();
        let Some(major) = self.open.majors.pop() else {
            return;
        };
        mark!(rules::BAND_43, rules::BAND_45, rules::BAND_67);
        mark!(rules::BAND_68, rules::BAND_69, rules::BAND_R49);
        self.open.bands[seat].major = Some(major);
        self.open.chronicle.taken = self.open.chronicle.taken.saturating_add(1);
        log.push(|| Event::MajorTaken { by: seat, major });
        if self.setup.numbers.win == Win::AtOnce {
            mark!(rules::BAND_76, rules::BAND_81, rules::BAND_R51);
            self.end(End::AtOnce(seat), log);
        }
    }

    /// (h) Clockwise. A round is over when it is the first person's turn again.
    pub(crate) fn next_turn(&mut self, log: &mut Log<Event>) {
        self.open.agenda.clear();
        self.open.passing = Seats::NONE;
        let mut seat = self.open.turn;
        let mut passed = None;
        loop {
            seat = seat.next(self.setup.n_seats);
            if seat == self.open.first {
                mark!(rules::BAND_R53);
                let limit = self.setup.options.round_limit;
                if limit.is_some_and(|limit| self.open.round >= limit) {
                    self.end(End::RoundLimit, log);
                    return;
                }
                self.open.round = self.open.round.saturating_add(1);
            }
            if !self.open.out.contains(seat) {
                break;
            }
            passed =
                passed.or(Some(seat).filter(|&s| self.open.active.is_some_and(|a| a.drawer == s)));
        }
        mark!(rules::BAND_11);
        self.open.turn = seat;
        self.push(Step::Begin);
        if let Some(seat) = passed {
            // The card of a person who has left ends when play passes the seat.
            mark!(rules::BAND_R69);
            self.push(Step::EndHalt { seat });
        }
    }

    pub(crate) fn end(&mut self, end: End, log: &mut Log<Event>) {
        self.open.phase = Phase::Over { end };
        self.open.waits = Seats::NONE;
        self.open.agenda.clear();
        log.push(|| Event::Ended { end });
    }
}
