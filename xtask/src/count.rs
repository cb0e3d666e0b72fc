//! `cargo xtask count`: what a game costs, in lines, files, required methods and places that name it.
//!
//! The figures in `docs/benchmarks.md` come from here. Another checkout can be counted too, to compare
//! the repository with what it was.

mod methods;
mod named;

use crate::games::{self, Game, LIST};
use crate::mutants::is_rules;
use crate::tree::Tree;
use std::fmt;
use std::path::Path;

/// Prints a line for each game of the repository in `root`.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let tree = Tree::read(root)?;
    // A checkout from before there was a list has the games that we have.
    let list = tree.text(LIST).map(games::parse).transpose()?;
    let games: Vec<&Game> = match &list {
        Some(games) => games.iter().collect(),
        None => games::GAMES.iter().collect(),
    };
    println!("{HEAD}");
    for game in games {
        println!("{}", Cost::of(&tree, game));
    }
    Ok(())
}

const HEAD: &str = "\
| Game | rules | glue | board | style | tests | scenarios | files | required methods | named elsewhere, by hand |
|---|---|---|---|---|---|---|---|---|---|";

/// What one game costs.
#[derive(Debug, Default, PartialEq, Eq)]
struct Cost {
    name: &'static str,
    /// Lines of Rust that hold rules.
    rules: usize,
    /// Lines of Rust in the rules crate that do not: words, editions, setups, scenarios, bots.
    glue: usize,
    /// Lines of Rust of its board.
    board: usize,
    style: usize,
    /// Lines of Rust in tests and benches of both crates.
    tests: usize,
    scenarios: usize,
    /// Rust files and style sheets, tests not counted.
    files: usize,
    /// How many traits of the house it implements, and how many methods these ask for.
    traits: usize,
    methods: usize,
    /// Lines outside its folders that name it and that a person has to write.
    named: usize,
}

impl Cost {
    fn of(tree: &Tree, game: &Game) -> Self {
        let (rules, board) = (game.folder(), game.board_folder());
        let mut cost = Self {
            name: game.name,
            named: named::by_hand(tree, game),
            ..Self::default()
        };
        for (path, text) in tree.files() {
            let lines = text.lines().count();
            let at = |folder: &str| path.starts_with(&format!("{folder}/"));
            let is_board = at(&board);
            if !(at(&rules) || is_board) || path == game.rules_file() {
                continue;
            }
            let part = match path.rsplit_once('.').map(|(_, kind)| kind) {
                Some("rs") if is_test(path) => &mut cost.tests,
                Some("rs") if is_board => &mut cost.board,
                Some("rs") if is_rules(Path::new(path)) => &mut cost.rules,
                Some("rs") => &mut cost.glue,
                Some("css") => &mut cost.style,
                Some("scn") => &mut cost.scenarios,
                _ => continue,
            };
            *part += lines;
            cost.files += usize::from(!is_test(path) && !path.ends_with(".scn"));
        }
        (cost.traits, cost.methods) = methods::required(tree, game);
        cost
    }
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/")
        || path.contains("/benches/")
        || path.contains("/examples/")
        || path.ends_with("/tests.rs")
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            name,
            rules,
            glue,
            board,
            style,
            tests,
            scenarios,
            files,
            traits,
            methods,
            named,
        } = self;
        write!(
            f,
            "| {name} | {rules} | {glue} | {board} | {style} | {tests} | {scenarios} | {files} | \
             {methods} of {traits} traits | {named} |"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_line_of_a_game_is_counted_once() {
        let tree = Tree::from([
            ("crates/games/argh/src/check.rs", "1\n2\n3\n"),
            ("crates/games/argh/src/words.rs", "1\n2\n"),
            ("crates/games/argh/src/rules.rs", "generated\n"),
            ("crates/games/argh/tests/laws.rs", "1\n"),
            ("crates/games/argh/scenarios/bomb.scn", "1\n2\n3\n4\n"),
            ("crates/boards/argh/src/middle.rs", "1\n2\n3\n4\n5\n"),
            ("crates/boards/argh/style/board.css", "1\n"),
            ("crates/games/dogs/src/check.rs", "1\n"),
        ]);
        let cost = Cost::of(&tree, &GAMES[0]);
        let expected = Cost {
            name: "ARGH",
            rules: 3,
            glue: 2,
            board: 5,
            style: 1,
            tests: 1,
            scenarios: 4,
            files: 4,
            ..Cost::default()
        };
        assert_eq!(cost, expected);
    }
}
