//! The rules in a browser: every crate that runs there builds for `wasm32-unknown-unknown`.

use crate::manifest::Manifest;
use crate::shell;
use crate::tree::Tree;
use std::path::Path;
use std::process::Command;

/// The browser's target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the table, every game, the bots and the shelf for the browser, each by itself, because
/// the dependencies of one could hide what another forgot to declare.
pub(crate) fn build(root: &Path) -> Result<(), String> {
    add_target(root)?;
    let crates = crates(&Tree::read(root)?);
    let failed: Vec<String> = crates
        .into_iter()
        .filter(|name| {
            // The profile of the client, which needs the same crates, so that nothing is built twice.
            let args = [
                "build",
                "--target",
                TARGET,
                "--profile",
                "wasm-dev",
                "--package",
                name,
            ];
            shell::run(&mut shell::cargo(root, &args)).is_err()
        })
        .collect();
    match failed.as_slice() {
        [] => Ok(()),
        _ => Err(format!(
            "does not build for the browser: {}",
            failed.join(", ")
        )),
    }
}

/// The names of the crates that run in a browser.
fn crates(tree: &Tree) -> Vec<String> {
    let manifests = tree.under("crates", "toml").filter(|(path, _)| {
        let folder = path.strip_suffix("/Cargo.toml").unwrap_or_default();
        let alone = ["crates/tabletop", "crates/bots", "crates/shelf"];
        alone.contains(&folder) || folder.starts_with("crates/games/")
    });
    manifests
        .map(|(_, text)| Manifest::parse(text).name)
        .collect()
}

/// Adds the target if it is missing.
pub(crate) fn add_target(root: &Path) -> Result<(), String> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let libdir = shell::output(rustc.current_dir(root));
    if libdir.is_some_and(|libdir| Path::new(&libdir).exists()) {
        return Ok(());
    }
    let what = format!("the target {TARGET}");
    shell::install(&what, "rustup", &["target", "add", TARGET])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_the_games_the_bots_and_the_shelf_run_in_a_browser() {
        let tree = Tree::from([
            (
                "crates/tabletop/Cargo.toml",
                "[package]\nname = \"tabletop\"",
            ),
            ("crates/games/dogs/Cargo.toml", "[package]\nname = \"dogs\""),
            ("crates/house/Cargo.toml", "[package]\nname = \"house\""),
            ("crates/shelf/Cargo.toml", "[package]\nname = \"shelf\""),
            ("crates/shelf/other.toml", "[package]\nname = \"other\""),
        ]);
        assert_eq!(crates(&tree), ["dogs", "shelf", "tabletop"]);
    }
}
