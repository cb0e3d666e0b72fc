//! Instructions of Mole Park, counted by `yardstick`. Run with `cargo xtask bench`.

// The macros generate items without doc comments.
#![allow(missing_docs, unreachable_pub)]

use gungraun::prelude::*;
use mole_park::MolePark;
use tabletop::Terms;

yardstick::counted! {
    MolePark: Terms::plain(4).with("go_wait", "0"),
    deals: 20,
    actions: 7_744,
    at_most: [8_970_000, 2_300, 19_200]
}
