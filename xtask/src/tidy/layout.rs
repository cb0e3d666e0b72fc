//! The same file does the same thing in every game.

use super::Fault;
use crate::games::GAMES;
use crate::tree::Tree;

/// The files that every game has. `ARCHITECTURE.md` says what each of them holds.
const FILES: [&str; 18] = [
    "lib", "state", "action", "event", "edition", "options", "setup", "deal", "choices", "check",
    "apply", "lapse", "outcome", "view", "imagine", "words", "judge", "rules",
];

/// Functions of the contract and the file that holds them. `impl Game` forwards to them by name.
const FUNCTIONS: [(&str, &str); 9] = [
    ("deal", "deal"),
    ("choices", "list_choices"),
    ("check", "allows"),
    ("apply", "apply"),
    ("lapse", "lapse"),
    ("outcome", "outcome"),
    ("view", "view"),
    ("view", "redact"),
    ("imagine", "imagine"),
];

/// Files that a game lacks, and files that lack the function they are named for.
pub(super) fn different(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for game in GAMES.iter() {
        let lib = format!("{}/src/lib.rs", game.folder());
        if tree.text(&lib).is_none() {
            continue;
        }
        let path = |file: &str| format!("{}/src/{file}.rs", game.folder());
        for file in FILES {
            if tree.text(&path(file)).is_none() {
                let what = format!("{} has no {file}.rs, as every game has", game.name);
                faults.push(Fault::new(&lib, 1, what));
            }
        }
        for (file, function) in FUNCTIONS {
            let (path, wanted) = (path(file), format!("fn {function}("));
            if tree.text(&path).is_some_and(|text| !text.contains(&wanted)) {
                let what = format!("has no `{wanted}…)`, to which `impl Game` would forward");
                faults.push(Fault::new(&path, 1, what));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_missing_file_and_a_function_by_another_name_are_found() {
        let all: String = FUNCTIONS.map(|(_, name)| format!("fn {name}(\n")).concat();
        let path = |file: &str| format!("crates/games/argh/src/{file}.rs");
        let mut files: BTreeMap<String, String> =
            FILES.iter().map(|file| (path(file), all.clone())).collect();
        assert_eq!(different(&files.clone().into_iter().collect()), []);
        files.remove(&path("lapse"));
        files.insert(path("view"), "fn view(\nfn redacted(".to_owned());
        let faults = different(&files.into_iter().collect());
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "crates/games/argh/src/lib.rs:1: ARGH has no lapse.rs, as every game has",
                "crates/games/argh/src/view.rs:1: has no `fn redact(…)`, to which `impl Game` \
                 would forward",
            ]
        );
    }
}
