//! ARGH's board: a night with hand-drawn posters, and three doors.

// `#[component]` always makes a function `pub`.
#![allow(unreachable_pub)]
// Most of this is called only by the page, which a native build leaves out.
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

/// The table as this board sees it.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<ArghBoard>;

/// What is on the table.
type Scene = board::Scene<argh::Argh>;
