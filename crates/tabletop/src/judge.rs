//! What a rule of thumb thinks of each choice.

use crate::{Game, Seat};

/// A game that can weigh choices by rule of thumb, from a view and nothing else.
pub trait Judge: Game {
    /// A weight for each of `choices`, in the same order; the larger, the better it looks to
    /// `seat`. The unit is the game's own.
    fn weigh(
        setup: &Self::Setup,
        view: &Self::View,
        seat: Seat,
        choices: &[Self::Action],
    ) -> Vec<i32>;
}
