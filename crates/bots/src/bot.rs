//! What a bot is: somebody who is shown a view and its choices, and picks one of them.

use tabletop::{Chance, Game, Judge, Seat};

use crate::{Fox, Hamster, Level, Owl, Stopwatch, stopwatch};

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
///
/// Budgets in milliseconds are measured by the machine's clock. Where there is none, in a browser,
/// use [`bot_with_stopwatch`]: without one, a millisecond stands for a fixed number of iterations.
pub fn bot<G: Judge>(level: Level, luck: Chance) -> Box<dyn Bot<G> + Send> {
    bot_with_stopwatch(level, luck, stopwatch::of_this_machine)
}

/// A bot of the given level that measures milliseconds with the caller's stopwatch.
pub fn bot_with_stopwatch<G: Judge>(
    level: Level,
    luck: Chance,
    stopwatch: Stopwatch,
) -> Box<dyn Bot<G> + Send> {
    match level {
        Level::Hamster => Box::new(Hamster::new(luck)),
        Level::Fox => Box::new(Fox::new(luck)),
        Level::Owl(budget) => Box::new(Owl::new(budget, luck, stopwatch)),
    }
}
