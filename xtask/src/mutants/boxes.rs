//! Broken boxes: a number or a switch of an edition is changed, and the scenarios should notice.
//!
//! The tests of a game are built once. A test build takes its box from `MENAGERIE_BOX` if that is
//! set (`printed/src/swapped.rs`), so that each box only takes a run of the scenarios.

use super::field::{Field, fields};
use super::plan::Plan;
use super::tally::Tally;
use crate::games::Game;
use crate::shell;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What `printed` says about a box that fails its checks.
const REFUSED: &str = "the changed box is refused";

/// The result of the scenarios with a box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Caught,
    Late,
    Missed,
    Refused,
}

/// Tries a sample of the values in the boxes of a game.
pub(super) fn run(root: &Path, game: &Game, plan: &Plan) -> Result<Tally, String> {
    let boxes = boxes(root, game)?;
    let all: Vec<Field> = boxes
        .iter()
        .flat_map(|(file, text)| fields(file, text))
        .collect();
    let mut tally = Tally {
        of: format!("{}, boxes", game.name),
        n_all: all.len(),
        ..Tally::default()
    };
    let name = |field: &Field| format!("{}:{}:{}", field.file, field.line, field.start);
    let chosen = plan.sample.of(all, name);
    let n_chosen = chosen.len();
    println!(
        "{}: {n_chosen} of {} values of the box",
        game.name, tally.n_all
    );
    let tests = tests(root, game)?;
    for (number, field) in (1..).zip(chosen) {
        let text = boxes.iter().find(|(file, _)| *file == field.file);
        let text = text.map_or("", |(_, text)| text.as_str());
        let mut verdict = Verdict::Refused;
        let mut told = String::new();
        for new in &field.new {
            told = field.told(new);
            verdict = judge(&tests, &field, &field.changed(text, new), plan.timeout)?;
            if verdict != Verdict::Refused {
                break;
            }
        }
        let word = match verdict {
            Verdict::Caught => "caught",
            Verdict::Late => "late",
            Verdict::Missed => "MISSED",
            Verdict::Refused => "unviable",
        };
        println!("  {number} of {n_chosen}  {word:8}  {told}");
        match verdict {
            Verdict::Caught => tally.n_caught += 1,
            Verdict::Late => tally.n_late += 1,
            Verdict::Missed => tally.missed.push(told),
            Verdict::Refused => tally.n_unviable += 1,
        }
    }
    Ok(tally)
}

/// The files of a game's boxes and their texts.
fn boxes(root: &Path, game: &Game) -> Result<Vec<(String, String)>, String> {
    let failed = |error| format!("reading editions: {error}");
    let mut boxes = Vec::new();
    for entry in fs::read_dir(root.join("editions")).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(&format!("{}-", game.dir)) && name.ends_with(".toml") {
            boxes.push((name, fs::read_to_string(entry.path()).map_err(failed)?));
        }
    }
    boxes.sort();
    Ok(boxes)
}

/// Builds the tests of a game and returns their path. They must pass as they are.
fn tests(root: &Path, game: &Game) -> Result<PathBuf, String> {
    let build = ["test", "--package", game.dir, "--test", "main", "--no-run"];
    let mut build = shell::cargo(root, &build);
    let line = shell::line_of(&build);
    println!("$ {line}");
    let output = build
        .output()
        .map_err(|error| format!("`{line}`: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{said}\n`{line}` failed"));
    }
    let program = said.lines().find_map(|line| {
        let (_, rest) = line.trim().strip_prefix("Executable")?.rsplit_once('(')?;
        rest.strip_suffix(')')
    });
    let program = program.ok_or_else(|| format!("`{line}` did not say what it built"))?;
    let program = root.join(program);
    let status = scenarios(&program).status();
    match status {
        Ok(status) if status.success() => Ok(program),
        _ => Err(format!(
            "the scenarios of {} fail without any change; fix them first",
            game.name
        )),
    }
}

/// The command that runs a game's scenarios, without output.
fn scenarios(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["scenarios::", "--test-threads=1"]);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(Stdio::null());
    command
}

/// Runs the scenarios with a changed box.
fn judge(program: &Path, field: &Field, text: &str, timeout: Duration) -> Result<Verdict, String> {
    let failed = |error| format!("running {}: {error}", program.display());
    // A file, because a pipe that nobody reads while we wait would fill up.
    let said = program.with_extension("said");
    let mut command = scenarios(program);
    command.env("MENAGERIE_BOX", format!("{}\n{text}", field.file));
    command.arg("--nocapture");
    command.stderr(File::create(&said).map_err(failed)?);
    let mut child = command.spawn().map_err(failed)?;
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            break status;
        }
        if start.elapsed() > timeout {
            child.kill().and_then(|()| child.wait()).map_err(failed)?;
            return Ok(Verdict::Late);
        }
        thread::sleep(Duration::from_millis(20));
    };
    let text = fs::read(&said).map_err(failed)?;
    fs::remove_file(&said).map_err(failed)?;
    if status.success() {
        Ok(Verdict::Missed)
    } else if String::from_utf8_lossy(&text).contains(REFUSED) {
        Ok(Verdict::Refused)
    } else {
        Ok(Verdict::Caught)
    }
}
