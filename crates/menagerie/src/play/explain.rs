//! A question and its choices in words, and everything that explains them.

use std::io;

use shelf::Catalogue;
use tabletop::{RuleId, Seat, Seats, Viewer, Words};

use super::front::Duty;
use super::table::Table;
use super::typed::COMMANDS;
use crate::paper::Paper;
use crate::telling;

/// A question as it is put to somebody.
pub(crate) struct Asked<G: Words> {
    pub(crate) seat: Seat,
    pub(crate) duty: Duty,
    pub(crate) choices: Vec<G::Action>,
    /// The choices in words, in the same order.
    pub(crate) words: Vec<String>,
    /// Ready-made things to say.
    pub(crate) claims: Vec<String>,
    question: String,
    name: String,
}

impl<G: Words> Asked<G> {
    /// What `seat` is to be asked now.
    pub(crate) fn new(table: &Table<G>, seat: Seat, duty: Duty) -> Self {
        let (setup, names) = (&table.setup, &table.names);
        let view = table.view(Viewer::Seat(seat));
        let choices = table.choices(seat);
        let words = choices
            .iter()
            .map(|action| G::choice(setup, names, &view, seat, action));
        Self {
            seat,
            duty,
            words: words.collect(),
            choices,
            claims: G::claims(setup, &view, seat),
            question: G::question(setup, names, &view, seat),
            name: names[seat].clone(),
        }
    }

    /// The question: one sentence.
    pub(crate) fn question(&self) -> &str {
        &self.question
    }

    /// The question and the numbered choices.
    pub(crate) fn tell(&self, paper: &mut Paper) -> io::Result<()> {
        paper.gap()?;
        paper.strong(&self.question)?;
        for (words, number) in self.words.iter().zip(1..) {
            paper.text(6, format!("{number:>4}  {words}"))?;
        }
        if self.choices.iter().any(G::is_written_in) {
            paper.text(
                6,
                "      (some of these are samples; `do {JSON}` writes in your own)",
            )?;
        }
        match self.duty {
            Duty::Must => Ok(()),
            Duty::May => paper.text(6, "      (or press Enter to let the others go on)"),
        }
    }

    /// Where the answer is typed.
    pub(crate) fn prompt(&self, people: &Seats) -> String {
        match people.len() {
            0 | 1 => "> ".to_owned(),
            _ => format!("{}> ", self.name),
        }
    }

    /// What would be right to type.
    pub(crate) fn what_is_right(&self) -> String {
        let numbers = match self.choices.len() {
            1 => "Type 1".to_owned(),
            n => format!("Type a number from 1 to {n}"),
        };
        format!("{numbers}, the first words of a choice, or ? for an explanation.")
    }

    /// The question again, each choice with the rules about it, and the commands.
    pub(crate) fn explain(&self, paper: &mut Paper, catalogue: &Catalogue) -> io::Result<()> {
        self.tell(paper)?;
        paper.gap()?;
        paper.strong("The rules about these choices")?;
        let mut told: Vec<RuleId> = Vec::new();
        for (action, number) in self.choices.iter().zip(1..) {
            let rules = G::rules_about(action);
            let ids: Vec<&str> = rules.iter().map(RuleId::as_str).collect();
            paper.text(6, format!("{number:>4}  {}", ids.join(", ")))?;
            told.extend(rules);
        }
        paper.gap()?;
        told.sort();
        told.dedup();
        for id in told {
            telling::rule(paper, id.as_str(), catalogue.find(id.as_str()))?;
        }
        paper.gap()?;
        paper.strong("What you can type")?;
        for (command, explanation) in COMMANDS {
            paper.text(15, format!("  {command:<11}  {explanation}"))?;
        }
        Ok(())
    }

    /// The ready-made claims, numbered.
    pub(crate) fn tell_claims(&self, paper: &mut Paper) -> io::Result<()> {
        if self.claims.is_empty() {
            return paper.text(
                2,
                "Nothing ready-made fits now; `say WORDS` says what you like.",
            );
        }
        paper
            .line("Ready-made, true or not; `say 1` says the first, `say WORDS` what you like:")?;
        for (claim, number) in self.claims.iter().zip(1..) {
            paper.text(6, format!("{number:>4}  {claim}"))?;
        }
        Ok(())
    }
}
