//! What a bot is: something that is shown a view and its choices, and picks one of them.

use tabletop::{Chance, Game, Judge, Seat};

use crate::{Conditions, Fox, Hamster, Level, Owl};

/// A player that is not a person.
///
/// A bot is shown what its seat may see and what it may do, and nothing else. A bot that peeks at
/// other hands cannot be written, because it is never given a state.
pub trait Bot<G: Game> {
    /// Picks one of `choices`, which is not empty.
    fn choose(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> G::Action;
}

/// A bot of the given level. `luck` is its own, never the table's.
pub fn bot<G: Judge>(level: Level, luck: Chance) -> Box<dyn Bot<G> + Send> {
    bot_under(level, luck, Conditions::default())
}

/// A bot of the given level that thinks under the caller's conditions.
pub fn bot_under<G: Judge>(
    level: Level,
    luck: Chance,
    conditions: Conditions,
) -> Box<dyn Bot<G> + Send> {
    match level {
        Level::Hamster => Box::new(Hamster::new(luck)),
        Level::Fox => Box::new(Fox::new(luck)),
        Level::Owl(budget) => Box::new(Owl::new(budget, luck, conditions)),
    }
}
