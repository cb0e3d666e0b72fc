//! The tests of Monty's Bark Bark, in one binary.

mod laws;
mod scenarios;
mod tables;
