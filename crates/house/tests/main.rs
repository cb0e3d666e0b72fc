//! The house as its guests meet it: over HTTP and WebSockets, on a port of its own.

mod deal;
mod fuzz;
mod kill;
mod ledger;
mod letter;
mod limits;
mod logs;
mod pages;
mod person;
mod program;
mod restart;
mod seats;
mod tables;
mod troubles;
