//! The way to a table: in this tab, or in a house by a socket. Behind it everything is the same.

pub(crate) mod local;
pub(crate) mod shelf_life;
pub(crate) mod socket;
pub(crate) mod thinker;
pub(crate) mod tokens;

use wire::{ClientMsg, ServerMsg};

/// How a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkState {
    /// It is being made.
    Opening,
    /// In this tab: nothing can break.
    Here,
    /// It stands.
    Online,
    /// It broke and is being made again.
    Broken,
}

/// What comes over a line.
#[derive(Clone, Debug)]
pub(crate) enum Incoming {
    /// The table said something.
    Msg(ServerMsg),
    /// The connection changed.
    State(LinkState),
}

/// A line to a table.
pub(crate) trait Line {
    /// Says something to the table.
    fn send(&self, msg: &ClientMsg);

    /// The record of the deal, where this side has it.
    fn record(&self) -> Option<String>;

    /// Where the record lies in the house, where it does.
    fn record_address(&self) -> Option<String> {
        None
    }

    /// Hangs up.
    fn close(&self);
}
