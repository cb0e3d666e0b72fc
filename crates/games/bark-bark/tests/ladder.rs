//! Bots in order of strength: a short form of the duels in docs/benchmarks.md.

use bark_bark::BarkBark;
use bots::{Duel, Level};

use crate::tables::race;

#[test]
fn foxes_beat_hamsters_in_races_of_three() {
    let setup = race(3, "claims = public");
    let duel = Duel::<BarkBark> {
        setup: &setup,
        challenger: Level::Fox,
        others: Level::Hamster,
        seed: 1,
    };
    let tally = duel
        .play(0..::laws::deals(60), &|_finished| ())
        .expect("a legal table");
    let (low, _) = tally.interval();
    assert!(low > tally.fair_share(), "only {low:.2}");
}
