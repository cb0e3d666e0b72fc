//! Comes.
fn main() {}
