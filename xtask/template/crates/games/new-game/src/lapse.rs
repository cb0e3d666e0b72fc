//! What a seat does when its time runs out.

use tabletop::{Seat, mark};

use crate::action::Action;
use crate::check::allows;
use crate::rules;
use crate::state::NewGame;

/// The hedgehog rests, or gathers its first apple.
pub(crate) fn lapse(state: &NewGame, seat: Seat) -> Action {
    mark!(rules::NEW_R2);
    if allows(state, seat, &Action::Rest).is_ok() {
        Action::Rest
    } else {
        Action::GatherApple
    }
}
