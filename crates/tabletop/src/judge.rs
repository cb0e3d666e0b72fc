//! What a rule of thumb thinks of each choice.

use crate::{Chance, Game, Seat};

/// A game that can weigh choices by rule of thumb, from a view and nothing else.
pub trait Judge: Game {
    /// How much the rule of thumb counts against what a search has seen, where seats decide at once:
    /// about so many tries. Nothing, unless a game has conventions that work only while everybody
    /// keeps them, such as listening to what others claim.
    const CONVICTION: u32 = 0;

    /// How many deals a bot that thinks ahead imagines for one decision when nobody says how long it
    /// may think: enough to play well, and no longer than people like to wait.
    const USUAL_ITERATIONS: u32 = 20_000;

    /// A weight for each of `choices`, in the same order; the larger, the better it looks to
    /// `seat`. The unit is the game's own.
    fn weigh(
        setup: &Self::Setup,
        view: &Self::View,
        seat: Seat,
        choices: &[Self::Action],
    ) -> Vec<i32>;

    /// What `seat` does in an imagined world that is only played on to see how it may end: any of
    /// its choices, unless the game knows what nobody in their senses would do.
    ///
    /// It is asked for thousands of times a second, so it should be quick, and it should go by what
    /// the seat can see. `choices` is a buffer to be used again.
    #[inline]
    fn play_on(
        &self,
        seat: Seat,
        choices: &mut Vec<Self::Action>,
        luck: &mut Chance,
    ) -> Self::Action {
        choices.clear();
        self.list_choices(seat, choices);
        match &choices[..] {
            [only] => only.clone(),
            several => luck.pick(several).clone(),
        }
    }
}
