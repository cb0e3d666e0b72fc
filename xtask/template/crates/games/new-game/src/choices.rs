//! What a seat may do now, in an order that follows from what the seat sees.

use tabletop::Seat;

use crate::action::Action;
use crate::check::allows;
use crate::state::NewGame;

/// Fills `choices` with what `seat` may do. There are few actions, so it tries them all; a game with many
/// lists them by looking at the state.
pub(crate) fn list_choices(state: &NewGame, seat: Seat, choices: &mut Vec<Action>) {
    choices.clear();
    let all = [Action::GatherApple, Action::Rest].into_iter();
    choices.extend(all.filter(|action| allows(state, seat, action).is_ok()));
}
