//! What a client sends.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Terms};

use crate::{Ack, TableId, Token, Version};

/// What a client sends to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "msg", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMsg {
    /// The first message on every connection: which table, who I am, what I saw last. Tokens let
    /// the connection play those seats (several on a shared screen); without any it is a spectator.
    Hello {
        /// The table.
        table: TableId,
        /// The seats this connection plays.
        #[serde(default)]
        tokens: Vec<Token>,
        /// The last chapter it has seen. By default it is sent everything.
        #[serde(default)]
        since: Version,
    },
    /// Sit down in a seat that is open. Answered with [`crate::ServerMsg::Seated`].
    Sit {
        /// The client's number for this request.
        ack: Ack,
        /// Which seat.
        seat: Seat,
        /// The name of the sitter.
        name: String,
        /// Salt for the seed of the deal: any text.
        #[serde(default)]
        salt: String,
        /// A token made by the client (32 random bytes), so that a request whose answer was lost
        /// can be sent again. The house makes one if there is none.
        #[serde(default)]
        token: Option<Token>,
    },
    /// Change the salt. A client that does so after it has seen the commitment knows that the house
    /// could not choose its secret to fit.
    Salt {
        /// The client's number for this request.
        ack: Ack,
        /// Whose salt.
        #[serde(default)]
        seat: Option<Seat>,
        /// Any text.
        salt: String,
    },
    /// Begin; bots take the open seats. The host sends this; if no seat is open, anybody who sits
    /// may.
    Start {
        /// The client's number for this request.
        ack: Ack,
    },
    /// Act in the game. A connection with just one seat need not name it.
    Act {
        /// The client's number for this request.
        ack: Ack,
        /// Who acts.
        #[serde(default)]
        seat: Option<Seat>,
        /// The game's own action.
        action: Value,
    },
    /// Take back this seat's last action and everything after it.
    TakeBack {
        /// The client's number for this request.
        ack: Ack,
        /// Who wants to.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Answer somebody who wants to take back. The seat that asked may decline too, which withdraws
    /// the request.
    AnswerTakeBack {
        /// The client's number for this request.
        ack: Ack,
        /// Who answers.
        #[serde(default)]
        seat: Option<Seat>,
        /// Their answer.
        answer: Answer,
    },
    /// Let a bot play this seat for me; I keep my place.
    StepOut {
        /// The client's number for this request.
        ack: Ack,
        /// Which seat.
        #[serde(default)]
        seat: Option<Seat>,
        /// How well the bot should play: `fox`, `owl`.
        #[serde(default)]
        level: Option<String>,
    },
    /// Let me play my seat myself again.
    StepIn {
        /// The client's number for this request.
        ack: Ack,
        /// Which seat.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Show me how the table looked to me at an earlier version. A page that was reloaded has the
    /// whole story, but only the present view. Answered with [`crate::ServerMsg::LookedBack`].
    ///
    /// ```
    /// let sample = r#"{"msg": "look_back", "ack": 12, "seat": 0, "version": 17}"#;
    /// serde_json::from_str::<wire::ClientMsg>(sample).unwrap();
    /// ```
    LookBack {
        /// The client's number for this request.
        ack: Ack,
        /// Whose view to show; a spectator's, for a connection without seats.
        #[serde(default)]
        seat: Option<Seat>,
        /// The earlier version.
        version: Version,
    },
    /// Say something to the table.
    Say {
        /// Who says it; a spectator if `None`.
        #[serde(default)]
        seat: Option<Seat>,
        /// The words.
        text: String,
    },
    /// Play again with the same people. Answered by a chapter that names the new table, where
    /// everybody's tokens are valid too.
    Rematch {
        /// The client's number for this request.
        ack: Ack,
    },
    /// Asks whether the house is still there.
    Ping,
}

impl ClientMsg {
    /// The request's number, if it has one. The answer repeats it.
    pub fn ack(&self) -> Option<Ack> {
        match self {
            Self::Sit { ack, .. }
            | Self::Salt { ack, .. }
            | Self::Start { ack }
            | Self::Act { ack, .. }
            | Self::TakeBack { ack, .. }
            | Self::AnswerTakeBack { ack, .. }
            | Self::StepOut { ack, .. }
            | Self::StepIn { ack, .. }
            | Self::LookBack { ack, .. }
            | Self::Rematch { ack } => Some(*ack),
            Self::Hello { .. } | Self::Say { .. } | Self::Ping => None,
        }
    }
}

/// Yes or no to a take-back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It may be taken back.
    Agree,
    /// It may not.
    Decline,
}

/// A request to open a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Seats, options, edition.
    pub terms: Terms,
    /// Who sits where, one for each seat.
    pub seats: Vec<NewSeat>,
    /// Seconds for each decision; no clock if `None`.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Whether strangers find the table in the list of open tables.
    #[serde(default)]
    pub listed: bool,
}

/// Who will sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "sits", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Somebody on the screen that opens the table; the answer contains their token.
    Here {
        /// Their name.
        name: String,
        /// Their salt.
        #[serde(default)]
        salt: String,
    },
    /// Anybody who has the link.
    Invited,
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}
