//! What a client receives.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Commitment, Refusal, Seat};

use crate::{Ack, ErrorCode, TableId, TableNews, Token, Update, Version, Written};

/// What a table sends to one client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum ServerMsg {
    /// What happened since the client's last update, how the table looks now, and what the client
    /// may do: an [`crate::Update`] of the game's types, for one viewer. This answers a hello, a
    /// reconnect and every action.
    Update {
        /// Which of the client's seats this is for; `None` for a spectator.
        seat: Option<Seat>,
        /// The [`crate::Update`].
        update: Value,
    },
    /// The request was carried out.
    Done {
        /// The client's number for it.
        ack: Ack,
        /// The version in which that happened.
        version: Version,
    },
    /// You have the seat. Keep the token: it proves that.
    Seated {
        /// The client's number for the request.
        ack: Ack,
        /// Which seat.
        seat: Seat,
        /// The proof.
        token: Token,
    },
    /// The rules do not allow it. Nothing has changed.
    Refused {
        /// The client's number for the request.
        ack: Ack,
        /// Which rule, and why.
        refusal: Refusal,
    },
    /// It cannot be done, for a reason other than a rule of the game. Nothing has changed.
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
        /// Which seat; `None` for a spectator.
        seat: Option<Seat>,
        /// The words.
        text: String,
    },
    /// How the table looked to this viewer: the view exactly as it was sent at the time.
    LookedBack {
        /// The client's number for the request.
        ack: Ack,
        /// Whose view; `None` for a spectator's.
        seat: Option<Seat>,
        /// At which version.
        version: Version,
        /// The game's own view; null before the deal.
        view: Written,
    },
    /// The answer to a ping.
    Pong,
}

tabletop::tagged!(ServerMsg, "msg");

/// [`ServerMsg::Update`] with the game's types in it, for code that knows the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "msg", rename = "update")]
pub struct UpdateMsg<V, E, A, S, T = TableNews> {
    /// Which of the client's seats this is for; `None` for a spectator.
    pub seat: Option<Seat>,
    /// What happened, how things are, and what may be done.
    pub update: Update<V, E, A, S, T>,
}

/// The answer to opening a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Created {
    /// The table.
    pub table: TableId,
    /// The tokens of the seats on this screen.
    pub tokens: Vec<(Seat, Token)>,
    /// The host's own token, which belongs to no seat. A hello with it allows starting the deal.
    pub host: Token,
    /// What the house committed to before anybody added salt.
    pub commitment: Commitment,
}
