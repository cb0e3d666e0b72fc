//! `cargo xtask play`: from a fresh checkout to a table with two bots at it.

use crate::shell;
use std::path::Path;
use std::process::Command;

/// What is played when nothing else is said.
const FIRST_TABLE: [&str; 3] = ["argh", "--seats", "you,fox,owl"];

/// Builds the game and becomes it; comes back only when that fails.
pub(crate) fn run(root: &Path, args: &[String]) -> Result<(), String> {
    let package = ["--release", "--package", "menagerie"];
    shell::run(shell::cargo(root, &["build"]).args(package))?;
    // A second call of cargo knows where it put the binary, and replaces itself with it.
    let mut game = shell::cargo(root, &["run", "--quiet"]);
    game.args(package)
        .args(["--bin", "menagerie", "--", "play"]);
    if args.is_empty() {
        game.args(FIRST_TABLE);
    } else {
        game.args(args);
    }
    become_it(&mut game)
}

/// Replaces this process, so that Ctrl-C and the exit code are the game's own affair.
#[cfg(unix)]
pub(crate) fn become_it(command: &mut Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    Err(format!("the game did not start: {}", command.exec()))
}

/// Waits for the game and leaves with its exit code.
#[cfg(not(unix))]
pub(crate) fn become_it(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| format!("the game did not start: {error}"))?;
    std::process::exit(status.code().unwrap_or(1))
}
