//! Rule ids are the thread through everything: catalogue, code and scenarios name the same ones.

use super::scenario::Header;
use super::{Fault, numbered};
use crate::catalogue::Catalogue;
use crate::games::{GAMES, Game};
use crate::id::Id;
use crate::tree::Tree;
use std::collections::BTreeSet;

/// Rules that no line of the game's code names.
pub(super) fn without_code(tree: &Tree) -> Vec<Fault> {
    per_game(tree, |game, catalogue| {
        let src = format!("{}/src", game.folder());
        let named: BTreeSet<Id> = written(tree, game, &src)
            .flat_map(|(_, text)| Id::all_in(text, game.prefix))
            .collect();
        let rules = catalogue.rules.iter();
        rules
            // An example is not enforced anywhere: its scenario plays it.
            .filter(|rule| !rule.id.is_example() && !named.contains(&rule.id))
            .map(|rule| {
                let (id, constant) = (&rule.id, rule.id.constant());
                let what = format!(
                    "{id} has no place in {src}; cite `rules::{constant}` in a refusal, or write \
                     `{id}` in a comment on the line that does it"
                );
                Fault::new(game.catalogue, rule.line, what)
            })
            .collect()
    })
}

/// Rules that neither a scenario nor the game's list of exempt rules names. Whether the scenarios
/// run through the rules they name is checked where they are run (`must_cover`).
pub(super) fn without_scenario(tree: &Tree) -> Vec<Fault> {
    per_game(tree, |game, catalogue| {
        let mut pinned: BTreeSet<Id> = headers(tree, game)
            .flat_map(|(_, header)| header.rules)
            .map(|(_, id)| id)
            .collect();
        let tests = tree.text(&format!("{}/tests/scenarios.rs", game.folder()));
        pinned.extend(Id::all_in(tests.unwrap_or_default(), game.prefix));
        let rules = catalogue.rules.iter();
        rules
            .filter(|rule| !rule.id.is_example() && !pinned.contains(&rule.id))
            .map(|rule| {
                let what = format!(
                    "{} has no scenario; name it in the `rules:` line of one in {}/scenarios, or \
                     say in its tests/scenarios.rs why there can be none",
                    rule.id,
                    game.folder()
                );
                Fault::new(game.catalogue, rule.line, what)
            })
            .collect()
    })
}

/// Worked examples that no scenario plays.
pub(super) fn examples_without_scenario(tree: &Tree) -> Vec<Fault> {
    per_game(tree, |game, catalogue| {
        let played: BTreeSet<u32> = headers(tree, game)
            .flat_map(|(_, header)| header.examples)
            .map(|(_, number)| number)
            .collect();
        let examples = catalogue.examples.iter();
        examples
            .filter(|example| !played.contains(&example.number))
            .map(|example| {
                let number = example.number;
                let what = format!(
                    "worked example {number} has no scenario; write `example: {number}` above one \
                     in {}/scenarios",
                    game.folder()
                );
                Fault::new(game.catalogue, example.line, what)
            })
            .collect()
    })
}

/// Ids that the code or a scenario names and the catalogue lacks, or defines twice.
pub(super) fn unknown(tree: &Tree) -> Vec<Fault> {
    per_game(tree, |game, catalogue| {
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        for rule in &catalogue.rules {
            if !seen.insert(&rule.id) {
                let what = format!("{} is already defined above; take a new number", rule.id);
                faults.push(Fault::new(game.catalogue, rule.line, what));
            }
        }
        let scenarios = tree.under(&game.folder(), "scn").collect::<Vec<_>>();
        for (path, text) in written(tree, game, &game.folder()).chain(scenarios) {
            for (at, line) in numbered(text) {
                for id in Id::all_in(line, game.prefix) {
                    if !catalogue.has(&id) {
                        let what = format!("{id} is not in {}; name one that is", game.catalogue);
                        faults.push(Fault::new(path, at, what));
                    }
                }
            }
        }
        for (path, header) in headers(tree, game) {
            for (at, number) in header.examples {
                let examples = &catalogue.examples;
                if !examples.iter().any(|example| example.number == number) {
                    let what = format!(
                        "{} has no worked example {number}; it has {}",
                        game.catalogue,
                        examples.len()
                    );
                    faults.push(Fault::new(path, at, what));
                }
            }
            faults.extend(header.faults);
        }
        faults
    })
}

