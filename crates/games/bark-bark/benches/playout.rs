//! The speed of Monty's Bark Bark, measured by `yardstick`. Run with `cargo bench -p bark-bark --bench playout`.

use bark_bark::BarkBark;
use tabletop::Terms;
use yardstick::{Timed, timed};

fn main() {
    timed::<BarkBark>(&Timed {
        terms: Terms::plain(4).with("match", "one_race"),
        n_deals: 3_000,
        n_stretches: 5,
        n_actions: 442_617,
        wins: &[772, 734, 764, 743],
    });
}
