//! ARGH's room: a night with hand-drawn posters, and three doors.

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
mod room;
