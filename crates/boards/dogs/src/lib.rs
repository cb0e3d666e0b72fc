//! The board of Sequence Dogs: a bright park lawn with the portraits of 42 breeds on it.

// What `#[component]` makes of a function is `pub`, whatever was written.
#![allow(unreachable_pub)]
// A build for this machine has what the page calls, without the page.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

mod art;
mod card;
mod count;
mod lawn;
mod movement;
mod spots;
mod streak;
mod team;
mod words;

#[cfg(target_arch = "wasm32")]
mod aid;
#[cfg(target_arch = "wasm32")]
mod area;
#[cfg(target_arch = "wasm32")]
mod discards;
#[cfg(target_arch = "wasm32")]
mod finger;
#[cfg(target_arch = "wasm32")]
mod gaze;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod lens;
#[cfg(target_arch = "wasm32")]
mod middle;
#[cfg(target_arch = "wasm32")]
mod rail;
#[cfg(target_arch = "wasm32")]
mod table;

use lawn::{InLine, Last, Reach};
use team::Team;

use board::Cover;

/// What the front page shows of the game.
pub const COVER: Cover = Cover {
    mood: "dogs",
    company: 2,
    poster: include_str!(concat!(env!("OUT_DIR"), "/poster.svg")),
    credits: words::CREDITS,
};

/// The board of the game.
#[derive(Debug)]
pub struct DogsBoard;

/// The table before this board.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<DogsBoard>;

/// What lies on it.
type Scene = board::Scene<dogs::Dogs>;
