//! The laws tested on a toy game: the honest one keeps them, and every planted fault is found by
//! the law that forbids it.

mod coverage;
mod driven;
mod faults;
mod honest;
mod playthrough;
mod scenarios;
mod toy;
