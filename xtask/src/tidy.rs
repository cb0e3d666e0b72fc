//! The repository checks itself: rule ids, module docs, sizes, dead files, generated files,
//! dependencies.
//!
//! Each check is a function from the files to their faults, so that a test can plant a fault. The
//! same checks run in `cargo test`, by the tests below, and as `cargo xtask tidy`.

mod arrows;
mod diagram;
mod docs;
mod fresh;
mod ids;
mod layout;
mod purity;
mod reached;
mod scenario;
mod sizes;
mod unfinished;

use crate::tree::Tree;
use std::fmt;
use std::path::Path;

/// What is wrong, where, and what would be right.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    path: String,
    line: usize,
    what: String,
}

/// Something that must hold for the repository.
struct Check {
    /// The sentence that is true if nothing is found.
    holds: &'static str,
    faults: fn(&Tree) -> Vec<Fault>,
}

const CHECKS: [Check; 15] = [
    Check {
        holds: "every rule has a place in the code",
        faults: ids::without_code,
    },
    Check {
        holds: "every rule has a scenario",
        faults: ids::without_scenario,
    },
    Check {
        holds: "every worked example has a scenario",
        faults: ids::examples_without_scenario,
    },
    Check {
        holds: "every rule that is named exists, once",
        faults: ids::unknown,
    },
    Check {
        holds: "every module says what it is",
        faults: docs::missing,
    },
    Check {
        holds: "every file is short enough to read",
        faults: sizes::too_long,
    },
    Check {
        holds: "every file is compiled",
        faults: reached::dead,
    },
    Check {
        holds: "generated files are fresh",
        faults: fresh::stale,
    },
    Check {
        holds: "the rules know no clock, file, thread, float or hash map",
        faults: purity::impure,
    },
    Check {
        holds: "no number of the rules loses its upper half",
        faults: purity::lossy,
    },
    Check {
        holds: "nothing is left undone or ignored",
        faults: unfinished::left,
    },
    Check {
        holds: "dependencies follow the arrows of the diagram",
        faults: arrows::not_in_the_diagram,
    },
    Check {
        holds: "the diagram shows no arrow that is not there",
        faults: arrows::only_in_the_diagram,
    },
    Check {
        holds: "the same file does the same thing in every game",
        faults: layout::different,
    },
    Check {
        holds: "bots name no game",
        faults: arrows::bots_that_name_a_game,
    },
];

/// Runs every check and prints every fault.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let tree = Tree::read(root)?;
    let mut found = 0;
    for check in &CHECKS {
        let faults = (check.faults)(&tree);
        if faults.is_empty() {
            println!("ok      {}", check.holds);
        } else {
            println!("FAILED  {}: {}", check.holds, count(faults.len()));
        }
        for fault in &faults {
            println!("  {fault}");
        }
        found += faults.len();
    }
    match found {
        0 => Ok(()),
        _ => Err(format!("tidy found {}", count(found))),
    }
}

fn count(faults: usize) -> String {
    match faults {
        1 => "1 fault".to_owned(),
        _ => format!("{faults} faults"),
    }
}

impl Fault {
    fn new(path: &str, line: usize, what: String) -> Self {
        let path = path.to_owned();
        Self { path, line, what }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// The lines of a text with their numbers, the first being 1.
fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

/// The part of a line of Rust that is not a comment. A string that contains `//` loses its end,
/// which matters to no check.
fn code(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

/// Whether `word` occurs in `line` by itself, not as part of a longer name.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(start, _)| {
        let goes_on = word.ends_with(is_name) && line[start + word.len()..].starts_with(is_name);
        !goes_on && !line[..start].ends_with(is_name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that the repository passes this check. This is where `cargo test` runs tidy.
    fn holds(faults: fn(&Tree) -> Vec<Fault>) {
        let tree = Tree::read(&crate::root()).expect("the repository can be read");
        let faults: Vec<String> = faults(&tree).iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    }

    #[test]
    fn every_rule_has_a_place_in_the_code() {
        holds(ids::without_code);
    }

    #[test]
    fn every_rule_has_a_scenario() {
        holds(ids::without_scenario);
    }

    #[test]
    fn every_worked_example_has_a_scenario() {
        holds(ids::examples_without_scenario);
    }

    #[test]
    fn every_rule_that_is_named_exists_once() {
        holds(ids::unknown);
    }

    #[test]
    fn every_module_says_what_it_is() {
        holds(docs::missing);
    }

    #[test]
    fn every_file_is_short_enough_to_read() {
        holds(sizes::too_long);
    }

    #[test]
    fn every_file_is_compiled() {
        holds(reached::dead);
    }

    #[test]
    fn generated_files_are_fresh() {
        holds(fresh::stale);
    }

    #[test]
    fn the_rules_know_no_clock_file_thread_float_or_hash_map() {
        holds(purity::impure);
    }

    #[test]
    fn no_number_of_the_rules_loses_its_upper_half() {
        holds(purity::lossy);
    }

    #[test]
    fn nothing_is_left_undone_or_ignored() {
        holds(unfinished::left);
    }

    #[test]
    fn dependencies_follow_the_arrows_of_the_diagram() {
        holds(arrows::not_in_the_diagram);
    }

    #[test]
    fn the_diagram_shows_no_arrow_that_is_not_there() {
        holds(arrows::only_in_the_diagram);
    }

    #[test]
    fn the_same_file_does_the_same_thing_in_every_game() {
        holds(layout::different);
    }

    #[test]
    fn bots_name_no_game() {
        holds(arrows::bots_that_name_a_game);
    }

    #[test]
    fn every_check_is_also_a_test() {
        for check in &CHECKS {
            let name = check.holds.replace(',', "").replace(' ', "_");
            let test = format!("#[test]\n    fn {name}()");
            assert!(include_str!("tidy.rs").contains(&test), "{name}");
        }
    }

    #[test]
    fn a_word_is_not_part_of_a_longer_one() {
        assert!(has_word("let x: f32 = 1.0;", "f32"));
        assert!(!has_word("let half32 = buf32x;", "f32"));
        assert!(has_word("    println!(\"hm\");", "println!"));
        assert!(!has_word("    eprintln!(\"hm\");", "println!"));
    }
}
