//! The tests of Marching Band(-imals), in one binary.

mod duels;
mod laws;
mod scenarios;
mod tables;
