//! What a room remembers: entries, one JSON line each. The room is the fold of its entries.

use serde::{Deserialize, Serialize};
use shelf::GameId;
use tabletop::{By, BySeat, Digest, Hex32, Salt, Seat, Seats, Secret, Terms};
use wire::{Ack, Sitter, TableId, Token};

use crate::{Act, Taker};

/// One line of a room's ledger: what was done, when, and at whose request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970. Never earlier than the entry before.
    pub at: u64,
    /// The request that led to it, so that it is not carried out twice if it is sent twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// What was done.
    pub deed: Deed,
}

/// A request, identified by who made it and the number they gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who.
    pub by: Asker,
    /// Their number for it.
    pub ack: Ack,
}

/// Who makes a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asker {
    /// The host.
    Host,
    /// The person of a seat.
    Seat(Seat),
}

/// What was done. It contains everything that was decided, by luck or by thinking: folding decides
/// nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Deed {
    /// The table was opened. The first entry of every room, and only that.
    Opened(Box<Opened>),
    /// A person sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// What they are called.
        name: String,
        /// The hash of the token that proves it.
        token: TokenHash,
        /// Their salt.
        salt: Salt,
    },
    /// A bot was put into an open seat.
    BotSeated {
        /// Where.
        seat: Seat,
        /// What it is called.
        name: String,
        /// How well it plays.
        level: String,
    },
    /// A person changed their salt.
    Salted {
        /// Who.
        seat: Seat,
        /// The salt.
        salt: Salt,
    },
    /// The cards were dealt.
    Started,
    /// Somebody acted.
    Played {
        /// Who.
        seat: Seat,
        /// The game's own action.
        action: Act,
        /// Who decided it.
        by: By,
    },
    /// A bot plays for a person.
    SteppedOut {
        /// Where.
        seat: Seat,
        /// How well the bot plays.
        level: String,
    },
    /// The person plays again.
    SteppedIn {
        /// Where.
        seat: Seat,
    },
    /// Somebody wants to take back, and others are asked.
    TakeBackAsked {
        /// Who.
        seat: Seat,
        /// How many actions would stand.
        standing: u32,
        /// Who is asked.
        asked: Seats,
        /// What the taker has learnt.
        #[serde(default)]
        taker: Taker,
    },
    /// One of those asked agreed.
    TakeBackAgreed {
        /// Who.
        seat: Seat,
    },
    /// The actions stand: somebody declined, the asker withdrew, or the time to answer ran out.
    TakeBackEnded,
    /// Actions were taken back.
    TookBack {
        /// By whom.
        seat: Seat,
        /// How many actions stand.
        standing: u32,
    },
    /// Another table was opened for the same people.
    Rematch {
        /// Which.
        table: TableId,
    },
    /// The record of a table that could not go on was given out. It never goes on.
    GivenOut,
}

tabletop::tagged!(Deed, "deed");

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// Which table.
    pub table: TableId,
    /// The game.
    pub game: GameId,
    /// Seats, options, edition.
    pub terms: Terms,
    /// Who sits where.
    pub places: BySeat<Place>,
    /// Seconds for each decision, if there is a clock.
    pub seconds: Option<u32>,
    /// The seats that play on the host's screen.
    #[serde(default)]
    pub here: Seats,
    /// Whether strangers find the table.
    pub listed: bool,
    /// What the house committed to; revealed when the deal is over.
    pub secret: Secret,
    /// The hash of the host's token.
    pub host: TokenHash,
    /// The version of the rules that it was opened by. Before this was written down, every game was
    /// at version 1.
    #[serde(default = "first_version")]
    pub rules: u32,
    /// The digest of the setup that its terms made, and with it of the printed edition, if it was
    /// written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printing: Option<Digest>,
    /// What older builds wrote down instead: the digest of the edition as a TOML file. It is read
    /// so that their tables still open, but not compared.
    #[serde(default, rename = "edition", skip_serializing)]
    pub former: Option<Digest>,
}

fn first_version() -> u32 {
    1
}

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// What its sitter is called; empty while the seat is open.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// The hash of the token that proves it; bots have none.
    pub token: Option<TokenHash>,
    /// What it adds to the seed; bots add nothing.
    pub salt: Salt,
}

/// The hash of a [`Token`], which is all that a room and its ledger keep.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenHash(pub Hex32);

impl From<Token> for TokenHash {
    fn from(token: Token) -> Self {
        let context = "menagerie 2026 hash of a seat's token";
        Self(Hex32(blake3::derive_key(context, &token.0.0)))
    }
}

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash(hidden)")
    }
}
