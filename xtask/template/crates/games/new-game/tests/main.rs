//! The tests of New Game, in one binary.

mod laws;
mod scenarios;
mod setups;
