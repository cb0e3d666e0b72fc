//! Every Rust file is compiled: some target of its crate reaches it.

use super::{Fault, code};
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// The folders of a crate that contain source.
const FOLDERS: [&str; 5] = ["src", "tests", "benches", "examples", "fuzz_targets"];

/// Where cargo looks for targets by itself, and the manifest line that stops it.
const SEARCHED: [(&str, &str); 4] = [
    ("src/bin", "autobins = false"),
    ("tests", "autotests = false"),
    ("benches", "autobenches = false"),
    ("examples", "autoexamples = false"),
];

/// Files that no target, `mod`, `#[path]` or `include!` leads to.
pub(super) fn dead(tree: &Tree) -> Vec<Fault> {
    let crates: BTreeMap<&str, &str> = tree
        .files()
        .filter_map(|(path, text)| Some((path.strip_suffix("/Cargo.toml")?, text)))
        .collect();
    let mut reached = BTreeSet::new();
    for (folder, manifest) in &crates {
        for root in roots(tree, folder, manifest) {
            let home = parent(&root).to_owned();
            follow(tree, root, &home, &mut reached);
        }
    }
    let sources = tree
        .files()
        .filter(|(path, _)| path.ends_with(".rs") && is_source(path, &crates));
    sources
        .filter(|(path, _)| !reached.contains(*path))
        .map(|(path, _)| {
            let what = "nothing compiles this file; add a `mod` line for it, or delete it";
            Fault::new(path, 1, what.to_owned())
        })
        .collect()
}

/// Whether a file is in one of the source folders of its crate.
fn is_source(path: &str, crates: &BTreeMap<&str, &str>) -> bool {
    let mut folder = parent(path);
    while !folder.is_empty() && !crates.contains_key(folder) {
        folder = parent(folder);
    }
    let inside = path.strip_prefix(&format!("{folder}/"));
    let place = inside.and_then(|inside| inside.split('/').next());
    place.is_some_and(|place| FOLDERS.contains(&place))
}

/// The files at which cargo starts to compile: those the manifest names, and those it finds.
fn roots(tree: &Tree, folder: &str, manifest: &str) -> Vec<String> {
    let lines = || manifest.lines().map(str::trim);
    let mut roots = vec![
        format!("{folder}/src/lib.rs"),
        format!("{folder}/src/main.rs"),
    ];
    let named = lines().filter_map(|line| value(line, "path"));
    roots.extend(named.map(|path| format!("{folder}/{path}")));
    // A target without a path is where its name says.
    for name in lines().filter_map(|line| value(line, "name")) {
        for place in FOLDERS {
            roots.push(format!("{folder}/{place}/{name}.rs"));
            roots.push(format!("{folder}/{place}/{name}/main.rs"));
        }
    }
    for (place, off) in SEARCHED {
        if lines().any(|line| line == off) {
            continue;
        }
        let start = format!("{folder}/{place}/");
        let found = tree.files().map(|(path, _)| path).filter(|path| {
            let inside = path.strip_prefix(&start).unwrap_or_default();
            let own_folder = inside.strip_suffix("/main.rs");
            let name = own_folder.or_else(|| inside.strip_suffix(".rs"));
            name.is_some_and(|name| !name.is_empty() && !name.contains('/'))
        });
        roots.extend(found.map(str::to_owned));
    }
    roots.retain(|root| tree.text(root).is_some());
    roots
}

/// Notes a file and everything it leads to. Its modules are in `home`.
fn follow(tree: &Tree, path: String, home: &str, reached: &mut BTreeSet<String>) {
    let Some(text) = tree.text(&path) else {
        return;
    };
    let here = parent(&path).to_owned();
    if !reached.insert(path) {
        return;
    }
    let mut placed = None;
    for line in text.lines() {
        let line = code(line).trim();
        if let Some(elsewhere) = line.strip_prefix("#[path") {
            placed = elsewhere.split('"').nth(1);
        } else if let Some((_, rest)) = line.split_once("include!(\"") {
            let file = rest.split('"').next().unwrap_or_default();
            follow(tree, joined(&here, file), &here, reached);
        } else if let Some(name) = module(line) {
            if let Some(file) = placed.take() {
                let file = joined(&here, file);
                let home = parent(&file).to_owned();
                follow(tree, file, &home, reached);
            } else {
                let home = format!("{home}/{name}");
                follow(tree, format!("{home}.rs"), &home, reached);
                follow(tree, format!("{home}/mod.rs"), &home, reached);
            }
        }
    }
}

/// The module whose file a line asks for: `card` of `pub(crate) mod card;`.
fn module(line: &str) -> Option<&str> {
    let (front, name) = line.strip_suffix(';')?.rsplit_once(' ')?;
    let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_mod = front == "mod" || front.ends_with(" mod");
    (is_name && is_mod).then_some(name)
}

/// The text of a setting: `tests/main.rs` of `path = "tests/main.rs"`.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let value = line.strip_prefix(key)?.trim_start().strip_prefix('=')?;
    value.trim().strip_prefix('"')?.split('"').next()
}

fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// A path relative to a folder, with its `..` resolved.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in path.split('/') {
        match part {
            "." => (),
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found<const N: usize>(files: [(&str, &str); N]) -> Vec<String> {
        let faults = dead(&Tree::from(files));
        faults.into_iter().map(|fault| fault.path).collect()
    }

    #[test]
    fn a_file_that_no_mod_line_names_is_found() {
        let faults = found([
            ("crates/bots/Cargo.toml", "[package]\nname = \"bots\"\n"),
            ("crates/bots/src/lib.rs", "pub mod owl;\n// mod fox;\n"),
            ("crates/bots/src/owl.rs", "mod tree;\nmod eyes { }"),
            ("crates/bots/src/owl/tree.rs", ""),
            ("crates/bots/src/tree.rs", ""),
            ("crates/bots/src/fox.rs", ""),
            ("crates/bots/build.rs", ""),
        ]);
        assert_eq!(
            faults,
            ["crates/bots/src/fox.rs", "crates/bots/src/tree.rs"]
        );
    }

    #[test]
    fn targets_are_found_as_cargo_finds_them() {
        let faults = found([
            (
                "fuzz/Cargo.toml",
                "autotests = false\n[[test]]\nname = \"main\"\n[[bin]]\npath = \"fuzz_targets/a.rs\"",
            ),
            ("fuzz/fuzz_targets/a.rs", ""),
            ("fuzz/fuzz_targets/b.rs", ""),
            ("fuzz/tests/main.rs", "mod laws;"),
            ("fuzz/tests/laws.rs", ""),
            ("fuzz/tests/lost.rs", ""),
            ("fuzz/benches/load/main.rs", "mod people;"),
            ("fuzz/benches/load/people.rs", ""),
            ("fuzz/examples/duel.rs", ""),
            ("fuzz/src/bin/tool.rs", ""),
        ]);
        assert_eq!(faults, ["fuzz/fuzz_targets/b.rs", "fuzz/tests/lost.rs"]);
    }

    #[test]
    fn a_file_can_be_named_by_its_path() {
        let faults = found([
            ("crates/bots/Cargo.toml", ""),
            (
                "crates/bots/src/lib.rs",
                "#[path = \"../shared/eyes.rs\"]\nmod eyes;\nconst X: u8 = include!(\"x.rs\");",
            ),
            ("crates/bots/shared/eyes.rs", ""),
            ("crates/bots/src/x.rs", "1"),
            ("crates/bots/src/eyes.rs", ""),
        ]);
        assert_eq!(faults, ["crates/bots/src/eyes.rs"]);
    }
}
