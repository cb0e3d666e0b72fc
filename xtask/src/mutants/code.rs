//! Mutants of the code: cargo-mutants changes the rules of a game in a copy of the repository.

use super::plan::Plan;
use super::tally::Tally;
use crate::games::Game;
use crate::shell;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The version whose listing and files are read here.
const VERSION: &str = "27.1.0";

/// Files of a game that hold no rules: words, pictures, bots, data and what tests are written with. A
/// new file counts as rules until it is named here.
const NOT_RULES: [&str; 38] = [
    "aid",
    "asking",
    "bargain",
    "board",
    "crowd",
    "edition",
    "explain",
    "facts",
    "impact",
    "instinct",
    "judge",
    "lib",
    "made_up",
    "map",
    "options",
    "pace",
    "picture",
    "playmat",
    "prospects",
    "questions",
    "quick",
    "reading",
    "reflex",
    "rules",
    "setup",
    "sketch",
    "soundness",
    "stage",
    "table",
    "talk",
    "telling",
    "thumb",
    "validate",
    "validate_indigo",
    "validate_special",
    "wording",
    "words",
    "worth",
];

/// Tests that say little of the rules and take long.
const SKIPPED: [&str; 2] = ["ladder::", "bots::"];

/// Tries a sample of the mutants of a game's rules.
pub(super) fn run(root: &Path, game: &Game, plan: &Plan) -> Result<Tally, String> {
    install(root)?;
    let all = list(root, game)?;
    let mut tally = Tally {
        of: format!("{}, code", game.name),
        n_all: all.len(),
        ..Tally::default()
    };
    let chosen = plan.sample.of(all, |name| without_place(name));
    if chosen.is_empty() {
        return Ok(tally);
    }
    println!(
        "{}: {} of {} mutants of the code",
        game.name,
        chosen.len(),
        tally.n_all
    );
    let out = root.join("target/mutants").join(game.dir);
    let failed = |error| format!("making {}: {error}", out.display());
    fs::create_dir_all(&out).map_err(failed)?;
    let mut command = shell::cargo(root, &["mutants", "--package", game.dir]);
    command.args(["--test-package", game.dir, "--caught", "--unviable"]);
    command.args(["--colors", "never", "--annotations", "none"]);
    command.arg("--timeout");
    command.arg(plan.timeout.as_secs().to_string());
    command.arg("--output").arg(&out);
    // It does not filter by name those mutants that leave out a field, so a few more come along; with
    // only the files that are needed they are very few.
    let files: BTreeSet<&str> = chosen
        .iter()
        .filter_map(|name| name.split(':').next())
        .collect();
    for file in files {
        command.arg("--file").arg(file);
    }
    for name in &chosen {
        command.arg("--re").arg(format!("^{}$", escaped(name)));
    }
    command.args(["--", "--lib", "--tests", "--"]);
    for test in SKIPPED {
        command.args(["--skip", test]);
    }
    let status = command
        .status()
        .map_err(|error| format!("cargo mutants did not start: {error}"))?;
    // 2 and 3 are its words for missed and late mutants. The rest it has explained itself.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        return Err(format!("cargo mutants failed ({status})"));
    }
    let told = out.join("mutants.out");
    tally.n_caught = lines(&told.join("caught.txt"))?.len();
    tally.n_late = lines(&told.join("timeout.txt"))?.len();
    tally.n_unviable = lines(&told.join("unviable.txt"))?.len();
    tally.missed = lines(&told.join("missed.txt"))?;
    Ok(tally)
}

/// The names of all mutants of the rules, each with its file, line and column.
fn list(root: &Path, game: &Game) -> Result<Vec<String>, String> {
    let mut command = shell::cargo(root, &["mutants", "--list", "--package", game.dir]);
    command.args(["--colors", "never"]);
    for file in files(root, game)? {
        command.arg("--file").arg(file);
    }
    let line = format!("cargo mutants --list --package {}", game.dir);
    let listed = shell::output(&mut command).ok_or_else(|| format!("`{line}` failed"))?;
    Ok(listed.lines().map(str::to_owned).collect())
}

/// A mutant's name without line and column, which change with every line above it.
fn without_place(name: &str) -> String {
    let is_place = |part: &&str| part.chars().all(|c| c.is_ascii_digit());
    let parts = name.splitn(4, ':').filter(|part| !is_place(part));
    parts.collect::<Vec<_>>().join(":")
}

/// The files of a game that hold its rules, from the root of the repository.
fn files(root: &Path, game: &Game) -> Result<Vec<String>, String> {
    let src = format!("{}/src", game.folder());
    let mut files = Vec::new();
    collect(&root.join(&src), &mut files).map_err(|error| format!("reading {src}: {error}"))?;
    files.retain(|file| is_rules(file));
    files.sort();
    let below = |file: &PathBuf| Some(file.strip_prefix(root).ok()?.to_str()?.to_owned());
    Ok(files.iter().filter_map(below).collect())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether a file holds rules; a folder with the name of a file belongs to it.
pub(crate) fn is_rules(path: &Path) -> bool {
    let parts = path.iter().rev().take_while(|part| *part != "src");
    parts.into_iter().all(|part| {
        let name = part.to_string_lossy();
        let stem = name.strip_suffix(".rs").unwrap_or(&name);
        !NOT_RULES.contains(&stem)
    })
}

/// A text as a regular expression that means it and nothing else.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

fn lines(file: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(file);
    let text = text.map_err(|error| format!("reading {}: {error}", file.display()))?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// Sees to it that cargo-mutants is there.
fn install(root: &Path) -> Result<(), String> {
    let there = shell::output(&mut shell::cargo(root, &["mutants", "--version"]));
    if there.is_some_and(|version| version == format!("cargo-mutants {VERSION}")) {
        return Ok(());
    }
    let what = format!("cargo-mutants {VERSION}");
    let args = ["install", "cargo-mutants", "--version", VERSION, "--locked"];
    shell::install(&what, "cargo", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn words_and_bots_are_no_rules() {
        assert!(is_rules(Path::new("/x/argh/src/choices.rs")));
        assert!(is_rules(Path::new("/x/argh/src/check/steal.rs")));
        assert!(!is_rules(Path::new("/words/argh/src/words.rs")));
        assert!(!is_rules(Path::new("/x/argh/src/words/past.rs")));
    }

    #[test]
    fn every_game_has_rules_to_break() {
        for game in GAMES.iter() {
            let files = files(&crate::root(), game).expect("the files");
            let has = |name: &str| files.iter().any(|file| file.ends_with(name));
            assert!(has("/choices.rs"), "{}: {files:?}", game.name);
            assert!(has("/view.rs"), "{}: {files:?}", game.name);
        }
    }

    #[test]
    fn a_mutant_keeps_its_lot_when_lines_are_added_above_it() {
        let name = without_place("a.rs:12:80: replace < with <= in Team::negative");
        assert_eq!(name, "a.rs: replace < with <= in Team::negative");
    }

    #[test]
    fn a_name_is_matched_as_it_is_written() {
        assert_eq!(escaped("a.rs:1: f -> (u8)"), r"a\.rs:1: f \-> \(u8\)");
    }
}
