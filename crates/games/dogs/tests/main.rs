//! The tests of Sequence Dogs, in one binary.

mod laws;
mod tables;
