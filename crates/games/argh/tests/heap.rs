//! Playing allocates nothing. A separate binary, because it counts with its own allocator.

use argh::Argh;
use tabletop::Terms;

yardstick::allocates_nothing! {
    Argh,
    deals: 200,
    Terms::plain(4).with("promos", "spider,owl,twin"),
}
