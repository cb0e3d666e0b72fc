//! Another box in a test: `cargo xtask mutants` changes a value and asks whether a scenario notices.

use std::env;

use tabletop::EditionText;

/// Where a test build finds another box: the name of the file it stands for, and then its TOML.
const VARIABLE: &str = "MENAGERIE_BOX";

/// The box that stands for this file, in tests that were given one.
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
    fn a_box_is_swapped_by_the_name_of_its_file() {
        let given = "snap.toml\nn_cards = 51\n";
        let text = named(given, "snap.toml").map(|other| other.text);
        assert_eq!(text.as_deref(), Some("n_cards = 51\n"));
        assert_eq!(named(given, "other.toml"), None);
    }
}
