//! The table in a real browser.

mod bark_bark;
mod big_screen;
mod keyboard;
mod looks;
mod manners;
mod one_screen;
mod online;
mod refusals;
mod round_table;
mod seats;
mod solo;
mod truth;
