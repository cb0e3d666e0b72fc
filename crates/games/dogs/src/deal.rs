//! Dealing: colours, the dealer, and the first hands.

use tabletop::{Chance, Face, Log, Refusal, Row, Seat, Seats, mark};

use crate::card::{Colour, MOST_SIDES};
use crate::choices::to_act;
use crate::event::Event;
use crate::options::{Colours, Dealer};
use crate::rules;
use crate::setup::{MOST_SEATS, Setup, check_size};
use crate::space::SpaceSet;
use crate::state::{Debt, Dogs, Phase, Stock, Swap, Tally};

/// A new deal at its first decision. The deck is shuffled before the dealer is drawn: records depend
/// on that order.
pub(crate) fn deal(
    setup: &Setup,
    mut chance: Chance,
    log: &mut Log<Event>,
) -> Result<Dogs, Refusal> {
    check_size(setup.n_seats)?;
    if setup.n_sides == 3 {
        mark!(rules::DOGS_6);
    } else {
        mark!(rules::DOGS_5);
    }
    let mut deck = setup.lookup.deck;
    chance.shuffle(&mut deck);
    let mut state = Dogs::empty(setup, chance);
    state.deck = deck;
    match setup.options.colours {
        Colours::Choose => (),
        Colours::SeatOrder => {
            for side in setup.sides() {
                state.colours[side.index()] = Some(Colour(side.0));
            }
            state.find_dealer(log);
        }
    }
    Ok(state)
}

impl Dogs {
    /// A table with no cards and no chips on it.
    pub(crate) fn empty(setup: &Setup, chance: Chance) -> Self {
        Self {
            setup: setup.clone(),
            phase: Phase::ChooseColours,
            active: Seat(0),
            dealer: None,
            colours: [None; MOST_SIDES],
            chips: [SpaceSet::NONE; MOST_SIDES],
            hot: [SpaceSet::NONE; MOST_SIDES],
            claimed: [[None; 2]; MOST_SIDES],
            hands: [Row::new(); MOST_SEATS],
            deck: Row::new(),
            discards: Row::new(),
            rebuilds: 0,
            stock: Stock::Lasts,
            swap: Swap::Open,
            skipped: 0,
            debts: [Debt::Nothing; MOST_SEATS],
            late: Seats::NONE,
            last: None,
            tally: Tally::default(),
            chance,
        }
    }

    /// One member chooses for the whole side.
    pub(crate) fn choose_colour(&mut self, by: Seat, colour: Colour, log: &mut Log<Event>) {
        mark!(rules::DOGS_15, rules::DOGS_16, rules::DOGS_R5);
        self.colours[self.setup.side(by).index()] = Some(colour);
        log.push(|| Event::ColourChosen { by, colour });
        if to_act(self).is_empty() {
            self.find_dealer(log);
        }
    }

    /// In a rematch the deal moves one seat on. Otherwise the dealer is drawn, or the host names one.
    fn find_dealer(&mut self, log: &mut Log<Event>) {
        mark!(rules::DOGS_R6);
        let options = &self.setup.options;
        match (options.last_dealer, options.dealer) {
            (Some(last), _) => self.deal_out(last.next(self.setup.n_seats), log),
            (None, Dealer::Random) => self.draw_dealer(log),
            (None, Dealer::HostPicks) => self.phase = Phase::ChooseDealer,
        }
    }

    /// Draws the dealer by lot.
    pub(crate) fn draw_dealer(&mut self, log: &mut Log<Event>) {
        let seats = [0, 1, 2, 3, 4, 5].map(Seat);
        let dealer = *self.chance.pick(&seats[..usize::from(self.setup.n_seats)]);
        self.deal_out(dealer, log);
    }

    /// Deals everybody the same number of cards, one at a time, clockwise from the seat after the
    /// dealer. The dealer plays too.
    pub(crate) fn deal_out(&mut self, dealer: Seat, log: &mut Log<Event>) {
        mark!(rules::DOGS_12, rules::DOGS_17, rules::DOGS_R7);
        let n_seats = self.setup.n_seats;
        if n_seats <= 3 {
            mark!(rules::DOGS_13);
        } else {
            mark!(rules::DOGS_14);
        }
        let first = dealer.next(n_seats);
        self.dealer = Some(dealer);
        self.active = first;
        log.push(|| Event::DealerChosen {
            seat: dealer,
            first,
        });
        for _ in 0..self.setup.lookup.hand_size {
            let mut seat = first;
            for _ in 0..n_seats {
                let card = self.deck.pop().expect("validated: the deck is larger");
                self.hands[seat.index()].push(card);
                seat = seat.next(n_seats);
            }
        }
        for to in (0..n_seats).map(Seat) {
            log.push(|| Event::HandDealt {
                to,
                cards: self.hands[to.index()]
                    .iter()
                    .map(|&card| Face::Up(card))
                    .collect(),
            });
        }
        self.go_on(log);
    }
}
