//! What each action does: one function per action.

use tabletop::{Chance, Face, Log, Refusal, Row, Seat, Seats};

use crate::action::{Action, Drawn, Event};
use crate::card::{Card, Colour, Discarded, Kind, MOST_SIDES};
use crate::options::{Colours, Dealer, DrawMode};
use crate::setup::{MOST_SEATS, Setup, check_size};
use crate::space::{Space, SpaceSet};
use crate::state::{Debt, Dogs, Move, Phase, Stock, Swap, Tally};

impl Dogs {
    /// Lays the table. From a seed: the deck is shuffled, then the dealer is drawn (DOGS-12,
    /// DOGS-R6).
    pub(crate) fn lay(
        setup: &Setup,
        mut chance: Chance,
        log: &mut Log<Event>,
    ) -> Result<Self, Refusal> {
        check_size(setup.n_seats)?;
        let mut deck = setup.lookup.deck;
        chance.shuffle(&mut deck);
        let mut state = Self::empty(setup, chance);
        state.deck = deck;
        match setup.options.colours {
            Colours::Choose => (),
            // DOGS-5, DOGS-6: as many sets of chips as there are sides.
            Colours::SeatOrder => {
                for side in setup.sides() {
                    state.colours[side.index()] = Some(Colour(side.0));
                }
                state.find_dealer(log);
            }
        }
        Ok(state)
    }

    /// A table on which nothing lies yet.
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

