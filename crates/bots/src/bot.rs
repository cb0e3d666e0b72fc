//! What a bot is: somebody who is shown a view and its choices, and picks one of them.

use tabletop::{Chance, Game, Judge, Seat};

use crate::{Conditions, Fox, Hamster, Level, Owl};

/// Somebody in a seat who is not a person.
///
/// A bot is shown what its seat may see and what it may do, and nothing else: whoever wants to
/// write one that peeks at other hands finds no value of that type to peek at.
pub trait Bot<G: Game> {
    /// One of `choices`, which is not empty.
    fn choose(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> G::Action;
}

/// A bot of the given level; `luck` is its own and no table's.
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
