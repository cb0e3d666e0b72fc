//! The table as people meet it: visitors in a real Chromium, before a house of their own.
//!
//! A [`Visit`] opens a house on a free port. Each [`Page`] is a device of its own (its own cookies,
//! storage and service worker; all of them in one Chromium), and is spoken to in the words of whoever
//! sits before it: `press("Deal the cards")`, `sees("Robin took a house card")`. A press is a press
//! of the mouse at the place where the button is, so that what is covered cannot be pressed.

mod album;
mod axe;
mod browser;
mod device;
mod devtools;
mod hands;
mod look;
mod page;
mod playing;
mod visit;

pub use album::album;
pub use device::{Device, Movement, Size, Theme};
pub use look::Looks;
pub use page::Page;
pub use playing::{CHOICE, play_to_the_end};
pub use visit::{Visit, dist};
