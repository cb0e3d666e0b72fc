//! Playing needs no heap. A binary of its own, because it counts with an allocator of its own.

use argh::Argh;
use tabletop::Terms;

yardstick::allocates_nothing! {
    Argh,
    deals: 200,
    Terms::plain(4).with("promos", "spider,owl,twin"),
}
