//! Answers that a person writes in, in plain words: a date, a number of pets, shares of a bargain.
//!
//! The choices list samples of such answers, each an action and its sentence. What occurs in both
//! (a number, a name, a text) can be written in: the person writes something else in its place in
//! the sentence, and the same goes into the action.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Names, Seat};

use super::parts::{Part, in_unit_of, parts};

/// A sample of an answer that is written in.
pub(crate) struct Sample<'a, A> {
    pub(crate) action: &'a A,
    /// Its sentence, with names as they are.
    pub(crate) words: &'a str,
}

impl<A: Serialize + DeserializeOwned> Sample<'_, A> {
    /// The action that `typed` means if it is written like this sample.
    pub(crate) fn read(&self, typed: &str, names: &Names) -> Option<A> {
        let mut action = serde_json::to_value(self.action).ok()?;
        if let Some(row) = row_in(&mut action, self.words) {
            // "brass guard": words that only the game knows, and checks.
            let words = parts(typed, names).into_iter();
            let words = words.filter_map(|part| match part {
                Part::Word(word) => Some(Value::from(word)),
                Part::Number(_) | Part::Name(_) => None,
            });
            *row = words.collect();
        } else if let Some((text, before, after)) = text_in(&mut action, self.words) {
            *text = written_text(typed, &before, &after)?.into();
        } else {
            self.read_parts(&mut action, typed, names)?;
        }
        serde_json::from_value(action).ok()
    }

    fn read_parts(&self, action: &mut Value, typed: &str, names: &Names) -> Option<()> {
        let sample = parts(self.words, names);
        let typed = in_unit_of(&sample, parts(typed, names));
        let is_word = |part: &&Part| matches!(part, Part::Word(_));
        let known: Vec<&Part> = sample.iter().filter(is_word).collect();
        let fits = |part: &Part| match part {
            Part::Word(word) => known
                .iter()
                .any(|known| matches!(known, Part::Word(known) if known.starts_with(word))),
            Part::Number(_) | Part::Name(_) => true,
        };
        if !typed.iter().all(fits) {
            return None;
        }
        let number = |part: &Part| match part {
            Part::Number(number) => Some(*number),
            Part::Name(_) | Part::Word(_) => None,
        };
        let name = |part: &Part| match part {
            Part::Name(Seat(seat)) => Some(u64::from(*seat)),
            Part::Number(_) | Part::Word(_) => None,
        };
        let pick = |of: &dyn Fn(&Part) -> Option<u64>, parts: &[Part]| -> Vec<u64> {
            parts.iter().filter_map(of).collect()
        };
        let (numbers, written) = (pick(&number, &sample), pick(&number, &typed));
        let (seats, named) = (pick(&name, &sample), pick(&name, &typed));
        // "Fox: 2, You: 3" has names that only say whose the numbers are.
        let (old, new) = match (numbers.is_empty(), named.is_empty()) {
            (true, false) => (seats, named),
            (false, _) => (numbers, written),
            (true, true) => return None,
        };
        if old.len() != new.len() {
            return None;
        }
        replace(action, &old, &new)
    }

    /// Whether every number of the sentence occurs exactly once in the action: 2 and 3 can be
    /// found, 2 and 2 cannot be told apart.
    pub(crate) fn is_plain(&self, names: &Names) -> bool {
        let Ok(mut action) = serde_json::to_value(self.action) else {
            return false;
        };
        let mut numbers = parts(self.words, names)
            .into_iter()
            .filter_map(|part| match part {
                Part::Number(number) => Some(number),
                Part::Name(_) | Part::Word(_) => None,
            });
        let leaves: Vec<u64> = leaves(&mut action)
            .iter()
            .filter_map(|leaf| leaf.as_u64())
            .collect();
        let is_once = |number: u64| leaves.iter().filter(|leaf| **leaf == number).count() == 1;
        numbers.all(is_once)
    }

    /// Actions that are close to this one: another number, one more here and one less there, two
    /// places swapped, another text. If the rules allow one that is not listed, the list has only
    /// samples.
    pub(crate) fn variations(&self) -> Vec<A> {
        let Ok(action) = serde_json::to_value(self.action) else {
            return Vec::new();
        };
        let mut varied = Vec::new();
        let n_leaves = leaves(&mut action.clone()).len();
        let mut vary = |change: &dyn Fn(&mut [&mut Value])| {
            let mut other = action.clone();
            change(&mut leaves(&mut other));
            varied.extend(serde_json::from_value::<A>(other).ok());
        };
        for one in 0..n_leaves {
            for step in [1, -1] {
                vary(&|leaves| shift(leaves[one], step));
                for other in 0..n_leaves {
                    vary(&|leaves| {
                        shift(leaves[one], step);
                        shift(leaves[other], -step);
                    });
                }
            }
            for other in 0..one {
                vary(&|leaves| {
                    let swapped = leaves[one].clone();
                    *leaves[one] = leaves[other].clone();
                    *leaves[other] = swapped;
                });
            }
            vary(&|leaves| {
                if let Value::String(text) = &mut *leaves[one] {
                    text.push('a');
                }
            });
        }
        varied
    }
}

