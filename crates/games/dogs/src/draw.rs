//! The deck: drawing from it, rebuilding it, and losing the right to a card.

use tabletop::{Face, Log, Row, Seat, Seats, mark};

use crate::action::{Drawn, Event};
use crate::card::Card;
use crate::options::DrawMode;
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::state::{Debt, Dogs, Phase, Stock};

impl Dogs {
    /// A card from the deck comes into a hand, if there is one.
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

    /// The moment the last card is taken all discard piles are shuffled into a new deck, but not
    /// more often than agreed.
    #[cold]
    fn rebuild(&mut self, log: &mut Log<Event>) {
        match self.stock {
            Stock::UsedUp => return,
            Stock::Lasts => (),
        }
        if self.rebuilds >= self.setup.options.reshuffle_limit {
            mark!(rules::DOGS_R34);
            self.stock = Stock::UsedUp;
            // There is nothing to draw any more, and so nothing is owed.
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

    /// After a move its card may be drawn, and the turn passes on.
    pub(crate) fn owe(&mut self, by: Seat) {
        if self.may_draw() {
            mark!(rules::DOGS_R28);
            self.debts[by.index()] = Debt::Fresh;
        }
    }

    /// Somebody makes a move: what they had not drawn yet is lost, and the one who moved before them
    /// may draw until they have drawn too. Turning in a dead card is no move.
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

    /// The next player has moved and drawn, and the one who moved before them and has not drawn has
    /// lost the right to it.
    pub(crate) fn draw_late(&mut self, by: Seat, log: &mut Log<Event>) {
        mark!(rules::DOGS_23, rules::DOGS_37, rules::DOGS_R28);
        self.debts[by.index()] = Debt::Nothing;
        self.late = self.late.without(by);
        let waited = self.debts.map(|debt| debt == Debt::Until(by));
        // It is the draw that costs them the card, so it is told first.
        self.draw(by, Drawn::AfterMove, log);
        for seat in (0..self.setup.n_seats).map(Seat) {
            if waited[seat.index()] {
                self.lose(seat, log);
            }
        }
        // A card drawn in one's own turn may be the first that can be played, and a deck that has
        // run out may leave nothing to do.
        match self.phase {
            Phase::Turn => self.go_on(log),
            Phase::Claim { .. } | Phase::ChooseColours | Phase::ChooseDealer | Phase::Over(_) => (),
        }
    }

    /// A hand is one card smaller for the rest of the game.
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

    /// How many cards the deck has.
    pub(crate) fn deck_size(&self) -> u8 {
        n_cards(&self.deck)
    }

    /// The cards of the deck, the top one last.
    pub(crate) fn deck(&self) -> &[Card] {
        &self.deck
    }
}

/// How many cards there are, in a type that views and events carry.
fn n_cards(deck: &[Card]) -> u8 {
    u8::try_from(deck.len()).expect("validated: at most 128 cards")
}
