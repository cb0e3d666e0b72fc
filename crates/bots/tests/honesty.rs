//! A bot knows its view and nothing else.

use bots::{Budget, Level, bot};
use tabletop::{Chance, Checked, Game, Log, Seat, Seed, Viewer};

use crate::toys::bluff::{Action, Bluff, Card, HighInTen};
use crate::toys::hands::{Hand, Hands, Rounds};

const LEVELS: [Level; 3] = [
    Level::Hamster,
    Level::Fox,
    Level::Owl(Budget::Iterations(300)),
];

#[test]
fn two_worlds_that_look_the_same_get_the_same_answer() {
    for level in LEVELS {
        for seed in 0..30 {
            let setup = HighInTen(5);
            let answers = [Card::High, Card::Low].map(|card| {
                let mut game = Bluff::with_card(card, Chance::new(Seed::from_number(99)));
                game.apply(Checked::listed(Seat(0), &Action::Bet), &mut Log::silent());
                let luck = Chance::new(Seed::from_number(seed));
                let view = game.view(Viewer::Seat(Seat(1)));
                bot::<Bluff>(level, luck).choose(&setup, &view, Seat(1), &game.choices(Seat(1)))
            });
            assert_eq!(answers[0], answers[1], "{level}, luck {seed}");
        }
    }
}

#[test]
fn a_sealed_hand_tells_the_other_seat_nothing() {
    for level in LEVELS {
        for seed in 0..30 {
            let answers = Hand::ALL.map(|hand| {
                let setup = Rounds(2);
                let table = Chance::new(Seed::from_number(99));
                let mut game = Hands::deal(&setup, table, &mut Log::silent()).unwrap();
                game.apply(Checked::listed(Seat(0), &hand), &mut Log::silent());
                let luck = Chance::new(Seed::from_number(seed));
                let view = game.view(Viewer::Seat(Seat(1)));
                bot::<Hands>(level, luck).choose(&setup, &view, Seat(1), &Hand::ALL)
            });
            assert_eq!(answers, [answers[0]; 3], "{level}, luck {seed}");
        }
    }
}
