//! The stadium: a field with yard lines, bands of animals in the colours and signs of their
//! sections, a podium for Drum Majors, and a spotlight for the card that is played.

// `#[component]` makes functions `pub`.
#![allow(unreachable_pub)]
// A native build has the functions that the page calls, but not the page.
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
mod contest;
#[cfg(target_arch = "wasm32")]
mod field;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod lit;
#[cfg(target_arch = "wasm32")]
mod middle;
#[cfg(target_arch = "wasm32")]
mod more;
#[cfg(target_arch = "wasm32")]
mod opening;
#[cfg(target_arch = "wasm32")]
mod piles;
#[cfg(target_arch = "wasm32")]
mod playmat;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod skip;
#[cfg(target_arch = "wasm32")]
mod spotlight;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod theme;
#[cfg(target_arch = "wasm32")]
mod timed;

use board::Cover;

/// What the front page shows of the game.
pub const COVER: Cover = Cover {
    mood: "bandimals",
    company: 3,
    poster: include_str!(concat!(env!("OUT_DIR"), "/poster.svg")),
    credits: words::CREDITS,
};

/// The board of the game.
#[derive(Debug)]
pub struct BandimalsBoard;

/// The desk of this board.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<BandimalsBoard>;

/// What it shows.
type Scene = board::Scene<bandimals::Bandimals>;
