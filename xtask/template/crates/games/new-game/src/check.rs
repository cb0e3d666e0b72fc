//! What may be done, which rule forbids the rest, and what happens when time runs out.

use tabletop::{Refusal, Seat};

use crate::action::Action;
use crate::rules;
use crate::state::{Mood, NewGame};

impl NewGame {
    /// Lists what `seat` may do.
    pub(crate) fn fill_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        let all = [Action::GatherApple, Action::Rest].into_iter();
        choices.extend(all.filter(|&action| self.judge_action(seat, action).is_ok()));
    }

    /// Whether `seat` may do this; if not, which rule forbids it.
    pub(crate) fn judge_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(turn) = self.turn else {
            let because = "the deal is over and the apples are shown";
            return Err(Refusal::new(rules::NEW_8, "deal_is_over", because));
        };
        let Some(hedgehog) = self.hedgehogs.at(seat) else {
            let because = format!("{seat} is not at this table");
            return Err(Refusal::new(rules::NEW_1, "no_such_seat", because));
        };
        match hedgehog.mood {
            Mood::Gathering => (),
            Mood::Resting => {
                let because = format!("{seat} rests and has no more turns");
                return Err(Refusal::new(rules::NEW_7, "is_resting", because));
            }
            Mood::RolledOver => {
                let because = format!("{seat} rolled over and is out");
                return Err(Refusal::new(rules::NEW_6, "rolled_over", because));
            }
        }
        if seat != turn {
            let because = format!("it is {turn}'s turn, not {seat}'s");
            return Err(Refusal::new(rules::NEW_4, "not_your_turn", because));
        }
        match action {
            Action::GatherApple => Ok(()),
            Action::Rest if hedgehog.hand.is_empty() => {
                let because = "nobody rests without an apple: gather one first";
                Err(Refusal::new(rules::NEW_7, "no_apple", because))
            }
            Action::Rest => Ok(()),
        }
    }

    /// NEW-R2: when time runs out a hedgehog rests, or gathers its first apple.
    pub(crate) fn answer_for(&self, seat: Seat) -> Action {
        match self.judge_action(seat, Action::Rest) {
            Ok(()) => Action::Rest,
            Err(_) => Action::GatherApple,
        }
    }
}
