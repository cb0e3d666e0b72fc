//! The stadium: a field with yard lines, bands of animals in the colours and signs of their
//! sections, a podium for Drum Majors, a spotlight for whatever is played.

mod art;
mod card;
mod count;
mod movement;
mod spots;

#[cfg(target_arch = "wasm32")]
mod aid;
#[cfg(target_arch = "wasm32")]
mod area;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod contest;
#[cfg(target_arch = "wasm32")]
mod field;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod opening;
#[cfg(target_arch = "wasm32")]
mod piles;
#[cfg(target_arch = "wasm32")]
mod playmat;
#[cfg(target_arch = "wasm32")]
mod room;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod skip;
#[cfg(target_arch = "wasm32")]
mod spotlight;
#[cfg(target_arch = "wasm32")]
mod theme;
#[cfg(target_arch = "wasm32")]
mod timed;
