//! What stands between a table and those who play at it: a terminal, or a program at a pipe.

use std::path::PathBuf;

use tabletop::{Commitment, Game, Names, Outcome, Refusal, Seat, Seats};

use super::inbox::{Inbox, Interrupted};
use super::table::{Table, TakeBack};
use crate::trouble::Trouble;

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
    ) -> Result<Answer<G::Action>, Stop>;

    /// Tells that an action was not allowed, and why.
    fn refuse(&mut self, names: &Names, refusal: &Refusal) -> Result<(), Stop>;

    /// Tells `seat` that nothing was taken back, and why.
    fn keep(&mut self, names: &Names, seat: Seat, why: &TakeBack) -> Result<(), Stop>;

    /// A bot takes a while.
    fn wait(&mut self, name: &str);

    /// Tells how it ended.
    fn end(&mut self, table: &mut Table<G>, outcome: &Outcome, deal: &Deal) -> Result<(), Stop>;

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
    /// What the house committed to.
    pub(crate) commitment: Commitment,
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
    /// The person in this seat wants to take back.
    TakeBack(Seat),
    /// To let the others go on.
    LetGoOn,
    /// Nothing: the sandglass ran out, and this is played for this seat.
    Lapse(Seat, A),
    /// To leave the table.
    Leave,
}

/// Why the playing stops before the deal is over.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Ctrl-C.
    Interrupted,
    /// Something went wrong.
    Trouble(Trouble),
}

impl Deal {
    /// The command that goes on with the deal.
    pub(crate) fn how_to_resume(&self) -> String {
        format!("menagerie play --resume {}{}", self.name, self.folder_words)
    }
}

impl From<Interrupted> for Stop {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

impl From<Trouble> for Stop {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        Self::Trouble(error.into())
    }
}
