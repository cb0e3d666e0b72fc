//! `cargo xtask looks`: every game at chosen moments, as accepted and as it looks now, on one page;
//! `--accept` puts the new pictures into the repository, `--faults` lists faults in the layout.

mod page;

use crate::{browser, shell, web};
use page::Picture;
use std::fs;
use std::path::{Path, PathBuf};

/// What to print when the pictures are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Telling {
    /// Which pictures differ from the accepted ones.
    Differences,
    /// What is covered, cut off, too small or outside the window.
    Faults,
}

/// Makes all pictures, and prints the results.
pub(crate) fn run(root: &Path, telling: Telling) -> Result<(), String> {
    web::run(root, web::Finish::Rough)?;
    browser::prepare(root)?;
    let folder = taken(root);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    // Pictures that differ fail the tests, and are shown all the same.
    let tested = shell::run(&mut shell::cargo(root, &browser::tests(&["accepted::"])));
    match telling {
        Telling::Differences => show(root)?,
        Telling::Faults => {
            for file in files(&folder, ".faults.txt") {
                println!("{}", read(&file)?);
            }
            println!("As JSON: {}/GAME.faults.json", folder.display());
        }
    }
    tested
}

/// Puts the latest pictures into the repository: those with these names, or all.
pub(crate) fn accept(root: &Path, names: &[String]) -> Result<(), String> {
    let pictures = pictures(root)?;
    let is_meant =
        |picture: &Picture| names.is_empty() || names.iter().any(|name| picture.is_called(name));
    if let Some(name) = names
        .iter()
        .find(|name| !pictures.iter().any(|picture| picture.is_called(name)))
    {
        return Err(format!(
            "there is no picture `{name}`; a name is a game, such as `argh`, or starts like \
             `argh/end` or `argh/end-1440x900-dark`"
        ));
    }
    // If a whole game is accepted, pictures that are not made any more are removed.
    for game in games(&pictures) {
        if names.is_empty() || names.contains(&game) {
            let old = accepted(root).join(&game);
            if old.exists() {
                fs::remove_dir_all(&old).map_err(|error| format!("{}: {error}", old.display()))?;
            }
        }
    }
    let meant: Vec<&Picture> = pictures.iter().filter(|it| is_meant(it)).collect();
    for picture in &meant {
        copy(
            &taken(root).join("new").join(picture.file()),
            &accepted(root).join(picture.file()),
        )?;
    }
    println!("{} pictures accepted: look at `git status`", meant.len());
    Ok(())
}

/// Writes the page, and prints where it is.
fn show(root: &Path) -> Result<(), String> {
    let (folder, pictures) = (taken(root), pictures(root)?);
    for picture in &pictures {
        let old = accepted(root).join(picture.file());
        if old.exists() {
            copy(&old, &folder.join("old").join(picture.file()))?;
        }
    }
    let page = folder.join("index.html");
    fs::write(&page, page::written(&pictures))
        .map_err(|error| format!("{}: {error}", page.display()))?;
    let other = pictures.iter().filter(|it| it.is_other()).count();
    println!(
        "{other} of {} pictures differ from the accepted ones: {}",
        pictures.len(),
        page.display()
    );
    Ok(())
}

/// The latest pictures.
fn pictures(root: &Path) -> Result<Vec<Picture>, String> {
    let mut pictures = Vec::new();
    for file in files(&taken(root), ".tsv") {
        let game = file.file_stem().unwrap_or_default().to_string_lossy();
        let text = read(&file)?;
        pictures.extend(
            text.lines()
                .filter_map(|line| Picture::told_by(&game, line)),
        );
    }
    if pictures.is_empty() {
        return Err("there are no new pictures; `cargo xtask looks` makes them".to_owned());
    }
    Ok(pictures)
}

fn games(pictures: &[Picture]) -> Vec<String> {
    let mut games: Vec<String> = pictures.iter().map(|it| it.game.clone()).collect();
    games.dedup();
    games
}

/// The files of a folder with this ending, in order.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.to_string_lossy().ends_with(end))
        .collect();
    paths.sort();
    paths
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder)
        .and_then(|()| fs::copy(from, to))
        .map(|_| ())
        .map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}

fn taken(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| root.join("target")).join("looks")
}

fn accepted(root: &Path) -> PathBuf {
    root.join("crates/e2e/looks")
}
