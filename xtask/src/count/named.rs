//! Where a game is named outside its own folders.

use crate::games::Game;
use crate::registry;
use crate::tree::Tree;

/// How many lines of code and manifests name the game and have to be written by a person. Its own folders,
/// its edition, tests, benches, examples in comments and what is generated do not count.
pub(super) fn by_hand(tree: &Tree, game: &Game) -> usize {
    let own = [
        game.folder(),
        game.board_folder(),
        format!("editions/{}", game.dir),
    ];
    let names = [
        game.dir.to_owned(),
        game.crate_name(),
        game.state.to_owned(),
    ];
    let mut lines = 0;
    for (path, text) in tree.files() {
        let is_own = own.iter().any(|folder| path.starts_with(folder));
        let is_code = path.ends_with(".rs") || path.ends_with(".toml");
        if is_own || !is_code || super::is_test(path) || is_generated(text) {
            continue;
        }
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        lines += registry::by_hand(text)
            .filter(|line| !line.trim_start().starts_with("//"))
            .filter(|line| names.iter().any(|name| crate::tidy::has_word(line, name)))
            .count();
    }
    lines
}

/// Whether a whole file is generated; its first line says so.
fn is_generated(text: &str) -> bool {
    let first = text.lines().next();
    first.is_some_and(|line| line.contains("do not edit"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn lines_of_other_folders_count_unless_they_are_generated_or_tests() {
        let manifest = "\
argh = \"here\"
# Written by `cargo xtask codegen` from games.toml:
argh.workspace = true
# End of what is written.
";
        let tree = Tree::from([
            ("crates/games/argh/src/lib.rs", "pub struct Argh;"),
            ("crates/lab/Cargo.toml", manifest),
            (
                "crates/lab/src/lib.rs",
                "use argh::Argh;\n// Argh\nfn arghs() {}",
            ),
            ("crates/lab/tests/main.rs", "use argh::Argh;"),
            (
                "crates/shelf/src/games.rs",
                "//! Written; do not edit.\nuse argh::Argh;",
            ),
        ]);
        assert_eq!(by_hand(&tree, &GAMES[0]), 2);
    }
}
