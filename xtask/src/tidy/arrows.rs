//! Dependencies point one way: the table knows no game, a game knows the table, bots know views.

use super::{Fault, code, has_word, numbered};
use crate::games::{GAMES, Game};
use crate::manifest::{Dependency, Manifest, When};
use crate::tree::Tree;
use std::collections::BTreeSet;

/// Dependencies that a crate may not have.
pub(super) fn against_the_stream(tree: &Tree) -> Vec<Fault> {
    let manifests: Vec<(&str, Manifest)> = tree
        .under("crates", "toml")
        .filter(|(path, _)| path.ends_with("/Cargo.toml"))
        .map(|(path, text)| (path, Manifest::parse(text)))
        .collect();
    let ours: BTreeSet<&str> = manifests.iter().map(|(_, m)| m.name.as_str()).collect();
    let mut faults = Vec::new();
    for (path, manifest) in &manifests {
        for dependency in &manifest.dependencies {
            let package = dependency.package.as_str();
            let objection = if ours.contains(package) {
                against_arrows(path, dependency)
            } else {
                against_purity(path, package)
            };
            if let Some(why) = objection {
                let what = format!("{} depends on {package}; {why}", manifest.name);
                faults.push(Fault::new(path, dependency.line, what));
            }
        }
    }
    faults
}

/// Lines of the bots' source that name the crate of a game.
pub(super) fn bots_that_name_a_game(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.under("crates/bots/src", "rs") {
        for (at, line) in numbered(text) {
            for name in GAMES.iter().map(Game::crate_name) {
                let ways = ["::", ";", " as"].map(|end| format!("{name}{end}"));
                let [inside, whole, renamed] = ways.map(|way| has_word(code(line), &way));
                if inside || (code(line).contains("use ") && (whole || renamed)) {
                    let what = format!("names `{name}`; a bot knows `tabletop::Game` only");
                    faults.push(Fault::new(path, at, what));
                }
            }
        }
    }
    faults
}

/// Why the crate at `path` may not have this dependency of the workspace.
fn against_arrows(path: &str, dependency: &Dependency) -> Option<String> {
    let allowed: &[&str] = match (place(path), dependency.when) {
        (Place::Tabletop, _) => &[],
        (Place::Bots | Place::Printed, When::Always) => &["tabletop"],
        (Place::Game, When::Always) => &["tabletop", "printed"],
        (Place::Game, When::Testing) => &["tabletop", "printed", "laws", "bots"],
        (Place::Bots | Place::Printed, When::Testing) | (Place::Elsewhere, _) => return None,
    };
    if allowed.contains(&dependency.package.as_str()) {
        return None;
    }
    Some(match allowed {
        [] => "it may depend on no crate of this workspace".to_owned(),
        _ => format!("of this workspace it may have: {}", allowed.join(", ")),
    })
}

/// Why the crate at `path` may not have this dependency from outside.
fn against_purity(path: &str, package: &str) -> Option<String> {
    let is = |name: &str| package == name || package.starts_with(&format!("{name}-"));
    if place(path) != Place::Game {
        None
    } else if is("rand") || package.starts_with("rand_") {
        Some("luck comes from `tabletop::Chance`, which replays the same everywhere".to_owned())
    } else if is("tokio") {
        Some("rules are plain functions: wait outside, in `room`".to_owned())
    } else {
        None
    }
}

/// The crates whose arrows are watched.
#[derive(PartialEq, Eq)]
enum Place {
    Tabletop,
    Printed,
    Game,
    Bots,
    Elsewhere,
}

fn place(path: &str) -> Place {
    match path {
        "crates/tabletop/Cargo.toml" => Place::Tabletop,
        "crates/printed/Cargo.toml" => Place::Printed,
        "crates/bots/Cargo.toml" => Place::Bots,
        _ if path.starts_with("crates/games/") => Place::Game,
        _ => Place::Elsewhere,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of a workspace of four crates, in which `path` has these dependencies.
    fn with(path: &str, dependencies: &str) -> Vec<String> {
        let crates = [
            ("crates/tabletop/Cargo.toml", "tabletop"),
            ("crates/laws/Cargo.toml", "laws"),
            ("crates/bots/Cargo.toml", "bots"),
            ("crates/games/argh/Cargo.toml", "argh"),
        ];
        let texts = crates.map(|(at, name)| {
            let more = if at == path { dependencies } else { "" };
            (at, format!("[package]\nname = \"{name}\"\n{more}"))
        });
        let tree = Tree::from(texts.each_ref().map(|(at, text)| (*at, text.as_str())));
        let faults = against_the_stream(&tree);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_table_knows_nobody() {
        let path = "crates/tabletop/Cargo.toml";
        assert_eq!(with(path, "[dependencies]\nserde = \"1\""), [""; 0]);
        assert_eq!(
            with(path, "[dev-dependencies]\nlaws.workspace = true"),
            [
                "crates/tabletop/Cargo.toml:4: tabletop depends on laws; it may depend on no crate \
                 of this workspace"
            ]
        );
    }

    #[test]
    fn a_game_knows_the_table_and_is_tested_with_laws_and_bots() {
        let path = "crates/games/argh/Cargo.toml";
        let right = "[dependencies]\ntabletop.workspace = true\n\
                     [dev-dependencies]\nlaws.workspace = true\nbots.workspace = true";
        assert_eq!(with(path, right), [""; 0]);
        let wrong = "[dependencies]\nlaws.workspace = true";
        assert_eq!(with(path, wrong).len(), 1);
    }

    #[test]
    fn a_game_has_neither_rand_nor_tokio() {
        let path = "crates/games/argh/Cargo.toml";
        let wrong = "[dependencies]\nrand = \"1\"\nrand_core = \"1\"\n[dependencies.tokio]";
        assert_eq!(with(path, wrong).len(), 3);
        assert_eq!(with("crates/bots/Cargo.toml", wrong), [""; 0]);
    }

    #[test]
    fn bots_are_built_on_the_table_alone_and_tested_with_anything() {
        let path = "crates/bots/Cargo.toml";
        assert_eq!(with(path, "[dependencies]\nargh.workspace = true").len(), 1);
        assert_eq!(
            with(path, "[dev-dependencies]\nargh.workspace = true"),
            [""; 0]
        );
    }

    #[test]
    fn a_bot_that_names_a_game_is_found() {
        let text = "use argh::Argh;\n// argh::Argh\nlet dogs = mole_park::View;\nuse dogs as d;";
        let tree = Tree::from([("crates/bots/src/owl.rs", text)]);
        let faults = bots_that_name_a_game(&tree);
        let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
        assert_eq!(lines, [1, 3, 4]);
    }
}
