//! The tests of Monty's Bark Bark, in one binary.

mod deck;
mod editions;
mod knowledge;
mod ladder;
mod laws;
mod pictures;
mod playthroughs;
mod races;
mod records;
mod scenarios;
mod sentences;
mod simulated_check;
mod sitting_down;
mod tables;
