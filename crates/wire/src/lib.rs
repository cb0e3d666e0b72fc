//! The messages between a client and a house: two closed sets, in plain JSON.
//!
//! [`ClientMsg`] is what a client sends, [`ServerMsg`] what it receives. A table in a browser tab
//! uses them too, so that everything behind the connection is the same code. The game's own types
//! (actions, views, events) travel as JSON and are typed again at both ends.
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

/// The id of a table in links and messages: twelve letters and digits that are hard to guess.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl TableId {
    /// Makes an id from random bytes. Letters and digits that look alike are left out.
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

/// How many chapters a table has had. A client says which it saw last and is sent what it missed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub u32);

/// A client's own number for a request. The answer repeats it, and a request that is sent twice
/// with the same number is answered twice but carried out once.
///
/// The house remembers the last few numbers of each seat, even across a restart. So a client that
/// starts from scratch, such as a reloaded page, must not start at 1 again, but at a number it has
/// probably not used, such as the milliseconds of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ack(pub u32);

/// Proof that somebody sits in a seat. Anybody who has it can play that seat; the house keeps only
/// its hash.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub Hex32);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(hidden)")
    }
}
