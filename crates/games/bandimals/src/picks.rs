//! Several seats pick cards at the same time, sealed: to discard, to pass on, to take back.

use arrayvec::ArrayVec;
use tabletop::{Face, Log, Seat, Seats, mark};

use crate::agenda::{Ops, Picks, Stage, Step, What};
use crate::band::removable;
use crate::card::{Card, Held, Known, forget_but, take_card};
use crate::effect::Who;
use crate::event::Event;
use crate::rules;
use crate::state::{Bandimals, Sealed};

impl Bandimals {
    pub(crate) fn ask_picks(&mut self, ops: Ops, who: Who, what: What, n: u8) {
        let seats = self.whom(who, ops).into_iter().collect();
        self.push(Step::Picks(Picks {
            by: ops.by,
            seats,
            what,
            n,
            stage: Stage::Opening,
        }));
    }

    /// What a seat can pick from, the newest last. Others only know how many there are.
    pub(crate) fn pickable(&self, seat: Seat, what: What) -> Vec<Card> {
        match what {
            What::Discard | What::Pass => self.hands[seat].iter().map(|held| held.card).collect(),
            What::Recall { kind, section, .. } => {
                removable(&self.setup, self.band(seat), kind, section).collect()
            }
        }
    }

    /// All choose at the same time, sealed. A seat that has no more cards than asked for gives all of
    /// them.
    pub(crate) fn go_on_picks(&mut self, picks: Picks, log: &mut Log<Event>) {
        let n = usize::from(picks.n);
        if picks.stage == Stage::Opening {
            let asked = picks
                .seats
                .iter()
                .filter(|&seat| self.pickable(seat, picks.what).len() > n);
            self.open.waits = asked.collect();
            self.set_step(Step::Picks(Picks {
                stage: Stage::Asked,
                ..picks
            }));
            return;
        }
        mark!(rules::BAND_R32);
        self.pop();
        let order = self
            .around(picks.by)
            .filter(|&seat| picks.seats.contains(seat));
        let order: ArrayVec<Seat, 8> = order.collect();
        let mut picked: ArrayVec<(Seat, Vec<Card>), 8> = ArrayVec::new();
        for seat in order {
            let sealed = self.sealed[seat].take();
            let cards = if let Some(Sealed::Cards(cards)) = sealed {
                cards.to_vec()
            } else {
                self.pickable(seat, picks.what)
            };
            picked.push((seat, cards));
        }
        self.unseal();
        match picks.what {
            What::Discard => {
                for (seat, cards) in picked {
                    self.discard(seat, &cards, log);
                }
            }
            What::Recall { to, .. } => {
                for (seat, cards) in picked {
                    for card in cards {
                        self.remove_from_band(seat, picks.by, card, to, log);
                    }
                }
            }
            What::Pass => self.pass(&picked, log),
        }
    }

    /// All pass to the left at the same moment, so no card is passed twice.
    fn pass(&mut self, picked: &[(Seat, Vec<Card>)], log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let left_of = |mut seat: Seat, out: Seats| {
            loop {
                seat = seat.next(n_seats);
                if !out.contains(seat) {
                    return seat;
                }
            }
        };
        for (seat, cards) in picked {
            for &card in cards {
                take_card(&mut self.hands[*seat], card);
            }
            if !cards.is_empty() {
                let witnesses = Seats::one(left_of(*seat, self.open.out));
                forget_but(&mut self.hands[*seat], witnesses);
            }
        }
        for (seat, cards) in picked {
            let to = left_of(*seat, self.open.out);
            for &card in cards {
                let known = Known::To(Seats::one(*seat));
                self.hands[to].push(Held { card, known });
            }
            if !cards.is_empty() {
                log.push(|| Event::Passed {
                    by: *seat,
                    to,
                    cards: cards.iter().copied().map(Face::Up).collect(),
                });
            }
        }
    }

    /// Seals a pick. Nobody is told until all are in.
    pub(crate) fn pick(&mut self, seat: Seat, card: Card) {
        let Some(Step::Picks(picks)) = self.step() else {
            return;
        };
        let sealed = self.sealed[seat].get_or_insert_with(|| Sealed::Cards(ArrayVec::new()));
        if let Sealed::Cards(cards) = sealed {
            cards.push(card);
            if cards.len() < usize::from(picks.n) {
                self.open.waits = self.open.waits.with(seat);
            }
        }
    }

    /// The cards that a seat has sealed so far.
    pub(crate) fn picked(&self, seat: Seat) -> &[Card] {
        let Some(Sealed::Cards(cards)) = &self.sealed[seat] else {
            return &[];
        };
        cards
    }
}
