//! Dependencies point one way: the table knows no game, a game knows the table, bots know views, a
//! board knows its own game, and only the shelf and the client know all.

use super::{Fault, code, has_word, numbered};
use crate::games::{GAMES, Game};
use crate::manifest::{Dependency, Manifest, When};
use crate::tree::Tree;
use std::collections::BTreeSet;

/// Dependencies that a crate must not have.
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
            let why = if ours.contains(package) {
                against_arrows(path, dependency)
            } else {
                against_purity(path, package)
            };
            if let Some(why) = why {
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

/// Why the crate at `path` must not have this dependency of the workspace, if it must not.
fn against_arrows(path: &str, dependency: &Dependency) -> Option<String> {
    let folder = path.trim_start_matches("crates/");
    let folder = folder.trim_end_matches("/Cargo.toml");
    let Some((_, always, testing)) = ARROWS.iter().find(|(to, ..)| is_at(folder, to)) else {
        return Some("it is not in the table of arrows; add what it may depend on".into());
    };
    let allowed = match dependency.when {
        When::Always => always.to_vec(),
        When::Testing => [*always, *testing].concat(),
    };
    let own_game = folder.strip_prefix("boards/");
    let is_meant = |meant: &&str| match *meant {
        ANYTHING => true,
        GAME_OF_ITS_OWN => own_game == Some(&dependency.package),
        GAMES_OF_ALL => GAMES.iter().any(|game| game.dir == dependency.package),
        BOARDS_OF_ALL => dependency.package.starts_with("board-"),
        package => package == dependency.package,
    };
    if allowed.iter().any(is_meant) {
        return None;
    }
    Some(match allowed.as_slice() {
        [] => "it may depend on no crate of this workspace".to_owned(),
        _ => format!("of this workspace it may depend on: {}", allowed.join(", ")),
    })
}

const ANYTHING: &str = "anything";
const GAME_OF_ITS_OWN: &str = "its own game";
const GAMES_OF_ALL: &str = "every game";
const BOARDS_OF_ALL: &str = "every board";

/// Every crate, or all in a folder: what it may depend on, and what else for its tests.
const ARROWS: [(&str, &[&str], &[&str]); 17] = [
    ("tabletop", &[], &[]),
    ("printed", &["tabletop"], &[]),
    ("laws", &["tabletop"], &[]),
    ("wire", &["tabletop"], &[]),
    ("yardstick", &["tabletop", "bots"], &[]),
    (
        "games/",
        &["tabletop", "printed"],
        &["laws", "bots", "yardstick"],
    ),
    ("bots", &["tabletop"], &[GAMES_OF_ALL]),
    ("lab", &["tabletop", "bots"], &[GAMES_OF_ALL]),
    ("shelf", &["tabletop", GAMES_OF_ALL], &["laws"]),
    (
        "room",
        &["tabletop", "bots", "shelf", "wire"],
        &[GAMES_OF_ALL],
    ),
    ("house", &["tabletop", "room", "wire"], &[GAMES_OF_ALL]),
    ("easel", &[], &[]),
    ("board", &["tabletop", "room", "wire", "easel"], &[]),
    (
        "boards/",
        &["tabletop", "wire", "board", "easel", GAME_OF_ITS_OWN],
        &[],
    ),
    (
        "parlour",
        &["tabletop", "room", "shelf", "wire", "board", BOARDS_OF_ALL],
        &[],
    ),
    (
        "menagerie",
        &["tabletop", "bots", "lab", "laws", "room", "shelf", "wire"],
        &[ANYTHING],
    ),
    ("e2e", &["house"], &[ANYTHING]),
];

/// Whether a crate's folder is this one, or inside it.
fn is_at(folder: &str, meant: &str) -> bool {
    if meant.ends_with('/') {
        folder.starts_with(meant)
    } else {
        folder == meant
    }
}

/// Why the crate at `path` must not have this external dependency, if it must not.
fn against_purity(path: &str, package: &str) -> Option<String> {
    let is = |name: &str| package == name || package.starts_with(&format!("{name}-"));
    if !path.starts_with("crates/games/") {
        None
    } else if is("rand") || package.starts_with("rand_") {
        Some("chance comes from `tabletop::Chance`, which replays the same everywhere".to_owned())
    } else if is("tokio") {
        Some("rules are plain functions: wait outside, in `room`".to_owned())
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults of a small workspace in which `path` has these dependencies.
    fn with(path: &str, dependencies: &str) -> Vec<String> {
        let crates = [
            ("crates/tabletop/Cargo.toml", "tabletop"),
            ("crates/laws/Cargo.toml", "laws"),
            ("crates/bots/Cargo.toml", "bots"),
            ("crates/games/argh/Cargo.toml", "argh"),
            ("crates/games/dogs/Cargo.toml", "dogs"),
            ("crates/board/Cargo.toml", "board"),
            ("crates/boards/argh/Cargo.toml", "board-argh"),
            ("crates/boards/dogs/Cargo.toml", "board-dogs"),
            ("crates/new/Cargo.toml", "new"),
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
    fn the_table_depends_on_nothing() {
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
    fn a_board_knows_its_own_game_and_no_other_board() {
        let path = "crates/boards/argh/Cargo.toml";
        let right = "[dependencies]\nargh.workspace = true\nboard.workspace = true";
        assert_eq!(with(path, right), [""; 0]);
        for other in ["dogs", "board-dogs", "bots"] {
            let wrong = format!("[dependencies]\n{other}.workspace = true");
            assert_eq!(with(path, &wrong).len(), 1, "{other}");
        }
    }

    #[test]
    fn a_crate_that_is_not_in_the_table_may_depend_on_nothing() {
        let wrong = with(
            "crates/new/Cargo.toml",
            "[dependencies]\ntabletop.workspace = true",
        );
        assert!(wrong[0].contains("not in the table of arrows"), "{wrong:?}");
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
