//! How the deal ended: who won, and by which rule.

use tabletop::{BySeat, Outcome, Seat, places_by};

use crate::rules;
use crate::state::{Mood, NewGame};

/// How the deal ended, if it has (NEW-8).
pub(crate) fn outcome(state: &NewGame) -> Option<Outcome> {
    if state.turn.is_some() {
        return None;
    }
    let n_seats = state.setup.n_seats;
    // `None` for a hedgehog that rolled over, which places it behind all others.
    let carried = |seat: Seat| {
        let hedgehog = &state.hedgehogs[seat];
        (hedgehog.mood != Mood::RolledOver).then(|| hedgehog.weight())
    };
    let scores = BySeat::from_fn(n_seats, |seat| Some(carried(seat).unwrap_or(0).into()));
    let somebody_won = (0..n_seats).any(|seat| carried(Seat(seat)).is_some());
    // Without a winner the best place is 2.
    let (best, kind) = if somebody_won {
        (1, kinds::HEAVIEST)
    } else {
        (2, kinds::ALL_ROLLED_OVER)
    };
    Some(Outcome {
        places: places_by(n_seats, best, carried),
        scores,
        teams: Outcome::no_teams(n_seats),
        kind: kind.into(),
        rule: rules::NEW_8,
    })
}

/// The kinds of outcome.
pub mod kinds {
    /// The heaviest hand won.
    pub const HEAVIEST: &str = "heaviest";
    /// Everybody rolled over, and nobody won.
    pub const ALL_ROLLED_OVER: &str = "all_rolled_over";
}
