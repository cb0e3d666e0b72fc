//! Bots for every game. They see what their seat sees, and nothing else.
//!
//! There are three. The [`Hamster`] plays at random, the [`Fox`] by the game's rule of thumb
//! ([`tabletop::Judge`]), and the [`Owl`] thinks ahead: it imagines worlds that fit what it sees
//! ([`tabletop::Game::imagine`]), plays them out, and learns what everybody would do with only the
//! knowledge they should have. People name them by a [`Level`].
//!
//! ```
//! use argh::Argh;
//! use bots::{Bot, Level, bot};
//! use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Viewer};
//!
//! let setup = Argh::set_up(&Terms::plain(3)).unwrap();
//! let luck = |number| Chance::new(Seed::from_number(number));
//! let mut deal = Argh::deal(&setup, luck(1), &mut Log::silent()).unwrap();
//!
//! // A bot is shown a view and its choices; its luck is its own.
//! let level: Level = "owl:500".parse().unwrap();
//! let mut owl = bot::<Argh>(level, luck(2));
//! let seat = deal.awaited().first().unwrap();
//! let view = deal.view(Viewer::Seat(seat));
//! let action = owl.choose(&setup, &view, seat, &deal.choices(seat));
//! deal.play(seat, &action, &mut Log::silent()).expect("a bot makes one of its choices");
//! ```
//!
//! [`play_deal`] lets bots play a whole deal, [`Duel`] plays two levels against each other without
//! the luck of seat and cards, and [`playout`] plays at random as fast as the game can.
//!
//! ```
//! # use argh::Argh;
//! # use bots::{Duel, Level};
//! # use tabletop::{Shelved, Terms};
//! # let setup = Argh::set_up(&Terms::plain(2)).unwrap();
//! let duel = Duel::<Argh> {
//!     setup: &setup,
//!     challenger: Level::Fox,
//!     others: Level::Hamster,
//!     seed: 1,
//! };
//! let tally = duel.play(0..300, &|_finished| ()).unwrap();
//! let (low, _) = tally.interval();
//! assert!(low > tally.fair_share(), "a fox is better than a hamster");
//! ```
//!
//! # What is deliberately absent
//!
//! No bot has a state that did not come from `imagine`. Nothing depends on the order of a hash map,
//! on the width of a machine's words, or on a function that rounds differently elsewhere: with a
//! budget in iterations the same luck gives the same choice on a server and in a browser. The clock
//! is read in one place and can be the caller's ([`Stopwatch`]).

mod bot;
mod comparison;
mod conditions;
mod deal;
mod duel;
mod fox;
mod habits;
mod hamster;
mod imprint;
mod level;
mod owl;
mod playout;
mod reward;
mod search;
mod seen;
mod selection;
mod stopwatch;
mod tally;
mod tree;
mod turn;

pub use bot::{Bot, bot, bot_under};
pub use conditions::{Brake, Conditions};
pub use deal::{Played, play_deal, play_to_end, play_until};
pub use duel::Duel;
pub use fox::Fox;
pub use habits::Habits;
pub use hamster::Hamster;
pub use level::{Budget, Level};
pub use owl::{Considered, Owl, Report};
pub use playout::playout;
pub use stopwatch::Stopwatch;
pub use tally::Tally;
