//! What is between a table and its players: a terminal, or a program at a pipe.

use std::path::PathBuf;

use tabletop::{Game, Seat, Seats};
use wire::ServerMsg;

use super::inbox::Inbox;
use super::table::{Request, Table};
use crate::error::Error;

/// What somebody wants; usually the person who was asked.
pub(crate) type Wish<A> = (Seat, Answer<A>);

/// Tells people, or a program, what happens, and asks what they want to do.
pub(crate) trait Front<G: Game> {
    /// Tells what to know before the first question.
    fn open(&mut self, table: &Table<G>, deal: &Deal) -> Result<(), Stop>;

    /// Tells what has happened since the last time, as far as those listening may hear it.
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

    /// Passes on the room's reply to somebody's wish: why it was not done.
    fn object(&mut self, table: &Table<G>, seat: Seat, reply: &ServerMsg) -> Result<(), Stop>;

    /// Says that a bot is taking a while.
    fn wait(&mut self, name: &str);

    /// Tells how it ended.
    fn end(&mut self, table: &mut Table<G>, deal: &Deal) -> Result<(), Stop>;

    /// Tells how to come back.
    fn leave(&mut self, deal: &Deal) -> Result<(), Stop>;
}

/// What there is to tell about a deal apart from the table.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    /// The name for resuming it.
    pub(crate) name: String,
    /// The record's file.
    pub(crate) path: PathBuf,
    /// The seats with people in them.
    pub(crate) people: Seats,
    /// Whether it has just started.
    pub(crate) start: Start,
    /// The arguments after `--resume NAME` that are needed to find the deal again.
    pub(crate) folder_words: String,
}

/// Whether a deal has just started or continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// It has just started.
    Fresh,
    /// It continues where it was left.
    Resumed,
}

/// Whether the table waits for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// It must act.
    Must,
    /// It may act, and may also let the others go on.
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

/// Why there is no answer, or nothing can be printed.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Somebody left, or the input has ended.
    Left,
    /// The table has something to do by itself.
    TimeUp,
    /// Ctrl-C.
    Interrupted,
    /// Something went wrong.
    Error(Error),
}

impl Deal {
    /// The command for continuing the deal.
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
