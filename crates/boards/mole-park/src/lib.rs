//! The fairground of Mole Park: five holes, six stalls, a strength tester and a crown on its
//! cushion.

// `#[component]` makes every function `pub`.
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
mod arena;
#[cfg(target_arch = "wasm32")]
mod crown_call;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod hill;
#[cfg(target_arch = "wasm32")]
mod key;
#[cfg(target_arch = "wasm32")]
mod lawn;
#[cfg(target_arch = "wasm32")]
mod megaphone;
#[cfg(target_arch = "wasm32")]
mod middle;
#[cfg(target_arch = "wasm32")]
mod stalls;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod tent;
#[cfg(target_arch = "wasm32")]
mod tester;

use board::Cover;

/// What the front page shows of the game.
pub const COVER: Cover = Cover {
    mood: "mole-park",
    company: 3,
    poster: include_str!(concat!(env!("OUT_DIR"), "/poster.svg")),
    credits: mole_park::CREDITS,
};

/// The board of the game.
#[derive(Debug)]
pub struct MoleParkBoard;

/// The desk of this board.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<MoleParkBoard>;

/// The scene of this board.
type Scene = board::Scene<mole_park::MolePark>;
