//! ARGH's board: a night with hand-drawn posters, and three doors.

// What `#[component]` makes of a function is `pub`, whatever was written.
#![allow(unreachable_pub)]
// A build for this machine has what the page calls, without the page.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

mod art;
mod card;
mod count;
mod movement;
mod spots;
mod words;

#[cfg(target_arch = "wasm32")]
mod aid;
#[cfg(target_arch = "wasm32")]
mod area;
#[cfg(target_arch = "wasm32")]
mod middle;
#[cfg(target_arch = "wasm32")]
mod table;

use board::Cover;

/// What the front page shows of the game.
pub const COVER: Cover = Cover {
    mood: "argh",
    company: 3,
    poster: include_str!(concat!(env!("OUT_DIR"), "/poster.svg")),
    credits: argh::CREDITS,
};

/// The board of the game.
#[derive(Debug)]
pub struct ArghBoard;

/// The table before this board.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<ArghBoard>;

/// What lies on it.
type Scene = board::Scene<argh::Argh>;
