//! What each action does: one function per action.

use tabletop::{Chance, Face, Log, Refusal, Row, Seat, Seats, mark};

use crate::action::{Action, Drawn, Event};
use crate::card::{Card, Colour, Discarded, Kind, MOST_SIDES};
use crate::options::{Colours, Dealer, DrawMode};
use crate::rules;
use crate::setup::{MOST_SEATS, Setup, check_size};
use crate::space::{Space, SpaceSet};
use crate::state::{Debt, Dogs, Move, Phase, Stock, Swap, Tally};

impl Dogs {
    /// Lays the table. From a seed: the deck is shuffled, then the dealer is drawn.
    pub(crate) fn lay(
        setup: &Setup,
        mut chance: Chance,
        log: &mut Log<Event>,
    ) -> Result<Self, Refusal> {
        check_size(setup.n_seats)?;
        // As many sets of chips as there are sides.
        if setup.n_sides == 3 {
            mark!(rules::DOGS_6);
        } else {
            mark!(rules::DOGS_5);
        }
        let mut deck = setup.lookup.deck;
        chance.shuffle(&mut deck);
        let mut state = Self::empty(setup, chance);
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

    /// It is the colour of all members, and nobody else's.
    fn choose_colour(&mut self, by: Seat, colour: Colour, log: &mut Log<Event>) {
        mark!(rules::DOGS_15, rules::DOGS_16, rules::DOGS_R5);
        self.colours[self.setup.side(by).index()] = Some(colour);
        log.push(|| Event::ColourChosen { by, colour });
        if self.movers().is_empty() {
            self.find_dealer(log);
        }
    }

    /// By lot, or whom the host names; in a rematch the deal has moved one seat on.
    fn find_dealer(&mut self, log: &mut Log<Event>) {
        mark!(rules::DOGS_R6);
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

    /// The same number to everybody, one card at a time, clockwise from the seat after the dealer,
    /// who plays too.
    fn deal_out(&mut self, dealer: Seat, log: &mut Log<Event>) {
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

    /// A card goes face up to the discard pile of the one who plays it.
    #[inline]
    fn discard(&mut self, by: Seat, card: Card) {
        mark!(rules::DOGS_18, rules::DOGS_19);
        let hand = &mut self.hands[by.index()];
        let place = hand.iter().position(|&held| held == card);
        hand.remove(place.expect("a card was checked to be in hand"));
        self.discards.push(Discarded { by, card });
    }

    /// Card and chip are one action, then a sequence is looked for, then a card is drawn.
    #[inline]
    fn play_card(&mut self, by: Seat, card: Card, space: Space, log: &mut Log<Event>) {
        mark!(rules::DOGS_R11);
        self.discard(by, card);
        self.tally.turns = self.tally.turns.saturating_add(1);
        self.skipped = 0;
        self.last = Some(Move { by, space });
        match self.setup.kind(card) {
            Kind::Breed | Kind::Hydrant => self.place_chip(by, card, space, log),
            Kind::Doghouse => self.remove_chip(by, card, space, log),
        }
    }

    /// A chip of the side's colour. Nobody else can win by it.
    #[inline]
    fn place_chip(&mut self, by: Seat, card: Card, space: Space, log: &mut Log<Event>) {
        mark!(rules::DOGS_R15);
        if self.setup.kind(card) == Kind::Hydrant {
            mark!(rules::DOGS_27, rules::DOGS_R18);
        } else {
            mark!(rules::DOGS_20, rules::DOGS_21);
        }
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

    /// The one way in which a chip leaves the board. It goes back to its side's supply, and the
    /// turn is over, so the space cannot be covered in this turn. From the next turn on it is open
    /// to everyone.
    fn remove_chip(&mut self, by: Seat, card: Card, space: Space, log: &mut Log<Event>) {
        mark!(rules::DOGS_25, rules::DOGS_28, rules::DOGS_R19);
        mark!(rules::DOGS_29, rules::DOGS_30, rules::DOGS_R20);
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

    /// Everybody is told the card, its holder takes another and then plays a normal turn.
    fn turn_in(&mut self, by: Seat, card: Card, log: &mut Log<Event>) {
        mark!(rules::DOGS_33, rules::DOGS_34, rules::DOGS_35);
        mark!(rules::DOGS_36, rules::DOGS_R24);
        self.discard(by, card);
        self.swap = Swap::Done;
        self.tally.dead = self.tally.dead.saturating_add(1);
        log.push(|| Event::DeadCardTurnedIn { by, card });
        self.draw(by, Drawn::ForDeadCard, log);
        self.go_on(log);
    }

    /// The turn is over: its card is drawn, and the next player's begins.
    #[inline]
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        let by = self.active;
        match self.setup.options.draw_mode {
            DrawMode::Auto => {
                mark!(rules::DOGS_23, rules::DOGS_37, rules::DOGS_R27);
                self.draw(by, Drawn::AfterMove, log);
            }
            DrawMode::Manual => self.owe(by),
        }
        self.pass_on(log);
    }

    /// The next seat clockwise is on, unless the turn was the last.
    #[inline]
    fn pass_on(&mut self, log: &mut Log<Event>) {
        if self.stock == Stock::UsedUp {
            mark!(rules::DOGS_R34);
            return self.finish_without_sequence(log);
        }
        mark!(rules::DOGS_17, rules::DOGS_24);
        self.active = self.active.next(self.setup.n_seats);
        self.swap = Swap::Open;
        self.go_on(log);
    }

    /// Waits for the active seat, or skips it if it can do nothing.
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
        if self.hands[seat.index()].is_empty() {
            mark!(rules::DOGS_R26);
        } else {
            mark!(rules::DOGS_R25);
        }
        self.skipped += 1;
        self.tally.skipped = self.tally.skipped.saturating_add(1);
        self.tally.turns = self.tally.turns.saturating_add(1);
        log.push(|| Event::TurnSkipped { seat });
        // Also on a full board, which is no end by itself.
        mark!(rules::DOGS_R32, rules::DOGS_R33);
        if self.skipped >= self.setup.lookup.deadlock {
            self.finish_without_sequence(log);
        } else {
            self.pass_on(log);
        }
    }
}
