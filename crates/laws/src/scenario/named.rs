//! Actions by name, as a scenario writes what no seat is offered: `steal_card from=C slot=1`.
//!
//! What a seat may do is written as the sentence that the player reads. What the rules refuse has no
//! such sentence, so it is written as it is on the wire: the action's name and its fields.

use serde_json::{Map, Value};
use tabletop::{Error, Seat, Staged};

/// Reads an action by its name and its fields: `steal_card from=C slot=1`.
pub fn action<G: Staged>(setup: &G::Setup, words: &str) -> Result<G::Action, Error> {
    let wrong = |because: String| Error::new(format!("`{words}`"), because);
    let mut parts = parts(words);
    let mut action = Map::new();
    action.insert("do".to_owned(), parts.next().into());
    for part in parts {
        let (field, text) = part.split_once('=').ok_or_else(|| {
            wrong(format!(
                "`{part}` is not a field with its value, as `slot=1` is"
            ))
        })?;
        action.insert(field.to_owned(), value::<G>(setup, field, text));
    }
    tabletop::read(&Value::Object(action)).map_err(|error| wrong(error.to_string()))
}

/// The value that a field has on the wire: the number of a thing with a name, a seat by its letter, JSON,
/// or a word.
fn value<G: Staged>(setup: &G::Setup, field: &str, text: &str) -> Value {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_letter);
    match (G::number(setup, field, text), seat, letters.next()) {
        (Some(number), _, _) => number.into(),
        (None, Some(seat), None) => seat.0.into(),
        (None, _, _) => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
    }
}

/// The words of an action. A space within quotes or brackets does not end one.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    let mut depth = 0;
    text.split(move |letter: char| {
        match letter {
            '"' => is_quoted = !is_quoted,
            '[' | '{' if !is_quoted => depth += 1,
            ']' | '}' if !is_quoted => depth -= 1,
            _ => (),
        }
        letter.is_whitespace() && !is_quoted && depth == 0
    })
    .filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_space_within_quotes_or_brackets_does_not_end_a_word() {
        let text = r#"propose_split  shares=[2, 3] note="so be it" seat=A"#;
        let words: Vec<&str> = parts(text).collect();
        let expected = [
            "propose_split",
            "shares=[2, 3]",
            r#"note="so be it""#,
            "seat=A",
        ];
        assert_eq!(words, expected);
    }
}
