//! Two levels of bots against each other: `cargo run -p mole-park --example duel -- owl:1000 fox 2 40`
//! plays one owl against foxes at tables of two, forty deals from every seat.

use bots::{Duel, Level, Tally};
use mole_park::MolePark;
use tabletop::{Shelved, Terms};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [better, worse, n_seats, deals] = &words[..] else {
        panic!("say who plays among whom, seats and deals: owl:1000 fox 2 40");
    };
    let level = |word: &str| -> Level { word.parse().unwrap_or_else(|why| panic!("{why}")) };
    let n_seats: u8 = n_seats.parse().expect("seats are a number");
    let deals: u64 = deals.parse().expect("deals are a number");
    let setup = MolePark::set_up(&Terms::plain(n_seats).with("go_wait", "0"));
    let setup = setup.unwrap_or_else(|error| panic!("{error}"));
    let duel = Duel::<MolePark> {
        setup: &setup,
        challenger: level(better),
        others: level(worse),
        seed: 1,
    };
    let mut tally = Tally::default();
    for deal in 0..deals {
        let played = duel.play(deal..deal + 1, &|_finished| ());
        tally = tally + played.expect("a legal table");
        if (deal + 1) % 10 == 0 || deal + 1 == deals {
            let (low, high) = tally.interval();
            let (share, fair) = (tally.share(), tally.fair_share());
            print!(
                "{better} among {worse}, {n_seats} seats, {} deals: ",
                deal + 1
            );
            println!("{share:.3}, {low:.3} to {high:.3}, fair {fair:.3}");
        }
    }
}
