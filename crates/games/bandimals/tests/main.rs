//! The tests of Marching Band(-imals), in one binary.

mod boxes;
mod duels;
mod editions;
mod knowledge;
mod laws;
mod manners;
mod playthroughs;
mod records;
mod sandglass;
mod scenarios;
mod tables;
mod talk;
