//! How a table looks to one viewer, and what happened there since.

use serde::{Deserialize, Serialize};
use tabletop::{By, BySeat, Commitment, Outcome, Salt, Seat, Seats, Secret, Viewer};

use crate::{TableId, Version};

/// What happened since a client last heard, how things are now, and what it may do.
///
/// The view is what *is*, the chapters are what *happened*: a client shows the first and tells the
/// second. `V`, `E`, `A` and `S` are the game's view, event, action and setup; `T` is the news of
/// the table, for a house that has written it already.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Update<V, E, A, S, T = TableNews> {
    /// The version this brings the client to.
    pub version: Version,
    /// The version the chapters begin after.
    pub since: Version,
    /// What happened, oldest first.
    pub chapters: Vec<Chapter<E>>,
    /// Who is looking.
    pub viewer: Viewer,
    /// How the table looks; nothing before the deal.
    pub view: Option<V>,
    /// What the viewer's seat may do now.
    pub choices: Vec<A>,
    /// Seats, options and edition, on the first update of a connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<S>,
    /// What every table has.
    pub table: T,
}

/// One thing that happened at a table. Versions count chapters, without a gap for anybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter<E> {
    /// The version it led to.
    pub version: Version,
    /// What happened.
    pub happening: Happening,
    /// What was to be seen of it, as this viewer saw it.
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
    /// Something that this viewer is told nothing of, not even who did it.
    Quiet,
    /// Somebody asked to take back, or was answered.
    TakeBackAsked,
    /// Actions were taken back: the view is what it was before them.
    TakenBack {
        /// Who wanted to.
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

/// What every table has, whatever is played at it.
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
    /// The clock, where there is one.
    pub clock: Option<Clock>,
    /// Somebody wants to take back, and who has not answered.
    pub take_back: Option<TakeBackNews>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What the house committed to before the deal.
    pub commitment: Commitment,
    /// The secret and the salts, once it is over.
    pub revealed: Option<(Secret, BySeat<Salt>)>,
    /// Why the table cannot go on, where it cannot: a sentence for everybody who looks at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<String>,
}

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The deal is on.
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
    /// Nobody yet: the link lets somebody in.
    Open,
    /// A person.
    Person,
    /// A person, for whom a bot plays at the moment.
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
    /// Seconds for each decision; none where only a sandglass runs.
    pub seconds: Option<u32>,
    /// When time runs out, for seats that are awaited.
    pub until: Vec<(Seat, u64)>,
    /// The sandglass that several seats share, where one stands on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<SharedClock>,
    /// What time the house thinks it is, so that a client's wrong clock does not matter.
    pub now: u64,
}

/// A sandglass: the time for something that several seats have to settle together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedClock {
    /// Who has to settle it.
    pub seats: Seats,
    /// How long the glass ran when it was turned over, in seconds.
    pub seconds: u32,
    /// When it is empty, in milliseconds since 1970.
    pub until: u64,
}

/// A take-back that others have learnt from, so that they are asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBackNews {
    /// Who wants to.
    pub seat: Seat,
    /// Who has still to answer.
    pub asked: Seats,
}
