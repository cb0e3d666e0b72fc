//! What a room promises.

mod sitting;

mod acks;
mod closed;
mod deals;
mod errors;
mod gathering;
mod glass;
mod ledger;
mod limits;
mod looking_back;
mod opening;
mod races;
mod random;
mod records;
mod rematch;
mod resuming;
mod saying;
mod secrecy;
mod stepping;
mod taking_back;
mod time;
mod windows;
