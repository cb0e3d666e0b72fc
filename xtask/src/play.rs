//! `cargo xtask play`: from a fresh checkout to a table in the browser.

use crate::progress::Step;
use crate::web::Finish;
use crate::{shell, web};
use std::path::Path;
use std::process::Command;

/// The server.
const HOUSE: [&str; 4] = ["--package", "house", "--bin", "menagerie-house"];

/// Builds the browser client and the server and becomes the server; returns only if that fails.
pub(crate) fn run(root: &Path, args: &[String]) -> Result<(), String> {
    let asks_for_help = args.iter().any(|arg| arg == "--help" || arg == "-h");
    if !asks_for_help {
        build(root)?;
    }
    // Another call of cargo knows where it put the binary, and replaces itself with it.
    let mut house = shell::cargo(root, &["run", "--quiet"]);
    house.args(HOUSE).args(["--", "--client", "dist"]);
    become_it(house.args(args))
}

/// Builds everything, and shows the progress to people who have never built anything.
fn build(root: &Path) -> Result<(), String> {
    let step = |number, what| Step {
        number,
        of: 4,
        what,
    };
    if !root.join("dist").exists() {
        println!("The first time this takes some minutes; after that, seconds.");
    }
    step(1, "Fetching what is missing").say();
    web::fetch(root, Finish::Rough)?;
    // In parallel: each has phases in which it keeps only one core busy.
    let bindery = shell::cargo(root, &["build", "--package", "bindery"]);
    let mut house = shell::cargo(root, &["build"]);
    house.args(HOUSE);
    let client = web::build(root, Finish::Rough);
    step(2, "Building the server and the page").run([vec![bindery, house], vec![client]])?;
    step(3, "Putting the page together").run([vec![web::bind(root, Finish::Rough)]])?;
    step(4, "Opening the house").say();
    Ok(())
}

/// Replaces this process, so that Ctrl-C and the exit code are the server's own.
#[cfg(unix)]
fn become_it(command: &mut Command) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    Err(format!("the server did not start: {}", command.exec()))
}

/// Waits for the server and exits with its code.
#[cfg(not(unix))]
fn become_it(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| format!("the server did not start: {error}"))?;
    std::process::exit(status.code().unwrap_or(1))
}
