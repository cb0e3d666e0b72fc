//! Figures of games between bots, to compare with the catalogue's table 2.6.
//!
//! `cargo run -p mole-park --example balance -- fox 200` plays 200 games with every number of seats.

use bots::{Bot, Level, bot, play_to_end};
use mole_park::{MolePark, Phase};
use tabletop::{BySeat, Chance, Seed, Shelved, Terms};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let level = words.first().map_or("fox", String::as_str);
    let level: Level = level.parse().unwrap_or_else(|why| panic!("{why}"));
    let games: u64 = words
        .get(1)
        .map_or(200, |word| word.parse().expect("a number"));
    for powers in ["on", "off"] {
        for n_seats in 2..=8 {
            row(level, games, n_seats, powers);
        }
    }
}

/// Plays the games of one number of seats and prints the means, and how often King Mole won.
fn row(level: Level, games: u64, n_seats: u8, powers: &str) {
    let terms = Terms::plain(n_seats)
        .with("go_wait", "0")
        .with("prize_powers", powers);
    let setup = MolePark::set_up(&terms).expect("two to eight can play");
    let mut sums: Vec<(String, u32, u32)> = Vec::new();
    let (mut kings, mut rounds) = (0, Vec::new());
    for game in 0..games {
        let mut bots: BySeat<Box<dyn Bot<MolePark> + Send>> = BySeat::from_fn(n_seats, |seat| {
            bot(
                level,
                Chance::new(Seed::from_number(game << 8 | u64::from(seat.0))),
            )
        });
        let seed = Seed::from_number(game);
        let played = play_to_end(&setup, seed, &mut bots, &mut |_, _, _| ());
        let (state, played) = played.expect("a legal table");
        // The winner is King Mole now, so this asks who was it during the game.
        if let Phase::Over { reigned, .. } = state.phase() {
            let winners = played.outcome.winners();
            kings += u32::from(reigned.is_some_and(|king| winners.contains(king)));
        }
        rounds.push(state.round());
        for (index, measure) in MolePark::measures(&state).into_iter().enumerate() {
            if sums.len() == index {
                sums.push((measure.name.to_string(), 0, 0));
            }
            sums[index].1 += measure.amount;
            sums[index].2 += measure.of;
        }
    }
    rounds.sort_unstable();
    let at = |percent: usize| rounds[(rounds.len() - 1) * percent / 100];
    print!(
        "{n_seats} seats, powers {powers}: {}–{} rounds in 80 %, 99 % {}",
        at(10),
        at(90),
        at(99)
    );
    for (name, amount, of) in sums {
        print!(", {name} {:.2}", f64::from(amount) / f64::from(of));
    }
    println!(
        ", King Mole won {:.0} %",
        100.0 * f64::from(kings) / games as f64
    );
}
