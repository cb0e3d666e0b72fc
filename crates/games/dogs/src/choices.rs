//! What may be done: the list, in an order that follows from what the seat sees.

use tabletop::{Seat, mark};

use crate::action::Action;
use crate::card::{Card, Colour};
use crate::rules;
use crate::state::{Debt, Dogs, Phase};

impl Dogs {
    /// Fills `choices` with what `seat` may do: cards in hand order on spaces in reading order,
    /// then dead cards, then drawing.
    #[inline]
    pub(crate) fn fill_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        match self.phase {
            Phase::Turn if seat == self.active => self.fill_turn(seat, choices),
            _ => self.fill_rare(seat, choices),
        }
    }

    /// A seat that can play a card must, so there is no passing among these.
    #[inline]
    fn fill_turn(&self, seat: Seat, choices: &mut Vec<Action>) {
        mark!(rules::DOGS_R9, rules::DOGS_R38);
        let side = self.setup.side(seat);
        let hand = &self.hands[seat.index()];
        for (place, &card) in hand.iter().enumerate() {
            // Two copies of a card do the same.
            if hand[..place].contains(&card) {
                continue;
            }
            let targets = self.targets(side, card).iter();
            choices.extend(targets.map(|space| Action::PlayCard { card, space }));
        }
        let owes = self.debts[seat.index()] != Debt::Nothing;
        // With nothing to play, what is owed is drawn before dead cards are thought of (DOGS-R29).
        if self.may_swap() && !(owes && choices.is_empty()) {
            for (place, &card) in hand.iter().enumerate() {
                if self.is_dead(card) && !hand[..place].contains(&card) {
                    choices.push(Action::TurnInDeadCard { card });
                }
            }
        }
        if owes {
            choices.push(Action::DrawCard);
        }
    }

    /// Everything but a turn, apart from it so that it stays quick.
    #[cold]
    fn fill_rare(&self, seat: Seat, choices: &mut Vec<Action>) {
        if !self.movers().contains(seat) {
            return;
        }
        match self.phase {
            Phase::ChooseColours => {
                let free = self.free_colours();
                choices.extend(free.map(|colour| Action::ChooseColour { colour }));
            }
            Phase::ChooseDealer => {
                let seats = (0..self.setup.n_seats).map(Seat);
                choices.extend(seats.map(|seat| Action::ChooseDealer { seat }));
                choices.push(Action::LeaveToChance);
            }
            Phase::Claim { space } if seat == self.active => {
                let lines = self.claimable(self.setup.side(seat), space);
                choices.extend(lines.map(|line| Action::ClaimSequence { line }));
            }
            Phase::Turn | Phase::Claim { .. } => {
                choices.push(Action::DrawCard);
                if self.drawer() == Some(seat) {
                    choices.push(Action::LeaveCard);
                }
            }
            Phase::Over(_) => (),
        }
    }

    /// The colours that no side has taken, in edition order.
    pub(crate) fn free_colours(&self) -> impl Iterator<Item = Colour> {
        let all = self.setup.edition.all_colours();
        all.filter(|&colour| !self.colours.contains(&Some(colour)))
    }

    /// Whether a seat holds a card.
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].contains(&card)
    }
}
