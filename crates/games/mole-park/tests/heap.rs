//! Comes.
