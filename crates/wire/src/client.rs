//! What a client says.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Terms};

use crate::{Ack, TableId, Token, Version};

/// What a client says to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "msg", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMsg {
    /// The first message on every connection: which table, who I am, what I saw last. Tokens make
    /// the connection those seats (several on a shared screen); without any it is a spectator.
    Hello {
        /// The table.
        table: TableId,
        /// The seats this connection plays.
        #[serde(default)]
        tokens: Vec<Token>,
        /// The last chapter it has seen; everything, if it says nothing.
        #[serde(default)]
        since: Version,
    },
    /// Sit down in a seat that is open. Answered with [`crate::ServerMsg::Seated`].
    Sit {
        /// The client's number for this request.
        ack: Ack,
        /// Which seat.
        seat: Seat,
        /// The name to be called by.
        name: String,
        /// Salt for the seed of the deal: any text.
        #[serde(default)]
        salt: String,
        /// A token of the client's own making (32 random bytes), so that a request whose answer
        /// was lost can be sent again; the house makes one, if there is none.
        #[serde(default)]
        token: Option<Token>,
    },
    /// Throw other salt into the shuffle. Whoever does so after having seen the commitment knows
    /// that the house could not choose its secret to fit.
    Salt {
        /// The client's number for this request.
        ack: Ack,
        /// Whose salt.
        #[serde(default)]
        seat: Option<Seat>,
        /// Any text.
        salt: String,
    },
    /// Begin; open seats are taken by bots. The host says this; where no seat is open, anybody who
    /// sits may.
    Start {
        /// The client's number for this request.
        ack: Ack,
    },
    /// Do something in the game. The seat may be left out by a connection that has just one.
    Act {
        /// The client's number for this request.
        ack: Ack,
        /// Whose action it is.
        #[serde(default)]
        seat: Option<Seat>,
        /// The game's own action.
        action: Value,
    },
    /// Take back this seat's last action and all that came after it.
    TakeBack {
        /// The client's number for this request.
        ack: Ack,
        /// Who wants to.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Answer somebody who wants to take back. Whoever asked may decline too, and so withdraw.
    AnswerTakeBack {
        /// The client's number for this request.
        ack: Ack,
        /// Who answers.
        #[serde(default)]
        seat: Option<Seat>,
        /// What they say.
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
    /// Play my seat myself again.
    StepIn {
        /// The client's number for this request.
        ack: Ack,
        /// Which seat.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Show me how the table looked to me at a version that is past. A page that was reloaded has
    /// heard the whole story and only the present view. Answered with
    /// [`crate::ServerMsg::LookedBack`].
    ///
    /// ```
    /// let sample = r#"{"msg": "look_back", "ack": 12, "seat": 0, "version": 17}"#;
    /// serde_json::from_str::<wire::ClientMsg>(sample).unwrap();
    /// ```
    LookBack {
        /// The client's number for this request.
        ack: Ack,
        /// With whose eyes; a spectator's, for a connection that has no seat.
        #[serde(default)]
        seat: Option<Seat>,
        /// When.
        version: Version,
    },
    /// Say something to the table.
    Say {
        /// Who says it; a spectator, if nobody.
        #[serde(default)]
        seat: Option<Seat>,
        /// The words.
        text: String,
    },
    /// Play the same again with the same people. Answered by a chapter that names the new table,
    /// at which everybody's tokens are good as well.
    Rematch {
        /// The client's number for this request.
        ack: Ack,
    },
    /// Still there?
    Ping,
}

impl ClientMsg {
    /// The number under which the request is answered, where it has one.
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
    /// It stands.
    Decline,
}

/// What somebody wants when opening a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Seats, options, edition.
    pub terms: Terms,
    /// Who sits where, one for each seat.
    pub seats: Vec<NewSeat>,
    /// Seconds for each decision; no clock, if there are none.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Whether strangers find the table in the list of open ones.
    #[serde(default)]
    pub listed: bool,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "sits", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Somebody on the screen that opens the table; their token comes back with the answer.
    Here {
        /// Their name.
        name: String,
        /// Their salt.
        #[serde(default)]
        salt: String,
    },
    /// Whoever comes by the link.
    Invited,
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}
