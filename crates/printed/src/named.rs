//! Where something is wrong, for people: they count cards by their names, not from nought.

use serde_json::Value;
use serde_path_to_error::{Path, Segment};

/// The way to a field, as ``specials[11] `slow_bus`: lasts``: whatever lies in a list and has an `id`,
/// or else a `name`, is called by it.
pub(crate) fn path(file: &Value, path: &Path) -> String {
    let mut text = String::new();
    let mut here = Some(file);
    let mut joint = "";
    for segment in path.iter() {
        match segment {
            Segment::Seq { index } => {
                text.push_str(&format!("[{index}]"));
                here = here.and_then(|value| value.get(index));
                joint = ".";
                if let Some(name) = here.and_then(name) {
                    text.push_str(&format!(" `{name}`"));
                    joint = ": ";
                }
            }
            Segment::Map { key } => {
                text.push_str(joint);
                text.push_str(key);
                joint = ".";
                here = here.and_then(|value| value.get(key));
            }
            // A variant is no place of its own in the file, and what is unknown leads nowhere.
            Segment::Enum { .. } | Segment::Unknown => (),
        }
    }
    match text.is_empty() {
        true => path.to_string(),
        false => text,
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
        let read: Result<Pack, _> = serde_path_to_error::deserialize(file);
        path(file, read.expect_err("it is wrong").path())
    }

    #[test]
    fn a_card_is_called_by_its_id_or_its_name_or_its_place() {
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
