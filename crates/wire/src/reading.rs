//! Reading what a client sent. If it cannot be read, a plain sentence names the field and what
//! would be right there.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::{Extra, field_with, read_placed};

/// How many fields are tried one by one. No message has more, and a client that sends thousands
/// must not keep the house busy.
const MOST_FIELDS: usize = 32;

/// Reads JSON. The error is a sentence that says what is wrong.
///
/// ```
/// use wire::{ClientMsg, read};
///
/// let because = read::<ClientMsg>(r#"{"msg": "start", "ack": "one"}"#).unwrap_err();
/// assert_eq!(because, "`ack`: it must be a whole number, not the text \"one\"");
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).or_else(|wrong| {
        let value: Value = serde_json::from_str(text).map_err(|error| {
            let (line, column) = (error.line(), error.column());
            format!("it is not JSON: line {line} ends too early or is wrong at character {column}")
        })?;
        // A duplicate field is there only once in a value, so if that can be read, this was the
        // error.
        read_value::<T>(&value).and_then(|_| Err(plain(without_place(&wrong.to_string()))))
    })
}

fn without_place(error: &str) -> &str {
    error
        .split_once(" at line ")
        .map_or(error, |(error, _)| error)
}

/// The same for JSON that has already been parsed.
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    read_placed::<T>(value, Extra::Ignored).map_err(|(error, part)| {
        let error = error.to_string();
        // An enum that names its variant in a field already says where the error is.
        let told = error
            .strip_prefix('`')
            .and_then(|rest| rest.split_once("`: "));
        if let Some((field, error)) = told {
            return format!("`{field}`: {}", plain(error));
        }
        let because = plain(&error);
        let field = field_with(value, part).or_else(|| wrong_field::<T>(value, &error));
        match field.filter(|_| !names_a_field(&error)) {
            Some(field) => format!("`{field}`: {because}"),
            None => because,
        }
    })
}

/// The field whose value is wrong, if the error does not name it. A field is reported missing only
/// if all others could be read, so the wrong one is the one that would be reported missing. (The
/// field that names the variant would be missing in any case, and an error about that one names
/// it.)
fn wrong_field<'a, T: DeserializeOwned>(value: &'a Value, error: &str) -> Option<&'a str> {
    let fields = value.as_object().filter(|it| it.len() <= MOST_FIELDS)?;
    if let Some(unknown) = error.strip_prefix("unknown variant `") {
        let unknown = unknown.split('`').next();
        let mut named = fields.iter().filter(|(_, value)| value.as_str() == unknown);
        if let Some((field, _)) = named.next() {
            return Some(field);
        }
    }
    let error = |fields: Map<String, Value>| {
        tabletop::read::<T>(&Value::Object(fields))
            .map_or_else(|e| e.to_string(), |_| String::new())
    };
    let without = |key: &str| {
        let mut others = fields.clone();
        others.remove(key);
        error(others)
    };
    let kind_missed = error(Map::new());
    let is_wrong = |key: &&str| {
        let missed = format!("missing field `{key}`");
        let left = without(key);
        // An optional field is the wrong one if everything can be read without it.
        left.is_empty() || missed != kind_missed && left == missed
    };
    fields.keys().map(String::as_str).find(is_wrong)
}

fn names_a_field(error: &str) -> bool {
    let says = ["missing field", "unknown field", "duplicate field"];
    says.iter().any(|says| error.starts_with(says))
}

/// serde's message, in plain words. Messages of our own types are already sentences.
fn plain(error: &str) -> String {
    let error = error.trim_end_matches('.');
    let quoted = |text: &str| text.split('`').nth(1).unwrap_or_default().to_owned();
    if error.starts_with("missing field") {
        return format!("`{}` is missing", quoted(error));
    }
    if error.starts_with("duplicate field") {
        return format!("`{}` appears twice", quoted(error));
    }
    if let Some(rest) = error.strip_prefix("unknown field ") {
        let known = listed(rest, "none");
        return format!("`{}` is not a known field; known: {known}", quoted(rest));
    }
    if let Some(rest) = error.strip_prefix("unknown variant ") {
        let known = listed(rest, "none");
        return format!("`{}` is not a known value; known: {known}", quoted(rest));
    }
    for kind in ["invalid type: ", "invalid value: ", "invalid length "] {
        let found = error.strip_prefix(kind);
        if let Some((found, wanted)) = found.and_then(|rest| rest.split_once(", expected ")) {
            return format!("it must be {}, not {}", needed(wanted), given(found));
        }
    }
    if error.starts_with("data did not match any variant") {
        return "it is not written in any known way".to_owned();
    }
    error.to_owned()
}

/// The known names, from "`x`, expected one of `a`, `b`".
fn listed(error: &str, nothing: &str) -> String {
    let Some((_, known)) = error.split_once(", ") else {
        return nothing.to_owned();
    };
    let names = known.split('`').skip(1).step_by(2);
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    if names.is_empty() {
        nothing.to_owned()
    } else {
        tabletop::listed(names)
    }
}

