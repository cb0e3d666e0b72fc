//! The tests of Sequence Dogs, in one binary.

mod bots;
mod editions;
mod knowledge;
mod laws;
mod playthroughs;
mod records;
mod scenarios;
mod sentences;
mod setups;
mod tables;
mod two_sequences;
