//! Reading an action: JSON from anybody becomes an action of a game, or a sentence.

use serde_json::Value;
use tabletop::Game;
use wire::read_value;

use crate::error::Error;

/// Reads an action, or says which of its fields is wrong and what would be right.
pub(crate) fn read_action<G: Game>(action: &Value) -> Result<G::Action, Error> {
    read_value(action).map_err(|because| {
        Error::not_understood(format!("this is no action of {}: {because}", G::ID))
    })
}
