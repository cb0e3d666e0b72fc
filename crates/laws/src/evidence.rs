//! What can be found in the JSON of any game's types: faces, generators, the first difference.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;

/// The bytes of a value's JSON.
pub(crate) fn bytes<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("types of the table have JSON")
}

/// The value as a JSON tree.
pub(crate) fn tree<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("types of the table have JSON")
}

/// Every card that is face up anywhere in the value.
pub(crate) fn faces_up<T: Serialize>(value: &T) -> BTreeSet<String> {
    // Most events show no card, and searching for the word is much cheaper than making a tree.
    if !bytes(value).contains("\"up\"") {
        return BTreeSet::new();
    }
    Faces::of(value)
        .0
        .into_values()
        .flat_map(|place| place.up)
        .collect()
}

/// The cards at one place of a view, all rows of a list taken together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// The cards that are face up, sorted.
    pub(crate) up: Vec<String>,
    /// How many are face down.
    pub(crate) n_down: usize,
}

/// The faces of a value by place: `hands[][]`, `phase.offered.card`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Faces(pub(crate) BTreeMap<String, Place>);

impl Faces {
    pub(crate) fn of<T: Serialize>(value: &T) -> Self {
        let mut faces = Self::default();
        faces.collect(&tree(value), &mut String::new());
        for place in faces.0.values_mut() {
            place.up.sort();
        }
        faces
    }

    fn collect(&mut self, value: &Value, path: &mut String) {
        let here = path.len();
        match value {
            Value::Array(items) => {
                *path += "[]";
                for item in items {
                    self.collect(item, path);
                }
            }
            Value::Object(fields) => {
                if let (Some(card), 1) = (fields.get("up"), fields.len()) {
                    let place = self.0.entry(path.clone()).or_default();
                    place.up.push(card.to_string());
                }
                for (name, field) in fields {
                    path.truncate(here);
                    if name != "up" || fields.len() > 1 {
                        if here > 0 {
                            path.push('.');
                        }
                        *path += name;
                    }
                    self.collect(field, path);
                }
            }
            Value::String(word) if word == "down" => {
                self.0.entry(path.clone()).or_default().n_down += 1;
            }
            Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => (),
        }
        path.truncate(here);
    }
}

/// How a saved generator begins; see `tabletop::Chance`.
const GENERATOR: &str = "{\"chance_seed\":\"";

/// Every generator in a saved state, as it is written there.
pub(crate) fn generators(saved: &str) -> Vec<&str> {
    let starts = saved.match_indices(GENERATOR).map(|(start, _)| start);
    starts.map(|start| object_at(saved, start)).collect()
}

/// The seeds of every generator in a saved state.
pub(crate) fn generator_seeds(saved: &str) -> Vec<&str> {
    generators(saved)
        .into_iter()
        .map(|generator| &generator[GENERATOR.len()..])
        .map(|seed| seed.split('"').next().unwrap_or(seed))
        .collect()
}

/// A saved state without its generators: what is on the table now, without what is still to come.
pub(crate) fn without_generators(saved: &str) -> String {
    let mut kept = String::with_capacity(saved.len());
    let mut rest = saved;
    while let Some(start) = rest.find(GENERATOR) {
        kept += &rest[..start];
        rest = &rest[start + object_at(rest, start).len()..];
    }
    kept + rest
}

/// The object that begins at `start`, up to its closing brace. Its strings contain no braces.
fn object_at(saved: &str, start: usize) -> &str {
    let mut depth = 0;
    let end = saved[start..].find(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => (),
        }
        depth == 0
    });
    end.map_or(&saved[start..], |end| &saved[start..=start + end])
}

/// The first place where two values differ, for people: `hands[1][0] is "down", not {"up":3}`.
pub(crate) fn difference<T: Serialize, U: Serialize>(is: &T, should_be: &U) -> String {
    return go(&tree(is), &tree(should_be), "it")
        .unwrap_or_else(|| "only the order of its bytes differs".to_owned());

    fn go(is: &Value, should_be: &Value, path: &str) -> Option<String> {
        match (is, should_be) {
            (Value::Array(ours), Value::Array(theirs)) if ours.len() == theirs.len() => ours
                .iter()
                .zip(theirs)
                .enumerate()
                .find_map(|(place, (a, b))| go(a, b, &format!("{path}[{place}]"))),
            (Value::Object(ours), Value::Object(theirs)) if ours.keys().eq(theirs.keys()) => ours
                .iter()
                .find_map(|(name, a)| go(a, &theirs[name], &format!("{path}.{name}"))),
            (a, b) if a == b => None,
            (a, b) => Some(format!("{path} is {}, not {}", short(a), short(b))),
        }
    }

    fn short(value: &Value) -> String {
        let text = value.to_string();
        match text.char_indices().nth(160) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Chance, Face, Seed};

    #[test]
    fn faces_are_found_by_place_and_rows_are_taken_together() {
        let hands = [vec![Face::Up(7), Face::Down], vec![Face::Down, Face::Up(2)]];
        let faces = Faces::of(&serde_json::json!({ "hands": hands, "note": "upside down" }));
        let place = &faces.0["hands[][]"];
        assert_eq!((place.up.join(" "), place.n_down), ("2 7".to_owned(), 2));
        assert_eq!(faces.0.len(), 1, "{faces:?}");
        assert_eq!(faces_up(&hands), ["2", "7"].map(str::to_owned).into());
    }

    #[test]
    fn generators_are_found_and_cut_out_whole() {
        let mut chance = Chance::loaded(Seed::from_number(5), &[9, 1]);
        chance.below(2);
        let saved = bytes(&serde_json::json!({ "a": 1, "luck": chance, "z": [chance, 2] }));
        let seed = Seed::from_number(5).0.to_string();
        assert_eq!(generator_seeds(&saved), [&seed, &seed]);
        assert_eq!(without_generators(&saved), r#"{"a":1,"luck":,"z":[,2]}"#);
    }

    #[test]
    fn a_difference_is_reported_with_its_place() {
        let (is, should_be) = ((1, vec!["x", "y"]), (1, vec!["x", "z"]));
        assert_eq!(difference(&is, &should_be), r#"it[1][1] is "y", not "z""#);
    }
}
