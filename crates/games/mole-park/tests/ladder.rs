//! Bots in order of strength: a short form of the duels in docs/benchmarks.md, which the example
//! `duel` plays.

use bots::{Budget, Duel, Level};
use mole_park::MolePark;

use crate::tables::with;

fn check(n_seats: u8, better: Level, worse: Level, deals: u64) {
    let setup = with(n_seats, "go_wait = 0");
    let duel = Duel::<MolePark> {
        setup: &setup,
        challenger: better,
        others: worse,
        seed: 1,
    };
    let tally = duel
        .play(0..::laws::deals(deals), &|_finished| ())
        .expect("a legal table");
    let (low, high) = tally.interval();
    println!("{better} among {worse}, {n_seats} seats: {low:.3} to {high:.3}");
    assert!(low > tally.fair_share(), "only {low:.3} to {high:.3}");
}

#[test]
fn foxes_beat_hamsters() {
    check(2, Level::Fox, Level::Hamster, 30);
    check(5, Level::Fox, Level::Hamster, 20);
}

#[test]
fn owls_beat_foxes() {
    check(4, Level::Owl(Budget::Iterations(150)), Level::Fox, 12);
}
