//! What the boards of the games share, and the border between them and the frame around the table.
//!
//! A game writes a [`Board`]: middle, areas, movement, count, words, art. The frame knows it as an
//! `AnyBoard`, without the game's types, and hands it a `Desk`: what is shown, whether anybody is
//! asked, and a way to act.

// Outside the browser nothing calls the functions that only the page uses.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]

mod cover;
mod decimal;
pub mod html;
pub mod livery;
pub mod movement;
mod order;
#[cfg(not(target_arch = "wasm32"))]
pub mod rehearsal;
mod scene;
mod sprite;
mod step;
pub mod words;

pub use cover::Cover;
pub use decimal::Decimal;
pub use scene::{Scene, Sight, UpdateOf};
pub use sprite::Sprite;
pub use step::Step;

#[cfg(target_arch = "wasm32")]
mod any_board;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
mod drawn;
#[cfg(target_arch = "wasm32")]
mod fetched;
#[cfg(target_arch = "wasm32")]
mod moment;
#[cfg(target_arch = "wasm32")]
pub mod picture;
#[cfg(target_arch = "wasm32")]
mod pieces;
#[cfg(target_arch = "wasm32")]
mod replay;
#[cfg(target_arch = "wasm32")]
mod shapes;
#[cfg(target_arch = "wasm32")]
mod study;
#[cfg(target_arch = "wasm32")]
mod told;

#[cfg(target_arch = "wasm32")]
pub use any_board::{AnyBoard, AnyEvent, Laid};
#[cfg(target_arch = "wasm32")]
pub use board::{Board, ToPrint};
#[cfg(target_arch = "wasm32")]
pub use desk::{Desk, Notice, Reach, StoryLine};
#[cfg(target_arch = "wasm32")]
pub use drawn::{Drawn, drawn};
#[cfg(target_arch = "wasm32")]
pub use fetched::{NotBrought, fetched};
#[cfg(target_arch = "wasm32")]
pub use moment::{Choice, Moment};
#[cfg(target_arch = "wasm32")]
pub use pieces::{Pieces, pieces};
#[cfg(target_arch = "wasm32")]
pub use replay::{AnyReplay, Eyes};
#[cfg(target_arch = "wasm32")]
pub use shapes::{Key, key, look, sign};
#[cfg(target_arch = "wasm32")]
pub use study::{Studied, Study, Studying};
#[cfg(target_arch = "wasm32")]
pub use told::{Told, ToldChapter};
