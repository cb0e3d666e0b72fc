//! `cargo xtask serve`: the browser client and the server, built and started.

use crate::{play, shell, web};
use std::path::Path;

/// Builds both and becomes the server; comes back only when that fails.
pub(crate) fn run(root: &Path, args: &[String]) -> Result<(), String> {
    web::run(root, web::Finish::Rough)?;
    let package = ["--package", "house", "--bin", "menagerie-house"];
    shell::run(shell::cargo(root, &["build"]).args(package))?;
    let mut house = shell::cargo(root, &["run", "--quiet"]);
    house
        .args(package)
        .args(["--", "--client", "dist"])
        .args(args);
    play::become_it(&mut house)
}
