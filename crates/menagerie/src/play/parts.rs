//! A sentence split into numbers, names and other words, as typed or as written by a game.

use tabletop::{Names, Seat};

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Number(u64),
    Name(Seat),
    Word(String),
}

/// Converts typed weeks or years into the sample's unit, if that counts days or months.
pub(crate) fn in_unit_of(sample: &[Part], mut typed: Vec<Part>) -> Vec<Part> {
    const UNITS: [(&str, u64); 4] = [("day", 1), ("week", 7), ("month", 30), ("year", 365)];
    let unit = |part: &Part| match part {
        Part::Word(word) => UNITS
            .into_iter()
            .find(|(unit, _)| word == unit || word.strip_suffix('s') == Some(unit)),
        Part::Number(_) | Part::Name(_) => None,
    };
    let Some((at, (_, days))) = (0..sample.len()).find_map(|at| Some((at, unit(&sample[at])?)))
    else {
        return typed;
    };
    for place in 1..typed.len() {
        let (counts, other) = (typed[place - 1].clone(), unit(&typed[place]));
        if let (Part::Number(number), Some((_, other_days))) = (counts, other) {
            // A year is 12 months, although 365 days are not 12 times 30.
            let factor = match (other_days, days) {
                (365, 30) => 12,
                _ => other_days / days,
            };
            if factor > 0 {
                typed[place - 1] = Part::Number(number.saturating_mul(factor));
                typed[place] = sample[at].clone();
            }
        }
    }
    typed
}

/// Splits a sentence into numbers, names and other words.
pub(crate) fn parts(text: &str, names: &Names) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let named = names.by_seat().filter(|(_, name)| begins(rest, name));
        if let Some((seat, name)) = named.max_by_key(|(_, name)| name.len()) {
            parts.push(Part::Name(seat));
            rest = &rest[name.len()..];
        } else if letter.is_alphanumeric() {
            let end = rest.find(|letter: char| !letter.is_alphanumeric());
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            parts.push(match word.parse() {
                Ok(number) => Part::Number(number),
                Err(_) => Part::Word(word.to_lowercase()),
            });
            rest = after;
        } else {
            rest = &rest[letter.len_utf8()..];
        }
    }
    parts
}

/// Whether a text starts with a name, as a whole word.
fn begins(text: &str, name: &str) -> bool {
    let start = text.get(..name.len());
    let after = text
        .get(name.len()..)
        .and_then(|after| after.chars().next());
    start.is_some_and(|start| start.eq_ignore_ascii_case(name))
        && !after.is_some_and(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_numbers_names_and_words() {
        let names: Names = ["You", "Fox", "Fox 2"]
            .map(str::to_owned)
            .into_iter()
            .collect();
        let word = |word: &str| Part::Word(word.to_owned());
        assert_eq!(
            parts("Give fox 2: 3, Foxes (4)!", &names),
            [
                word("give"),
                Part::Name(Seat(2)),
                Part::Number(3),
                word("foxes"),
                Part::Number(4)
            ]
        );
    }
}
