//! How a scenario talks about a game: laying a table, reading an action, naming what is there.

use crate::{Complaint, Game, Seat};

/// A fact about the table as a scenario can expect it, such as `A up` and `house_bomb`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about.
    pub name: String,
    /// What is so.
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
}

/// A game whose tables can be laid and read in words, for scenarios.
pub trait Staged: Game {
    /// Lays the table that the `given` lines describe, in the order they were written.
    ///
    /// `outcomes` are loaded into the table's luck: what the scenario's `rolls` lines fix.
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Self::Setup, Self), Complaint>;

    /// Reads an action as a scenario writes it after the seat's letter: `takes house`.
    fn read_action(setup: &Self::Setup, words: &str) -> Result<Self::Action, Complaint>;

    /// Everything on the table with every card open.
    fn facts(setup: &Self::Setup, state: &Self) -> Vec<Fact>;

    /// The same as one viewer sees it, made from the view alone.
    fn seen(setup: &Self::Setup, view: &Self::View) -> Vec<Fact>;

    /// Whether the table keeps what the game's model promises after every action; what is broken,
    /// if not.
    fn soundness(_setup: &Self::Setup, _state: &Self) -> Result<(), String> {
        Ok(())
    }

    /// Reads a seat's letter, with a complaint that says what a seat is.
    fn read_seat(word: &str) -> Result<Seat, Complaint> {
        let mut letters = word.chars();
        match (letters.next().and_then(Seat::from_letter), letters.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(Complaint::new(
                format!("`{word}`"),
                "is not a seat: seats are the letters A to H",
            )),
        }
    }
}
