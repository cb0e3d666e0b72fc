//! Where an error is, for people, who know cards by name and not by number.

use serde_json::Value;

/// The path to a part of a file, such as ``specials[11] `slow_bus`: lasts``. Items of a list that
/// have an `id`, or else a `name`, are called by it.
pub(crate) fn path(file: &Value, part: &Value) -> String {
    way(file, part, "").unwrap_or_else(|| ".".to_owned())
}

/// The path from something to a part within it. It starts with `joint`.
fn way(here: &Value, part: &Value, joint: &str) -> Option<String> {
    // Several parts may be equal; this finds the one that was being read.
    let further = |next: &Value, text: String, joint: &str| {
        if std::ptr::eq(next, part) {
            Some(text)
        } else {
            way(next, part, joint).map(|rest| text + &rest)
        }
    };
    match here {
        Value::Array(items) => (0..).zip(items).find_map(|(index, item): (usize, _)| {
            let (text, joint) = match name(item) {
                Some(name) => (format!("[{index}] `{name}`"), ": "),
                None => (format!("[{index}]"), "."),
            };
            further(item, text, joint)
        }),
        Value::Object(fields) => {
            let mut fields = fields.iter();
            fields.find_map(|(key, value)| further(value, format!("{joint}{key}"), "."))
        }
        _ => None,
    }
}

fn name(value: &Value) -> Option<&str> {
    let field = |field| value.get(field).and_then(Value::as_str);
    field("id").or_else(|| field("name"))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Pack {
        #[allow(dead_code)]
        cards: Vec<Card>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        #[allow(dead_code)]
        id: Option<String>,
        #[allow(dead_code)]
        name: Option<String>,
        #[allow(dead_code)]
        n: Vec<u8>,
    }

    fn place(file: &Value) -> String {
        let (_, part) = tabletop::read_placed::<Pack>(file, tabletop::Extra::Refused)
            .expect_err("the file has an error");
        path(file, part)
    }

    #[test]
    fn a_card_is_called_by_its_id_its_name_or_its_place() {
        let wrong = |card: Value| place(&json!({ "cards": [{ "n": [] }, card] }));
        assert_eq!(
            wrong(json!({ "id": "snap", "name": "Snap!", "n": [1, "two"] })),
            "cards[1] `snap`: n[1]"
        );
        assert_eq!(
            wrong(json!({ "name": "Snap!", "n": 3 })),
            "cards[1] `Snap!`: n"
        );
        assert_eq!(wrong(json!({ "n": 3 })), "cards[1].n");
        assert_eq!(wrong(json!({ "id": "snap", "m": 3 })), "cards[1] `snap`: m");
        assert_eq!(place(&json!({ "cards": 7 })), "cards");
        assert_eq!(place(&json!(7)), ".");
    }
}
