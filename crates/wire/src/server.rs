//! What a client hears.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Commitment, Refusal, Seat};

use crate::{Ack, ErrorCode, TableId, TableNews, Token, Update, Version, Written};

/// What a table says to one client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum ServerMsg {
    /// What happened since the client last heard, how the table looks now, what the client may do:
    /// an [`crate::Update`] of the game's types, for one viewer. The answer to a hello, to
    /// a reconnect and to every action alike.
    Update {
        /// Which of the client's seats this is for; a spectator, if none.
        seat: Option<Seat>,
        /// The [`crate::Update`].
        update: Value,
    },
    /// The request was done.
    Done {
        /// The client's number for it.
        ack: Ack,
        /// The version in which it was done.
        version: Version,
    },
    /// You sit. Keep the token: it is the seat.
    Seated {
        /// The client's number for the request.
        ack: Ack,
        /// Which seat.
        seat: Seat,
        /// What proves it.
        token: Token,
    },
    /// The rules do not allow it. Nothing has changed.
    Refused {
        /// The client's number for the request.
        ack: Ack,
        /// Which rule, and why.
        refusal: Refusal,
    },
    /// It cannot be done, and no rule of a game is the reason. Nothing has changed.
    Error {
        /// The client's number for the request, if it had one.
        ack: Option<Ack>,
        /// What is wrong.
        code: ErrorCode,
        /// The same in a sentence that names the thing and what would be right.
        because: String,
    },
    /// Somebody said something.
    Said {
        /// Which seat; a spectator, if none.
        seat: Option<Seat>,
        /// The words.
        text: String,
    },
    /// How the table looked to this viewer: the view exactly as it was told at the time.
    LookedBack {
        /// The client's number for the request.
        ack: Ack,
        /// Whose eyes; a spectator's, if nobody's.
        seat: Option<Seat>,
        /// At which version.
        version: Version,
        /// The game's own view; null before the deal.
        view: Written,
    },
    /// Still here.
    Pong,
}

tabletop::tagged!(ServerMsg, "msg");

/// [`ServerMsg::Update`] with the game's types in it, for those who know the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "msg", rename = "update")]
pub struct UpdateMsg<V, E, A, S, T = TableNews> {
    /// Which of the client's seats this is for; a spectator, if none.
    pub seat: Option<Seat>,
    /// What happened, how things are, what may be done.
    pub update: Update<V, E, A, S, T>,
}

/// The answer to opening a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Created {
    /// The table.
    pub table: TableId,
    /// The tokens of the seats that were taken on this screen.
    pub tokens: Vec<(Seat, Token)>,
    /// The host's own token, which is no seat's: whoever says hello with it may start the deal.
    pub host: Token,
    /// What the house committed to before anybody threw in salt.
    pub commitment: Commitment,
}