/// Runs a check over every game on the shelf: those whose rule ids have been generated.
fn per_game(tree: &Tree, check: impl Fn(&Game, &Catalogue) -> Vec<Fault>) -> Vec<Fault> {
    let on_the_shelf = GAMES
        .iter()
        .filter(|game| tree.text(&game.rules_file()).is_some());
    on_the_shelf
        .flat_map(|game| match tree.text(game.catalogue) {
            Some(text) => check(game, &Catalogue::parse(text, game.prefix)),
            None => {
                let what = format!("missing; {} has its rules here", game.name);
                vec![Fault::new(game.catalogue, 1, what)]
            }
        })
        .collect()
}

/// The Rust files under `folder` that people wrote: the generated list of ids proves nothing.
fn written<'a>(
    tree: &'a Tree,
    game: &Game,
    folder: &str,
) -> impl Iterator<Item = (&'a str, &'a str)> {
    let generated = game.rules_file();
    let files: Vec<_> = tree.under(folder, "rs").collect();
    files
        .into_iter()
        .filter(move |(path, _)| *path != generated)
}

fn headers<'a>(tree: &'a Tree, game: &Game) -> impl Iterator<Item = (&'a str, Header)> {
    let scenarios: Vec<_> = tree
        .under(&format!("{}/scenarios", game.folder()), "scn")
        .collect();
    let prefix = game.prefix;
    scenarios
        .into_iter()
        .map(move |(path, text)| (path, Header::parse(path, text, prefix)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CATALOGUE: &str = "## 3. Rules\n- **ARGH-1** One.\n- **ARGH-14** Fourteen.\n\
                             - **ARGH-R2 Two.** Two.\n## 8. Worked examples\n\n1. **First.** So.\n";

    /// A game on the shelf with this code and this scenario.
    fn shelf(code: &str, scenario: &str) -> Tree {
        Tree::from([
            ("docs/rules/argh.md", CATALOGUE),
            ("crates/games/argh/src/rules.rs", "ARGH-1 ARGH-14 ARGH-R2"),
            ("crates/games/argh/src/play.rs", code),
            ("crates/games/argh/scenarios/turn/a.scn", scenario),
        ])
    }

    fn found(faults: &[Fault]) -> Vec<String> {
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_rule_without_code_is_found_by_its_whole_id() {
        let faults = found(&without_code(&shelf("rules::ARGH_14 // ARGH-R2", "")));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("docs/rules/argh.md:2: ARGH-1 has no place"));
    }

    #[test]
    fn a_rule_without_scenario_is_found() {
        let faults = without_scenario(&shelf("", "rules: ARGH-1 ARGH-R2\n\nthen ARGH-14"));
        let faults = found(&faults);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("docs/rules/argh.md:3: ARGH-14 has no scenario"));
    }

    #[test]
    fn a_rule_that_the_tests_list_as_exempt_needs_no_scenario() {
        let tree = Tree::from([
            ("docs/rules/argh.md", CATALOGUE),
            ("crates/games/argh/src/rules.rs", ""),
            (
                "crates/games/argh/tests/scenarios.rs",
                "(\"ARGH-1 ARGH-14\", \"texts\")",
            ),
        ]);
        let faults = found(&without_scenario(&tree));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("ARGH-R2 has no scenario"));
    }

    #[test]
    fn an_example_without_scenario_is_found() {
        assert!(examples_without_scenario(&shelf("", "example: 1")).is_empty());
        let faults = found(&examples_without_scenario(&shelf("", "example: 2")));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("docs/rules/argh.md:7: worked example 1 has no scenario"));
    }

    #[test]
    fn an_id_that_the_catalogue_lacks_is_found_where_it_is_named() {
        let faults = unknown(&shelf("\n// ARGH-15", "rules: ARGH-R9\nexample: 2"));
        let faults = found(&faults);
        assert_eq!(faults.len(), 3);
        assert!(faults[0].starts_with("crates/games/argh/src/play.rs:2: ARGH-15 is not in"));
        assert!(faults[1].starts_with("crates/games/argh/scenarios/turn/a.scn:1: ARGH-R9"));
        assert!(faults[2].starts_with("crates/games/argh/scenarios/turn/a.scn:2: docs"));
    }

    #[test]
    fn an_id_defined_twice_is_found() {
        let twice = format!("{CATALOGUE}- **ARGH-1** Again.\n");
        let tree = Tree::from([
            ("docs/rules/argh.md", twice.as_str()),
            ("crates/games/argh/src/rules.rs", ""),
        ]);
        let faults = found(&unknown(&tree));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("docs/rules/argh.md:8: ARGH-1 is already defined above"));
    }

    #[test]
    fn a_game_that_is_not_on_the_shelf_is_not_checked() {
        let tree = Tree::from([("docs/rules/argh.md", CATALOGUE)]);
        assert!(without_code(&tree).is_empty());
        assert!(without_scenario(&tree).is_empty());
    }
}
