//! Nothing is left undone: no placeholder that panics, no test that is switched off.

use super::{Fault, has_word, numbered};
use crate::tree::Tree;

/// Placeholders, without the exclamation mark that makes macros of them, so that this file can name
/// them.
const PLACEHOLDERS: [&str; 2] = ["todo", "unimplemented"];

/// Lines anywhere in the repository's Rust that leave something undone, including comments.
pub(super) fn left(tree: &Tree) -> Vec<Fault> {
    let rust = tree.files().filter(|(path, _)| path.ends_with(".rs"));
    rust.flat_map(|(path, text)| {
        numbered(text).filter_map(move |(at, line)| Some(Fault::new(path, at, undone(line)?)))
    })
    .collect()
}

fn undone(line: &str) -> Option<String> {
    let attribute = line
        .split("#[")
        .skip(1)
        .any(|attribute| attribute.starts_with("ignore"));
    if attribute {
        return Some("switches a test off; make it pass or remove it".to_owned());
    }
    let placeholder = PLACEHOLDERS
        .iter()
        .find(|word| has_word(line, &format!("{word}!")))?;
    Some(format!(
        "`{placeholder}` is a placeholder; write the code or remove the branch"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_found_in_code_and_in_comments() {
        for word in PLACEHOLDERS {
            let code = format!("\n    {word}!()\n    // {word}! later\n");
            let tree = Tree::from([("crates/house/src/main.rs", code.as_str())]);
            let faults = left(&tree);
            assert_eq!(faults.len(), 2);
            assert_eq!(faults[0].line, 2);
        }
    }

    #[test]
    fn a_test_that_is_switched_off_is_found() {
        for end in ["]", " = \"slow\"]"] {
            let code = format!("#[test]\n#[{}{end}\nfn slow() {{}}", "ignore");
            let tree = Tree::from([("fuzz/fuzz_targets/laws.rs", code.as_str())]);
            assert_eq!(left(&tree).len(), 1);
        }
    }

    #[test]
    fn words_that_only_look_like_it_are_fine() {
        let tree = Tree::from([("a.rs", "let ignore = todo(\"todo\"); my_todo!()")]);
        assert_eq!(left(&tree), []);
    }
}
