//! The way to a table: in this tab, or in a house by a socket. Behind it everything is the same.

pub(crate) mod local;
mod post;
pub(crate) mod shelf_life;
pub(crate) mod socket;
pub(crate) mod thinker;
pub(crate) mod tokens;

use std::rc::Rc;

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
    /// The house or the table has no place left; it is tried again.
    Full,
}

/// What comes over a line.
#[derive(Clone, Debug)]
pub(crate) enum Incoming {
    /// The table said something.
    Msg(ServerMsg),
    /// The connection changed.
    State(LinkState),
    /// Something to tell whoever sits here, which no table said.
    Warning(&'static str),
}

/// Whoever is told what comes over a line.
pub(crate) type Ear = Rc<dyn Fn(Incoming)>;

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

    /// Whether this side opened the table, and may begin.
    fn is_host(&self) -> bool {
        true
    }

    /// Goes on at another table of the same people, with the seats that were had at this one.
    fn carry_over(&self, _table: &str) {}

    /// Hangs up.
    fn close(&self);
}
