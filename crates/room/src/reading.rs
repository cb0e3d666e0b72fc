//! Reading an action: JSON from anybody becomes an action of a game, or a sentence.

use serde::Deserialize;
use serde_json::Value;
use tabletop::Game;

use crate::referee::Objection;

/// Reads an action, or says which of its fields is wrong.
pub(crate) fn read_action<G: Game>(action: &Value) -> Result<G::Action, Objection> {
    G::Action::deserialize(action).map_err(|error| {
        let field = wrong_field::<G>(action, &error.to_string());
        let field = field.map_or(String::new(), |key| format!("`{key}`: "));
        Objection::NotUnderstood(format!("this is no action of {}: {field}{error}", G::ID))
    })
}

/// The field whose value is not understood, where the error does not name it. A field is missed
/// only when all others could be read: so the wrong one is that which would be missed. (What says
/// which action it is would be missed in any case, and an error about that names it.)
fn wrong_field<'a, G: Game>(action: &'a Value, error: &str) -> Option<&'a str> {
    let fields = action.as_object()?;
    let complaint_without = |key: &str| {
        let mut others = fields.clone();
        others.remove(key);
        G::Action::deserialize(&Value::Object(others))
            .map_or_else(|e| e.to_string(), |_| String::new())
    };
    let of_nothing = G::Action::deserialize(&Value::Object(serde_json::Map::new()));
    let kind_missed = of_nothing.map_or_else(|e| e.to_string(), |_| String::new());
    let is_missed = |key: &&str| {
        let missed = format!("missing field `{key}`");
        missed != kind_missed && complaint_without(key) == missed
    };
    let names_a_field = error.starts_with("missing field");
    fields
        .keys()
        .map(String::as_str)
        .filter(|_| !names_a_field)
        .find(is_missed)
}
