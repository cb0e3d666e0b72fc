//! A room: a table with people around it. The same code runs in a server and in a browser tab.
//!
//! A room does no I/O and has neither a clock nor luck of its own: the time and fresh random bytes
//! are arguments. It is the fold of its [`Entry`]s. When a message comes in, the response is worked
//! out first, which changes nothing. What should happen comes out as entries, and only applying
//! those changes the room. So a room that is restored from its entries is the same room.
//!
//! ```
//! use room::{Greeting, Opening, Room};
//! use tabletop::{Seat, Terms, Viewer};
//! use wire::{Ack, ClientMsg, NewSeat, NewTable, ServerMsg, TableId, Version};
//!
//! let new = NewTable {
//!     game: "argh".into(),
//!     terms: Terms::plain(2),
//!     seats: vec![
//!         NewSeat::Here { name: "Ann".into(), salt: "rain".into() },
//!         NewSeat::Bot { level: "fox".into() },
//!     ],
//!     seconds: None,
//!     listed: false,
//! };
//! let opening = Opening { table: TableId("abcdefghijkl".into()), new, fresh: [7; 32], now: 1_000 };
//! let (new, created) = Room::open(&opening).unwrap();
//! let (mut room, mut saved) = (new.room, new.entries);
//!
//! // The host starts the deal. The result is entries to save and answers to send.
//! let mut host = room.admit(&[created.host]).unwrap();
//! let heard = room.hear(&mut host, &ClientMsg::Start { ack: Ack(1) }, 2_000, [8; 32]);
//! assert!(matches!(heard.replies[..], [ServerMsg::Done { ack: Ack(1), version: Version(1) }]));
//! saved.extend(heard.entries);
//!
//! // A bot thinks elsewhere, about its own view, and its answer comes back as a message.
//! for job in heard.jobs {
//!     let action = room::think(&job, room::Conditions::default());
//!     saved.extend(room.thought(job.seat, job.version, &action, 3_000).entries);
//! }
//!
//! let again = Room::restore(&saved).unwrap();
//! let ann = Viewer::Seat(Seat(0));
//! assert_eq!(
//!     again.tell(ann, Version(0), Greeting::First, 4_000),
//!     room.tell(ann, Version(0), Greeting::First, 4_000),
//! );
//! ```

mod acks;
mod act;
mod any_game;
mod clock;
mod closed;
mod entry;
mod error;
mod fold;
mod guest;
mod heard;
mod hearing;
mod hosted;
mod job;
mod lesson;
mod limits;
mod looking_back;
mod opening;
mod playing;
mod reading;
mod recorded;
mod referee;
mod room;
mod seating;
mod taking_back;
mod talk;
mod telling;
mod thinking;
mod time;

pub use act::Act;
pub use any_game::AnyGame;
pub use bots::{Brake, Conditions};
pub use clock::Glasses;
pub use closed::closed_because;
pub use entry::{Asked, Asker, Deed, Entry, Opened, Place, TokenHash};
pub use guest::{Guest, Role};
pub use heard::{Heard, News};
pub use job::{Job, think};
pub use opening::{NewRoom, Opening};
pub use referee::Greeting;
pub use room::Room;
pub use seating::{bot_name, is_same_name};
pub use taking_back::Taker;
pub use telling::Telling;
