//! What each action does. Drawing is in `draw.rs`, claiming sequences in `claim.rs`.

use tabletop::{Checked, Log, Seat, mark};

use crate::action::Action;
use crate::card::{Card, Discarded, Kind};
use crate::event::{Drawn, Event};
use crate::options::DrawMode;
use crate::rules;
use crate::space::Space;
use crate::state::{Debt, Dogs, Move, Phase, Stock, Swap};

/// Does what was checked, and everything that follows from it, up to the next decision.
#[inline]
pub(crate) fn apply(state: &mut Dogs, checked: Checked<&Action>, log: &mut Log<Event>) {
    let (seat, action) = checked.into_parts();
    match *action {
        Action::PlayCard { card, space } => state.play_card(seat, card, space, log),
        Action::TurnInDeadCard { card } => state.turn_in(seat, card, log),
        Action::DrawCard => state.draw_late(seat, log),
        Action::LeaveCard => {
            state.late = state.late.with(seat);
            log.push(|| Event::CardLeft { by: seat });
        }
        Action::ClaimSequence { line } => state.claim_chosen(seat, line, log),
        Action::ChooseColour { colour } => state.choose_colour(seat, colour, log),
        Action::ChooseDealer { seat: dealer } => state.deal_out(dealer, log),
        Action::LeaveToChance => state.draw_dealer(log),
    }
}

impl Dogs {
    /// Puts a card face up on its player's own discard pile.
    #[inline]
    fn discard(&mut self, by: Seat, card: Card) {
        mark!(rules::DOGS_18, rules::DOGS_19);
        let hand = &mut self.hands[by.index()];
        let place = hand.iter().position(|&held| held == card);
        hand.remove(place.expect("a card was checked to be in hand"));
        self.discards.push(Discarded { by, card });
    }

    /// The order of a turn: the card and its chip, then a sequence if there is one, then the draw.
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

    /// Puts down a chip. Only the side that puts it down can win by it.
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

    /// Takes a chip away, the only way in which one leaves the board. It goes back to its side's
    /// supply. That ends the turn, so the space can be covered from the next turn on, by anybody.
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

    /// Swaps a dead card, which everybody is told by name, for another. A normal turn follows.
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

    /// Draws the turn's card, or notes that it may be drawn, and passes the turn on.
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

    /// Passes the turn to the next seat clockwise, unless this one was the last.
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

    /// Skips the active seat: no discard, no draw. Enough skips in a row end the game; a full board
    /// alone does not.
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
        mark!(rules::DOGS_R32, rules::DOGS_R33);
        if self.skipped >= self.setup.lookup.deadlock {
            self.finish_without_sequence(log);
        } else {
            self.pass_on(log);
        }
    }
}
