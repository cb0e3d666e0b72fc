//! A law over all games: whatever is printed as a choice can be typed, and does that choice.

use shelf::{GameId, with_game};
use tabletop::{
    By, BySeat, Chance, FORMAT, Hex32, Judge, Opening, Play, Record, Salt, Secret, Seed, Shelved,
    Sitter, Terms, Words,
};

use super::explain::Asked;
use super::front::{Answer, Duty};
use super::reading::{Heard, hear};
use super::table::Table;

/// Names that are hard: one is a word of every sentence, and two have a number.
const NAMES: [&str; 8] = [
    "You", "Fox", "Fox 2", "Owl", "Say", "Hamster", "Fox 3", "Rules",
];

/// A deal of the game as it comes is followed for so long, and one with an option for so long.
const MOST_ACTIONS: [usize; 2] = [250, 60];

#[test]
fn every_choice_that_is_typed_as_it_is_printed_does_that_choice() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let can_play = |terms: &Terms| G::set_up(terms).is_ok();
            let plain = G::SEAT_COUNTS.iter().copied().map(Terms::plain);
            let plain: Vec<Terms> = plain.filter(can_play).collect();
            let (least, most) = (&plain[0], &plain[plain.len() - 1]);
            for (terms, number) in [(least, 1), (most, 2), (most, 3), (least, 4)] {
                follow::<G>(terms, number, MOST_ACTIONS[0]);
            }
            for option in G::options() {
                // The first value is the game as it comes.
                for (value, _) in option.values.iter().skip(1) {
                    let terms = [least, most].map(|terms| terms.clone().with(option.key, value));
                    // Some are for certain numbers of seats.
                    for terms in terms.iter().filter(|terms| can_play(terms)) {
                        follow::<G>(terms, 1, MOST_ACTIONS[1]);
                    }
                }
            }
        });
    }
}

/// Plays a deal at random and types everything that could have been chosen.
fn follow<G: Judge + Words + Shelved>(terms: &Terms, number: u64, most_actions: usize) {
    let mut table = table::<G>(terms);
    let mut luck = Chance::new(Seed::from_number(number));
    while table.outcome().is_none() && table.n_played() < most_actions {
        let seats: Vec<_> = table.state().to_act().iter().collect();
        for &seat in &seats {
            let asked = Asked::new(&table, seat, Duty::Must);
            check(&asked, &table);
        }
        let seat = *luck.pick(&seats);
        let action = luck.pick(&table.choices(seat)).clone();
        let by = By::Person;
        table.play(Play {
            seat,
            action,
            by,
            at: None,
        });
    }
}

fn check<G: Judge + Words + Shelved>(asked: &Asked<G>, table: &Table<G>) {
    for (action, words) in asked.choices.iter().zip(&asked.words) {
        let heard = hear(words, asked, table);
        let done = Heard::Answer(Answer::Play(action.clone()));
        assert_eq!(heard, done, "{}: {words:?} of {:?}", G::ID, asked.words);
    }
    for (place, words) in asked.written.iter().enumerate() {
        let is_first = !asked.written[..place].contains(words);
        assert!(
            is_first,
            "{}: {words:?} is there twice in {:?}",
            G::ID,
            asked.written
        );
    }
}

fn table<G: Judge + Words + Shelved>(terms: &Terms) -> Table<G> {
    let setup = G::set_up(terms).unwrap_or_else(|wrong| panic!("{}: {wrong}", G::ID));
    let secret = Secret(Hex32([7; 32]));
    let n_seats = terms.n_seats;
    let opening = Opening {
        format: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup,
        seats: BySeat::from_fn(n_seats, |seat| Sitter {
            name: NAMES[seat.index()].to_owned(),
            bot: None,
        }),
        commitment: secret.commitment(),
        salts: BySeat::from_fn(n_seats, |_| Salt(String::new())),
        loaded: Vec::new(),
    };
    let record = Record {
        opening,
        plays: Vec::new(),
        closing: None,
    };
    Table::of_record(&record, secret).expect("it was just written")
}
