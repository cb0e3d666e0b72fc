//! Weighing choices by rule of thumb.

use crate::{BySeat, Chance, Game, Seat};

/// A game that can weigh choices by rule of thumb, from a view and nothing else.
pub trait Judge: Game {
    /// How much the rule of thumb counts against what a search has found, where several seats
    /// decide at once: as much as this many tries. Zero, unless a game has conventions that work
    /// only while everybody keeps them, such as listening to what others claim.
    const CONVICTION: u32 = 0;

    /// How many deals a bot that thinks ahead imagines for one decision if no thinking time is set:
    /// enough to play well, and no longer than people like to wait.
    const USUAL_ITERATIONS: u32 = 20_000;

    /// How much better than the rule of thumb's favourite another choice must come out before a
    /// search takes it, where a seat decides alone, in thousandths of a win. This keeps the noise
    /// of a short search from passing for insight. Zero, unless choices differ by little.
    const CAUTION: u32 = 0;

    /// The weight at which a choice needs no thought: if any choice weighs this much, the best one
    /// is made without a search. `None`, unless a game knows what any sensible player would do,
    /// such as finishing a line that wins.
    const CERTAIN: Option<i32> = None;

    /// How many choices a bot that thinks ahead compares side by side in the same imagined worlds,
    /// instead of searching a tree: those that weigh most. `None`, unless a game has too many
    /// choices and too much luck for a tree to see more than noise, and secrets that can be left to
    /// [`Judge::play_on`].
    const SIDE_BY_SIDE: Option<usize> = None;

    /// A weight for each of `choices`, in the same order; the larger, the better it looks to
    /// `seat`. The unit is up to the game.
    fn weigh(
        setup: &Self::Setup,
        view: &Self::View,
        seat: Seat,
        choices: &[Self::Action],
    ) -> Vec<i32>;

    /// The index of the choice that every bot makes without weighing, at any level, because a rule
    /// says so for bots: they draw at once, do not lie about themselves, vote as an umpire would.
    fn reflex(
        _setup: &Self::Setup,
        _view: &Self::View,
        _seat: Seat,
        _choices: &[Self::Action],
    ) -> Option<usize> {
        None
    }

    /// The weights that a search starts from: those of the rule of thumb, unless the game can weigh
    /// better when there is time to count. [`Judge::CERTAIN`] and [`Judge::SIDE_BY_SIDE`] refer to
    /// these weights.
    fn ponder(
        setup: &Self::Setup,
        view: &Self::View,
        seat: Seat,
        choices: &[Self::Action],
    ) -> Vec<i32> {
        Self::weigh(setup, view, seat, choices)
    }

    /// What `seat` does in an imagined world that is only played on to see how it ends: any of its
    /// choices, unless the game knows which ones no sensible player would make.
    ///
    /// It is called thousands of times a second, so it should be quick, and it should use only what
    /// the seat can see. `choices` is a buffer for reuse.
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

    /// How many turns have begun, or another count that grows during a deal.
    #[inline]
    fn turns(&self) -> u32 {
        0
    }

    /// How many turns after the decision an imagined deal is broken off, if the game has
    /// [`Judge::prospects`]. Playing on to the end says little in a game where luck decides long
    /// after the choice.
    #[inline]
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// How well the seats of an imagined world are doing: a weight for each, in proportion to its
    /// chance of winning. `None`, unless the game can estimate that.
    #[inline]
    fn prospects(&self) -> Option<BySeat<u32>> {
        None
    }
}
