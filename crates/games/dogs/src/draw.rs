//! The deck: drawing from it, rebuilding it, and losing the right to a card.

use tabletop::{Face, Log, Row, Seat, Seats, mark};

use crate::card::Card;
use crate::event::{Drawn, Event};
use crate::options::DrawMode;
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::state::{Debt, Dogs, Phase, Stock};

impl Dogs {
    /// Takes the top card of the deck into a hand, if there is one.
    #[inline]
    pub(crate) fn draw(&mut self, by: Seat, why: Drawn, log: &mut Log<Event>) {
        if self.deck.is_empty() {
            self.rebuild(log);
        }
        let Some(card) = self.deck.pop() else {
            return;
        };
        self.hands[by.index()].push(card);
        log.push(|| Event::CardDrawn {
            by,
            card: Face::Up(card),
            why,
        });
        if self.deck.is_empty() {
            self.rebuild(log);
        }
    }

    /// Shuffles all discard piles into a new deck as soon as the last card is taken, but not more often
    /// than agreed.
    #[cold]
    fn rebuild(&mut self, log: &mut Log<Event>) {
        match self.stock {
            Stock::UsedUp => return,
            Stock::Lasts => (),
        }
        if self.rebuilds >= self.setup.options.reshuffle_limit {
            mark!(rules::DOGS_R34);
            self.stock = Stock::UsedUp;
            // Without a deck nobody can owe a draw.
            self.debts = [Debt::Nothing; MOST_SEATS];
            self.late = Seats::NONE;
            log.push(|| Event::DeckUsedUp);
            return;
        }
        if self.discards.is_empty() {
            return;
        }
        mark!(rules::DOGS_39, rules::DOGS_R31);
        self.deck = self
            .discards
            .iter()
            .map(|discarded| discarded.card)
            .collect();
        self.discards = Row::new();
        self.chance.shuffle(&mut self.deck);
        self.rebuilds += 1;
        log.push(|| Event::DeckRebuilt {
            n_cards: n_cards(&self.deck),
            times: self.rebuilds,
        });
    }

    /// Notes that a seat may draw the card for its move.
    pub(crate) fn owe(&mut self, by: Seat) {
        if self.may_draw() {
            mark!(rules::DOGS_R28);
            self.debts[by.index()] = Debt::Fresh;
        }
    }

    /// Notes a move. The mover loses the card it had not drawn yet, and the seat that moved before it may
    /// draw until the mover draws. Turning in a dead card is not a move.
    #[inline]
    pub(crate) fn note_move(&mut self, by: Seat, log: &mut Log<Event>) {
        match self.setup.options.draw_mode {
            DrawMode::Auto => return,
            DrawMode::Manual => mark!(rules::DOGS_R29),
        }
        if self.debts[by.index()] != Debt::Nothing {
            self.lose(by, log);
        }
        for debt in &mut self.debts {
            if *debt == Debt::Fresh {
                *debt = Debt::Until(by);
            }
        }
    }

    /// Draws an owed card. The seat that moved before and has not drawn by now loses its card.
    pub(crate) fn draw_late(&mut self, by: Seat, log: &mut Log<Event>) {
        mark!(rules::DOGS_23, rules::DOGS_37, rules::DOGS_R28);
        self.debts[by.index()] = Debt::Nothing;
        self.late = self.late.without(by);
        let waited = self.debts.map(|debt| debt == Debt::Until(by));
        // The draw causes the loss, so it is told first.
        self.draw(by, Drawn::AfterMove, log);
        for seat in (0..self.setup.n_seats).map(Seat) {
            if waited[seat.index()] {
                self.lose(seat, log);
            }
        }
        // A card drawn during the seat's own turn may be its first playable one, and a deck that has
        // run out may leave it nothing to do.
        match self.phase {
            Phase::Turn => self.go_on(log),
            Phase::Claim { .. } | Phase::ChooseColours | Phase::ChooseDealer | Phase::Over(_) => (),
        }
    }

    /// Takes away the right to a card: the hand is one card smaller for the rest of the game.
    fn lose(&mut self, seat: Seat, log: &mut Log<Event>) {
        mark!(rules::DOGS_38, rules::DOGS_R28);
        self.debts[seat.index()] = Debt::Nothing;
        self.late = self.late.without(seat);
        self.tally.lost = self.tally.lost.saturating_add(1);
        log.push(|| Event::CardLost { seat });
        for debt in &mut self.debts {
            if *debt == Debt::Until(seat) {
                *debt = Debt::UntilOwnMove;
            }
        }
    }

    /// The number of cards in the deck.
    pub(crate) fn deck_size(&self) -> u8 {
        n_cards(&self.deck)
    }

    /// The cards of the deck, the top one last.
    pub(crate) fn deck(&self) -> &[Card] {
        &self.deck
    }
}

/// The number of cards as views and events carry it.
fn n_cards(deck: &[Card]) -> u8 {
    u8::try_from(deck.len()).expect("validated: at most 128 cards")
}
