//! The one list of all games, and their catalogues of rules.
//!
//! Everything above the rules is generic over the game; [`with_game!`] turns a name that somebody
//! typed into a type:
//!
//! ```
//! use shelf::{GameId, with_game};
//! use tabletop::Shelved;
//!
//! let id: GameId = "argh".parse().expect("it is on the shelf");
//! let title = with_game!(id, G => G::TITLE);
//! assert_eq!(title, "ARGH");
//!
//! let rules = shelf::Catalogue::of(id);
//! assert!(rules.find("argh-14").is_some_and(|rule| rule.text.contains("2 cards of each pile")));
//!
//! let error = "chess".parse::<GameId>().unwrap_err();
//! assert!(error.to_string().contains("there is no such game"));
//! ```

mod catalogue;
mod game_id;
mod games;
mod rank;

pub use catalogue::{Catalogue, Entry};
pub use games::*;
