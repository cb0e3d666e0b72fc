//! What the rules let happen when time runs out (section 5 of the catalogue).

use tabletop::{Seat, mark};

use crate::action::Action;
use crate::card::Location;
use crate::rules;
use crate::state::{Argh, Phase};

impl Argh {
    /// What happens when `seat` runs out of time. A seat that was left goes on like this too.
    pub(crate) fn answer_for(&self, seat: Seat) -> Action {
        mark!(rules::ARGH_R43, rules::ARGH_R44);
        match self.phase {
            Phase::ChooseFirst { .. } => Action::LeaveToChance,
            Phase::Turn => self.take_from_the_fullest(seat),
            Phase::Holding { .. } => Action::KeepCard,
            Phase::Offered { .. } => Action::DeclineCard,
            Phase::Owl { .. } => Action::OwlPeek { picks: [0; 3] },
            Phase::Effects { seat: owner, .. } => self.best_answer(owner),
            Phase::Over(_) => unreachable!("nobody is awaited when the game is over"),
        }
    }

    /// The fullest pile, the earlier location among equals; with no card to take, the first that
    /// can be stolen.
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
        self.fill_choices(seat, &mut choices);
        choices[0]
    }
}
