//! A file is one noun, short enough to read in one sitting.

use super::Fault;
use crate::games::GAMES;
use crate::tree::Tree;

const LIMIT: usize = 400;
const LIMIT_FOR_TESTS: usize = 600;

/// Rust files with more lines, except generated ones.
pub(super) fn too_long(tree: &Tree) -> Vec<Fault> {
    tree.files()
        .filter(|(path, _)| path.ends_with(".rs") && !is_generated(path))
        .filter_map(|(path, text)| {
            let lines = text.lines().count();
            let limit = if is_test(path) {
                LIMIT_FOR_TESTS
            } else {
                LIMIT
            };
            let what = format!("has {lines} lines; the limit is {limit}, so move a noun out of it");
            (lines > limit).then(|| Fault::new(path, limit + 1, what))
        })
        .collect()
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("/tests.rs")
}

fn is_generated(path: &str) -> bool {
    GAMES.iter().any(|game| game.rules_file() == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_found_and_a_test_can_be_longer() {
        let long = "\n".repeat(LIMIT + 1);
        let tree = Tree::from([
            ("crates/room/src/clock.rs", long.as_str()),
            ("crates/room/src/seat.rs", &long[1..]),
            ("crates/room/tests/main.rs", &long),
            ("crates/games/argh/src/rules.rs", &long),
        ]);
        let faults = too_long(&tree);
        assert_eq!(faults.len(), 1);
        let fault = faults[0].to_string();
        assert!(fault.starts_with("crates/room/src/clock.rs:401: has 401 lines; the limit is 400"));
    }
}
