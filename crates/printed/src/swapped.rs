//! Another edition in a test: `cargo xtask mutants` changes a value and checks whether a scenario
//! notices.

use std::env;

use tabletop::EditionText;

/// The environment variable with another edition for a test: the name of the file it replaces, a
/// line break, and its TOML.
const VARIABLE: &str = "MENAGERIE_BOX";

/// The edition that replaces this file, in tests that were given one.
pub(crate) fn swapped(file: &str) -> Option<EditionText> {
    if !tabletop::TESTED {
        return None;
    }
    named(&env::var(VARIABLE).ok()?, file)
}

fn named(given: &str, file: &str) -> Option<EditionText> {
    let (name, text) = given.split_once('\n')?;
    (name == file).then(|| EditionText {
        file: file.to_owned(),
        text: text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_swapped_by_the_name_of_its_file() {
        let given = "snap.toml\nn_cards = 51\n";
        let text = named(given, "snap.toml").map(|other| other.text);
        assert_eq!(text.as_deref(), Some("n_cards = 51\n"));
        assert_eq!(named(given, "other.toml"), None);
    }
}
