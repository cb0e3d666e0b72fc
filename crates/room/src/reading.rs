//! Reading an action: JSON from anybody becomes an action of a game, or a sentence.

use serde_json::Value;
use tabletop::Game;
use wire::read_value;

use crate::referee::Objection;

/// Reads an action, or says which of its fields is wrong and what would be right.
pub(crate) fn read_action<G: Game>(action: &Value) -> Result<G::Action, Objection> {
    read_value(action).map_err(|because| {
        Objection::NotUnderstood(format!("this is no action of {}: {because}", G::ID))
    })
}
