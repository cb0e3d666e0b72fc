//! `cargo xtask new-game NAME`: a small complete game with its board, to start one's own from.
//!
//! `xtask/template` has its files under their final paths, called New Game throughout.

mod name;

use crate::games::{self, LIST};
use crate::{codegen, shell};
use name::Name;
use std::fs;
use std::path::{Path, PathBuf};

/// The files as they will be, apart from the name.
const TEMPLATE: &str = "xtask/template";

/// Writes the game, adds it to the list and prints what to do with it.
pub(crate) fn run(root: &Path, name: &str) -> Result<(), String> {
    let template = read_folder(&root.join(TEMPLATE), "")?;
    let list = read(&root.join(LIST))?;
    let name = Name::new(name, &games::parse(&list)?)?;
    name.must_be_free(&read(&root.join("Cargo.lock"))?, &template)?;
    let made: Vec<(PathBuf, String)> = template
        .iter()
        .map(|(path, text)| (root.join(name.fill(path)), name.fill(text)))
        .collect();
    if let Some((path, _)) = made.iter().find(|(path, _)| path.exists()) {
        return Err(format!(
            "{} already exists; move it away, or take another name",
            path.display()
        ));
    }
    for (path, text) in &made {
        let folder = path.parent().unwrap_or(root);
        fs::create_dir_all(folder).map_err(|error| failed("creating", folder, &error))?;
        write(path, text)?;
    }
    write(&root.join(LIST), &format!("{list}\n{}", name.entry()))?;
    codegen::run(root)?;
    // Where lines break and which import comes first depends on the name.
    let (game, board) = (&name.dir, format!("board-{}", name.dir));
    shell::run(&mut shell::cargo(
        root,
        &["fmt", "--package", game, "--package", &board],
    ))?;
    print!("{}", next(&name));
    Ok(())
}

/// What can be done with the new game.
fn next(name: &Name) -> String {
    let Name { dir, title, .. } = name;
    let lines = [
        (
            format!("cargo test -p {dir}"),
            "run its scenarios and the laws",
        ),
        (
            format!("cargo run -p menagerie -- play {dir}"),
            "play it in the terminal",
        ),
        ("cargo xtask play".to_owned(), "play it in the browser"),
        (format!("docs/rules/{dir}.md"), "its rules; start here"),
        (
            format!("editions/{dir}-base.toml"),
            "what is printed in the box",
        ),
        (
            format!("crates/games/{dir}"),
            "how it is played, and its scenarios",
        ),
        (format!("crates/boards/{dir}"), "what the browser shows"),
    ];
    let width = lines.iter().map(|(what, _)| what.len()).max().unwrap_or(0);
    let lines = lines.map(|(what, why)| format!("  {what:<width$}  {why}\n"));
    format!(
        "\n{title} is on the shelf: a small game of hedgehogs and apples that you can turn into yours.\n\n{}\n\
         CONTRIBUTING.md, \"Add a game\", says what to change in which order.\n",
        lines.concat()
    )
}

/// Every file under a folder with its text, by its path in there.
fn read_folder(folder: &Path, at: &str) -> Result<Vec<(String, String)>, String> {
    let entries = fs::read_dir(folder).map_err(|error| failed("reading", folder, &error))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry
            .map_err(|error| failed("reading", folder, &error))?
            .path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let below = format!("{at}{name}");
        if path.is_dir() {
            files.extend(read_folder(&path, &format!("{below}/"))?);
        } else {
            files.push((below, read(&path)?));
        }
    }
    files.sort();
    Ok(files)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| failed("reading", path, &error))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| failed("writing", path, &error))
}

fn failed(doing: &str, path: &Path, error: &std::io::Error) -> String {
    format!("{doing} {}: {error}", path.display())
}
