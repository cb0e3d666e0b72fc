//! What a table agrees on before the deal, and what is written on a game's box.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Error, Game, OptionInfo, Seat, Takes};

/// What people agree on before the first card: the number of seats, the options and the edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// How many seats the table has.
    pub n_seats: u8,
    /// The options that differ from the default, as text: `effect_order` → `owner`.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The table's own edition; `None` for the built-in one.
    #[serde(default)]
    pub edition: Option<EditionText>,
    /// Who opened the table. Some rules let the host decide something.
    #[serde(default = "first_seat")]
    pub host: Seat,
    /// Who won the previous deal, if there was one and a single seat won it.
    #[serde(default)]
    pub last_winner: Option<Seat>,
}

fn first_seat() -> Seat {
    Seat(0)
}

impl Terms {
    /// A table of `n_seats` with every option at its default.
    pub fn plain(n_seats: u8) -> Self {
        Self {
            n_seats,
            options: BTreeMap::new(),
            edition: None,
            host: Seat(0),
            last_winner: None,
        }
    }

    /// The same terms with one option set.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Self {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }
}

/// An edition as text: the contents of a TOML file, and the file's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionText {
    /// The file's name, for errors.
    pub file: String,
    /// The TOML text.
    pub text: String,
}

/// What a deal adds to a measure, which is an average: an amount, and what it is divided by. For
/// rounds per race, these are the rounds and the races of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// What is measured. An edition can name it, for example after a card.
    pub name: Cow<'static, str>,
    /// The amount.
    pub amount: u32,
    /// What the amount is divided by.
    pub of: u32,
}

/// A setup that can be made from terms.
pub trait Settled: Sized {
    /// The options a table may agree on.
    const OPTIONS: &'static [OptionInfo];
    /// The rules about each option, by its key.
    const OPTION_RULES: &'static [(&'static str, &'static [&'static str])];
    /// The TOML text of the edition in the box.
    const EDITION: &'static str;

    /// Turns terms into a setup. The error names the term that is wrong.
    fn set_up(terms: &Terms) -> Result<Self, Error>;

    /// How many seats it has.
    fn n_seats(&self) -> u8;

    /// Its edition, as TOML.
    fn edition(&self) -> String;
}

/// A game on the shelf: its title, its rules, and how a table is set up.
pub trait Shelved: Game<Setup: Settled> {
    /// The game's name as people write it.
    const TITLE: &'static str;
    /// The game in one sentence.
    const BLURB: &'static str;
    /// The catalogue of its rules, in Markdown.
    const CATALOGUE: &'static str;
    /// Every seat count it can be played with, fewest first.
    const SEAT_COUNTS: &'static [u8];

    /// What is odd about an edition that can still be played.
    fn oddities(_edition: &EditionText) -> Vec<Error> {
        Vec::new()
    }

    /// Adapts terms to the number of people at the table, where the rules depend on it and the host
    /// has not chosen otherwise.
    fn suit(_terms: &mut Terms, _n_people: usize) {}

    /// Writes into the terms what the rules carry over from a finished deal to the next one of the
    /// same people, such as who dealt.
    fn carry_over(_state: &Self, _terms: &mut Terms) {}

    /// What a finished deal adds to the laboratory's own measures of this game.
    fn measures(_state: &Self) -> Vec<Measure> {
        Vec::new()
    }

    // Provided below this line; never overridden.

    /// The TOML text of the edition in the box.
    const EDITION: &'static str = <Self::Setup as Settled>::EDITION;

    /// The options a table may agree on, without those that only a finished deal sets.
    fn options() -> impl Iterator<Item = &'static OptionInfo> {
        let options = <Self::Setup as Settled>::OPTIONS.iter();
        options.filter(|option| option.takes != Takes::Hidden)
    }

    /// The ids of the rules about an option.
    fn option_rules(key: &str) -> &'static [&'static str] {
        let rules = <Self::Setup as Settled>::OPTION_RULES.iter();
        let mut rules = rules.filter(|(option, _)| *option == key);
        rules.next().map_or(&[], |(_, rules)| rules)
    }

    /// Turns terms into a setup. The error names the term that is wrong.
    fn set_up(terms: &Terms) -> Result<Self::Setup, Error> {
        Self::Setup::set_up(terms)
    }

    /// How many seats a setup has.
    fn n_seats(setup: &Self::Setup) -> u8 {
        setup.n_seats()
    }

    /// The edition of a setup, as TOML.
    fn edition(setup: &Self::Setup) -> String {
        setup.edition()
    }
}
