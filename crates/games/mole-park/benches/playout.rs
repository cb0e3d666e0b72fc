//! The speed of Mole Park, measured by `yardstick`. Run with `cargo bench -p mole-park --bench playout`.

use mole_park::MolePark;
use tabletop::Terms;
use yardstick::{Timed, timed};

fn main() {
    timed::<MolePark>(&Timed {
        terms: Terms::plain(4),
        n_deals: 1_000,
        n_stretches: 5,
        n_actions: 446_747,
        wins: &[239, 275, 255, 231],
    });
}
