//! Draws the dogs of Sequence Dogs: 42 breeds in one style, each a file.
//!
//! A breed is data ([`Breed`]): a skull, ears, a muzzle, eyes, a coat with its markings, hair, and
//! something to wear. [`portrait`] draws any of them in a box of 100 by 100, with the same few
//! shapes and under the same light, so that a new breed costs ten lines.
//!
//! The lines are ink, as in all our drawings; the light comes from the top left; every portrait
//! brings its own background, so that it looks the same in light and dark.
//!
//! `cargo xtask dogs` writes the portraits into the folder of the game's drawings, and a page that
//! shows all of them side by side. The drawings are committed; a test fails if a file differs.

mod breed;
mod breeds;
mod coat;
mod contact_sheet;
mod ears;
mod eyes;
mod hair;
mod head;
mod muzzle;
mod outline;
mod paint;
mod pen;
mod portrait;
mod sketch;
#[cfg(test)]
mod tests;
mod wear;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use breed::{BREEDS, Breed};
use portrait::portrait;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [art, sheet] = args.as_slice() else {
        eprintln!("usage: kennel FOLDER_OF_DRAWINGS CONTACT_SHEET.html");
        return ExitCode::FAILURE;
    };
    match draw(Path::new(art), Path::new(sheet)) {
        Ok(()) => {
            println!("{} portraits are in {art}; look at {sheet}", BREEDS.len());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes every portrait, and the page to look at.
fn draw(art: &Path, sheet: &Path) -> io::Result<()> {
    for breed in BREEDS {
        fs::write(file_of(art, breed), portrait(breed))?;
    }
    if let Some(folder) = sheet.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(sheet, contact_sheet::sheet(&art.canonicalize()?))
}

/// The file of a breed's portrait.
fn file_of(art: &Path, breed: &Breed) -> std::path::PathBuf {
    art.join(breed.id).with_extension("svg")
}
