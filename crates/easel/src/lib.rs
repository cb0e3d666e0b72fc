//! Prepares drawings while a crate is built.
//!
//! A crate that shows pictures keeps them as files in its folder `art`, one picture each, editable
//! with any drawing program. Its build script calls [`gather`]: every file is checked, minimised
//! and made a symbol of one sprite, which the page holds once and refers to by name.

mod drawing;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

pub use drawing::{Drawing, Error};

/// The picture on the front page. It is shown before anything else of the game is fetched, so it is
/// not part of the sprite.
const POSTER: &str = "poster";

/// Gathers the drawings of the crate whose build script runs, and stops the build if one is
/// invalid.
///
/// Writes `sprite.rs`, an expression of type `board::Sprite` (which must be in scope), and
/// `poster.svg` if there is a poster. The prefix keeps the names of two sprites on one page apart.
///
/// # Panics
///
/// If a drawing is invalid, or a file cannot be read or written.
pub fn gather(prefix: &str) {
    let folder = |name: &str| PathBuf::from(env::var_os(name).expect("cargo runs this"));
    let art = folder("CARGO_MANIFEST_DIR").join("art");
    let out = folder("OUT_DIR");
    println!("cargo::rerun-if-changed={}", art.display());
    let drawings = match read(&art) {
        Ok(drawings) => drawings,
        Err(errors) => {
            for error in errors {
                println!("cargo::error={error}");
            }
            std::process::exit(1);
        }
    };
    let mut symbols = Vec::new();
    for drawing in &drawings {
        if drawing.name == POSTER {
            write(&out.join("poster.svg"), &drawing.picture());
        } else {
            symbols.push(drawing);
        }
    }
    write(&out.join("sprite.rs"), &sprite(prefix, &symbols));
}

/// All drawings of a folder, sorted by name.
///
/// # Errors
///
/// One error for each invalid file.
pub fn read(art: &Path) -> Result<Vec<Drawing>, Vec<Error>> {
    let unreadable = |path: &Path, error: &dyn std::fmt::Display| Error {
        file: path.display().to_string(),
        line: 0,
        what: format!("cannot be read: {error}"),
    };
    let entries = fs::read_dir(art).map_err(|error| vec![unreadable(art, &error)])?;
    let paths = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "svg"));
    let (mut drawings, mut errors) = (Vec::new(), Vec::new());
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, &error));
        match text.and_then(|text| Drawing::read(&path, &text)) {
            Ok(drawing) => drawings.push(drawing),
            Err(error) => errors.push(error),
        }
    }
    drawings.sort_by(|a, b| a.name.cmp(&b.name));
    errors.sort_by(|a, b| a.file.cmp(&b.file));
    if errors.is_empty() {
        Ok(drawings)
    } else {
        Err(errors)
    }
}

/// The sprite as an expression: the prefix, each name with its view box, and the symbols as markup.
fn sprite(prefix: &str, drawings: &[&Drawing]) -> String {
    let (mut names, mut markup) = (String::new(), String::new());
    for drawing in drawings {
        let _ = write!(names, "({:?},{:?}),", drawing.name, drawing.view_box);
        markup += &drawing.symbol(prefix);
    }
    format!("Sprite{{prefix:{prefix:?},names:&[{names}],markup:{markup:?}}}\n")
}

fn write(path: &Path, text: &str) {
    if let Err(error) = fs::write(path, text) {
        panic!("{} cannot be written: {error}", path.display());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_becomes_a_sprite_in_the_order_of_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let file =
            |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
        file(
            "cat-a.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M0 0'/></svg>",
        );
        file(
            "cat.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1'/></svg>",
        );
        file("notes.txt", "no drawing");
        let drawings = read(folder.path()).expect("nothing is wrong");
        let drawings: Vec<&Drawing> = drawings.iter().collect();
        assert_eq!(
            sprite("zoo", &drawings),
            "Sprite{prefix:\"zoo\",names:&[(\"cat\",\"0 0 9 9\"),(\"cat-a\",\"0 0 8 8\"),],markup:\
             \"<symbol id=\\\"zoo-cat\\\" viewBox=\\\"0 0 9 9\\\"><path d=\\\"M1 1\\\"/></symbol>\
             <symbol id=\\\"zoo-cat-a\\\" viewBox=\\\"0 0 8 8\\\"><path d=\\\"M0 0\\\"/></symbol>\"}\n"
        );
    }

    #[test]
    fn every_invalid_file_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["a.svg", "b.svg"] {
            fs::write(folder.path().join(name), "<svg").expect("a file");
        }
        let errors = read(folder.path()).expect_err("both are broken");
        let files: Vec<bool> = errors
            .iter()
            .zip(["a.svg", "b.svg"])
            .map(|(error, name)| error.file.ends_with(name))
            .collect();
        assert_eq!(files, [true, true]);
    }
}
