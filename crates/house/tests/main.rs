//! The house as its guests see it: over HTTP and WebSockets, on a port of its own.

mod bots;
mod deal;
mod errors;
mod fuzz;
mod kill;
mod ledger;
mod letter;
mod limits;
mod logs;
mod pages;
mod person;
mod porch;
mod program;
mod restart;
mod seats;
mod stuck;
mod tables;
mod upgrade;
