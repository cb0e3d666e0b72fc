//! What a client and a house say to each other: two closed vocabularies, in plain JSON.
//!
//! [`ClientMsg`] is what a client says, [`ServerMsg`] what it hears; a table in a browser tab
//! speaks them too, so that everything behind the connection is the same code. What is the game's
//! own (actions, views, events) travels as JSON and is typed again at both ends.
//!
//! ```
//! use wire::{Ack, ClientMsg};
//!
//! let heard: ClientMsg = serde_json::from_str(
//!     r#"{"msg": "act", "ack": 41, "action": {"do": "offer_card", "to": 0}}"#,
//! ).unwrap();
//! assert!(matches!(heard, ClientMsg::Act { ack: Ack(41), .. }));
//!
//! let unknown = serde_json::from_str::<ClientMsg>(r#"{"msg": "cheat"}"#);
//! assert!(unknown.is_err());
//! ```

mod client;
mod error;
mod http;
mod news;
mod reading;
mod server;
mod written;

pub use client::{Answer, ClientMsg, NewSeat, NewTable};
pub use error::{Error, ErrorCode};
pub use http::OpenTable;
pub use news::{
    Chapter, Clock, Happening, SeatNews, SharedClock, Sitter, Stage, TableNews, TakeBackNews,
    Update,
};
pub use reading::{read, read_value};
pub use server::{Created, ServerMsg, UpdateMsg};
pub use written::{Written, to_value};

use serde::{Deserialize, Serialize};
use tabletop::Hex32;

/// Which table, in links and messages: twelve letters and digits that are hard to guess.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl TableId {
    /// A table's id from random bytes. Letters and digits that look alike are left out.
    pub fn from_luck(bytes: [u8; 32]) -> Self {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let letters = bytes.iter().take(12);
        let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
        Self(letters.map(letter).collect())
    }
}

impl std::fmt::Display for TableId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// How many chapters a table has had. A client says which it saw last and hears what it missed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub u32);

/// A client's own number for a request; the answer repeats it, and a request that is sent twice
/// with the same number is answered twice and done once.
///
/// The house remembers the last few numbers of each seat, also over a restart. So a client that
/// begins anew, such as a page that was reloaded, does not begin at 1 again but at a number that
/// is likely to be its own: the milliseconds of the clock, say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ack(pub u32);

/// What proves that somebody sits in a seat. Whoever has it is that seat; the house keeps only its
/// hash.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub Hex32);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(hidden)")
    }
}
