//! The tests of Mole Park, in one binary.

mod editions;
mod knowledge;
mod ladder;
mod laws;
mod playthroughs;
mod records;
mod scenarios;
mod sentences;
mod setups;
mod tables;
