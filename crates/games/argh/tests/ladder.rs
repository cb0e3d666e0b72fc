//! In ARGH every level of bots beats the one below it.

use argh::Argh;
use bots::{Budget, Duel, Level};
use tabletop::{Shelved, Terms};

/// A small budget, about three milliseconds per decision, so that the test takes seconds. The usual
/// budget is twenty times as large.
const OWL: Level = Level::Owl(Budget::Iterations(1_000));

fn check(n_seats: u8, better: Level, worse: Level, deals: u64) {
    let setup = Argh::set_up(&Terms::plain(n_seats)).unwrap();
    let duel = Duel::<Argh> {
        setup: &setup,
        challenger: better,
        others: worse,
        seed: 2026,
    };
    let tally = duel.play(0..::laws::deals(deals), &|_| ()).unwrap();
    let (low, high) = tally.interval();
    println!("{better} among {worse}, {n_seats} seats: {low:.3} to {high:.3}");
    assert!(
        low > tally.fair_share(),
        "{better} among {worse}, {n_seats} seats: won only {low:.3} to {high:.3} of the deals"
    );
}

#[test]
fn foxes_beat_hamsters() {
    check(2, Level::Fox, Level::Hamster, 400);
    check(4, Level::Fox, Level::Hamster, 400);
}

#[test]
fn owls_beat_foxes_with_two_seats() {
    check(2, OWL, Level::Fox, 80);
}

#[test]
fn owls_beat_foxes_with_four_seats() {
    check(4, OWL, Level::Fox, 80);
}
