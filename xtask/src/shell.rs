//! Running other programs: their environment, and the messages when one fails.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

/// A `cargo` command in this folder.
pub(crate) fn cargo(folder: &Path, args: &[&str]) -> Command {
    let mut command = program("cargo", args);
    command.current_dir(folder);
    command
}

/// Runs a command to its end with its output on our own terminal.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let line = line_of(command);
    println!("$ {line}");
    let status = command
        .status()
        .map_err(|error| format!("`{line}` did not start: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{line}` failed ({status})"))
    }
}

/// What a command prints, if it can be run and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| text.trim().to_owned())
}

/// Runs a command that installs something missing, and says so first.
pub(crate) fn install(what: &str, name: &str, args: &[&str]) -> Result<(), String> {
    println!("{what} is missing: installing it");
    run(&mut program(name, args)).map_err(|_| {
        let by_hand = format!("{name} {}", args.join(" "));
        format!("{what} is missing and could not be installed; try `{by_hand}`")
    })
}

/// A command that does not inherit what cargo told us about ourselves: build scripts that look at
/// it would run again at every switch between `cargo` and `cargo xtask`.
fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args);
    for (variable, _) in env::vars_os() {
        if variable.to_str().is_some_and(is_about_the_package) {
            command.env_remove(variable);
        }
    }
    command
}

/// The command as one would type it.
pub(crate) fn line_of(command: &Command) -> String {
    let words = [command.get_program()]
        .into_iter()
        .chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

fn is_about_the_package(name: &str) -> bool {
    name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_cargo_does_not_learn_who_started_it() {
        let command = cargo(Path::new("."), &["--version"]);
        let removed: Vec<String> = command
            .get_envs()
            .filter(|(_, value)| value.is_none())
            .map(|(name, _)| name.to_string_lossy().into_owned())
            .collect();
        // Cargo sets these for the tests it runs.
        for name in ["CARGO_PKG_NAME", "CARGO_PKG_VERSION", "CARGO_MANIFEST_DIR"] {
            assert!(removed.iter().any(|other| other == name), "{name}");
        }
    }

    #[test]
    fn a_missing_program_has_no_output() {
        assert_eq!(output(&mut Command::new("no-such-program-anywhere")), None);
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = run(&mut cargo(Path::new("."), &["--no-such-flag"])).expect_err("no such flag");
        assert!(
            error.starts_with("`cargo --no-such-flag` failed"),
            "{error}"
        );
    }
}
