//! Marching Band(-imals) by the clock of `yardstick`. Run with `cargo bench -p bandimals --bench playout`.

use bandimals::Bandimals;
use tabletop::Terms;
use yardstick::{Timed, timed};

fn main() {
    timed::<Bandimals>(&Timed {
        terms: Terms::plain(4),
        n_deals: 200,
        n_stretches: 3,
        n_actions: 581_910,
        wins: &[61, 56, 55, 55],
    });
}
