//! The tests of Marching Band(-imals), in one binary.

mod duels;
mod editions;
mod laws;
mod playthroughs;
mod scenarios;
mod tables;
