//! Monty's room: gardens seen from above on a bright day, fences that grow with the race, a dog.

mod art;
mod card;
mod count;
mod lens;
mod movement;
mod shares;
mod spots;

#[cfg(target_arch = "wasm32")]
mod aid;
#[cfg(target_arch = "wasm32")]
mod area;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod haggle;
#[cfg(target_arch = "wasm32")]
mod land;
#[cfg(target_arch = "wasm32")]
mod pads;
#[cfg(target_arch = "wasm32")]
mod podium;
#[cfg(target_arch = "wasm32")]
mod room;
#[cfg(target_arch = "wasm32")]
mod setting_up;
