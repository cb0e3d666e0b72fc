//! The tests of Mole Park, in one binary.

mod laws;
mod scenarios;
mod tables;
