//! Instruction counts of ARGH. Run with `cargo xtask bench`.

// The macros generate public items without doc comments.
#![allow(missing_docs, unreachable_pub)]

use argh::Argh;
use gungraun::prelude::*;
use tabletop::Terms;

yardstick::counted! {
    Argh: Terms::plain(3),
    deals: 1_000,
    actions: 43_031,
    at_most: [11_400_000, 170, 4_300]
}
