//! Draws the dogs of Sequence Dogs: 42 breeds from one hand, each a file.
//!
//! A breed is data ([`Breed`]): a skull, ears, a muzzle, eyes, a coat with its markings, hair, and
//! something to wear. [`portrait`] draws any of them in a box of 100 by 100, by the same few
//! shapes and under the same light, so that a new breed costs ten lines.
//!
//! The lines are ink like everywhere in the house; the light comes from the top left; every portrait
//! brings its own ground, so that it looks the same by day and by night.
//!
//! `cargo xtask dogs` writes the portraits into the folder of the game's drawings, and a page on which
//! all of them are seen side by side. What it draws is committed; a test says when a file is something else.

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

/// Where the portrait of a breed lies.
fn file_of(art: &Path, breed: &Breed) -> std::path::PathBuf {
    art.join(breed.id).with_extension("svg")
}
