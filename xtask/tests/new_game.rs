//! A game made by `cargo xtask new-game` is complete: it builds, keeps the laws and can be played.
//!
//! It is made in a copy of the repository with its own target folder. Both stay in `target/tmp`, so
//! that the next run builds only what has changed.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

const NAME: &str = "snail-race";

/// What `cargo xtask test --thorough` sets.
const THOROUGH: &str = "MENAGERIE_THOROUGH";

#[test]
fn a_new_game_is_tidy_and_keeps_the_laws() {
    let scratch = Scratch::with_a_new_game();
    if let Err(told) = scratch.xtask(&["tidy"]) {
        panic!("{told}");
    }
    scratch.cargo(&["fmt", "--package", NAME, "--check"], "");
    let told = scratch.cargo(&["test", "--package", NAME], "");
    for test in ["every_scenario_comes_true", "the_laws_hold"] {
        assert!(told.contains(test), "it has no test {test}:\n{told}");
    }
    // Everything else needs the rest of the workspace, which takes minutes to build.
    if env::var_os(THOROUGH).is_none() {
        return;
    }
    let board = format!("board-{NAME}");
    let clippy = ["clippy", "--package", NAME, "--package", &board];
    let strict = ["--all-targets", "--", "-D", "warnings"];
    scratch.cargo(&[&clippy[..], &strict].concat(), "");
    let play = ["run", "--package", "menagerie", "--", "play", NAME];
    let table = ["--seats", "you,fox,hamster", "--seed", "3"];
    let told = scratch.cargo(&[&play[..], &table].concat(), &"a\n".repeat(40));
    assert!(told.contains("You gathered an apple of"), "{told}");
    assert!(told.contains("To check it: menagerie verify"), "{told}");
    let page = ["check", "--package", "parlour", "--profile", "wasm-dev"];
    let browser = ["--target", "wasm32-unknown-unknown"];
    scratch.cargo(&[&page[..], &browser].concat(), "");
}

#[test]
fn a_game_that_cannot_be_made_leaves_everything_as_it_is() {
    let scratch = Scratch::fresh("refused");
    for (name, told) in [
        ("Snail Race", "such as snail-race"),
        ("argh", "ARGH is already on the shelf"),
        ("serde", "a crate `serde`"),
        ("apple", "means something else"),
        ("taken", "already exists"),
    ] {
        let leftover = scratch.tree.join("editions/taken-base.toml");
        fs::write(leftover, "").expect("a file that is in the way");
        let before = files(&scratch.tree);
        let wrong = scratch.xtask(&["new-game", name]).expect_err(name);
        assert!(wrong.contains(told), "{wrong}");
        assert_eq!(before, files(&scratch.tree), "{name}");
    }
}

/// A copy of the repository.
struct Scratch {
    tree: PathBuf,
    target: PathBuf,
}

impl Scratch {
    /// A copy in which the new game was made, with files that are only as new as their text.
    fn with_a_new_game() -> Self {
        let fresh = Self::fresh("made");
        if let Err(told) = fresh.xtask(&["new-game", NAME]) {
            panic!("{told}");
        }
        let tree = folder("new-game");
        sync(&fresh.tree, &tree);
        Self { tree, ..fresh }
    }

    fn fresh(name: &str) -> Self {
        let tree = folder(name);
        if tree.exists() {
            fs::remove_dir_all(&tree).expect("the last run's folder can be removed");
        }
        let mut root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        root.pop();
        sync(&root, &tree);
        Self {
            tree,
            target: folder("new-game-target"),
        }
    }

    /// Runs the repository's own command on the copy and returns its output, as an error if it
    /// failed.
    fn xtask(&self, args: &[&str]) -> Result<String, String> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(args);
        // This is how it finds its repository.
        command.env("CARGO_MANIFEST_DIR", self.tree.join("xtask"));
        said(&mut command, "")
    }

    /// Runs cargo in the copy with this input, and returns its output.
    fn cargo(&self, args: &[&str], typed: &str) -> String {
        let mut command = Command::new("cargo");
        command.args(args).current_dir(&self.tree);
        // What the cargo that runs this test said about itself is not meant for another one.
        for (variable, _) in env::vars_os() {
            let name = variable.to_string_lossy();
            if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
                command.env_remove(&variable);
            }
        }
        command.env("CARGO_TARGET_DIR", &self.target);
        command.env("MENAGERIE_HOME", self.target.join("home"));
        said(&mut command, typed).unwrap_or_else(|told| panic!("cargo {}:\n{told}", args.join(" ")))
    }
}

/// The output of a command with this input, as an error if it failed.
fn said(command: &mut Command, typed: &str) -> Result<String, String> {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped.stderr(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A command may read less than this.
    let _ = stdin.write_all(typed.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let told = [output.stdout, output.stderr].concat();
    let told = String::from_utf8_lossy(&told).into_owned();
    if output.status.success() {
        Ok(told)
    } else {
        Err(told)
    }
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Makes a folder a copy of another one. Files that are the same already stay untouched, so that
/// cargo sees what has changed.
fn sync(from: &Path, to: &Path) {
    let wanted = files(from);
    for gone in files(to).difference(&wanted) {
        fs::remove_file(to.join(gone)).expect("a file can be removed");
    }
    for path in wanted {
        let text = fs::read(from.join(&path)).expect("a file can be read");
        let there = to.join(&path);
        if fs::read(&there).ok().as_ref() != Some(&text) {
            let folder = there.parent().expect("it is in a folder");
            fs::create_dir_all(folder).expect("a folder can be made");
            fs::write(there, text).expect("a file can be written");
        }
    }
}

/// What people have written, by its path; nothing that was built or fetched, and no pictures of
/// tests.
fn files(folder: &Path) -> BTreeSet<PathBuf> {
    const LEFT_OUT: [&str; 8] = [
        ".git",
        "target",
        "dist",
        "data",
        "corpus",
        "artifacts",
        "node_modules",
        "accepted",
    ];
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder can be read").path();
        let name = path.file_name().expect("it has a name");
        if path.is_file() {
            found.insert(PathBuf::from(name));
        } else if !LEFT_OUT.iter().any(|left_out| name == *left_out) {
            let below = files(&path).into_iter();
            found.extend(below.map(|file| Path::new(name).join(file)));
        }
    }
    found
}
