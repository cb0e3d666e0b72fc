//! Playing allocates no heap memory. This is a binary of its own because it counts with its own
//! allocator.

use dogs::Dogs;
use tabletop::Terms;

yardstick::allocates_nothing! {
    Dogs,
    deals: 100,
    Terms::plain(2),
    Terms::plain(6).with("six_players", "three_teams"),
    Terms::plain(3)
        .with("draw_mode", "manual")
        .with("sequences_to_win", "2")
        .with("free_corners", "on")
        .with("chips", "12"),
}
