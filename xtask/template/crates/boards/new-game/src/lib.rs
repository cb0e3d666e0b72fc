//! The board of New Game: an orchard with one tree.

// Outside the browser there is no page to use all of this.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

mod words;

#[cfg(target_arch = "wasm32")]
mod table;

use board::{Cover, Sprite};

/// What the front page shows of the game.
pub const COVER: Cover = Cover {
    mood: "new-game",
    company: 3,
    poster: include_str!(concat!(env!("OUT_DIR"), "/poster.svg")),
    credits: words::CREDITS,
};

/// Every drawing in `art`, except the poster.
const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// The board of the game.
#[derive(Debug)]
pub struct NewGameBoard;
