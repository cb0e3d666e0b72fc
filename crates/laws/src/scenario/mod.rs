//! Scenarios: what a rule means, as a picture and a story that somebody who does not program can
//! read and check.
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
//! when   A takes house
//!        A offers to B
//!        B accepts
//! then   outcome: A 2, B 1, C 2
//!        ended: bomb_face_up ARGH-30
//! ```
//!
//! A header names the rules that the scenario pins. `given` lays the table, `rolls` fixes what
//! chance will say, and then `when` and `then` follow one another as often as it takes. A line
//! that begins with white space goes on with the block above it. A file may hold several
//! scenarios with a line `---` between them. The crate's README lists all that can be said.
//!
//! Reading needs no game, so headers can be collected by anybody:
//!
//! ```
//! let text = "title: Anybody may pass\nrules: TOY-9\nexample: 2\n\n\
//!             given  2 seats\nwhen   A passes\nthen   asked: B\n";
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
mod parse;
mod run;

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use tabletop::{Error, RuleId, Staged, Words, marks_of};

pub use coverage::Exempt;
pub use expectation::{Expectation, Listener};
pub use failure::Failure;
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
    /// How the table is laid, line by line.
    pub given: Vec<Written<String>>,
    /// What chance will say first, counted from 0.
    pub rolls: Vec<u32>,
    /// What happens and what is then so, in order.
    pub story: Vec<Block>,
}

/// Something that was written, and the line it stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written<T> {
    /// The line of the file, from 1.
    pub line: usize,
    /// The line as it was written, less its comment.
    pub text: String,
    /// What it says.
    pub means: T,
}

/// A block of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// What is done.
    When(Vec<Written<Deed>>),
    /// What is then so.
    Then(Vec<Written<Expectation>>),
}

/// One line of a `when` block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who does it.
    pub who: Who,
    /// What is done: words that the game reads, or `lapses`.
    pub words: String,
}

/// Who does a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// One seat.
    Seat(tabletop::Seat),
    /// Every seat that is awaited, one after the other from A on.
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

/// What came of running scenarios.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many scenarios were run.
    pub n_run: usize,
    /// How many of them went as they say.
    pub n_passed: usize,
    /// Files that cannot be read as scenarios and scenarios that did not go as they say, as text.
    pub failures: Vec<String>,
    /// The rules that they name.
    pub named: BTreeSet<String>,
    /// The rules through whose lines they ran.
    pub marked: BTreeSet<RuleId>,
    /// The rules that a scenario names and ran through.
    pub exercised: BTreeSet<String>,
}

impl Report {
    /// Panics with every failure, for tests; so does a report of nothing at all.
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

/// Reads every `*.scn` under a folder, in the order of their names. The only function here that
/// touches a disk.
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
            // One spelling on every system, because the name is printed and sorted by.
            let name = name.to_string_lossy().replace('\\', "/");
            files.push((name, std::fs::read_to_string(&path)?));
        }
    }
    Ok(())
}
