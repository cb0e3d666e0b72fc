//! How a scenario describes a game: laying a table, reading an action, naming what is there.

use serde::Serialize;
use serde_json::Value;

use crate::{Chance, EditionText, Error, Log, Seat, Seed, Shelved, Terms};

/// A fact about the table that a scenario can expect, such as `A up` with the value `house_bomb`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about.
    pub name: String,
    /// Its value.
    pub value: String,
}

impl Fact {
    /// A fact.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: value.into(),
        }
    }

    /// The facts of a serialized value: a field within a field is `outer inner`, the items of a
    /// list are counted from 1, and a list of plain values is one fact.
    ///
    /// ```
    /// use tabletop::Fact;
    ///
    /// let facts = Fact::of(&serde_json::json!({ "deck": 7, "hands": [[3, 5], []] }));
    /// let told: Vec<String> = facts.iter().map(|fact| format!("{}: {}", fact.name, fact.value)).collect();
    /// assert_eq!(told, ["deck: 7", "hands 1: 3, 5", "hands 2: -"]);
    /// ```
    pub fn of<T: Serialize>(value: &T) -> Vec<Self> {
        let mut facts = Vec::new();
        let value = serde_json::to_value(value).expect("types of the table have JSON");
        tell("", &value, &mut facts);
        facts
    }
}

fn tell(name: &str, value: &Value, facts: &mut Vec<Fact>) {
    let joined = |part: &str| format!("{name} {part}").trim().to_owned();
    match value {
        Value::Object(fields) => {
            for (field, value) in fields {
                tell(&joined(field), value, facts);
            }
        }
        Value::Array(items) if items.iter().any(|item| item.is_array() || item.is_object()) => {
            for (item, number) in items.iter().zip(1..) {
                tell(&joined(&i32::to_string(&number)), item, facts);
            }
        }
        Value::Array(items) if items.is_empty() => facts.push(Fact::new(name, "-")),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(plain).collect();
            facts.push(Fact::new(name, items.join(", ")));
        }
        plain_value => facts.push(Fact::new(name, plain(plain_value))),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A game whose tables can be laid and read in words, for scenarios.
///
/// A scenario writes an action as the sentence of [`Words::choice`](crate::Words::choice).
/// Everything here has a default; a game overrides what it can say better.
pub trait Staged: Shelved {
    /// Lays the table that the `given` lines describe, in the order they were written.
    ///
    /// `outcomes`, from the scenario's `rolls` lines, are loaded into the table's luck.
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Self::Setup, Self), Error> {
        let mut staging = Staging::<Self>::default();
        for line in given {
            staging.must_read(line)?;
        }
        staging.deal(outcomes)
    }

    /// The number that an action's field has for a thing with a name, such as `house_bomb` for a `card`.
    /// Scenarios write names where the wire has numbers.
    fn number(_setup: &Self::Setup, _field: &str, _name: &str) -> Option<u64> {
        None
    }

    /// Everything on the table, with every card face up.
    fn facts(_setup: &Self::Setup, state: &Self) -> Vec<Fact> {
        Fact::of(state)
    }

    /// The table as one viewer sees it, from the view alone.
    fn seen(_setup: &Self::Setup, view: &Self::View) -> Vec<Fact> {
        Fact::of(view)
    }

    /// Checks what must hold after every action in the game's model. The error says what does not.
    fn soundness(_setup: &Self::Setup, _state: &Self) -> Result<(), String> {
        Ok(())
    }

    /// Reads a seat's letter, with an error that says what a seat is.
    fn read_seat(word: &str) -> Result<Seat, Error> {
        let mut letters = word.chars();
        match (letters.next().and_then(Seat::from_letter), letters.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(Error::new(
                format!("`{word}`"),
                "is not a seat: seats are the letters A to H",
            )),
        }
    }
}

/// What a scenario can give at any table:
///
/// ```text
/// 3 seats                       option promos = spider, owl
/// host C                        last winner B
/// edition: bombs_to_win = 3     (changes a line of the edition in the box)
/// edition: tree: gate = true    (the same for one card)
/// dealt from seed 7
/// ```
#[derive(Debug)]
pub struct Staging<G: Staged> {
    /// What the table agreed on.
    pub terms: Terms,
    /// The seed of a real deal.
    pub seed: Option<u64>,
    game: std::marker::PhantomData<G>,
}

