//! The speed of ARGH in wall-clock time. Run with `cargo bench -p argh --bench playout`.

use argh::Argh;
use tabletop::Terms;
use yardstick::{Timed, timed};

fn main() {
    timed::<Argh>(&Timed {
        terms: Terms::plain(3),
        n_deals: 200_000,
        n_stretches: 7,
        n_actions: 8_610_037,
        wins: &[65_048, 65_164, 65_383],
    });
}