fn shift(leaf: &mut Value, step: i64) {
    if let Some(number) = leaf.as_i64() {
        *leaf = (number + step).into();
    }
}

/// The numbers and texts of an action, in the order in which they are written, without its kind.
fn leaves(action: &mut Value) -> Vec<&mut Value> {
    match action {
        Value::Object(fields) => fields
            .iter_mut()
            .filter(|(key, _)| *key != "do")
            .flat_map(|(_, value)| leaves(value))
            .collect(),
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Number(_) | Value::String(_) => vec![action],
        Value::Null | Value::Bool(_) => Vec::new(),
    }
}

/// Puts each of `new` where the action has the corresponding number of `old`.
fn replace(action: &mut Value, old: &[u64], new: &[u64]) -> Option<()> {
    let mut free = leaves(action);
    for (old, new) in old.iter().zip(new) {
        let place = free.iter().position(|leaf| leaf.as_u64() == Some(*old))?;
        *free.remove(place) = (*new).into();
    }
    Some(())
}

/// The list of words in the action that its sentence has in the same order.
fn row_in<'a>(action: &'a mut Value, words: &str) -> Option<&'a mut Vec<Value>> {
    match action {
        Value::Object(fields) => fields
            .iter_mut()
            .find_map(|(_, value)| row_in(value, words)),
        Value::Array(items) => {
            let texts: Option<Vec<&str>> = items.iter().map(Value::as_str).collect();
            let is_told =
                texts.is_some_and(|texts| !texts.is_empty() && words.contains(&texts.join(" ")));
            is_told.then_some(items)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// The text in the action that its sentence has, and what the sentence says around it.
fn text_in<'a>(action: &'a mut Value, words: &str) -> Option<(&'a mut Value, String, String)> {
    leaves(action).into_iter().find_map(|leaf| {
        let text = leaf.as_str().filter(|text| !text.is_empty())?;
        let (before, after) = words.split_once(text)?;
        let (before, after) = (before.to_owned(), after.to_owned());
        Some((leaf, before, after))
    })
}

/// The text that somebody wrote between the words of the sentence, or in quotation marks. Anything
/// else is not read as a text: it could be a mistyped command.
fn written_text<'a>(typed: &'a str, before: &str, after: &str) -> Option<&'a str> {
    const MARKS: [char; 3] = ['"', '“', '”'];
    let typed = typed.trim();
    let lead = before.trim_end_matches(MARKS).trim();
    let text = match typed.get(..lead.len()) {
        Some(start) if !lead.is_empty() && start.eq_ignore_ascii_case(lead) => {
            let rest = typed[lead.len()..].trim();
            let trail = after.trim_start_matches(MARKS).trim();
            rest.strip_suffix(trail).unwrap_or(rest).trim()
        }
        _ if typed.starts_with(MARKS) && typed.ends_with(MARKS) => typed,
        _ => return None,
    };
    let text = text.trim_matches(MARKS).trim();
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn names() -> Names {
        ["You", "Fox", "Fox 2"]
            .map(str::to_owned)
            .into_iter()
            .collect()
    }

    #[test]
    fn what_a_sentence_and_its_action_share_can_be_replaced() {
        let date = json!({"do": "answer", "visit": {"on": {"day": 24, "month": 12, "year": 2024}}});
        let pets = json!({"do": "tell_pets", "count": 3});
        let shares = json!({"do": "split", "shares": [0, 2, 3]});
        let order = json!({"do": "order", "order": [0, 2]});
        let claim = json!({"do": "claim", "to": 1, "value": 4});
        let signal = json!({"do": "say_go", "text": "Go!"});
        let ago = json!({"do": "answer", "visit": {"ago": {"days": 7}}});
        let told = [
            (
                &ago,
                "write down 7 days ago",
                "3 weeks ago",
                Some(json!({"do": "answer", "visit": {"ago": {"days": 21}}})),
            ),
            (&ago, "write down 7 days ago", "3 fortnights ago", None),
            (
                &date,
                "say 2024-12-24",
                "say 1999-01-31",
                Some(
                    json!({"do": "answer", "visit": {"on": {"day": 31, "month": 1, "year": 1999}}}),
                ),
            ),
            (
                &date,
                "say 2024-12-24",
                "1999 1 31",
                Some(
                    json!({"do": "answer", "visit": {"on": {"day": 31, "month": 1, "year": 1999}}}),
                ),
            ),
            (&date, "say 2024-12-24", "1999", None),
            (
                &pets,
                "have 3 pets",
                "17",
                Some(json!({"do": "tell_pets", "count": 17})),
            ),
            (
                &pets,
                "have 3 pets",
                "have 17",
                Some(json!({"do": "tell_pets", "count": 17})),
            ),
            (&pets, "have 3 pets", "bark 17", None),
            (&pets, "have 3 pets", "many", None),
            (
                &shares,
                "propose Fox: 2, Fox 2: 3",
                "1 4",
                Some(json!({"do": "split", "shares": [0, 1, 4]})),
            ),
            (
                &shares,
                "propose Fox: 2, Fox 2: 3",
                "propose fox: 1, fox 2: 4",
                Some(json!({"do": "split", "shares": [0, 1, 4]})),
            ),
            (
                &order,
                "propose You, then Fox 2",
                "Fox 2, You",
                Some(json!({"do": "order", "order": [2, 0]})),
            ),
            (
                &claim,
                "whisper to Fox that you play the 4",
                "whisper 7",
                Some(json!({"do": "claim", "to": 1, "value": 7})),
            ),
            (
                &signal,
                "call \"Go!\"",
                "call \"Off we go\"",
                Some(json!({"do": "say_go", "text": "Off we go"})),
            ),
            (
                &signal,
                "call \"Go!\"",
                "\"Now\"",
                Some(json!({"do": "say_go", "text": "Now"})),
            ),
            (&signal, "call \"Go!\"", "qiut", None),
        ];
        for (action, words, typed, read) in told {
            let sample = Sample { action, words };
            assert_eq!(
                sample.read(typed, &names()),
                read,
                "{typed:?} for {words:?}"
            );
        }
    }

    #[test]
    fn an_action_has_variations() {
        let action = json!({"do": "split", "shares": [2, 3], "to": null});
        let near = Sample {
            action: &action,
            words: "",
        }
        .variations();
        assert!(near.contains(&json!({"do": "split", "shares": [1, 4], "to": null})));
        assert!(near.contains(&json!({"do": "split", "shares": [3, 2], "to": null})));
        assert!(near.iter().all(|near| near["do"] == "split"));
    }
}
