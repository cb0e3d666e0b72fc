//! Dependencies point one way, along the arrows of the diagram in `ARCHITECTURE.md`.

use super::diagram::{FILE, Row, means, rows};
use super::{Fault, code, has_word, numbered};
use crate::games::{GAMES, Game};
use crate::manifest::{Dependency, Manifest, When};
use crate::tree::Tree;
use std::collections::BTreeSet;

/// Dependencies that the diagram does not show, and crates that it leaves out.
pub(super) fn not_in_the_diagram(tree: &Tree) -> Vec<Fault> {
    let rows = rows(tree);
    let manifests = manifests(tree);
    let ours: BTreeSet<&str> = manifests.iter().map(|(_, m)| m.name.as_str()).collect();
    let mut faults = Vec::new();
    for (path, manifest) in &manifests {
        let folder = folder(path);
        let Some(row) = rows.iter().find(|row| row.is_of(folder)) else {
            let what = format!("{folder} is not in the diagram of {FILE}; add a line for it");
            faults.push(Fault::new(path, 1, what));
            continue;
        };
        for dependency in &manifest.dependencies {
            let package = dependency.package.as_str();
            let because = if ours.contains(package) {
                against_arrows(folder, dependency, row)
            } else {
                against_purity(path, package)
            };
            if let Some(because) = because {
                let what = format!("{} depends on {package}; {because}", manifest.name);
                faults.push(Fault::new(path, dependency.line, what));
            }
        }
    }
    faults
}

/// Arrows of the diagram that no crate has, and arrows to a crate that comes later: the diagram is in the
/// order in which the crates could be built.
pub(super) fn only_in_the_diagram(tree: &Tree) -> Vec<Fault> {
    let manifests = manifests(tree);
    let rows = rows(tree);
    let mut faults = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let of_row: Vec<&(&str, Manifest)> = manifests
            .iter()
            .filter(|(path, _)| row.is_of(folder(path)))
            .collect();
        if of_row.is_empty() {
            let what = format!("there is no crate `{}`; take the line out", row.of);
            faults.push(Fault::new(FILE, row.line, what));
            continue;
        }
        let is_used = |name: &str, when: When| {
            of_row.iter().any(|(path, manifest)| {
                manifest.dependencies.iter().any(|dependency| {
                    dependency.when == when && means(name, folder(path), &dependency.package)
                })
            })
        };
        for (names, when) in [(&row.always, When::Always), (&row.testing, When::Testing)] {
            for name in names {
                if !is_used(name, when) {
                    let what = format!("no crate at `{}` depends on {name}; take it out", row.of);
                    faults.push(Fault::new(FILE, row.line, what));
                }
            }
        }
        for name in &row.always {
            if rows[at..].iter().any(|later| later.of == *name) {
                let what = format!("{name} is used before its own line; move it up");
                faults.push(Fault::new(FILE, row.line, what));
            }
        }
    }
    faults
}

/// The manifests of the workspace, each with its path.
fn manifests(tree: &Tree) -> Vec<(&str, Manifest)> {
    let all = tree
        .files()
        .filter(|(path, _)| path.ends_with("/Cargo.toml") && !path.starts_with("xtask/template/"));
    all.map(|(path, text)| (path, Manifest::parse(text)))
        .collect()
}

/// A crate's folder as the diagram names it.
fn folder(path: &str) -> &str {
    let folder = path.strip_prefix("crates/").unwrap_or(path);
    folder.trim_end_matches("/Cargo.toml")
}

