//! What bots promise, tested on small games.

mod toys;

mod honesty;
mod mixing;
mod promises;
mod thinking;
