//! The tests of ARGH, in one binary.

mod best_answer;
mod counterfactual;
mod editions;
mod knowledge;
mod ladder;
mod laws;
mod model;
mod playthroughs;
mod records;
mod scenarios;
mod secrecy;
mod sentences;
mod setups;
mod tables;
mod takeback;