/// Why the crate in `folder` may not have this dependency of the workspace.
fn against_arrows(folder: &str, dependency: &Dependency, row: &Row<'_>) -> Option<String> {
    let mut allowed = row.always.clone();
    if dependency.when == When::Testing {
        allowed.extend(&row.testing);
    }
    let is_meant = |name: &&str| means(name, folder, &dependency.package);
    if allowed.iter().any(is_meant) {
        return None;
    }
    Some(match allowed.as_slice() {
        [] => format!("{FILE} shows no arrow from it"),
        _ => format!("{FILE} shows arrows to {} only", allowed.join(", ")),
    })
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

    const DIAGRAM: &str = "\
```text arrows
tabletop
laws      -> tabletop
bots      -> tabletop          tests: every game
games/*   -> tabletop          tests: laws, bots
board     -> tabletop
boards/*  -> board, its game
```
";

    /// A small workspace that is as the diagram shows it, in which `path` has these dependencies.
    fn with(path: &str, dependencies: &str) -> Tree {
        let crates = [
            ("crates/tabletop", "tabletop", ""),
            ("crates/laws", "laws", "[dependencies]\ntabletop = 1"),
            (
                "crates/bots",
                "bots",
                "[dependencies]\ntabletop = 1\n[dev-dependencies]\nargh = 1",
            ),
            (
                "crates/games/argh",
                "argh",
                "[dependencies]\ntabletop = 1\n[dev-dependencies]\nlaws = 1\nbots = 1",
            ),
            ("crates/games/dogs", "dogs", ""),
            ("crates/board", "board", "[dependencies]\ntabletop = 1"),
            (
                "crates/boards/argh",
                "board-argh",
                "[dependencies]\nboard = 1\nargh = 1",
            ),
            ("crates/boards/dogs", "board-dogs", ""),
        ];
        let manifests = crates.iter().map(|(at, name, own)| {
            let own = if *at == path { dependencies } else { own };
            let text = format!("[package]\nname = \"{name}\"\n{own}");
            (format!("{at}/Cargo.toml"), text)
        });
        let diagram = (FILE.to_owned(), DIAGRAM.to_owned());
        manifests.chain([diagram]).collect()
    }

    fn told(faults: &[Fault]) -> Vec<String> {
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_workspace_that_is_as_the_diagram_shows_has_no_fault() {
        let tree = with("", "");
        assert_eq!(told(&not_in_the_diagram(&tree)), [""; 0]);
        assert_eq!(told(&only_in_the_diagram(&tree)), [""; 0]);
    }

    #[test]
    fn a_dependency_without_an_arrow_is_found() {
        let wrong = [
            ("crates/tabletop", "[dev-dependencies]\nlaws = 1"),
            ("crates/games/argh", "[dependencies]\nlaws = 1"),
            ("crates/bots", "[dependencies]\nargh = 1"),
            ("crates/boards/argh", "[dependencies]\ndogs = 1"),
            ("crates/boards/argh", "[dependencies]\nboard-dogs = 1"),
            ("crates/boards/argh", "[dependencies]\nbots = 1"),
        ];
        for (path, dependencies) in wrong {
            let faults = not_in_the_diagram(&with(path, dependencies));
            assert_eq!(faults.len(), 1, "{path} {dependencies}");
        }
        let faults = not_in_the_diagram(&with("crates/tabletop", "[dependencies]\nlaws = 1"));
        assert_eq!(
            told(&faults),
            [
                "crates/tabletop/Cargo.toml:4: tabletop depends on laws; ARCHITECTURE.md shows no \
                 arrow from it"
            ]
        );
    }

    #[test]
    fn an_arrow_that_no_crate_needs_is_found() {
        let faults = only_in_the_diagram(&with("crates/laws", ""));
        assert_eq!(
            told(&faults),
            ["ARCHITECTURE.md:3: no crate at `laws` depends on tabletop; take it out"]
        );
    }

    #[test]
    fn a_crate_that_the_diagram_leaves_out_is_found_and_so_is_a_line_without_a_crate() {
        let tree = Tree::from([
            ("crates/new/Cargo.toml", "[package]\nname = \"new\""),
            (FILE, "```text arrows\nold\n```"),
        ]);
        assert_eq!(
            told(&not_in_the_diagram(&tree)),
            [
                "crates/new/Cargo.toml:1: new is not in the diagram of ARCHITECTURE.md; add a line \
                 for it"
            ]
        );
        assert_eq!(
            told(&only_in_the_diagram(&tree)),
            ["ARCHITECTURE.md:2: there is no crate `old`; take the line out"]
        );
    }

    #[test]
    fn an_arrow_that_points_down_is_found() {
        let tree = Tree::from([
            (
                "crates/a/Cargo.toml",
                "[package]\nname = \"a\"\n[dependencies]\nb = 1",
            ),
            ("crates/b/Cargo.toml", "[package]\nname = \"b\""),
            (FILE, "```text arrows\na -> b\nb\n```"),
        ]);
        assert_eq!(
            told(&only_in_the_diagram(&tree)),
            ["ARCHITECTURE.md:2: b is used before its own line; move it up"]
        );
    }

    #[test]
    fn a_game_has_neither_rand_nor_tokio() {
        let wrong = "[dependencies]\nrand = \"1\"\nrand_core = \"1\"\n[dependencies.tokio]";
        let faults = not_in_the_diagram(&with("crates/games/argh", wrong));
        assert_eq!(faults.len(), 3);
        assert_eq!(not_in_the_diagram(&with("crates/bots", wrong)), []);
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
