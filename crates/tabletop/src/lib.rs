//! The vocabulary of the table and the contract that every game keeps.
//!
//! A game implements [`Game`]: its type *is* the state of a deal, a plain value that is cloned,
//! saved and compared. [`Words`] puts it into sentences, [`Judge`] weighs choices by rule of thumb,
//! [`Shelved`] describes the box, and [`Staged`] lays the table for a scenario. Everything else
//! here supports those: seats and sets of seats, portable [`Chance`], faces up and down, refusals
//! that cite rules, outcomes, records and their digests.
//!
//! Luck is portable and can be loaded:
//!
//! ```
//! use tabletop::{Chance, Seed};
//!
//! let mut dice = Chance::loaded(Seed::from_number(1), &[5, 5]);
//! assert_eq!((dice.below(6), dice.below(6)), (5, 5));
//! assert!(dice.below(6) < 6);
//! ```
//!
//! It is also provably fair: the house shows a commitment before the deal, and every seat adds
//! salt.
//!
//! ```
//! use tabletop::{BySeat, Hex32, Salt, Secret};
//!
//! let secret = Secret(Hex32([42; 32]));
//! let shown_before_the_deal = secret.commitment();
//! let salts: BySeat<Salt> = ["rain", "sun"].map(|salt| Salt(salt.to_owned())).into_iter().collect();
//! let seed = secret.seed(&salts);
//! // After the deal the secret is revealed, and anyone can check both.
//! assert_eq!(secret.commitment(), shown_before_the_deal);
//! assert_eq!(secret.seed(&salts), seed);
//! ```

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod chance;
mod checked;
mod digest;
mod error;
mod face;
mod fair;
mod game;
mod glass;
mod hex;
mod judge;
mod log;
mod mark;
mod named;
mod narrator;
mod nested;
mod numbered;
mod options;
mod outcome;
mod reading;
mod record;
mod refusal;
mod replay;
mod row;
mod seat;
mod set;
mod sorting;
mod stage;
mod tagged;
mod tagging;
mod takeback;
mod terms;
mod variant;
mod words;

pub use chance::{Chance, Seed};
pub use checked::Checked;
pub use digest::Digest;
pub use error::Error;
pub use face::Face;
pub use fair::{Commitment, Salt, Secret};
pub use game::Game;
pub use glass::Glass;
pub use hex::Hex32;
pub use judge::Judge;
pub use log::Log;
#[doc(hidden)]
pub use mark::keeps_marks;
pub use mark::{TESTED, keep_mark, marks_of, without_marks};
pub use narrator::{Names, Narrator, counted, letters, listed, stopped};
#[doc(hidden)]
pub use nested::{Nesting, Variants};
pub use numbered::{Numbered, Spelling, Word};
#[doc(hidden)]
pub use options::Given;
pub use options::{OptionInfo, Options, Switch, Takes, number, seat_or_none};
pub use outcome::{Outcome, places_by};
pub use reading::{Extra, field_with, read, read_placed, read_text};
pub use record::{By, Closing, FORMAT, Line, Opening, Play, Record, Sitter, game_of};
pub use refusal::{Refusal, RuleId};
pub use replay::Replay;
pub use row::Row;
pub use seat::{BySeat, MOST_SEATS, Seat, Seats, Viewer};
pub use set::Set;
pub use sorting::sort_by_key;
pub use stage::{Fact, Staged, Staging};
#[doc(hidden)]
pub use tagged::Tagged;
#[doc(hidden)]
pub use tagging::Tagging;
pub use takeback::{has_learnt, learnt};
pub use terms::{EditionText, Measure, Settled, Shelved, Terms};
pub use words::{Talk, Words};
