//! A failed scenario, printed so that the reason is clear.

use std::fmt;

use tabletop::Fact;

use super::Scenario;

/// What a scenario expected and what was found instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line that failed.
    pub line: usize,
    /// The scenario's title.
    pub title: String,
    /// The rules it pins.
    pub rules: Vec<String>,
    /// The line as it was written, or the block that failed.
    pub what: String,
    /// What was expected, in paragraphs.
    pub expected: Vec<String>,
    /// What was found.
    pub found: Vec<String>,
    /// The whole table with every card face up; empty if it could not be laid.
    pub facts: Vec<Fact>,
}

/// What was expected and what was found, without the line that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mismatch {
    pub(super) expected: Vec<String>,
    pub(super) found: Vec<String>,
}

impl Mismatch {
    pub(super) fn new(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self {
            expected: vec![expected.into()],
            found: vec![found.into()],
        }
    }
}

impl Failure {
    pub(super) fn new(
        scenario: &Scenario,
        line: usize,
        what: impl Into<String>,
        mismatch: Mismatch,
        facts: Vec<Fact>,
    ) -> Self {
        Self {
            file: scenario.file.clone(),
            line,
            title: scenario.title.clone(),
            rules: scenario.rules.clone(),
            what: what.into(),
            expected: mismatch.expected,
            found: mismatch.found,
            facts,
        }
    }
}

/// The width of a column. Two of them with a separator fit a terminal.
const COLUMN: usize = 38;

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}: {}", self.file, self.line, self.title)?;
        writeln!(f, "rules {}", self.rules.join(" "))?;
        writeln!(f, "\n    {}\n", self.what)?;
        let expected = column("EXPECTED", &self.expected);
        let found = column("FOUND", &self.found);
        for row in 0..expected.len().max(found.len()) {
            let [left, right] =
                [&expected, &found].map(|column| column.get(row).map_or("", String::as_str));
            let line = format!("  {left:COLUMN$} | {right}");
            writeln!(f, "{}", line.trim_end())?;
        }
        if !self.facts.is_empty() {
            let width = self.facts.iter().map(|fact| fact.name.chars().count());
            let width = width.max().unwrap_or_default().min(COLUMN);
            writeln!(f, "\nthe whole table")?;
            for Fact { name, value } in &self.facts {
                writeln!(f, "  {}", format!("{name:width$}  {value}").trim_end())?;
            }
        }
        Ok(())
    }
}

/// A heading and paragraphs, wrapped to the width of a column.
fn column(heading: &str, paragraphs: &[String]) -> Vec<String> {
    let mut rows = vec![heading.to_owned()];
    for line in paragraphs.iter().flat_map(|paragraph| paragraph.lines()) {
        let mut row = String::new();
        for word in line.split_whitespace().flat_map(bites) {
            let length = row.chars().count() + 1 + word.chars().count();
            if !row.is_empty() && length > COLUMN {
                rows.push(std::mem::take(&mut row));
            }
            if !row.is_empty() {
                row.push(' ');
            }
            row += &word;
        }
        rows.push(row);
    }
    rows
}

/// A word in pieces that fit a column; nearly always one piece.
fn bites(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    letters
        .chunks(COLUMN)
        .map(|bite| bite.iter().collect())
        .collect()
}
