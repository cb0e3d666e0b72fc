//! The letters of the client: two fonts that come from npm, at the versions of a lock file, and are cut
//! there to the letters that are used.
//!
//! Whoever plays from the sources needs Rust and a C compiler alone: without npm the page is written
//! in the letters that the machine has. What is given to other people always has its own.

use crate::shell;
use crate::web::Finish;
use std::path::Path;
use std::process::Command;

/// Where the lock file is and the fonts go, and how the bindery is told.
pub(crate) const FOLDER: &str = "crates/parlour/fonts";

/// Fetches the fonts and cuts them to the letters that are used, where they are missing.
pub(crate) fn fetch(root: &Path, finish: Finish) -> Result<(), String> {
    let folder = root.join(FOLDER);
    if folder.join("cut").exists() {
        return Ok(());
    }
    let script = folder.join("subset.mjs");
    let [folder, script] = [folder.to_string_lossy(), script.to_string_lossy()];
    let npm = ["ci", "--no-audit", "--no-fund", "--prefix", &folder];
    let fetched = shell::install("the client's fonts", "npm", &npm)
        .and_then(|()| shell::run(Command::new("node").arg(&*script)));
    match (fetched, finish) {
        (Ok(()), _) => Ok(()),
        (Err(error), Finish::Fine) => Err(error),
        (Err(error), Finish::Rough | Finish::Weighed) => {
            println!("{error}\nUntil then the page is written in the letters of this machine.");
            Ok(())
        }
    }
}
