//! Writes what follows from the list of games, and each game's `src/rules.rs`: its rule ids as
//! constants, so that a misspelt id does not compile.

use crate::catalogue::Catalogue;
use crate::games::{self, Game, LIST};
use crate::registry;
use crate::tree::Tree;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Lines of the generated file stay within rustfmt's width.
const WIDTH: usize = 100;

/// Writes every generated file, and prints what changed.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let tree = Tree::read(root)?;
    // Not `GAMES`, which was read at the start: a game may have been added since.
    let games = games::parse(tree.text(LIST).unwrap_or_default())?;
    for (path, _, wanted) in all(&tree, &games)? {
        if tree.text(&path) == Some(wanted.as_str()) {
            println!("{path} is up to date");
            continue;
        }
        fs::write(root.join(&path), wanted).map_err(|error| format!("writing {path}: {error}"))?;
        println!("{path} written");
    }
    Ok(())
}

/// Every generated file: its path, its source, and the text it should have.
pub(crate) fn all(
    tree: &Tree,
    games: &[Game],
) -> Result<Vec<(String, &'static str, String)>, String> {
    let mut files = Vec::new();
    // A made-up tree in a test may lack the list.
    if tree.text(LIST).is_some() {
        let written = registry::written(tree, games)?;
        files.extend(
            written
                .into_iter()
                .map(|file| (file.path.to_owned(), LIST, file.text)),
        );
    }
    for game in games.iter().filter(|game| has_a_crate(tree, game)) {
        files.push((game.rules_file(), game.catalogue, rules_of(tree, game)?));
    }
    Ok(files)
}

/// Whether the game's folder contains a crate already.
fn has_a_crate(tree: &Tree, game: &Game) -> bool {
    let manifest = format!("{}/Cargo.toml", game.folder());
    tree.text(&manifest).is_some()
}

/// The text of the game's `rules.rs`, from its catalogue in the tree.
pub(crate) fn rules_of(tree: &Tree, game: &Game) -> Result<String, String> {
    let text = tree.text(game.catalogue).ok_or_else(|| {
        format!(
            "{} is missing: the rule ids of {} come from it",
            game.catalogue, game.name
        )
    })?;
    Ok(rules_rs(game, &Catalogue::parse(text, game.prefix)))
}

fn rules_rs(game: &Game, catalogue: &Catalogue) -> String {
    let mut out = format!(
        "//! The rule ids of {}, generated from {} by `cargo xtask codegen`; do not edit.\n\n\
         use tabletop::RuleId;\n\n",
        game.name, game.catalogue
    );
    for rule in &catalogue.rules {
        let (id, constant) = (&rule.id, rule.id.constant());
        let gist = rule.gist(WIDTH - "/// ".len());
        writeln!(out, "/// {gist}").expect("writing to a string cannot fail");
        writeln!(out, "pub const {constant}: RuleId = RuleId::new(\"{id}\");")
            .expect("writing to a string cannot fail");
    }
    let constants: Vec<String> = catalogue
        .rules
        .iter()
        .map(|rule| rule.id.constant())
        .collect();
    out.push_str("\n/// Every id of the catalogue, in its order.\n");
    let head = format!("pub const ALL: [RuleId; {}] = [", constants.len());
    let in_one = format!("{head}{}];\n", constants.join(", "));
    if in_one.trim_end().len() <= WIDTH {
        return out + &in_one;
    }
    out + &head + "\n" + &packed(&constants) + "];\n"
}

/// The items as rustfmt lays out a long array of short ones: as many on a line as fit.
fn packed(items: &[String]) -> String {
    let mut out = String::new();
    let mut line = String::from("   ");
    for item in items {
        // Rustfmt leaves the last column of such a list free.
        if line.len() + item.len() + 2 >= WIDTH {
            out.push_str(&line);
            out.push('\n');
            line = String::from("   ");
        }
        write!(line, " {item},").expect("writing to a string cannot fail");
    }
    out + &line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use std::io::Write as _;
    use std::process::{Command, Stdio};

    #[test]
    fn a_rule_becomes_a_constant() {
        let text = "- **ARGH-1** One card.\n- **ARGH-R2 Two?** Yes.\n";
        let rules = rules_of(&Tree::from([("docs/rules/argh.md", text)]), &GAMES[0]);
        let expected = "\
//! The rule ids of ARGH, generated from docs/rules/argh.md by `cargo xtask codegen`; do not edit.

use tabletop::RuleId;

/// One card.
pub const ARGH_1: RuleId = RuleId::new(\"ARGH-1\");
/// Two? Yes.
pub const ARGH_R2: RuleId = RuleId::new(\"ARGH-R2\");

/// Every id of the catalogue, in its order.
pub const ALL: [RuleId; 2] = [ARGH_1, ARGH_R2];
";
        assert_eq!(rules.as_deref(), Ok(expected));
    }

    #[test]
    fn a_missing_catalogue_is_named() {
        let error = rules_of(&Tree::default(), &GAMES[1]).expect_err("no catalogue");
        assert!(error.starts_with("docs/rules/sequence-dogs.md is missing"));
    }

    #[test]
    fn rustfmt_has_nothing_to_add_to_any_game() {
        let tree = Tree::read(&crate::root()).expect("the repository can be read");
        for game in GAMES.iter() {
            let rules = rules_of(&tree, game).expect("a catalogue");
            let mut rustfmt = Command::new("rustfmt")
                .args(["--edition", "2024", "--check"])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("rustfmt is installed; `rustup component add rustfmt` adds it");
            let mut stdin = rustfmt.stdin.take().expect("a pipe");
            stdin.write_all(rules.as_bytes()).expect("rustfmt reads");
            drop(stdin);
            let output = rustfmt.wait_with_output().expect("rustfmt ends");
            let difference = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success(), "{}:\n{difference}", game.name);
        }
    }
}
