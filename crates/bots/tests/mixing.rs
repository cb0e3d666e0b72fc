//! Where seats decide at once, an owl is hard to predict.

use std::collections::BTreeMap;

use bots::{Budget, Level, bot};
use tabletop::{Chance, Game, Log, Seat, Seed, Viewer};

use crate::toys::hands::{Hand, Hands, Rounds};

/// The hands an owl shows in the first round of many deals of `rounds` rounds.
fn shown(rounds: u8, n_deals: u32) -> Vec<Hand> {
    let setup = Rounds(rounds);
    let luck = Chance::new(Seed::from_number(rounds.into()));
    let game = Hands::deal(&setup, luck.clone(), &mut Log::silent()).unwrap();
    let seat = Seat(1);
    let view = game.view(Viewer::Seat(seat));
    let mut owl = bot::<Hands>(Level::Owl(Budget::Iterations(500)), luck);
    (0..n_deals)
        .map(|_| owl.choose(&setup, &view, seat, &Hand::ALL))
        .collect()
}

#[test]
fn an_owl_shows_rock_paper_and_scissors_about_equally_often() {
    for rounds in [1, 3] {
        let mut counts = BTreeMap::new();
        for hand in shown(rounds, 900) {
            *counts.entry(hand).or_insert(0) += 1;
        }
        for hand in Hand::ALL {
            let count = counts.get(&hand).copied().unwrap_or(0);
            assert!((180..=423).contains(&count), "{rounds} rounds: {counts:?}");
        }
    }
}

#[test]
fn answering_an_owls_most_frequent_hand_gains_nothing() {
    let mut counts = BTreeMap::new();
    let mut balance = 0i32;
    let n_deals = 900;
    for hand in shown(1, n_deals) {
        let favourite = counts.iter().max_by_key(|&(_, count)| *count);
        let answer = favourite.map_or(Hand::Rock, |(&hand, _): (&Hand, &i32)| hand.beaten_by());
        balance += i32::from(hand.beaten_by() == answer) - i32::from(answer.beaten_by() == hand);
        *counts.entry(hand).or_insert(0) += 1;
    }
    // Three standard deviations of as many fair rounds, in which a win, a loss and a draw are
    // equally likely.
    let noise = 3.0 * (f64::from(n_deals) * 2.0 / 3.0).sqrt();
    assert!(f64::from(balance) < noise, "{balance} ahead, {counts:?}");
}