/// What would be right, from serde's name for it.
fn needed(wanted: &str) -> String {
    let range = match wanted {
        "u8" => Some("0 to 255"),
        "u16" => Some("0 to 65535"),
        "u32" => Some("0 to 4294967295"),
        "i8" => Some("-128 to 127"),
        "i16" => Some("-32768 to 32767"),
        _ => None,
    };
    if let Some(range) = range {
        return match wanted {
            "u32" => "a whole number".to_owned(),
            _ => format!("a whole number from {range}"),
        };
    }
    match wanted {
        "u64" | "i32" | "i64" | "usize" => "a whole number".to_owned(),
        "a string" | "a borrowed string" | "string or map" => "a text".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object in braces".to_owned(),
        _ if wanted.starts_with("struct ") || wanted.contains("enum ") => {
            "an object in braces".to_owned()
        }
        other => other.to_owned(),
    }
}

/// What was found, from serde's name for it.
fn given(found: &str) -> String {
    let (kind, what) = found.split_once(' ').unwrap_or((found, ""));
    match kind {
        "string" => format!("the text {what}"),
        "integer" => format!("the number {}", what.trim_matches('`')),
        "floating" => format!(
            "the number {}",
            what.trim_start_matches("point ").trim_matches('`')
        ),
        "boolean" => what.trim_matches('`').to_owned(),
        "null" | "unit" => "nothing".to_owned(),
        "sequence" => "a list".to_owned(),
        "map" => "an object".to_owned(),
        _ => found.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::{ClientMsg, NewTable};

    #[test]
    fn errors_are_plain_sentences_with_the_field_and_what_would_be_right() {
        let said = [
            ("{", "it is not JSON: line 1"),
            ("hello", "it is not JSON"),
            ("[]", "`msg` is missing"),
            ("7", "it must be an object in braces, not the number 7"),
            (
                r#"{"msg": "start", "ack": 1, "ack": 2}"#,
                "`ack` appears twice",
            ),
            ("{}", "`msg` is missing"),
            (
                r#"{"msg": "cheat"}"#,
                "`msg`: `cheat` is not a known value; known: `hello`, `sit`,",
            ),
            (r#"{"msg": "start"}"#, "`ack` is missing"),
            (
                r#"{"msg": "start", "ack": "one"}"#,
                "`ack`: it must be a whole number, not the text \"one\"",
            ),
            (
                r#"{"msg": "start", "ack": -1}"#,
                "`ack`: it must be a whole number, not the number -1",
            ),
            (
                r#"{"msg": "start", "ack": 1.5}"#,
                "`ack`: it must be a whole number, not the number 1.5",
            ),
            (
                r#"{"msg": "start", "ack": null}"#,
                "`ack`: it must be a whole number, not nothing",
            ),
            (
                r#"{"msg": "start", "ack": 1, "cheat": 1}"#,
                "`cheat` is not a known field; known: `ack`",
            ),
            (
                r#"{"msg": "sit", "ack": 1, "seat": 300, "name": "Ann"}"#,
                "`seat`: it must be a whole number from 0 to 255, not the number 300",
            ),
            (
                r#"{"msg": "sit", "ack": 1, "seat": 0, "name": ["Ann"]}"#,
                "`name`: it must be a text, not a list",
            ),
            (
                r#"{"msg": "act", "ack": 1, "seat": "A", "action": {}}"#,
                "`seat`: it must be a whole number from 0 to 255, not the text \"A\"",
            ),
            (
                r#"{"msg": "answer_take_back", "ack": 1, "answer": "maybe"}"#,
                "`answer`: `maybe` is not a known value; known: `agree` and `decline`",
            ),
            (
                r#"{"msg": "hello", "table": "t", "tokens": ["aa"]}"#,
                "`tokens`: ",
            ),
        ];
        for (text, expected) in said {
            let because = read::<ClientMsg>(text).expect_err(text);
            assert!(because.contains(expected), "{text}: {because}");
            assert_is_plain(&because);
        }
        let opened = [
            (r#"{"game": "argh", "seats": []}"#, "`terms` is missing"),
            (
                r#"{"game": "argh", "terms": {"n_seats": "two"}, "seats": []}"#,
                "`terms`: it must be a whole number from 0 to 255, not the text \"two\"",
            ),
            (
                r#"{"game": "argh", "terms": {"n_seats": 1}, "seats": [{"sits": "on"}]}"#,
                "`seats`: `on` is not a known value; known: `here`, `invited` and `bot`",
            ),
            (
                r#"{"game": "argh", "terms": {"n_seats": 1}, "seats": [], "listed": 1}"#,
                "`listed`: it must be true or false, not the number 1",
            ),
        ];
        for (text, expected) in opened {
            let because = read::<NewTable>(text).expect_err(text);
            assert!(because.contains(expected), "{text}: {because}");
            assert_is_plain(&because);
        }
    }

    fn assert_is_plain(because: &str) {
        for word in [
            "invalid", "expected", "variant", "column", "u8", "u32", "struct", "EOF",
        ] {
            assert!(!because.contains(word), "{because}");
        }
    }
}
