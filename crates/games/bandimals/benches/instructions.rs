//! Instructions of Marching Band(-imals), counted by `yardstick`. Run with `cargo xtask bench`.

// The macros make items of their own, which have no doc comments.
#![allow(missing_docs, unreachable_pub)]

use bandimals::Bandimals;
use gungraun::prelude::*;
use tabletop::Terms;

yardstick::counted! {
    Bandimals: Terms::plain(4),
    deals: 2,
    actions: 5_602,
    at_most: [22_100_000, 2_500, 21_400]
}
