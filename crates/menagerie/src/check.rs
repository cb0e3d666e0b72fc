//! `menagerie check`: scenarios, records and editions, one line per file.

use std::path::{Path, PathBuf};

use clap::Args;
use laws::scenario;
use shelf::{Catalogue, GameId, with_game};
use tabletop::{Game, Record, game_of};

use crate::edition::{self, TOML};
use crate::error::Error;
use crate::files::{below, read_record, read_text};
use crate::paper::Paper;
use crate::play::{DEAL, read_secret};
use crate::telling;

const SCENARIO: &str = "scn";

/// Check files: scenarios are run, records replayed, editions validated
///
/// A file's extension tells its kind: `.scn` for scenarios of rules, `.deal` for records of deals,
/// `.toml` for editions. Folders are searched for all three.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  menagerie check argh-1.deal
  menagerie check crates/games/argh/scenarios editions")]
pub(crate) struct CheckArgs {
    /// Files, or folders with files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// The result of checking a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is valid, and this is what it is.
    Right(String),
    /// It is invalid, and this is why.
    Wrong(String),
}

/// Checks files.
pub(crate) fn run(args: &CheckArgs) -> Result<(), Error> {
    let mut files = Vec::new();
    for path in &args.files {
        let found = below(path, &[SCENARIO, DEAL, TOML])?;
        // A file that was named is meant; a folder can contain TOML files that are not editions.
        let is_meant = |file: &PathBuf| file == path || edition::seems_to_be_one(file);
        files.extend(found.into_iter().filter(is_meant));
    }
    tell_verdicts(&mut Paper::new(), &files, check)
}

/// Prints the verdict on each file and a summary. It is an error if any file is wrong.
pub(crate) fn tell_verdicts(
    paper: &mut Paper,
    files: &[PathBuf],
    check: impl Fn(&Path) -> Result<Verdict, Error>,
) -> Result<(), Error> {
    if files.is_empty() {
        return Err(Error::input("there is no file to check")
            .hint("scenarios end in .scn, records in .deal, editions in .toml"));
    }
    let mut n_wrong = 0;
    for path in files {
        let name = path.display();
        match check(path)? {
            Verdict::Right(what) => paper.line(format!("ok     {name}: {what}"))?,
            Verdict::Wrong(why) => {
                n_wrong += 1;
                paper.line(format!("WRONG  {name}: {why}"))?;
            }
        }
    }
    paper.gap()?;
    let checked = telling::count(files.len(), "file");
    paper.line(format!("{checked} checked, {n_wrong} wrong"))?;
    paper.flush()?;
    match n_wrong {
        0 => Ok(()),
        1 => Err(Error::wrong("1 file is wrong")),
        n => Err(Error::wrong(format!("{n} files are wrong"))),
    }
}

fn check(path: &Path) -> Result<Verdict, Error> {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some(SCENARIO) => check_scenarios(path),
        Some(DEAL) => check_record(path),
        Some(TOML) => edition::check(path),
        _ => Err(Error::input(format!(
            "{}: unknown kind of file; expected .scn, .deal or .toml",
            path.display()
        ))),
    }
}

fn check_scenarios(path: &Path) -> Result<Verdict, Error> {
    let text = read_text(path)?;
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy())
        .unwrap_or_default();
    let scenarios = match scenario::parse(&name, &text) {
        Ok(scenarios) => scenarios,
        Err(error) => return Ok(Verdict::Wrong(error.to_string())),
    };
    let mut failures = Vec::new();
    for scenario in &scenarios {
        let Some(game) = scenario.rules.iter().find_map(|id| game_with_rule(id)) else {
            let because = format!(
                "line {}: no game has the rules {}",
                scenario.line,
                scenario.rules.join(" ")
            );
            failures.push(because);
            continue;
        };
        if let Err(failure) = with_game!(game, G => scenario::run::<G>(scenario)) {
            failures.push(failure.to_string());
        }
    }
    let n = telling::count(scenarios.len(), "scenario");
    Ok(match failures.len() {
        0 => Verdict::Right(n),
        failed => Verdict::Wrong(format!("{failed} of {n} failed\n{}", failures.join("\n"))),
    })
}

fn game_with_rule(id: &str) -> Option<GameId> {
    GameId::ALL
        .into_iter()
        .find(|game| Catalogue::of(*game).find(id).is_some())
}

fn check_record(path: &Path) -> Result<Verdict, Error> {
    let text = match read_record(path) {
        Ok(text) => text,
        Err(error) if error.is_wrong() => return Ok(Verdict::Wrong(error.to_string())),
        Err(error) => return Err(error),
    };
    let game = game_of(&text).and_then(|id| id.parse::<GameId>());
    match game {
        Ok(game) => with_game!(game, G => check_record_of::<G>(path, &text)),
        Err(error) => Ok(Verdict::Wrong(error.to_string())),
    }
}

fn check_record_of<G: Game>(path: &Path, text: &str) -> Result<Verdict, Error> {
    let record = match Record::<G>::parse(text) {
        Ok(record) => record,
        Err(error) => return Ok(Verdict::Wrong(error.to_string())),
    };
    let n_plays = record.plays.len();
    let actions = telling::count(n_plays, "action");
    let replayed = match (&record.closing, read_secret(path)?) {
        (Some(_), _) => record
            .verify()
            .map(|_| format!("finished deal of {actions}, verified")),
        (None, Some(secret)) => record
            .replay(secret, n_plays)
            .map(|_| format!("open deal of {actions}, all of them allowed")),
        (None, None) => Ok(format!(
            "open deal of {actions}; its secret is not here, so it was not replayed"
        )),
    };
    Ok(match replayed {
        Ok(what) => Verdict::Right(what),
        Err(error) => Verdict::Wrong(error.to_string()),
    })
}
