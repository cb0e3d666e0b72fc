//! Every module starts with a line that says what it is.

use super::Fault;
use crate::tree::Tree;

/// Source files whose first line is not a `//!` comment with text.
pub(super) fn missing(tree: &Tree) -> Vec<Fault> {
    tree.files()
        .filter(|(path, text)| is_source(path) && !opens_with_a_doc(text))
        .map(|(path, _)| {
            let what = "has no module doc; the first line must be `//!` and say what this is";
            Fault::new(path, 1, what.to_owned())
        })
        .collect()
}

fn is_source(path: &str) -> bool {
    let ours = path.starts_with("crates/") || path.starts_with("xtask/");
    ours && path.contains("/src/") && path.ends_with(".rs")
}

fn opens_with_a_doc(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    first
        .strip_prefix("//!")
        .is_some_and(|doc| !doc.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_without_a_doc_is_found() {
        let tree = Tree::from([
            ("crates/tabletop/src/seat.rs", "//! A seat.\n"),
            ("crates/tabletop/src/pile.rs", "use std::fmt;\n//! A pile."),
            ("crates/games/argh/src/lib.rs", "//!\n//! Late."),
            ("crates/games/argh/tests/main.rs", "mod laws;\n"),
        ]);
        let faults = missing(&tree);
        let paths: Vec<&str> = faults.iter().map(|fault| fault.path.as_str()).collect();
        assert_eq!(
            paths,
            [
                "crates/games/argh/src/lib.rs",
                "crates/tabletop/src/pile.rs"
            ]
        );
    }
}
