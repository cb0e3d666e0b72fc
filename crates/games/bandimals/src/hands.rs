//! Drawing, discarding and moving cards, and what others know of them afterwards.

use tabletop::{Face, Log, Seat, Seats, mark};

use crate::card::{Card, Held, Known, forget_but, take_at, take_card};
use crate::effect::To;
use crate::event::Event;
use crate::rules;
use crate::state::Bandimals;

impl Bandimals {
    /// Draws cards. When the draw pile is empty, the discard pile is shuffled into a new one.
    pub(crate) fn draw(&mut self, seat: Seat, n: usize, log: &mut Log<Event>) {
        let before = self.hands[seat].len();
        for _ in 0..n {
            if self.deck.is_empty() {
                mark!(rules::BAND_R16);
                if self.open.discard.is_empty() {
                    break;
                }
                self.deck.append(&mut self.open.discard);
                // Sorted first, so that the new order depends on chance alone.
                self.deck.sort_unstable();
                self.chance.shuffle(&mut self.deck);
                let n = self.deck_size();
                log.push(|| Event::Reshuffled { n });
            }
            if let Some(card) = self.deck.pop() {
                self.hands[seat].push(Held::secret(card));
            }
        }
        let drawn = &self.hands[seat][before..];
        if !drawn.is_empty() {
            log.push(|| Event::Drew {
                by: seat,
                cards: drawn.iter().map(|held| Face::Up(held.card)).collect(),
            });
        }
    }

    /// Discards cards of a hand, in this order.
    pub(crate) fn discard(&mut self, seat: Seat, cards: &[Card], log: &mut Log<Event>) {
        if cards.is_empty() {
            return;
        }
        for &card in cards {
            take_card(&mut self.hands[seat], card);
            self.open.discard.push(card);
        }
        log.push(|| Event::Discarded {
            by: seat,
            cards: cards.to_vec(),
        });
    }

    /// Discards cards at random, without putting any back.
    pub(crate) fn discard_at_random(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) {
        let mut cards = Vec::new();
        for _ in 0..n {
            let Some(place) = self.some_place(seat) else {
                break;
            };
            let card = take_at(&mut self.hands[seat], place).card;
            self.open.discard.push(card);
            cards.push(card);
        }
        if !cards.is_empty() {
            log.push(|| Event::Discarded { by: seat, cards });
        }
    }

    /// A random place in a hand, if it has any cards.
    fn some_place(&mut self, seat: Seat) -> Option<usize> {
        match u32::try_from(self.hands[seat].len()).expect("a hand is no larger than the box") {
            0 => None,
            left => Some(self.chance.below(left) as usize),
        }
    }

    /// How many cards the draw pile has.
    pub(crate) fn deck_size(&self) -> u16 {
        u16::try_from(self.deck.len()).expect("an edition has at most 1000 green cards")
    }

    /// Takes a random card from a hand, or nothing from an empty one. Both people know which it was;
    /// nobody else can tell what is left there.
    pub(crate) fn take(&mut self, by: Seat, from: Seat, log: &mut Log<Event>) {
        let Some(place) = self.some_place(from) else {
            mark!(rules::BAND_R71);
            return;
        };
        let card = take_at(&mut self.hands[from], place).card;
        forget_but(&mut self.hands[from], Seats::one(by));
        let known = Known::To(Seats::one(from));
        self.hands[by].push(Held { card, known });
        let card = Face::Up(card);
        log.push(|| Event::Taken { by, from, card });
    }

    /// Moves a band card to where it goes, and logs it.
    pub(crate) fn remove_from_band(
        &mut self,
        from: Seat,
        by: Seat,
        card: Card,
        to: To,
        log: &mut Log<Event>,
    ) {
        let band = &mut self.open.bands[from];
        let Some(place) = band.cards.iter().rposition(|&other| other == card) else {
            return;
        };
        band.cards.remove(place);
        self.put(from, by, card, to);
        log.push(|| Event::Removed { from, card, to });
        self.settle_majors(log);
    }

    /// Everybody sees where a band card goes.
    pub(crate) fn put(&mut self, owner: Seat, by: Seat, card: Card, to: To) {
        let known = Known::Everybody;
        match to {
            To::Discard => self.open.discard.push(card),
            To::OwnerHand => self.hands[owner].push(Held { card, known }),
            To::ActorHand => self.hands[by].push(Held { card, known }),
        }
    }

    /// A Drum Major goes back as soon as the band is not full.
    pub(crate) fn settle_majors(&mut self, log: &mut Log<Event>) {
        for seat in self.setup.seats() {
            if let Some(major) = self.band(seat).major
                && !self.is_full(seat)
            {
                mark!(rules::BAND_71, rules::BAND_R47, rules::BAND_R50);
                self.open.bands[seat].major = None;
                self.open.majors.push(major);
                self.open.chronicle.lost = self.open.chronicle.lost.saturating_add(1);
                log.push(|| Event::MajorLost { seat, major });
            }
        }
    }
}