    /// Does an action that was checked.
    #[inline]
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::PlayCard { card, space } => self.play_card(seat, card, space, log),
            Action::TurnInDeadCard { card } => self.turn_in(seat, card, log),
            Action::DrawCard => self.draw_late(seat, log),
            Action::LeaveCard => {
                self.late = self.late.with(seat);
                log.push(|| Event::CardLeft { by: seat });
            }
            Action::ClaimSequence { line } => self.claim_chosen(seat, line, log),
            Action::ChooseColour { colour } => self.choose_colour(seat, colour, log),
            Action::ChooseDealer { seat: dealer } => self.deal_out(dealer, log),
            Action::LeaveToChance => {
                let dealer = self.by_lot();
                self.deal_out(dealer, log);
            }
        }
    }

    /// DOGS-15, DOGS-16, DOGS-R5: it is the colour of all members, and nobody else's.
    fn choose_colour(&mut self, by: Seat, colour: Colour, log: &mut Log<Event>) {
        self.colours[self.setup.side(by).index()] = Some(colour);
        log.push(|| Event::ColourChosen { by, colour });
        if self.movers().is_empty() {
            self.find_dealer(log);
        }
    }

    /// DOGS-R6: by lot, or whom the host names; in a rematch the deal has moved one seat on.
    fn find_dealer(&mut self, log: &mut Log<Event>) {
        let options = &self.setup.options;
        match (options.last_dealer, options.dealer) {
            (Some(last), _) => self.deal_out(last.next(self.setup.n_seats), log),
            (None, Dealer::Random) => {
                let dealer = self.by_lot();
                self.deal_out(dealer, log);
            }
            (None, Dealer::HostPicks) => self.phase = Phase::ChooseDealer,
        }
    }

    fn by_lot(&mut self) -> Seat {
        let seats = [0, 1, 2, 3, 4, 5].map(Seat);
        *self.chance.pick(&seats[..usize::from(self.setup.n_seats)])
    }

    /// DOGS-12, DOGS-17, DOGS-R7: the same number to everybody, one card at a time, clockwise from
    /// the seat after the dealer, who plays too.
    fn deal_out(&mut self, dealer: Seat, log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
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

    /// A card goes to the discard pile of whoever plays it, face up (DOGS-18, DOGS-19).
    #[inline]
    fn discard(&mut self, by: Seat, card: Card) {
        let hand = &mut self.hands[by.index()];
        let place = hand.iter().position(|&held| held == card);
        hand.remove(place.expect("a card was checked to be in hand"));
        self.discards.push(Discarded { by, card });
    }

    /// DOGS-18 to DOGS-23 in the order of DOGS-R11: card and chip are one action, then a sequence
    /// is looked for, then a card is drawn.
    #[inline]
    fn play_card(&mut self, by: Seat, card: Card, space: Space, log: &mut Log<Event>) {
        self.discard(by, card);
        self.tally.turns = self.tally.turns.saturating_add(1);
        self.skipped = 0;
        self.last = Some(Move { by, space });
        match self.setup.kind(card) {
            Kind::Breed | Kind::Hydrant => self.place_chip(by, card, space, log),
            Kind::Doghouse => self.remove_chip(by, card, space, log),
        }
    }

    /// DOGS-20, DOGS-27: a chip of the side's colour. Nobody else can win by it (DOGS-R15).
    #[inline]
    fn place_chip(&mut self, by: Seat, card: Card, space: Space, log: &mut Log<Event>) {
        let side = self.setup.side(by);
        let chips = &mut self.chips[side.index()];
        *chips = chips.with(space);
        log.push(|| Event::ChipPlaced {
            by,
            colour: self.colour(side),
            card,
            space,
        });
        self.note_move(by, log);
        self.look_for_sequence(by, space, log);
    }

    /// The one way in which a chip leaves the board (DOGS-25).
    /// DOGS-28, DOGS-29, DOGS-R19: it goes back to its side's supply, and the turn is over, so the
    /// space cannot be covered in this turn (DOGS-30, DOGS-R20). From the next turn on it is open
    /// to everyone.
    fn remove_chip(&mut self, by: Seat, card: Card, space: Space, log: &mut Log<Event>) {
        let owner = self
            .setup
            .sides()
            .find(|side| self.chips[side.index()].contains(space));
        let owner = owner.expect("a doghouse was checked to hit a chip");
        let chips = &mut self.chips[owner.index()];
        *chips = chips.without(space);
        self.hot[owner.index()] = self.hot_spaces(owner);
        self.tally.removed = self.tally.removed.saturating_add(1);
        log.push(|| Event::ChipRemoved {
            by,
            colour: self.colour(owner),
            card,
            space,
        });
        self.note_move(by, log);
        self.end_turn(log);
    }

    /// DOGS-33 to DOGS-36, DOGS-R24: everybody is told the card, its holder takes another and then
    /// plays a normal turn.
    fn turn_in(&mut self, by: Seat, card: Card, log: &mut Log<Event>) {
        self.discard(by, card);
        self.swap = Swap::Done;
        self.tally.dead = self.tally.dead.saturating_add(1);
        log.push(|| Event::DeadCardTurnedIn { by, card });
        self.draw(by, Drawn::ForDeadCard, log);
        self.go_on(log);
    }

    /// The turn is over: its card is drawn (DOGS-23, DOGS-37), and the next player's begins
    /// (DOGS-24).
    #[inline]
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        let by = self.active;
        match self.setup.options.draw_mode {
            // DOGS-R27: at once.
            DrawMode::Auto => self.draw(by, Drawn::AfterMove, log),
            DrawMode::Manual => self.owe(by),
        }
        self.pass_on(log);
    }

    /// The next seat clockwise is on, unless the turn was the last (DOGS-R34).
    #[inline]
    fn pass_on(&mut self, log: &mut Log<Event>) {
        if self.stock == Stock::UsedUp {
            return self.finish_without_sequence(log);
        }
        self.active = self.active.next(self.setup.n_seats);
        self.swap = Swap::Open;
        self.go_on(log);
    }

    /// Waits for the active seat, or skips it if it can do nothing (DOGS-R25, DOGS-R26).
    #[inline]
    pub(crate) fn go_on(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        let may_act = self.may_play(seat)
            || self.debts[seat.index()] != Debt::Nothing
            || (self.may_swap() && self.holds_dead(seat));
        if may_act {
            self.phase = Phase::Turn;
        } else {
            self.skip(log);
        }
    }

    /// No discard, no draw.
    #[cold]
    fn skip(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        self.skipped += 1;
        self.tally.skipped = self.tally.skipped.saturating_add(1);
        self.tally.turns = self.tally.turns.saturating_add(1);
        log.push(|| Event::TurnSkipped { seat });
        // DOGS-R33: also on a full board, which is no end by itself (DOGS-R32).
        if self.skipped >= self.setup.lookup.deadlock {
            self.finish_without_sequence(log);
        } else {
            self.pass_on(log);
        }
    }
}
