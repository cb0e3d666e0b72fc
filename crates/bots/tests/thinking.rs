//! An owl thinks ahead.

use bots::{Bot, Brake, Budget, Conditions, Level, Owl, bot};
use tabletop::{Chance, Game, Log, Seat, Seed, Viewer};

use crate::toys::bluff::{Action, Bluff, Card, HighInTen};
use crate::toys::race::{Race, Table, Take};

#[test]
fn an_owl_finds_the_winning_choice_where_there_is_one() {
    for stones in (1..=15).filter(|stones| stones % 4 != 0) {
        for seed in 0..5 {
            let table = Table {
                n_seats: 2,
                stones,
                turn: Seat(0),
            };
            let luck = Chance::new(Seed::from_number(seed));
            let mut owl = bot::<Race>(Level::Owl(Budget::Iterations(4_000)), luck);
            let choices: Vec<Take> = (1..=stones.min(3)).map(Take).collect();
            let taken = owl.choose(&table, &table, Seat(0), &choices);
            assert_eq!(taken, Take(stones % 4), "{stones} stones, luck {seed}");
        }
    }
}

#[test]
fn an_owl_bluffs_when_it_pays_because_the_other_cannot_see_its_card() {
    for (high_in_ten, card, right) in [
        (8, Card::Low, Action::Bet),
        (8, Card::High, Action::Bet),
        (2, Card::High, Action::Bet),
        // Everybody knows that the card is low: a bet would be called.
        (0, Card::Low, Action::Show),
    ] {
        for seed in 0..10 {
            let setup = HighInTen(high_in_ten);
            let luck = Chance::new(Seed::from_number(seed));
            let game = Bluff::with_card(card, luck.clone());
            let mut owl = bot::<Bluff>(Level::Owl(Budget::Iterations(10_000)), luck);
            let view = game.view(Viewer::Seat(Seat(0)));
            let done = owl.choose(&setup, &view, Seat(0), &game.choices(Seat(0)));
            assert_eq!(
                done, right,
                "{high_in_ten} of 10 high, {card:?}, luck {seed}"
            );
        }
    }
}

#[test]
fn an_owl_reports_what_it_thought() {
    let setup = Table {
        n_seats: 2,
        stones: 6,
        turn: Seat(0),
    };
    let luck = Chance::new(Seed::from_number(1));
    let game = Race::deal(&setup, luck.clone(), &mut Log::silent()).unwrap();
    let mut owl = Owl::<Race>::new(Budget::Iterations(1_000), luck, Conditions::default());
    let chosen = owl.choose(&setup, &setup, Seat(0), &game.choices(Seat(0)));
    let report = owl.report();
    assert_eq!(report.iterations, 1_000);
    let actions: Vec<Take> = report
        .considered
        .iter()
        .map(|choice| choice.action)
        .collect();
    assert_eq!(actions, [Take(1), Take(2), Take(3)]);
    for choice in &report.considered {
        let is_chosen = choice.action == chosen;
        assert_eq!(choice.share, f32::from(u8::from(is_chosen)));
        assert_eq!(choice.mean > 0.8, is_chosen, "{choice:?}");
    }
}

#[test]
fn an_owl_with_a_stopwatch_thinks_until_it_is_told_to_stop() {
    let setup = Table {
        n_seats: 2,
        stones: 6,
        turn: Seat(0),
    };
    let luck = Chance::new(Seed::from_number(1));
    fn ten_looks_a_milli(millis: u32) -> Box<dyn FnMut() -> bool> {
        let mut looks = 0;
        Box::new(move || {
            looks += 1;
            looks < 10 * millis
        })
    }
    let conditions = Conditions {
        stopwatch: ten_looks_a_milli,
        brake: Brake::none(),
    };
    let mut owl = Owl::<Race>::new(Budget::Millis(5), luck, conditions);
    owl.choose(&setup, &setup, Seat(0), &[Take(1), Take(2)]);
    assert_eq!(owl.report().iterations, 50 * 8);
}

#[test]
fn a_brake_stops_an_owl_with_any_budget() {
    use std::sync::atomic::{AtomicU32, Ordering};
    let setup = Table {
        n_seats: 2,
        stones: 6,
        turn: Seat(0),
    };
    let luck = Chance::new(Seed::from_number(1));
    let asked = AtomicU32::new(0);
    let conditions = Conditions {
        brake: Brake::when(move || asked.fetch_add(1, Ordering::Relaxed) == 2),
        ..Conditions::default()
    };
    let mut owl = Owl::<Race>::new(Budget::Iterations(10_000_000), luck, conditions);
    owl.choose(&setup, &setup, Seat(0), &[Take(1), Take(2)]);
    assert_eq!(owl.report().iterations, 3 * 8);
}
