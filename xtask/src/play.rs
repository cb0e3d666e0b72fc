//! `cargo xtask play`: from a fresh checkout to a table in the browser.

use crate::{shell, web};
use std::path::Path;
use std::process::Command;

/// What is built and started.
const HOUSE: [&str; 4] = ["--package", "house", "--bin", "menagerie-house"];

/// Builds the browser client and the server and becomes the server; comes back only when that
/// fails.
pub(crate) fn run(root: &Path, args: &[String]) -> Result<(), String> {
    // Both at once: each has stretches in which it keeps only one core busy. The server is quiet,
    // so that what is seen is the longer of the two.
    let mut house = shell::cargo(root, &["build", "--quiet"]);
    let mut house = house
        .args(HOUSE)
        .spawn()
        .map_err(|error| format!("cargo did not start: {error}"))?;
    let web = web::run(root, web::Finish::Rough);
    let built = house
        .wait()
        .map_err(|error| format!("cargo was lost: {error}"))?;
    web?;
    if !built.success() {
        return Err(format!("the server could not be built ({built})"));
    }
    // Another call of cargo knows where it put the binary, and replaces itself with it.
    let mut house = shell::cargo(root, &["run", "--quiet"]);
    house.args(HOUSE).args(["--", "--client", "dist"]);
    become_it(house.args(args))
}

/// Replaces this process, so that Ctrl-C and the exit code are the server's own affair.
#[cfg(unix)]
fn become_it(command: &mut Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    Err(format!("the server did not start: {}", command.exec()))
}

/// Waits for the server and leaves with its exit code.
#[cfg(not(unix))]
fn become_it(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| format!("the server did not start: {error}"))?;
    std::process::exit(status.code().unwrap_or(1))
}
