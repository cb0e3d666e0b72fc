//! A question and its choices in words, and everything that explains them.

use std::io;

use shelf::Catalogue;
use tabletop::{Chance, Names, RuleId, Seat, Seats, Seed, Viewer, Words};

use super::front::Duty;
use super::listing::{Listing, told_apart};
use super::table::Table;
use super::typed::{COMMANDS, WHAT_COUNTS, has_a_number};
use super::writing_in::Sample;
use crate::paper::Paper;
use crate::telling;
use crate::wording::Wording;

/// How many rules about a question are printed in full; the others only by their ids.
const MOST_RULES: usize = 5;

/// A question to somebody.
pub(crate) struct Asked<G: Words> {
    pub(crate) setup: G::Setup,
    pub(crate) names: Names,
    pub(crate) seat: Seat,
    pub(crate) duty: Duty,
    pub(crate) view: G::View,
    pub(crate) choices: Vec<G::Action>,
    /// The choices in words, in the same order.
    pub(crate) words: Vec<String>,
    /// The same as the game writes them, not made unique.
    pub(crate) written: Vec<String>,
    pub(crate) listing: Listing,
    /// Ready-made things to say.
    pub(crate) claims: Vec<String>,
    question: String,
}

impl<G: Words> Asked<G> {
    /// What to ask `seat` at a table.
    pub(crate) fn at(table: &Table<G>, seat: Seat, duty: Duty) -> Self {
        let told = table.update(Viewer::Seat(seat));
        let view = told.view.expect("it was dealt when everybody sat down");
        let about = (&table.setup, &table.names);
        Self::new(about, (view, told.choices), seat, duty)
    }

    /// What to ask `seat`, which has this view and these choices.
    pub(crate) fn new(
        (setup, names): (&G::Setup, &Names),
        (view, choices): (G::View, Vec<G::Action>),
        seat: Seat,
        duty: Duty,
    ) -> Self {
        let wording = Wording::<G>::new(setup, names, Viewer::Seat(seat));
        let written = choices
            .iter()
            .map(|action| wording.choice(&view, seat, action));
        let written: Vec<String> = written.collect();
        let words = told_apart(&written);
        Self {
            setup: setup.clone(),
            names: names.clone(),
            seat,
            duty,
            listing: Listing::new(&words),
            words,
            written,
            choices,
            claims: G::claims(setup, &view, seat),
            question: wording.question(&view, seat),
            view,
        }
    }

    /// The question: one sentence.
    pub(crate) fn question(&self) -> &str {
        &self.question
    }

    /// The choices that are samples of something that can be written in.
    pub(crate) fn samples(&self) -> impl Iterator<Item = Sample<'_, G::Action>> {
        let choices = self.choices.iter().zip(&self.written);
        choices
            .filter(|(action, _)| G::is_written_in(action))
            .map(|(action, words)| Sample { action, words })
    }

    /// A table at which the person would see exactly this. What they can do follows from what they
    /// see, so this table knows what could be written in.
    pub(crate) fn imagined(&self) -> G {
        let luck = Chance::new(Seed::from_number(0));
        G::imagine(&self.setup, &self.view, luck)
    }

    /// A sample next to which others that are not listed can be written in.
    fn open_sample(&self) -> Option<&str> {
        let mut samples: Vec<Sample<'_, G::Action>> = self.samples().collect();
        let table = self.imagined();
        let is_new = |action: &G::Action| {
            !self.choices.contains(action) && table.check(self.seat, action).is_ok()
        };
        // A number shows best what can be changed.
        samples.sort_by_key(|sample| !has_a_number(sample.words));
        let mut open = samples
            .iter()
            .filter(|sample| sample.variations().iter().any(is_new));
        open.next().map(|sample| sample.words)
    }

    /// The question and the choices with their letters.
    pub(crate) fn tell(&self, paper: &mut Paper) -> io::Result<()> {
        paper.gap()?;
        paper.strong(&self.question)?;
        self.listing.tell(paper, &self.words)?;
        if let Some(words) = self.open_sample() {
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

    /// The prompt.
    pub(crate) fn prompt(&self, people: &Seats) -> String {
        match people.len() {
            0 | 1 => "> ".to_owned(),
            _ => format!("{}> ", self.names[self.seat]),
        }
    }

    /// What the game is about, the rules about this question, and the commands.
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

    /// The rules about the choices, starting with those about the most choices.
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
