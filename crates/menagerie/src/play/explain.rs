//! A question and its choices in words, and everything that explains them.

use std::io;

use shelf::Catalogue;
use tabletop::{RuleId, Seat, Seats, Viewer, Words, addressed};

use super::front::Duty;
use super::listing::{Listing, told_apart};
use super::table::Table;
use super::typed::{COMMANDS, WHAT_COUNTS, has_a_number};
use super::writing_in::Sample;
use crate::paper::Paper;
use crate::telling;

/// So many rules are told in full about a question; the others by their ids.
const MOST_RULES: usize = 5;

/// A question as it is put to somebody.
pub(crate) struct Asked<G: Words> {
    pub(crate) seat: Seat,
    pub(crate) duty: Duty,
    pub(crate) choices: Vec<G::Action>,
    /// The choices in words, in the same order.
    pub(crate) words: Vec<String>,
    /// The same as the game writes them, with names.
    pub(crate) written: Vec<String>,
    pub(crate) listing: Listing,
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
        let written = choices
            .iter()
            .map(|action| G::choice(setup, names, &view, seat, action));
        let written: Vec<String> = written.collect();
        // A choice is an imperative: "you" never begins it.
        let words: Vec<String> = written.iter().map(|words| within(words)).collect();
        let words = told_apart(&words);
        Self {
            seat,
            duty,
            listing: Listing::new(&words),
            words,
            written,
            choices,
            claims: G::claims(setup, &view, seat),
            question: addressed(&G::question(setup, names, &view, seat)),
            name: names[seat].clone(),
        }
    }

    /// The question: one sentence.
    pub(crate) fn question(&self) -> &str {
        &self.question
    }

    /// The choices that are samples of something that is written in.
    pub(crate) fn samples(&self) -> impl Iterator<Item = Sample<'_, G::Action>> {
        let choices = self.choices.iter().zip(&self.written);
        choices
            .filter(|(action, _)| G::is_written_in(action))
            .map(|(action, words)| Sample { action, words })
    }

    /// A choice beside which others can be written in that are not listed.
    fn open_sample(&self, table: &Table<G>) -> Option<&str> {
        let is_new = |action: &G::Action| {
            !self.choices.contains(action) && table.check(self.seat, action).is_ok()
        };
        let mut samples: Vec<Sample<'_, G::Action>> = self.samples().collect();
        // A number shows best what may be another.
        samples.sort_by_key(|sample| !has_a_number(sample.words));
        let mut open = samples
            .iter()
            .filter(|sample| sample.variations().iter().any(is_new));
        open.next().map(|sample| sample.words)
    }

    /// The question and the choices with their letters.
    pub(crate) fn tell(&self, paper: &mut Paper, table: &Table<G>) -> io::Result<()> {
        paper.gap()?;
        paper.strong(&self.question)?;
        self.listing.tell(paper, &self.words)?;
        if let Some(words) = self.open_sample(table) {
            let words = within(words);
            paper.text(
                6,
                format!("      (or write in something else, in the manner of: {words})"),
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

    /// What the game is about, the rules of this question, and the commands.
    pub(crate) fn explain(&self, paper: &mut Paper, catalogue: &Catalogue) -> io::Result<()> {
        paper.gap()?;
        paper.strong("The game in short")?;
        for line in &catalogue.summary {
            paper.text(2, format!("- {line}"))?;
        }
        paper.gap()?;
        paper.strong(&self.question)?;
        let rules = self.rules();
        let (told, others) = rules.split_at(rules.len().min(MOST_RULES));
        for id in told {
            telling::rule(paper, id.as_str(), catalogue.find(id.as_str()))?;
        }
        if !others.is_empty() {
            let others: Vec<&str> = others.iter().map(RuleId::as_str).collect();
            paper.text(10, format!("and also   {}", others.join(", ")))?;
        }
        paper.gap()?;
        paper.strong("What you can type")?;
        let id = rules.first().map(RuleId::as_str);
        let id = id.unwrap_or(catalogue.entries[0].id.as_str());
        for (command, explanation) in COMMANDS {
            let explanation = explanation.replace("ID", id);
            paper.text(15, format!("  {command:<11}  {explanation}"))?;
        }
        paper.text(2, format!("  {WHAT_COUNTS}"))
    }

    /// The rules about the choices, those of most choices first.
    fn rules(&self) -> Vec<RuleId> {
        let mut counted: Vec<(RuleId, usize)> = Vec::new();
        for id in self.choices.iter().flat_map(G::rules_about) {
            match counted.iter_mut().find(|(known, _)| *known == id) {
                Some((_, n)) => *n += 1,
                None => counted.push((id, 1)),
            }
        }
        counted.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        counted.into_iter().map(|(id, _)| id).collect()
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

/// Words that stand within a sentence, so that "you" is small wherever it comes.
pub(crate) fn within(words: &str) -> String {
    const HEAD: &str = "- ";
    addressed(&format!("{HEAD}{words}"))[HEAD.len()..].to_owned()
}
