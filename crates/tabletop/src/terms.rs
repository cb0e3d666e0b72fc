//! What a table agrees on before the deal, and what a game's box says about itself.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Complaint, Game, Seat};

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
    /// The file's name, for complaints.
    pub file: String,
    /// The TOML in it.
    pub text: String,
}

/// An option of a game, explained to somebody who opens a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionInfo {
    /// Its name in commands and records.
    pub key: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it changes, in a sentence.
    pub explanation: &'static str,
    /// The values it takes with a sentence each, the default first.
    pub values: &'static [(&'static str, &'static str)],
    /// Whether several of the values can be chosen at once, joined by commas.
    pub several: Several,
}

impl OptionInfo {
    /// The same, where other values can be written too.
    pub const fn written(self) -> Self {
        Self {
            several: Several::Written,
            ..self
        }
    }
}

/// Whether an option takes one of its values or any of them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Several {
    /// One value.
    One,
    /// The first value, or any of the others together.
    Any,
    /// One value, which may be another than those listed: a number between two others, a few words.
    /// The explanation says what can be written, and the game reads it itself.
    Written,
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

/// A game as it stands on the shelf: its title, its options, how a table of it is set up.
pub trait Shelved: Game {
    /// The game's name as people write it.
    const TITLE: &'static str;
    /// The game in one sentence.
    const BLURB: &'static str;
    /// The catalogue of its rules, in Markdown.
    const CATALOGUE: &'static str;
    /// The TOML text of the edition in the box.
    const EDITION: &'static str;
    /// The seat counts it can ever be played with, fewest first.
    const SEAT_COUNTS: &'static [u8];

    /// The options a table may agree on.
    fn options() -> &'static [OptionInfo];

    /// Turns terms into a setup, or says which of them cannot be.
    fn set_up(terms: &Terms) -> Result<Self::Setup, Complaint>;

    /// How many seats a setup has.
    fn n_seats(setup: &Self::Setup) -> u8;

    /// The edition of a setup, as TOML.
    fn edition(setup: &Self::Setup) -> String;

    /// What is odd about an edition that can be played all the same.
    fn oddities(_edition: &EditionText) -> Vec<Complaint> {
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
}

/// Reads the options of `terms` against what a game knows, and complains about the first that it
/// does not know; `take` is called with each key and value that it does.
pub fn read_options(
    known: &[OptionInfo],
    options: &BTreeMap<String, String>,
    mut take: impl FnMut(&str, &[&str]),
) -> Result<(), Complaint> {
    for (key, text) in options {
        let about = || format!("option `{key}`");
        let Some(info) = known.iter().find(|info| info.key == key) else {
            let keys: Vec<_> = known.iter().map(|info| info.key).collect();
            let because = format!("there is no such option; there are {}", keys.join(", "));
            return Err(Complaint::new(about(), because));
        };
        let words: Vec<&str> = text.split(',').map(str::trim).collect();
        let unknown = words
            .iter()
            .find(|word| !info.values.iter().any(|(value, _)| value == *word));
        let alone = info.several != Several::Any || words.contains(&info.values[0].0);
        if unknown.is_some() || (alone && words.len() > 1) {
            let values: Vec<_> = info.values.iter().map(|(value, _)| *value).collect();
            let how = match info.several {
                Several::One | Several::Written => "one of".to_owned(),
                Several::Any => format!("{} alone, or several with commas, of", values[0]),
            };
            let because = format!("`{text}` is not a value of it: {how} {}", values.join(", "));
            return Err(Complaint::new(about(), because));
        }
        take(key, &words);
    }
    Ok(())
}
