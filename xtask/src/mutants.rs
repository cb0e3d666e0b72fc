//! `cargo xtask mutants`: break the rules of a game on purpose and see whether its tests notice.
//!
//! A mutant is the game with one change: to an operator or a function of its rules (`code.rs`, by
//! cargo-mutants), or to a number or a switch of the box (`boxes.rs`). It is caught if the game's
//! own tests fail. A missed one shows where a test is missing.

mod boxes;
mod code;
mod field;
mod plan;
mod sample;
mod tally;

pub(crate) use code::is_rules;

use crate::games::Game;
use plan::Plan;
use std::path::Path;
use tally::Tally;

const HELP: &str = "\
Break the rules of a game on purpose and see whether its tests notice.

Usage: cargo xtask mutants [GAME] [OPTIONS]

  GAME             a folder of crates/games, such as argh [default: every game]

What to break:
  --code           only the Rust code of the rules, with cargo-mutants (installed if missing)
  --boxes          only the numbers and switches of the box, editions/GAME-*.toml; this runs
                   nothing but the scenarios, about a second for each change

How much:
  --sample N       at most N mutants of each kind, or `all` (default 40)
  --seed S         the seed of the sample (default 1)
  --shard I/N      only part I of N of the sample, from 0/N to N-1/N, to share the work
  --timeout SECS   stop a mutant's tests after SECS seconds and count it as caught (default 120)

Each mutant of the code takes as long as it takes to rebuild the game and run its tests. Ctrl-C
stops at once. At the end you get the share of mutants that were caught, and each missed one with
its place and what was changed. The bots' ladders are not run: they are slow and test no rule.
";

/// Runs the command.
pub(crate) fn run(root: &Path, args: &[String]) -> Result<(), String> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        print!("{HELP}");
        return Ok(());
    }
    let plan = Plan::parse(args)?;
    let mut told = Vec::new();
    for game in &plan.games {
        told.extend(of_game(root, game, &plan)?);
    }
    for tally in told {
        print!("\n{tally}");
    }
    Ok(())
}

fn of_game(root: &Path, game: &Game, plan: &Plan) -> Result<Vec<Tally>, String> {
    let mut tallies = Vec::new();
    if plan.kind.has_boxes() {
        tallies.push(boxes::run(root, game, plan)?);
    }
    if plan.kind.has_code() {
        tallies.push(code::run(root, game, plan)?);
    }
    Ok(tallies)
}
