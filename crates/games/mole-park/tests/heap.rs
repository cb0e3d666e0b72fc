//! Playing allocates nothing. A separate binary, because it needs its own allocator to count.

use mole_park::MolePark;
use tabletop::Terms;

yardstick::allocates_nothing! {
    MolePark,
    deals: 20,
    Terms::plain(2),
    Terms::plain(4),
    Terms::plain(8),
}
