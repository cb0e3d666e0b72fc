//! The real binary, with scripts as its standard input, in a folder of its own.

mod arguments;
mod at_a_room;
mod hot_seat;
mod looking_up;
mod measuring;
mod playing;
mod programs;
mod records;
mod resuming;
mod scratch;
