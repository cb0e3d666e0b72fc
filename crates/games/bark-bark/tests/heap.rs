//! Playing allocates nothing. A separate binary, because it needs its own allocator to count.

use bark_bark::BarkBark;
use tabletop::Terms;

fn tea_tray(n_seats: u8) -> Terms {
    let terms = Terms::plain(n_seats).with("table", "tea_tray");
    terms.with("stall_rounds", "3")
}

yardstick::allocates_nothing! {
    BarkBark,
    deals: 60,
    tea_tray(3),
    tea_tray(4),
    tea_tray(5),
}
