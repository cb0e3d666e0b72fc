//! The table as people see it: visitors in a real Chromium, in front of a house of their own.
//!
//! A [`Visit`] opens a house on a free port. Each [`Page`] is a device of its own (with its own
//! cookies, storage and service worker; all of them in one Chromium). It is spoken to in the words
//! of the person in front of it: `presses("Deal the cards")`, `sees("Robin took a house card")`. A
//! press is a mouse click at the place where the button is, so that something that is covered
//! cannot be pressed.

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
