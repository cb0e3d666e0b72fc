//! How a table looks to one viewer, and what has happened there since.

use serde::{Deserialize, Serialize};
use tabletop::{By, BySeat, Commitment, Outcome, Salt, Seat, Seats, Secret, Viewer};

use crate::{TableId, Version};

/// What happened since a client's last update, how things are now, and what it may do.
///
/// The view is what *is*, the chapters are what *happened*: a client shows the first and tells the
/// second. `V`, `E`, `A` and `S` are the game's view, event, action and setup; `T` is the news of
/// the table, which a house may already have serialized.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Update<V, E, A, S, T = TableNews> {
    /// The version that the client has after this.
    pub version: Version,
    /// The version before the first chapter.
    pub since: Version,
    /// What happened, oldest first.
    pub chapters: Vec<Chapter<E>>,
    /// Who is looking.
    pub viewer: Viewer,
    /// How the table looks; `None` before the deal.
    pub view: Option<V>,
    /// What the viewer's seat may do now.
    pub choices: Vec<A>,
    /// Seats, options and edition, on the first update of a connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<S>,
    /// What every table has, in any game.
    pub table: T,
}

/// One thing that happened at a table. Versions count chapters, and no viewer misses one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter<E> {
    /// The version it led to.
    pub version: Version,
    /// What happened.
    pub happening: Happening,
    /// The events, as this viewer saw them.
    pub events: Vec<E>,
}

/// What a chapter is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Happening {
    /// Somebody sat down, stepped out or stepped in.
    Seats,
    /// The cards were dealt.
    Dealt,
    /// Somebody acted.
    Played {
        /// Who.
        seat: Seat,
        /// Who decided it.
        by: By,
    },
    /// Something that this viewer is told nothing about, not even who did it.
    Quiet,
    /// Somebody asked to take back, or answered that.
    TakeBackAsked,
    /// Actions were taken back: the view is what it was before them.
    TakenBack {
        /// Who took them back.
        seat: Seat,
        /// How many actions were undone.
        n_actions: u32,
    },
    /// Another table was opened for the same people.
    Rematch {
        /// Which.
        table: TableId,
    },
}

tabletop::tagged!(Happening, "happening");

/// What every table has, in any game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableNews {
    /// Which table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Whether people gather, play, or have played.
    pub stage: Stage,
    /// Who sits where.
    pub seats: BySeat<SeatNews>,
    /// Who may act.
    pub to_act: Seats,
    /// Whom the table waits for.
    pub awaited: Seats,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// A request to take back that waits for answers.
    pub take_back: Option<TakeBackNews>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What the house committed to before the deal.
    pub commitment: Commitment,
    /// The secret and the salts, once it is over.
    pub revealed: Option<(Secret, BySeat<Salt>)>,
    /// If the table cannot go on, a sentence that says why, for all viewers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<String>,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The deal is being played.
    Playing,
    /// It is over.
    Over,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatNews {
    /// What its sitter is called.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether somebody is connected who can play it.
    pub present: bool,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet: anybody who has the link can sit down.
    Open,
    /// A person.
    Person,
    /// A person for whom a bot is playing.
    SteppedOut {
        /// How well the bot plays.
        level: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

tabletop::tagged!(Sitter, "sitter");

/// The clock of a table: when each awaited seat runs out of time, in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Seconds for each decision; `None` if only a sandglass runs.
    pub seconds: Option<u32>,
    /// When time runs out, for seats that are awaited.
    pub until: Vec<(Seat, u64)>,
    /// The sandglass that several seats share, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<SharedClock>,
    /// The current time of the house, so that a client's wrong clock does not matter.
    pub now: u64,
}

/// A sandglass: the time for something that several seats have to settle together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedClock {
    /// Who has to settle it.
    pub seats: Seats,
    /// How long the glass runs in all, in seconds.
    pub seconds: u32,
    /// When it will be empty, in milliseconds since 1970.
    pub until: u64,
}

/// A request to take back something that others have learnt from, so that they are asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBackNews {
    /// Who wants to.
    pub seat: Seat,
    /// Who still has to answer.
    pub asked: Seats,
}
