//! The fonts of the client: two fonts from npm, in the versions of a lock file, cut to the letters
//! that are used.
//!
//! People who play from the sources need only Rust and a C compiler: without npm the page uses the
//! fonts of the machine. A release always has its own.

use crate::shell;
use crate::web::Finish;
use std::path::Path;
use std::process::Command;

/// The folder of the lock file and the fonts, and how the bindery is told.
pub(crate) const FOLDER: &str = "crates/parlour/fonts";

/// Fetches the fonts and cuts them to the letters that are used, if they are missing.
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
            println!("{error}\nUntil then the page uses the fonts of this machine.");
            Ok(())
        }
    }
}
