//! Generated files are what `cargo xtask codegen` would write now.

use super::{Fault, numbered};
use crate::codegen;
use crate::games::GAMES;
use crate::tree::Tree;

/// Generated files that are missing or differ, with the first line that does.
pub(super) fn stale(tree: &Tree) -> Vec<Fault> {
    let files = match codegen::all(tree, &GAMES) {
        Ok(files) => files,
        Err(error) => return vec![Fault::new("games.toml", 1, error)],
    };
    files
        .into_iter()
        .filter_map(|(path, source, wanted)| {
            let there = tree.text(&path).unwrap_or_default();
            let line = first_difference(there, &wanted)?;
            let what = format!("differs from {source}; run `cargo xtask codegen`");
            Some(Fault::new(&path, line, what))
        })
        .collect()
}

fn first_difference(there: &str, wanted: &str) -> Option<usize> {
    if there == wanted {
        return None;
    }
    let mut lines = there.lines();
    let differs = numbered(wanted).find(|(_, line)| lines.next() != Some(line));
    Some(differs.map_or(wanted.lines().count() + 1, |(at, _)| at))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CRATE: (&str, &str) = ("crates/games/argh/Cargo.toml", "[package]");
    const CATALOGUE: (&str, &str) = ("docs/rules/argh.md", "- **ARGH-1** One.\n");

    fn generated() -> String {
        codegen::rules_of(&Tree::from([CATALOGUE]), &GAMES[0]).expect("a catalogue")
    }

    #[test]
    fn a_fresh_file_is_fine() {
        let rules = generated();
        let tree = Tree::from([CRATE, CATALOGUE, ("crates/games/argh/src/rules.rs", &rules)]);
        assert_eq!(stale(&tree), []);
    }

    #[test]
    fn a_stale_file_is_found_with_its_first_wrong_line() {
        let rules = generated().replace("/// One.", "/// Two.");
        let tree = Tree::from([CRATE, CATALOGUE, ("crates/games/argh/src/rules.rs", &rules)]);
        let fault = stale(&tree)[0].to_string();
        assert!(fault.starts_with("crates/games/argh/src/rules.rs:5: differs from docs"));
    }

    #[test]
    fn a_missing_file_is_found() {
        assert_eq!(stale(&Tree::from([CRATE, CATALOGUE])).len(), 1);
        assert_eq!(stale(&Tree::from([CATALOGUE])), []);
    }
}
