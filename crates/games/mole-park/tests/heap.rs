//! Playing needs no heap. A binary of its own, because it counts with an allocator of its own.

use mole_park::MolePark;
use tabletop::Terms;

yardstick::allocates_nothing! {
    MolePark,
    deals: 20,
    Terms::plain(2),
    Terms::plain(4),
    Terms::plain(8),
}
