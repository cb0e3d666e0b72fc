//! What holds for every game on the shelf, without naming any of them.

mod editions;
mod options;
mod sentences;
