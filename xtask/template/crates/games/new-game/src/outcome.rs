//! Who has won (NEW-8).

use tabletop::{BySeat, Outcome, Seat, places_by};

use crate::rules;
use crate::state::{Mood, NewGame};

impl NewGame {
    /// How the deal ended, if it has.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.turn.is_some() {
            return None;
        }
        let n_seats = self.setup.n_seats;
        // Nobody who rolled over is placed before somebody who did not.
        let carried = |seat: Seat| {
            let hedgehog = &self.hedgehogs[seat];
            (hedgehog.mood != Mood::RolledOver).then(|| hedgehog.weight())
        };
        let scores = BySeat::from_fn(n_seats, |seat| Some(carried(seat).unwrap_or(0).into()));
        let somebody_won = (0..n_seats).any(|seat| carried(Seat(seat)).is_some());
        let (best, kind) = if somebody_won {
            (1, "heaviest")
        } else {
            (2, "all_rolled_over")
        };
        Some(Outcome {
            places: places_by(n_seats, best, carried),
            scores,
            teams: Outcome::no_teams(n_seats),
            kind: kind.into(),
            rule: rules::NEW_8,
        })
    }
}
