//! Scenarios: what a rule means, as a picture and a story that people who do not program can read
//! and check.
//!
//! ```text
//! # Comments follow a hash.
//! title: A second bomb part accepted wins at once
//! rules: ARGH-20 ARGH-30
//! example: 1
//!
//! given  3 seats
//!        B shows garden_bomb
//! rolls  3 1
//! when   A: take a house card
//!        A: offer it to B
//!        B: accept it
//! then   outcome: A 2, B 1, C 2
//!        ended: bomb_face_up ARGH-30
//! ```
//!
//! A header names the rules that the scenario pins. `given` lays the table, `rolls` fixes the
//! outcomes of chance, and then `when` and `then` blocks alternate as often as needed. A line that
//! begins with white space continues the block above it. A file can hold several scenarios,
//! separated by a line `---`. The crate's README lists everything that can be written.
//!
//! Reading needs no game, so any tool can collect headers:
//!
//! ```
//! let text = "title: Anybody may pass\nrules: TOY-9\nexample: 2\n\n\
//!             given  2 seats\nwhen   A: pass\nthen   asked: B\n";
//! let scenarios = laws::scenario::parse("pass.scn", text).unwrap();
//! assert_eq!(scenarios[0].rules, ["TOY-9"]);
//! assert_eq!(scenarios[0].examples, [2]);
//!
//! let wrong = laws::scenario::parse("pass.scn", &text.replace("asked:", "askd:")).unwrap_err();
//! assert!(wrong.to_string().starts_with("pass.scn:7: "), "{wrong}");
//! ```

mod compare;
mod coverage;
mod expectation;
mod failure;
mod named;
mod parse;
mod run;

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use tabletop::{Error, RuleId, Staged, Words, marks_of};

pub use coverage::Exempt;
pub use expectation::{Expectation, Listener};
pub use failure::Failure;
pub use named::action;
pub use parse::parse;
pub use run::run;

/// One scenario: its header, the table it lays, and its story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The file it was read from.
    pub file: String,
    /// The line it begins on.
    pub line: usize,
    /// The rule as a sentence.
    pub title: String,
    /// The ids of the rules that it pins.
    pub rules: Vec<String>,
    /// The numbers of the catalogue's worked examples that it plays.
    pub examples: Vec<u32>,
    /// The lines that lay the table.
    pub given: Vec<Written<String>>,
    /// The first outcomes of chance, counted from 0.
    pub rolls: Vec<u32>,
    /// What happens and what is expected then, in order.
    pub story: Vec<Block>,
}

/// Something that was written, and the line it is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written<T> {
    /// The line of the file, from 1.
    pub line: usize,
    /// The line as it was written, without its comment.
    pub text: String,
    /// What it means.
    pub means: T,
}

/// A block of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// What seats do.
    When(Vec<Written<Attempt>>),
    /// What is expected then.
    Then(Vec<Written<Expectation>>),
}

/// One line of a `when` block: what a seat tries to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Who acts.
    pub who: Who,
    /// What they do: words that the game reads, or `lapses`.
    pub words: String,
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// One seat.
    Seat(tabletop::Seat),
    /// Every awaited seat, in order from A.
    Everyone,
}

/// Runs every scenario of some files, each with its name and its text.
pub fn run_all<G: Words + Staged>(files: &[(String, String)]) -> Report {
    let mut report = Report::default();
    for (file, text) in files {
        let scenarios = match parse(file, text) {
            Ok(scenarios) => scenarios,
            Err(error) => {
                report.failures.push(format!("{error}\n"));
                continue;
            }
        };
        for scenario in scenarios {
            report.n_run += 1;
            let (result, marks) = marks_of(|| run::<G>(&scenario));
            match result {
                Ok(()) => {
                    report.n_passed += 1;
                    report.cover(&scenario, marks);
                }
                Err(failure) => report.failures.push(failure.to_string()),
            }
        }
    }
    report
}

/// The result of running scenarios.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many scenarios were run.
    pub n_run: usize,
    /// How many of them passed.
    pub n_passed: usize,
    /// Files that cannot be read as scenarios, and scenarios that failed, as text.
    pub failures: Vec<String>,
    /// The rules that they name.
    pub named: BTreeSet<String>,
    /// The rules whose marks they ran through.
    pub marked: BTreeSet<RuleId>,
    /// The rules that a scenario both names and ran through.
    pub exercised: BTreeSet<String>,
    /// The rules that a scenario names without running through them, and where it begins.
    pub claimed: Vec<(String, String)>,
}

impl Report {
    /// Panics with every failure, or if nothing was run. For tests.
    pub fn must_be_clean(&self) {
        assert!(self.failures.is_empty(), "{self}");
        assert!(self.n_run > 0, "no scenario was run");
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "\n{failure}")?;
        }
        writeln!(f, "\n{} of {} scenarios passed", self.n_passed, self.n_run)
    }
}

/// Reads every `*.scn` file under a folder, in the order of their names. This is the only function
/// here that reads from a disk.
pub fn read_folder(folder: &Path) -> Result<Vec<(String, String)>, Error> {
    let mut files = Vec::new();
    collect(folder, folder, &mut files)
        .map_err(|error| Error::new(folder.display().to_string(), error.to_string()))?;
    files.sort();
    Ok(files)
}

fn collect(top: &Path, folder: &Path, files: &mut Vec<(String, String)>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(top, &path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            let name = path.strip_prefix(top).unwrap_or(&path);
            // The name is printed and sorted, so it must be the same on every system.
            let name = name.to_string_lossy().replace('\\', "/");
            files.push((name, std::fs::read_to_string(&path)?));
        }
    }
    Ok(())
}
