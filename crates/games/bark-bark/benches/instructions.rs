//! Instructions of Monty's Bark Bark, counted by `yardstick`. Run with `cargo xtask bench`.

// The macros generate items without doc comments.
#![allow(missing_docs, unreachable_pub)]

use bark_bark::BarkBark;
use gungraun::prelude::*;
use tabletop::Terms;

yardstick::counted! {
    BarkBark: Terms::plain(4).with("match", "one_race"),
    deals: 20,
    actions: 2_902,
    at_most: [5_900_000, 2_400, 6_000]
}
