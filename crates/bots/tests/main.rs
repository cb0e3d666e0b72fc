//! What bots promise, tried on small games.

mod toys;

mod argh_ladder;
mod honesty;
mod mixing;
mod promises;
mod thinking;
