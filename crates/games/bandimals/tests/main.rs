//! The tests of Marching Band(-imals), in one binary.

mod duels;
mod editions;
mod knowledge;
mod laws;
mod playthroughs;
mod records;
mod scenarios;
mod tables;
