//! Whether a seat may act; if not, which rule forbids it and what would be allowed.

use tabletop::{Refusal, Seat};

use crate::action::Action;
use crate::rules;
use crate::state::{Mood, NewGame};

/// Says whether `seat` may do this now and, if not, which rule forbids it.
pub(crate) fn allows(state: &NewGame, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Some(turn) = state.turn else {
        let because = "the deal is over and the apples are shown";
        return Err(Refusal::new(rules::NEW_8, "deal_is_over", because));
    };
    let Some(hedgehog) = state.hedgehogs.at(seat) else {
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
