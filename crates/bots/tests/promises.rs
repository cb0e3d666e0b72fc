//! What every bot promises, at any level.

use std::fmt::Debug;

use bots::{Bot, Budget, Duel, Hamster, Level, Played, bot, play_deal, playout};
use tabletop::{BySeat, Chance, Game, Judge, Log, Seat, Seed};

use crate::toys::bluff::{Bluff, HighInTen};
use crate::toys::hands::{Hands, Rounds};
use crate::toys::race::{Race, Table, Take};

const RACE: Table = Table {
    n_seats: 3,
    stones: 17,
    turn: Seat(0),
};

fn level(number: u64) -> Level {
    match number % 3 {
        0 => Level::Hamster,
        1 => Level::Fox,
        _ => Level::Owl(Budget::Iterations(100)),
    }
}

/// A deal with a bot of a different level in each seat, and what was done in it.
fn mixed_deal<G: Judge>(
    setup: &G::Setup,
    n_seats: u8,
    seed: u64,
) -> (Played, Vec<(Seat, G::Action)>) {
    let mut luck = Chance::new(Seed::from_number(!seed));
    let mut bots: BySeat<Box<dyn Bot<G> + Send>> = BySeat::from_fn(n_seats, |Seat(seat)| {
        bot(level(u64::from(seat) + seed), luck.fork())
    });
    let mut done = Vec::new();
    let played = play_deal::<G>(
        setup,
        Seed::from_number(seed),
        &mut bots,
        &mut |game, seat, action| {
            assert!(
                game.choices(seat).contains(action),
                "{seat} was not offered {action:?}"
            );
            done.push((seat, action.clone()));
        },
    );
    (played.expect("bots play by the rules"), done)
}

fn keeps_its_promises<G: Judge>(setup: &G::Setup, n_seats: u8)
where
    G::Action: Debug,
{
    for seed in 0..30 {
        let (played, done) = mixed_deal::<G>(setup, n_seats, seed);
        assert_eq!(played.n_actions as usize, done.len());
        let again = mixed_deal::<G>(setup, n_seats, seed);
        assert_eq!(
            again,
            (played, done),
            "{}, seed {seed}: the same luck, the same deal",
            G::ID
        );
    }
}

#[test]
fn bots_make_their_own_choices_and_the_same_ones_with_the_same_luck() {
    keeps_its_promises::<Race>(&RACE, 3);
    keeps_its_promises::<Hands>(&Rounds(3), 2);
    keeps_its_promises::<Bluff>(&HighInTen(5), 2);
}

#[test]
fn a_hamster_picks_every_choice_about_equally_often() {
    let mut hamster = Hamster::new(Chance::new(Seed::from_number(5)));
    let choices = [Take(1), Take(2), Take(3)];
    let mut counts = [0u32; 3];
    for _ in 0..9_000 {
        let Take(stones) = Bot::<Race>::choose(&mut hamster, &RACE, &RACE, Seat(0), &choices);
        counts[usize::from(stones) - 1] += 1;
    }
    assert!(
        counts.iter().all(|count| (2_800..=3_200).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn a_fox_makes_the_choice_that_the_judge_weighs_most() {
    let mut fox = bot::<Race>(Level::Fox, Chance::new(Seed::from_number(5)));
    let taken = fox.choose(&RACE, &RACE, Seat(0), &[Take(2), Take(3), Take(1)]);
    assert_eq!(taken, Take(3));
}

#[test]
fn a_bot_with_one_choice_makes_it_without_thinking() {
    let mut owl = bot::<Race>(
        Level::Owl(Budget::Iterations(10_000_000)),
        Chance::new(Seed::from_number(5)),
    );
    assert_eq!(owl.choose(&RACE, &RACE, Seat(0), &[Take(2)]), Take(2));
}

#[test]
fn a_playout_comes_to_an_outcome() {
    let mut luck = Chance::new(Seed::from_number(5));
    let mut game = Race::deal(&RACE, luck.fork(), &mut Log::silent()).unwrap();
    let outcome = playout(&mut game, &mut luck, &mut Vec::new());
    assert_eq!(game.outcome(), Some(outcome));
}

#[test]
fn a_duel_has_the_same_result_in_one_piece_and_in_several() {
    let duel = Duel::<Race> {
        setup: &RACE,
        challenger: Level::Owl(Budget::Iterations(50)),
        others: Level::Hamster,
        seed: 3,
    };
    let whole = duel.play(0..30, &|_| ()).unwrap();
    let pieces = [20..30, 0..7, 7..20].map(|deals| duel.play(deals, &|_| ()).unwrap());
    assert_eq!(pieces.into_iter().sum::<bots::Tally>(), whole);
    assert_eq!(whole.n_deals(), 30);
    assert_eq!(whole.fair_share(), 1.0 / 3.0);
    let (low, high) = whole.interval();
    assert!(low < whole.share() && whole.share() < high);
    assert!(low > whole.fair_share(), "an owl beats hamsters: {low}");
}

#[test]
fn a_level_against_itself_gets_its_fair_share() {
    for level in [Level::Hamster, Level::Owl(Budget::Iterations(20))] {
        let duel = Duel::<Race> {
            setup: &RACE,
            challenger: level,
            others: level,
            seed: 4,
        };
        let tally = duel.play(0..300, &|_| ()).unwrap();
        let (low, high) = tally.interval();
        assert!(
            low < tally.fair_share() && tally.fair_share() < high,
            "{level}: {low} {high}"
        );
        assert_eq!(tally.unwon(), 0.0);
    }
}
