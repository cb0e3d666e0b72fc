//! What a seat may do now.

use tabletop::{Seat, mark};

use crate::action::Action;
use crate::card::{Card, Location};
use crate::rules;
use crate::state::{Argh, Phase};

/// Fills `choices` with what `seat` may do. Their order follows from what everybody sees: piles, then
/// seats and slots, then cards in edition order.
#[inline]
pub(crate) fn list_choices(state: &Argh, seat: Seat, choices: &mut Vec<Action>) {
    choices.clear();
    if !state.waits.contains(seat) {
        return;
    }
    match state.phase {
        Phase::Turn => state.list_turn(seat, choices),
        Phase::Holding { .. } => {
            let n_seats = usize::from(state.setup.n_seats);
            let holding = &state.setup.lookup.holding[seat.index()];
            choices.extend_from_slice(&holding[..n_seats]);
        }
        Phase::Offered { .. } => {
            choices.extend_from_slice(&[Action::AcceptCard, Action::DeclineCard]);
        }
        _ => state.list_rare(choices),
    }
}

impl Argh {
    /// The choices of the phases that come up once in a deal. They are kept apart so that the common
    /// ones stay fast.
    #[cold]
    fn list_rare(&self, choices: &mut Vec<Action>) {
        match self.phase {
            Phase::ChooseFirst { .. } => {
                let seats = (0..self.setup.n_seats).map(Seat);
                choices.extend(seats.map(|seat| Action::ChooseFirstPlayer { seat }));
                choices.push(Action::LeaveToChance);
            }
            Phase::Owl { .. } => {
                let n_picks = |location: Location| self.boxed[location.index()].max(1);
                for house in 0..n_picks(Location::House) {
                    for garden in 0..n_picks(Location::Garden) {
                        for laboratory in 0..n_picks(Location::Laboratory) {
                            let picks = [house, garden, laboratory];
                            choices.push(Action::OwlPeek { picks });
                        }
                    }
                }
                choices.push(Action::OwlDecline);
            }
            Phase::Effects { seat, effect: None } => {
                let left = self.effects_left(seat).iter();
                choices.extend(left.map(|card| Action::PickEffect { card }));
            }
            Phase::Effects {
                seat,
                effect: Some(effect),
            } => {
                let targets = self.targets(seat, effect).iter();
                choices.extend(targets.map(|card| self.answer(effect, card)));
            }
            Phase::Turn | Phase::Holding { .. } | Phase::Offered { .. } | Phase::Over(_) => (),
        }
    }

    #[inline]
    fn list_turn(&self, seat: Seat, choices: &mut Vec<Action>) {
        for location in Location::ALL {
            if self.pile_size(location) > 0 {
                choices.push(Action::TakeCard { location });
            }
        }
        // If nobody else has a face-down card, this adds nothing.
        mark!(rules::ARGH_R14);
        for cards in self.hidden.of_others(seat) {
            choices.extend(cards.iter().map(|hidden| Action::StealCard {
                from: hidden.seat,
                slot: hidden.slot,
            }));
        }
    }

    /// The action that lets `effect` hit `card`.
    pub(crate) fn answer(&self, effect: Card, card: Card) -> Action {
        let lookup = &self.setup.lookup;
        if lookup.mosquitoes.contains(effect) {
            Action::SwitchSign { card }
        } else if lookup.hamsters.contains(effect) {
            Action::HamsterDiscard { card }
        } else {
            Action::ScientistDiscard { card }
        }
    }
}
