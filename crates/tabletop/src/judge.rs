//! What a rule of thumb thinks of each choice.

use crate::{BySeat, Chance, Game, Seat};

/// A game that can weigh choices by rule of thumb, from a view and nothing else.
pub trait Judge: Game {
    /// How much the rule of thumb counts against what a search has seen, where seats decide at once:
    /// about so many tries. Nothing, unless a game has conventions that work only while everybody
    /// keeps them, such as listening to what others claim.
    const CONVICTION: u32 = 0;

    /// How many deals a bot that thinks ahead imagines for one decision when nobody says how long it
    /// may think: enough to play well, and no longer than people like to wait.
    const USUAL_ITERATIONS: u32 = 20_000;

    /// How much better than the rule of thumb's favourite another choice must come out, where a seat
    /// decides alone, before a search takes it: in thousandths of a win. It keeps the noise of a
    /// short search from being taken for insight. Nothing, unless choices differ by little.
    const CAUTION: u32 = 0;

    /// From this weight on a choice needs no thought: where one weighs as much, the best is made
    /// without a search. No choice is that certain, unless a game knows what everybody in their
    /// senses would do, such as finishing a line that wins.
    const CERTAIN: Option<i32> = None;

    /// A bot that thinks ahead compares so many choices, those that weigh most, side by side in the
    /// same imagined worlds, instead of going down a tree. Nothing, unless a game has so many choices
    /// and so much luck that a tree would see mostly noise, and secrets that can be left to
    /// [`Judge::play_on`].
    const SIDE_BY_SIDE: Option<usize> = None;

    /// A weight for each of `choices`, in the same order; the larger, the better it looks to
    /// `seat`. The unit is the game's own.
    fn weigh(
        setup: &Self::Setup,
        view: &Self::View,
        seat: Seat,
        choices: &[Self::Action],
    ) -> Vec<i32>;

    /// Which of `choices` every bot takes without weighing, however well it plays, because a rule
    /// says so of bots: they draw at once, do not lie about themselves, vote as an umpire would.
    fn reflex(
        _setup: &Self::Setup,
        _view: &Self::View,
        _seat: Seat,
        _choices: &[Self::Action],
    ) -> Option<usize> {
        None
    }

    /// The same as a search expects it: the rule of thumb, unless the game can judge better when
    /// there is time to count. What [`Judge::CERTAIN`] and [`Judge::SIDE_BY_SIDE`] speak of are
    /// these weights.
    fn ponder(
        setup: &Self::Setup,
        view: &Self::View,
        seat: Seat,
        choices: &[Self::Action],
    ) -> Vec<i32> {
        Self::weigh(setup, view, seat, choices)
    }

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

    /// How many turns were begun, or whatever else of a deal comes one after the other.
    #[inline]
    fn turns(&self) -> u32 {
        0
    }

    /// How many turns after a question an imagined deal is broken off, where the game has
    /// [`Judge::prospects`]. Playing on to the end tells little in a game that luck decides long
    /// after the choice.
    #[inline]
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// How the seats of an imagined world stand: a weight for each, in proportion to how likely it
    /// seems to win. Nothing, unless the game has an eye for that.
    #[inline]
    fn prospects(&self) -> Option<BySeat<u32>> {
        None
    }
}
