//! The fairground of Mole Park: five holes, six stalls, a strength tester and a crown on its
//! cushion.

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
mod arena;
#[cfg(target_arch = "wasm32")]
mod board;
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
mod room;
#[cfg(target_arch = "wasm32")]
mod stalls;
#[cfg(target_arch = "wasm32")]
mod tent;
#[cfg(target_arch = "wasm32")]
mod tester;
