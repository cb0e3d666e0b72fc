//! A rules crate is plain values: no clock, no I/O, no thread, no float, no unordered map.

use super::{Fault, code, has_word, numbered};
use crate::tree::Tree;

/// What rules must not use, and what to do instead.
const FORBIDDEN: [(&str, &str); 10] = [
    ("HashMap", "its order is not repeatable: use BTreeMap"),
    ("HashSet", "its order is not repeatable: use BTreeSet"),
    ("f32", "rounding differs: count in whole numbers"),
    ("f64", "rounding differs: count in whole numbers"),
    (
        "async",
        "rules are plain functions: wait outside, in `room`",
    ),
    ("println!", "add an event to the log"),
    ("eprintln!", "add an event to the log"),
    ("print!", "add an event to the log"),
    ("eprint!", "add an event to the log"),
    ("dbg!", "add an event to the log"),
];

/// Modules of the standard library for the outside world.
const OUTSIDE: [(&str, &str); 4] = [
    ("time", "a deal has no clock: `room` keeps time"),
    ("fs", "rules read no files: take the text as an argument"),
    ("net", "rules know no network: `house` does"),
    ("thread", "rules run where they are called"),
];

/// Lines of rules crates that use any of these outside comments.
pub(super) fn impure(tree: &Tree) -> Vec<Fault> {
    let rules = tree.files().filter(|(path, _)| is_rules(path));
    rules
        .flat_map(|(path, text)| {
            numbered(text).flat_map(move |(at, line)| {
                impurities(code(line))
                    .map(move |(word, why)| Fault::new(path, at, format!("uses `{word}`; {why}")))
            })
        })
        .collect()
}

/// Rules crates that let a number lose its upper half silently: 388 cards would be shown as 132.
pub(super) fn lossy(tree: &Tree) -> Vec<Fault> {
    const LINTS: [&str; 3] = [
        "cast_possible_truncation",
        "cast_possible_wrap",
        "cast_sign_loss",
    ];
    let heads = tree
        .files()
        .filter(|(path, _)| is_rules(path) && path.ends_with("/src/lib.rs"));
    heads
        .flat_map(|(path, text)| {
            let denied = text.split_once("#![deny(").map_or("", |(_, list)| {
                list.split_once(")]").map_or("", |(list, _)| list)
            });
            let missing = LINTS
                .iter()
                .filter(|lint| !has_word(denied, &format!("clippy::{lint}")));
            missing.map(move |lint| Fault::new(path, 1, format!("does not deny `clippy::{lint}`")))
        })
        .collect()
}

fn is_rules(path: &str) -> bool {
    let home = path.starts_with("crates/tabletop/src/")
        || path.starts_with("crates/printed/src/")
        || (path.starts_with("crates/games/") && path.contains("/src/"));
    home && path.ends_with(".rs")
}

fn impurities(line: &str) -> impl Iterator<Item = (String, &'static str)> {
    let words = FORBIDDEN
        .iter()
        .filter(|(word, _)| has_word(line, word))
        .map(|(word, why)| ((*word).to_owned(), *why));
    // `use std::{fmt, fs};` reaches outside just as well.
    let group = line.split_once("std::{").map_or("", |(_, group)| group);
    let modules = OUTSIDE
        .iter()
        .filter(move |(module, _)| {
            has_word(line, &format!("std::{module}")) || has_word(group, module)
        })
        .map(|(module, why)| (format!("std::{module}"), *why));
    words.chain(modules).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_rules(line: &str) -> usize {
        impure(&Tree::from([("crates/games/argh/src/play.rs", line)])).len()
    }

    #[test]
    fn each_forbidden_word_is_found() {
        for (word, _) in FORBIDDEN {
            assert_eq!(in_rules(&format!("    let x = {word} (1);")), 1, "{word}");
        }
        for (module, _) in OUTSIDE {
            assert_eq!(
                in_rules(&format!("use std::{module}::Thing;")),
                1,
                "{module}"
            );
            assert_eq!(
                in_rules(&format!("use std::{{fmt, {module}}};")),
                1,
                "{module}"
            );
        }
    }

    #[test]
    fn comments_and_longer_names_are_fine() {
        assert_eq!(in_rules("/// No HashMap here, and no std::time."), 0);
        assert_eq!(in_rules("let buf32 = asynchronous; // f32"), 0);
        assert_eq!(in_rules("use std::{fmt, rc};"), 0);
    }

    #[test]
    fn a_rules_crate_denies_lossy_casts() {
        let head = |text| lossy(&Tree::from([("crates/games/argh/src/lib.rs", text)])).len();
        assert_eq!(head("mod play;"), 3);
        let two = "#![deny(clippy::cast_possible_wrap, clippy::cast_sign_loss)]";
        assert_eq!(head(two), 1);
        let elsewhere = Tree::from([("crates/room/src/lib.rs", "mod room;")]);
        assert_eq!(lossy(&elsewhere), []);
    }

    #[test]
    fn crates_that_are_not_rules_may_have_a_clock() {
        let line = "use std::time::Instant;";
        let tree = Tree::from([
            ("crates/room/src/clock.rs", line),
            ("crates/games/argh/benches/playout.rs", line),
        ]);
        assert_eq!(impure(&tree), []);
        assert_eq!(
            impure(&Tree::from([("crates/tabletop/src/log.rs", line)])).len(),
            1
        );
    }
}