impl<G: Staged> Default for Staging<G> {
    /// Three seats, or the next number above that the game can have, or else its smallest.
    fn default() -> Self {
        let usual = G::SEAT_COUNTS.iter().copied().find(|n_seats| *n_seats >= 3);
        Self::of_seats(usual.unwrap_or(G::SEAT_COUNTS[0]))
    }
}

impl<G: Staged> Staging<G> {
    /// A table of this size, unless the scenario says otherwise.
    pub fn of_seats(n_seats: u8) -> Self {
        Self {
            terms: Terms::plain(n_seats),
            seed: None,
            game: std::marker::PhantomData,
        }
    }

    /// Reads a line that any game understands; `None` if it is not one.
    pub fn read(&mut self, line: &str) -> Result<Option<()>, Error> {
        if let Some(change) = line.strip_prefix("edition: ") {
            return self.change_edition(change).map(Some);
        }
        if let Some(option) = line.strip_prefix("option ") {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| Error::new("option", "is written `option KEY = VALUE`"))?;
            let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
            self.terms.options.insert(key, value);
            return Ok(Some(()));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [number, "seats"] => match number.parse() {
                Ok(n_seats) => self.terms.n_seats = n_seats,
                Err(_) => return Ok(None),
            },
            ["host", host] => self.terms.host = G::read_seat(host)?,
            ["last", "winner", winner] => self.terms.last_winner = Some(G::read_seat(winner)?),
            ["dealt", "from", "seed", seed] => match seed.parse() {
                Ok(seed) => self.seed = Some(seed),
                Err(_) => return Ok(None),
            },
            _ => return Ok(None),
        }
        Ok(Some(()))
    }

    fn must_read(&mut self, line: &str) -> Result<(), Error> {
        let read = self.read(line).transpose();
        let because = "is not something that a table can be given: write `3 seats`, `host C`, `last winner B`, \
             `option KEY = VALUE`, `edition: KEY = VALUE` or `dealt from seed 7`";
        read.unwrap_or_else(|| Err(Error::new("", because)))
            .map_err(|error| error.within(format!("`{line}`")))
    }

    /// Deals the table from its seed.
    pub fn deal(&self, outcomes: &[u32]) -> Result<(G::Setup, G), Error> {
        let setup = G::set_up(&self.terms)?;
        let chance = Chance::loaded(Seed::from_number(self.seed.unwrap_or(0)), outcomes);
        let state = G::deal(&setup, chance, &mut Log::silent())?;
        Ok((setup, state))
    }

    /// The text of the edition with the changes so far.
    pub fn edition_text(&self) -> String {
        match &self.terms.edition {
            Some(edition) => edition.text.clone(),
            None => G::EDITION.to_owned(),
        }
    }

    /// Replaces the edition by this text.
    pub fn play_edition(&mut self, text: String) {
        let file = "the scenario's edition".to_owned();
        self.terms.edition = Some(EditionText { file, text });
    }

    /// Changes the first line of the edition that sets `key`. `CARD: key = value` changes that line
    /// in the table with the line `id = "CARD"`, or adds it.
    fn change_edition(&mut self, change: &str) -> Result<(), Error> {
        let before = change.split('=').next().unwrap_or_default();
        match before.split_once(": ") {
            Some((card, _)) => self.change_card(card, &change[card.len() + ": ".len()..]),
            None => self.change_line(None, change),
        }
    }

    /// Changes or adds a line `key = value` in the table with the line `id = "CARD"`.
    pub fn change_card(&mut self, card: &str, change: &str) -> Result<(), Error> {
        self.change_line(Some(card), change)
    }

    fn change_line(&mut self, card: Option<&str>, change: &str) -> Result<(), Error> {
        let key_of = |line: &str| line.split('=').next().unwrap_or_default().trim().to_owned();
        let key = key_of(change);
        let text = self.edition_text();
        let mut lines: Vec<&str> = text.lines().collect();
        let (mut start, mut end) = (0, lines.len());
        if let Some(card) = card {
            let id = format!("id = \"{card}\"");
            let at = lines.iter().position(|line| *line == id);
            start = at.ok_or_else(|| Error::new(card, "is not a card in the box"))?;
            let length = lines[start..].iter().position(|line| line.is_empty());
            end = length.map_or(end, |length| start + length);
        }
        match (start..end).find(|&at| key_of(lines[at]) == key) {
            Some(at) => lines[at] = change,
            None if card.is_some() => lines.insert(start + 1, change),
            None => {
                let because = "is not a line of the edition in the box";
                return Err(Error::new(format!("`{key}`"), because));
            }
        }
        self.play_edition(lines.join("\n"));
        Ok(())
    }
}
