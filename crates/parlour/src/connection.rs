//! The connection to a table: in this tab, or in a house by a socket. The rest of the client cannot
//! tell which.

pub(crate) mod local;
mod post;
pub(crate) mod shelf_life;
pub(crate) mod socket;
pub(crate) mod thinker;
pub(crate) mod tokens;

use std::rc::Rc;

use wire::{ClientMsg, ServerMsg};

/// The state of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkState {
    /// It is being made.
    Opening,
    /// In this tab, where nothing can break.
    Here,
    /// It is up.
    Online,
    /// It broke and is being restored.
    Broken,
    /// The house or the table is full; we keep trying.
    Full,
}

/// What arrives over a connection.
#[derive(Clone, Debug)]
pub(crate) enum Incoming {
    /// The table said something.
    Msg(ServerMsg),
    /// The connection changed.
    State(LinkState),
    /// Something to tell the player that does not come from the table.
    Warning(&'static str),
}

/// The callback for what arrives over a connection.
pub(crate) type Ear = Rc<dyn Fn(Incoming)>;

/// A connection to a table.
pub(crate) trait Connection {
    /// Says something to the table.
    fn send(&self, msg: &ClientMsg);

    /// The record of the deal, if this side has it.
    fn record(&self) -> Option<String>;

    /// The address of the record, if the house has it.
    fn record_address(&self) -> Option<String> {
        None
    }

    /// Whether this side opened the table and can start the deal.
    fn is_host(&self) -> bool {
        true
    }

    /// Continues at another table of the same people, with the same seats.
    fn carry_over(&self, _table: &str) {}

    /// Hangs up.
    fn close(&self);
}
