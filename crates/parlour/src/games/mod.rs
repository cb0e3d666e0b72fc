//! The rooms of the games. A game brings its board, its words and its movement; everything else is
//! the frame's. A new game is one folder here, one line below and its name in `shelf`.

pub(crate) mod argh;
pub(crate) mod bandimals;
pub(crate) mod bark_bark;
pub(crate) mod dogs;
pub(crate) mod mole_park;

#[cfg(target_arch = "wasm32")]
mod room;

#[cfg(target_arch = "wasm32")]
pub(crate) use room::GameRoom;

use tabletop::Seat;

/// A step of the count at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Whose it is, if it is somebody's.
    pub(crate) seat: Option<Seat>,
    /// What happens, in a sentence.
    pub(crate) text: String,
    /// Little pictures for it, as HTML.
    pub(crate) pictures: String,
}
