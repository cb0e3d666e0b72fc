//! Foxes beat hamsters, owls beat foxes, and a table of foxes takes about as long as section 2.12 of the
//! catalogue says.

use bandimals::Bandimals;
use bots::{Bot, Budget, Duel, Level, bot, play_to_end};
use tabletop::{BySeat, Chance, Seed, Shelved};

use crate::tables::with;

/// Plays a few deals with fixed seeds and budgets in iterations, so that the result is repeatable.
/// `docs/benchmarks.md` measures with more deals how much better one level is.
fn check(n_seats: u8, better: Level, worse: Level, deals: u64) {
    let setup = with(n_seats, "first_person = random; round_limit = 40");
    let duel = Duel::<Bandimals> {
        setup: &setup,
        challenger: better,
        others: worse,
        seed: 7,
    };
    let tally = duel
        .play(0..::laws::deals(deals), &|_| ())
        .expect("a legal setup");
    let (share, fair) = (tally.share(), tally.fair_share());
    println!("{better} among {worse}, {n_seats} seats: {share:.3}");
    assert!(
        share > fair,
        "{better} among {worse}, {n_seats} seats: only {share:.3} of the deals won, and {fair:.3} is fair"
    );
}

#[test]
fn foxes_beat_hamsters_at_two_and_four_seats() {
    check(2, Level::Fox, Level::Hamster, 6);
    check(4, Level::Fox, Level::Hamster, 3);
}

#[test]
fn owls_beat_foxes_at_two_seats() {
    check(2, Level::Owl(Budget::Iterations(200)), Level::Fox, 16);
}

#[test]
fn owls_beat_foxes_at_four_seats() {
    check(4, Level::Owl(Budget::Iterations(200)), Level::Fox, 6);
}

/// Rounds per game of the catalogue's greedy players.
const ROWS: [(u8, &str, f64); 5] = [
    (2, "", 8.5),
    (4, "", 8.7),
    (8, "", 11.9),
    (4, "preset = quicker_2_4", 4.3),
    (4, "booster = on", 8.6),
];

#[test]
fn foxes_take_about_as_many_rounds_as_the_catalogue_says() {
    const DEALS: u64 = 20;
    for (n_seats, options, rounds) in ROWS {
        let setup = with(n_seats, &format!("first_person = random; {options}"));
        let mut sums = [0u32; 5];
        for number in 0..DEALS {
            let mut bots: BySeat<Box<dyn Bot<Bandimals> + Send>> =
                BySeat::from_fn(n_seats, |seat| {
                    let luck = Seed::from_number(number * 8 + u64::from(seat.0));
                    bot(Level::Fox, Chance::new(luck))
                });
            let seed = Seed::from_number(number);
            let (left, _) =
                play_to_end(&setup, seed, &mut bots, &mut |_, _, _| ()).expect("a legal setup");
            for (sum, measure) in sums.iter_mut().zip(Bandimals::measures(&left)) {
                *sum += measure.amount;
            }
        }
        let per_game = sums.map(|sum| f64::from(sum) / DEALS as f64);
        println!(
            "{n_seats} seats {options}: rounds, turns, taken, lost, halts {per_game:.1?}; catalogue {rounds}"
        );
        assert!(
            (rounds * 0.5..rounds * 2.0).contains(&per_game[0]),
            "{n_seats} seats {options}: {:.1} rounds, and the catalogue has {rounds}",
            per_game[0]
        );
    }
}
