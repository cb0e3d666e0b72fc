//! The laws tried on a toy game: the honest one keeps them, and every fault that is planted in it
//! is found by the law that is there for it.

mod coverage;
mod driven;
mod faults;
mod honest;
mod playthrough;
mod scenarios;
mod toy;
