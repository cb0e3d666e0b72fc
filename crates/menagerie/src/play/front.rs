//! What stands between a table and those who play at it: a terminal, or a program at a pipe.

use std::path::PathBuf;

use tabletop::{Game, Seat, Seats};
use wire::ServerMsg;

use super::inbox::Inbox;
use super::table::{Request, Table};
use crate::error::Error;

/// What somebody wants: usually the person who was asked.
pub(crate) type Wish<A> = (Seat, Answer<A>);

/// Tells people, or a program, what happens, and asks what they want to do.
pub(crate) trait Front<G: Game> {
    /// Tells what there is to know before the first question.
    fn open(&mut self, table: &Table<G>, deal: &Deal) -> Result<(), Stop>;

    /// Tells what happened since the last time, as far as those who are listening may hear it.
    fn tell(&mut self, table: &mut Table<G>) -> Result<(), Stop>;

    /// Asks the person in `seat` what to do.
    fn ask(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
        duty: Duty,
        inbox: &mut Inbox,
    ) -> Result<Wish<G::Action>, Stop>;

    /// Asks somebody whether another person may take back.
    fn ask_leave(
        &mut self,
        table: &mut Table<G>,
        request: Request,
        inbox: &mut Inbox,
    ) -> Result<Wish<G::Action>, Stop>;

    /// Passes on what the room answers to somebody's wish: why it was not done.
    fn object(&mut self, table: &Table<G>, seat: Seat, reply: &ServerMsg) -> Result<(), Stop>;

    /// A bot takes a while.
    fn wait(&mut self, name: &str);

    /// Tells how it ended.
    fn end(&mut self, table: &mut Table<G>, deal: &Deal) -> Result<(), Stop>;

    /// Tells how to come back.
    fn leave(&mut self, deal: &Deal) -> Result<(), Stop>;
}

/// What is to be told about a deal besides the table.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    /// The name by which it is resumed.
    pub(crate) name: String,
    /// The record's file.
    pub(crate) path: PathBuf,
    /// The seats with people in them.
    pub(crate) people: Seats,
    /// Whether it has just begun.
    pub(crate) start: Start,
    /// The words that must follow `--resume NAME` to find the deal again.
    pub(crate) folder_words: String,
}

/// Whether a deal has just begun or goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// It has just begun.
    Fresh,
    /// It goes on where it was left.
    Resumed,
}

/// Whether the table waits for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// It must act.
    Must,
    /// It may act, and may let the others go on.
    May,
}

/// What a person wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer<A> {
    /// To do this.
    Play(A),
    /// To say this.
    Say(String),
    /// To take back.
    TakeBack,
    /// To answer somebody who wants to take back.
    Reply(wire::Answer),
    /// To let the others go on.
    LetGoOn,
}

/// Why nobody answers, or nothing can be told.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Somebody leaves, or input has ended.
    Left,
    /// The table has something to do by itself.
    TimeUp,
    /// Ctrl-C.
    Interrupted,
    /// Something went wrong.
    Error(Error),
}

impl Deal {
    /// The command that goes on with the deal.
    pub(crate) fn how_to_resume(&self) -> String {
        format!("menagerie play --resume {}{}", self.name, self.folder_words)
    }
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Error(error)
    }
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        Self::Error(error.into())
    }
}
