//! Monty's board: gardens seen from above on a bright day, fences that grow with the race, a dog.

// What `#[component]` makes of a function is `pub`, whatever was written.
#![allow(unreachable_pub)]
// A build for this machine has what the page calls, without the page.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

mod art;
mod card;
mod count;
mod lens;
mod movement;
mod shares;
mod spots;
mod words;

#[cfg(target_arch = "wasm32")]
mod aid;
#[cfg(target_arch = "wasm32")]
mod area;
#[cfg(target_arch = "wasm32")]
mod haggle;
#[cfg(target_arch = "wasm32")]
mod land;
#[cfg(target_arch = "wasm32")]
mod middle;
#[cfg(target_arch = "wasm32")]
mod pads;
#[cfg(target_arch = "wasm32")]
mod podium;
#[cfg(target_arch = "wasm32")]
mod setting_up;
#[cfg(target_arch = "wasm32")]
mod table;

use board::Cover;

/// What the front page shows of the game.
pub const COVER: Cover = Cover {
    mood: "bark-bark",
    company: 3,
    poster: include_str!(concat!(env!("OUT_DIR"), "/poster.svg")),
    credits: bark_bark::CREDITS,
};

/// The board of the game.
#[derive(Debug)]
pub struct BarkBarkBoard;

/// The table before this board.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<BarkBarkBoard>;

/// What lies on it.
type Scene = board::Scene<bark_bark::BarkBark>;
