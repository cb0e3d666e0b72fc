//! The board of Monty's Bark Bark: gardens seen from above, fences that grow with the race, a dog.

// `#[component]` makes every function `pub`.
#![allow(unreachable_pub)]
// A native build has the code that the page calls, but not the page.
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

/// The desk of this board.
#[cfg(target_arch = "wasm32")]
type Desk = board::Desk<BarkBarkBoard>;

/// What the board shows at one moment.
type Scene = board::Scene<bark_bark::BarkBark>;
