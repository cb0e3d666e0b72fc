//! The table in a real browser.

mod accepted;
mod bandimals;
mod bark_bark;
mod big_screen;
mod connection;
mod dogs;
mod gardens;
mod journeys;
mod keyboard;
mod laid;
mod light;
mod looks;
mod manners;
mod marching;
mod mole_park;
mod one_screen;
mod online;
mod presses;
mod refusals;
mod round_table;
mod seats;
mod solo;
mod stadium;
mod tour;
mod truth;
mod walls;
