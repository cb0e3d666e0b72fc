//! A law over all games: every choice can be typed exactly as printed, and is then taken.

use shelf::{GameId, with_game};
use tabletop::{Chance, Checked, Judge, Log, Names, Seed, Shelved, Terms, Viewer, Words};

use super::explain::Asked;
use super::front::{Answer, Duty};
use super::reading::{Heard, hear};

/// Difficult names: some are words of commands or sentences, and two contain a number.
const NAMES: [&str; 8] = [
    "You", "Fox", "Fox 2", "Owl", "Say", "Hamster", "Fox 3", "Rules",
];

/// How many actions a deal is followed: with default options, and with an option changed.
const MOST_ACTIONS: [usize; 2] = [250, 60];

#[test]
fn every_choice_can_be_typed_as_printed() {
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
                // The first value is the default.
                for (value, _) in option.values.iter().skip(1) {
                    let terms = [least, most].map(|terms| terms.clone().with(option.key, value));
                    // Some work only with certain numbers of seats.
                    for terms in terms.iter().filter(|terms| can_play(terms)) {
                        follow::<G>(terms, 1, MOST_ACTIONS[1]);
                    }
                }
            }
        });
    }
}

/// Plays a random deal and types every choice there was.
fn follow<G: Judge + Words + Shelved>(terms: &Terms, number: u64, most_actions: usize) {
    let setup = G::set_up(terms).unwrap_or_else(|error| panic!("{}: {error}", G::ID));
    let names = NAMES[..usize::from(terms.n_seats)].iter();
    let names: Names = names.map(ToString::to_string).collect();
    let mut luck = Chance::new(Seed::from_number(number));
    let mut log = Log::silent();
    let mut table = G::deal(&setup, luck.fork(), &mut log).expect("it can be dealt");
    for _ in 0..most_actions {
        let seats: Vec<_> = table.to_act().iter().collect();
        if seats.is_empty() {
            break;
        }
        for &seat in &seats {
            let seen = (table.view(Viewer::Seat(seat)), table.choices(seat));
            check(&Asked::<G>::new((&setup, &names), seen, seat, Duty::Must));
        }
        let seat = *luck.pick(&seats);
        let action = luck.pick(&table.choices(seat)).clone();
        table.apply(Checked::listed(seat, &action), &mut log);
    }
}

fn check<G: Judge + Words + Shelved>(asked: &Asked<G>) {
    for (action, words) in asked.choices.iter().zip(&asked.words) {
        let heard = hear(words, asked);
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
