//! Reading an action: JSON from a client becomes an action of a game.

use serde_json::Value;
use tabletop::Game;
use wire::read_value;

use crate::error::Error;

/// Reads an action. The error names the field that is wrong and what would be right.
pub(crate) fn read_action<G: Game>(action: &Value) -> Result<G::Action, Error> {
    read_value(action).map_err(|because| {
        Error::not_understood(format!("this is not an action of {}: {because}", G::ID))
    })
}
