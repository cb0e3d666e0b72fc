//! What a seat does when its time runs out (section 5 of the catalogue).

use tabletop::{Seat, mark};

use crate::action::Action;
use crate::card::Location;
use crate::choices;
use crate::rules;
use crate::state::{Argh, Phase};

/// What happens when `seat` runs out of time. An abandoned seat plays like this too.
pub(crate) fn lapse(state: &Argh, seat: Seat) -> Action {
    mark!(rules::ARGH_R43, rules::ARGH_R44);
    match state.phase {
        Phase::ChooseFirst { .. } => Action::LeaveToChance,
        Phase::Turn => state.take_from_the_fullest(seat),
        Phase::Holding { .. } => Action::KeepCard,
        Phase::Offered { .. } => Action::DeclineCard,
        Phase::Owl { .. } => Action::OwlPeek { picks: [0; 3] },
        Phase::Effects { seat: owner, .. } => state.best_answer(owner),
        Phase::Over(_) => unreachable!("nobody is awaited when the game is over"),
    }
}

impl Argh {
    /// Takes from the fullest pile; among equals, from the earliest location. If all piles are empty,
    /// steals the first card that can be stolen.
    fn take_from_the_fullest(&self, seat: Seat) -> Action {
        let most = Location::ALL
            .map(|location| self.pile_size(location))
            .into_iter()
            .max();
        if self.may_take() {
            let fullest = Location::ALL
                .into_iter()
                .find(|&location| Some(self.pile_size(location)) == most);
            let location = fullest.unwrap_or(Location::House);
            return Action::TakeCard { location };
        }
        let mut choices = Vec::new();
        choices::list_choices(self, seat, &mut choices);
        choices[0]
    }
}
