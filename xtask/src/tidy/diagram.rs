//! The diagram in `ARCHITECTURE.md`: every crate, and which other crates of the workspace it may use.
//!
//! It is the only list of arrows. The checks in `arrows.rs` read it, so the picture that people look at
//! cannot differ from what is allowed.

use crate::games::GAMES;
use crate::tree::Tree;

/// Where the diagram is.
pub(super) const FILE: &str = "ARCHITECTURE.md";

/// The fence before the diagram.
const FENCE: &str = "```text arrows";

/// The crates that stand for several, as the diagram names them.
const EVERY_GAME: &str = "every game";
const EVERY_BOARD: &str = "every board";
const ITS_GAME: &str = "its game";

/// A line of the diagram: a crate, or all crates in a folder, and what it may use.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row<'a> {
    pub(super) line: usize,
    /// The folder below `crates`, or `games/*` for every crate in one.
    pub(super) of: &'a str,
    pub(super) always: Vec<&'a str>,
    /// What only its tests may use.
    pub(super) testing: Vec<&'a str>,
}

/// The lines of the diagram, in order; none if there is no diagram.
///
/// ```text
/// room     -> tabletop, bots    tests: every game
/// ```
pub(super) fn rows(tree: &Tree) -> Vec<Row<'_>> {
    let text = tree.text(FILE).unwrap_or_default();
    let lines = (1..).zip(text.lines());
    let diagram = lines.skip_while(|(_, line)| *line != FENCE).skip(1);
    let diagram = diagram.take_while(|(_, line)| !line.starts_with("```"));
    diagram.filter_map(|(line, text)| row(line, text)).collect()
}

fn row(line: usize, text: &str) -> Option<Row<'_>> {
    let (text, testing) = text.split_once("tests:").unwrap_or((text, ""));
    let (of, always) = text.split_once("->").unwrap_or((text, ""));
    let of = of.trim();
    (!of.is_empty()).then(|| Row {
        line,
        of,
        always: names(always),
        testing: names(testing),
    })
}

/// The names of a list, between commas.
fn names(list: &str) -> Vec<&str> {
    let names = list.split(',').map(str::trim);
    names.filter(|name| !name.is_empty()).collect()
}

impl Row<'_> {
    /// Whether the row is about the crate in this folder.
    pub(super) fn is_of(&self, folder: &str) -> bool {
        match self.of.strip_suffix('*') {
            Some(start) => folder.starts_with(start),
            None => folder == self.of,
        }
    }
}

/// Whether a name in the diagram means this package, seen from the crate in `folder`.
pub(super) fn means(name: &str, folder: &str, package: &str) -> bool {
    match name {
        ITS_GAME => folder.strip_prefix("boards/") == Some(package),
        EVERY_GAME => GAMES.iter().any(|game| game.dir == package),
        EVERY_BOARD => package.starts_with("board-"),
        name => name == package,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_a_crate_what_it_uses_and_what_its_tests_use() {
        let text = "# Crates\n\n```text arrows\ntabletop\nlab  -> tabletop, bots  tests: every game\n```\nx -> y";
        let tree = Tree::from([(FILE, text)]);
        let expected = [
            Row {
                line: 4,
                of: "tabletop",
                always: vec![],
                testing: vec![],
            },
            Row {
                line: 5,
                of: "lab",
                always: vec!["tabletop", "bots"],
                testing: vec!["every game"],
            },
        ];
        assert_eq!(rows(&tree), expected);
    }

    #[test]
    fn a_board_has_its_own_game_and_no_other() {
        assert!(means("its game", "boards/argh", "argh"));
        assert!(!means("its game", "boards/argh", "dogs"));
        assert!(!means("its game", "parlour", "argh"));
        assert!(means("every game", "shelf", "dogs"));
        assert!(!means("every game", "shelf", "board-dogs"));
    }
}
