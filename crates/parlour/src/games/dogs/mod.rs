//! The room of Sequence Dogs: a bright park lawn with the portraits of 42 breeds on it.

mod art;
mod card;
mod count;
mod lawn;
mod movement;
mod spots;
mod streak;
mod team;

#[cfg(target_arch = "wasm32")]
mod aid;
#[cfg(target_arch = "wasm32")]
mod area;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod discards;
#[cfg(target_arch = "wasm32")]
mod finger;
#[cfg(target_arch = "wasm32")]
mod gaze;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod lens;
#[cfg(target_arch = "wasm32")]
mod rail;
#[cfg(target_arch = "wasm32")]
mod room;

pub(crate) use art::Team;
pub(crate) use lawn::{InLine, Last, Reach};
