//! What holds of every game on the shelf, without a line about any of them.

mod editions;
mod options;
mod sentences;
