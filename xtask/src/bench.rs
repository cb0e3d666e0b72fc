//! `cargo xtask bench`: how long a deal takes, and how many instructions.
//!
//! Time is what people feel; instructions can be compared on a machine that others use, too.

use crate::games::{GAMES, Game};
use crate::shell;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs every benchmark, the timed ones first. Games without benchmarks are left out.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let has_benches = |game: &&Game| root.join(game.folder()).join("benches").exists();
    for game in GAMES.iter().filter(has_benches) {
        bench(root, game.dir, "playout")?;
    }
    bench(root, "bots", "owl")?;
    valgrind()?;
    runner(root)?;
    for game in GAMES.iter().filter(has_benches) {
        bench(root, game.dir, "instructions")?;
    }
    Ok(())
}

fn bench(root: &Path, package: &str, name: &str) -> Result<(), String> {
    let args = ["bench", "--package", package, "--bench", name];
    shell::run(&mut shell::cargo(root, &args))
}

/// Makes sure that valgrind is installed, which counts the instructions.
fn valgrind() -> Result<(), String> {
    if shell::output(Command::new("valgrind").arg("--version")).is_some() {
        return Ok(());
    }
    let is_root = shell::output(Command::new("id").arg("-u")).as_deref() == Some("0");
    if !is_root {
        return Err("valgrind is missing; `sudo apt-get install valgrind` adds it".to_owned());
    }
    shell::install("valgrind", "apt-get", &["install", "--yes", "valgrind"])
}

/// Makes sure that gungraun's runner is installed, in the version of the library we build with: the
/// two talk in a private protocol.
fn runner(root: &Path) -> Result<(), String> {
    let lock = fs::read_to_string(root.join("Cargo.lock"))
        .map_err(|error| format!("reading Cargo.lock: {error}"))?;
    let version = locked(&lock, "gungraun")
        .ok_or("Cargo.lock has no gungraun; the bench `instructions` needs it as a dependency")?;
    let list = shell::output(&mut shell::cargo(root, &["install", "--list"])).unwrap_or_default();
    let wanted = format!("gungraun-runner v{version}:");
    if list.lines().any(|line| line == wanted) {
        return Ok(());
    }
    let what = format!("gungraun-runner {version}");
    let args = [
        "install",
        "gungraun-runner",
        "--version",
        version,
        "--locked",
    ];
    shell::install(&what, "cargo", &args)
}

/// The version of a package in a `Cargo.lock`.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    version.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_file_tells_the_version_of_a_package() {
        let lock = "[[package]]\nname = \"gungraun-macros\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\n";
        assert_eq!(locked(lock, "gungraun"), Some("0.20.0"));
        assert_eq!(locked(lock, "iai"), None);
    }
}
