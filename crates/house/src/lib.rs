//! The house: the server of the Menagerie. It names no game.
//!
//! [`House::open`] listens; [`serve`] does the same from a terminal. Behind the router (`app.rs`)
//! there are plain requests (`api.rs`), connections (`socket.rs`) and the files of the browser
//! client (`pages.rs`). A connection talks to one table (`table.rs`), a task that owns its desk
//! (`desk.rs`) and with it the [`room::Room`]; the hall (`hall.rs`) wakes tables and lets them
//! sleep. Everything that can take long, rules and bots, runs in a workshop (`workshop.rs`).
//! Everything that happens is in the [`Ledger`] before anybody is told.
//!
//! ```
//! use house::{House, Options};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let data = tempfile::tempdir()?;
//! tokio::runtime::Runtime::new()?.block_on(async {
//!     let house = House::open(&Options::quiet(data.path(), 0)).await?;
//!     assert!(house.url().starts_with("http://localhost:"));
//!     house.close().await
//! })?;
//! # Ok(())
//! # }
//! ```

mod addresses;
mod api;
mod app;
mod chance;
mod closing;
mod code;
mod desk;
mod doors;
mod error;
mod failures;
mod fair;
mod files;
mod guests;
mod hall;
mod headers;
mod house;
mod ledger;
mod mailboxes;
mod options;
mod outbox;
mod pace;
mod pages;
mod patience;
mod porch;
mod scribe;
mod serve;
mod socket;
mod stumble;
mod table;
mod thinkers;
mod trial;
mod workshop;

pub use chance::Luck;
pub use error::Error;
pub use house::House;
pub use ledger::{Headline, Ledger, Page, Receipt, SharedLedger, SqliteLedger};
pub use options::{BODY_BYTES, Limits, MESSAGE_BYTES, Options};
pub use serve::serve;
pub use stumble::{Moment, Stumble};
