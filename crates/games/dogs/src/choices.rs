//! What a seat may do now, in an order that follows from what the seat sees.

use tabletop::{Seat, Seats, mark};

use crate::action::Action;
use crate::card::{Card, Colour};
use crate::rules;
use crate::state::{Debt, Dogs, Phase};

/// The seats that may act: the one whose turn it is, and everybody who may still draw.
#[inline]
pub(crate) fn to_act(state: &Dogs) -> Seats {
    match state.phase {
        Phase::Turn | Phase::Claim { .. } => (0..state.setup.n_seats)
            .map(Seat)
            .filter(|seat| state.debts[seat.index()] != Debt::Nothing)
            .fold(Seats::one(state.active), Seats::with),
        Phase::ChooseColours | Phase::ChooseDealer | Phase::Over(_) => state.choosers(),
    }
}

/// The seats that the table waits for. A seat that may draw comes before the one whose turn it is,
/// until it leaves the card or somebody else moves (DOGS-R28).
#[inline]
pub(crate) fn awaited(state: &Dogs) -> Seats {
    match state.phase {
        Phase::Turn | Phase::Claim { .. } => Seats::one(state.drawer().unwrap_or(state.active)),
        Phase::ChooseColours | Phase::ChooseDealer | Phase::Over(_) => state.choosers(),
    }
}

/// Fills `choices` with what `seat` may do: cards in hand order on spaces in reading order, then dead
/// cards, then drawing.
#[inline]
pub(crate) fn list_choices(state: &Dogs, seat: Seat, choices: &mut Vec<Action>) {
    choices.clear();
    match state.phase {
        Phase::Turn if seat == state.active => state.list_turn(seat, choices),
        _ => state.list_rare(seat, choices),
    }
}

impl Dogs {
    /// The choices of a turn. A seat that can play a card must, so passing is not among them.
    #[inline]
    fn list_turn(&self, seat: Seat, choices: &mut Vec<Action>) {
        mark!(rules::DOGS_R9, rules::DOGS_R38);
        let side = self.setup.side(seat);
        let hand = &self.hands[seat.index()];
        for (place, &card) in hand.iter().enumerate() {
            // A second copy of a card adds no choice.
            if hand[..place].contains(&card) {
                continue;
            }
            let targets = self.targets(side, card).iter();
            choices.extend(targets.map(|space| Action::PlayCard { card, space }));
        }
        let owes = self.debts[seat.index()] != Debt::Nothing;
        // With nothing to play, an owed card must be drawn before a dead one is turned in (DOGS-R29).
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

    /// All other choices, kept out of the hot path.
    #[cold]
    fn list_rare(&self, seat: Seat, choices: &mut Vec<Action>) {
        if !to_act(self).contains(seat) {
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

    /// The seat that has just moved and that the table expects to draw, if any.
    #[inline]
    pub(crate) fn drawer(&self) -> Option<Seat> {
        let seats = (0..self.setup.n_seats).map(Seat);
        let mut fresh = seats.filter(|seat| self.debts[seat.index()] == Debt::Fresh);
        fresh.find(|&seat| !self.late.contains(seat) && seat != self.active)
    }

    /// The seats that decide something before the cards are dealt.
    fn choosers(&self) -> Seats {
        match self.phase {
            Phase::ChooseColours => {
                let seats = (0..self.setup.n_seats).map(Seat);
                seats
                    .filter(|&seat| self.colours[self.setup.side(seat).index()].is_none())
                    .collect()
            }
            Phase::ChooseDealer => Seats::one(self.setup.host),
            Phase::Turn | Phase::Claim { .. } | Phase::Over(_) => Seats::NONE,
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
