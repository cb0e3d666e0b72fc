//! What bots promise, tried on small games.

mod toys;

mod honesty;
mod mixing;
mod promises;
mod thinking;
