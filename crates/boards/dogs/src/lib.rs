//! The board of Sequence Dogs: a bright park lawn with the portraits of 42 breeds on it.

// `#[component]` makes every function `pub`.
#![allow(unreachable_pub)]
// Outside the browser there is no page to use all of this.
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

/// The table as this board sees it.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<DogsBoard>;

/// What is on the table at one moment.
type Scene = board::Scene<dogs::Dogs>;
