//! How many methods the house asks of a game: those without a body in the traits that it implements.

use crate::games::Game;
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// The number of traits of the workspace that the game and its board implement by hand, and how many
/// methods these ask for.
pub(super) fn required(tree: &Tree, game: &Game) -> (usize, usize) {
    let traits = traits(tree);
    let folders = [
        format!("{}/src/", game.folder()),
        format!("{}/src/", game.board_folder()),
    ];
    let mut implemented = BTreeSet::new();
    for (path, text) in tree.files() {
        if folders.iter().any(|folder| path.starts_with(folder)) {
            let lines = text.lines().filter_map(implemented_by);
            implemented.extend(lines.filter(|name| traits.contains_key(name)));
        }
    }
    let methods = implemented.iter().map(|name| traits[name]).sum();
    (implemented.len(), methods)
}

/// The public traits that the workspace asks games and boards for, each with the number of methods it
/// asks for. Traits of games themselves are their own affair.
fn traits(tree: &Tree) -> BTreeMap<&str, usize> {
    let mut traits = BTreeMap::new();
    for (path, text) in tree.under("crates", "rs") {
        if path.starts_with("crates/games/") || path.starts_with("crates/boards/") {
            continue;
        }
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let Some(name) = line.strip_prefix("pub trait ").map(first_word) else {
                continue;
            };
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "}").collect();
            traits.insert(name, without_body(&body));
        }
    }
    traits
}

/// How many functions of a trait's body have none of their own. rustfmt puts the end of a signature at the end
/// of a line, so the first line that ends in `;` or `{` tells.
fn without_body(body: &[&str]) -> usize {
    let starts = body
        .iter()
        .enumerate()
        .filter(|(_, line)| line.starts_with("    fn ") || line.starts_with("    const fn "));
    starts
        .filter(|(at, _)| {
            let end = body[*at..]
                .iter()
                .find(|line| line.ends_with(';') || line.ends_with('{') || line.ends_with('}'));
            end.is_some_and(|line| line.ends_with(';'))
        })
        .count()
}

/// The trait that a line `impl Game for Argh {` implements.
fn implemented_by(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("impl ")?;
    let (path, _) = rest.split_once(" for ")?;
    Some(first_word(path.rsplit("::").next()?))
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric());
    end.map_or(text, |end| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn methods_without_a_body_are_counted_in_the_traits_a_game_implements() {
        let table = "\
pub trait Game: Clone {
    /// Deals.
    fn deal(
        chance: Chance,
    ) -> Self;
    fn seats(&self) -> Seats;
    fn choices(&self) -> Vec<Action> {
        list();
    }
}
pub trait Unused {
    fn nothing(&self);
}
";
        let tree = Tree::from([
            ("crates/tabletop/src/game.rs", table),
            (
                "crates/games/argh/src/lib.rs",
                "impl tabletop::Game for Argh {\nimpl Display for Argh {",
            ),
        ]);
        assert_eq!(required(&tree, &GAMES[0]), (1, 2));
    }
}
