//! What a table agrees on before the deal, and what a game's box says about itself.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Error, Game, OptionInfo, Seat, Takes};

/// What people agree on before the first card: how many they are, options, the edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// How many seats the table has.
    pub n_seats: u8,
    /// The options that differ from the default, as text: `effect_order` → `owner`.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// An edition of one's own; the built-in one if there is none.
    #[serde(default)]
    pub edition: Option<EditionText>,
    /// Who opened the table, where a rule lets the host decide something.
    #[serde(default = "first_seat")]
    pub host: Seat,
    /// Who won the deal before, where the table played one and one seat won it.
    #[serde(default)]
    pub last_winner: Option<Seat>,
}

fn first_seat() -> Seat {
    Seat(0)
}

impl Terms {
    /// A table of `n_seats` with every option as it comes.
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

/// An edition as it was written: the text of a TOML file and what the file is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionText {
    /// The file's name, for errors.
    pub file: String,
    /// The TOML in it.
    pub text: String,
}

/// What a deal adds to a measure: so much, of so many. Rounds per race are the rounds of a deal, of
/// its races.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// What is measured; an edition may name it, as where a card is.
    pub name: Cow<'static, str>,
    /// How much there was of it.
    pub amount: u32,
    /// Of how many.
    pub of: u32,
}

/// A setup that can be made from terms.
pub trait Settled: Sized {
    /// The options a table may agree on.
    const OPTIONS: &'static [OptionInfo];
    /// The rules that speak of each of them, by its key.
    const OPTION_RULES: &'static [(&'static str, &'static [&'static str])];
    /// The TOML text of the edition in the box.
    const EDITION: &'static str;

    /// Turns terms into a setup, or says which of them cannot be.
    fn set_up(terms: &Terms) -> Result<Self, Error>;

    /// How many seats it has.
    fn n_seats(&self) -> u8;

    /// Its edition, as TOML.
    fn edition(&self) -> String;
}

/// A game as it stands on the shelf: its title, its rules, how a table of it is set up.
pub trait Shelved: Game<Setup: Settled> {
    /// The game's name as people write it.
    const TITLE: &'static str;
    /// The game in one sentence.
    const BLURB: &'static str;
    /// The catalogue of its rules, in Markdown.
    const CATALOGUE: &'static str;
    /// The seat counts it can ever be played with, fewest first.
    const SEAT_COUNTS: &'static [u8];

    /// What is odd about an edition that can be played all the same.
    fn oddities(_edition: &EditionText) -> Vec<Error> {
        Vec::new()
    }

    /// What the rules leave to who is there: terms for a table at which so many people sit, where
    /// whoever opens it has not said otherwise.
    fn suit(_terms: &mut Terms, _n_people: usize) {}

    /// What the rules carry over from a finished deal to the next one of the same people, such as who
    /// dealt: it is written into the terms they agreed on.
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

    /// The ids of the rules that speak of an option.
    fn option_rules(key: &str) -> &'static [&'static str] {
        let rules = <Self::Setup as Settled>::OPTION_RULES.iter();
        let mut rules = rules.filter(|(option, _)| *option == key);
        rules.next().map_or(&[], |(_, rules)| rules)
    }

    /// Turns terms into a setup, or says which of them cannot be.
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
