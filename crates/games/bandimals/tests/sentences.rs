//! The sentences of whole deals, read as somebody would who sits at the table.

use std::collections::BTreeSet;

use bandimals::Bandimals;
use tabletop::{Game, Names, Seat, Viewer, Words, letters};

use crate::tables::{at_every_step, told, with};

const TABLES: [(u8, &str); 3] = [
    (2, "round_limit = 4"),
    (3, "round_limit = 3; booster = on; theme_judge = vote"),
    (4, "round_limit = 2; booster = on; leaver = remove"),
];

/// The names of a table as one of its seats reads them.
fn as_read_by(seat: Seat, n_seats: u8) -> Names {
    let mut names = letters(n_seats);
    names[seat] = "You".to_owned();
    names
}

#[test]
fn no_two_choices_of_one_question_read_alike() {
    for (n_seats, options) in TABLES {
        let setup = with(n_seats, options);
        at_every_step(&setup, 3, |played, _| {
            let state = &played.before;
            for seat in state.awaited().iter() {
                let (view, names) = (state.view(Viewer::Seat(seat)), as_read_by(seat, n_seats));
                let mut read = BTreeSet::new();
                for action in state.choices(seat) {
                    let text = Bandimals::choice(&setup, &names, &view, seat, &action);
                    assert!(!text.contains("  ") && !text.contains("()"), "{text}");
                    assert!(read.insert(text.clone()), "twice: {text}");
                }
            }
        });
    }
}

#[test]
fn a_sentence_fits_whoever_reads_it() {
    for (n_seats, options) in TABLES {
        let setup = with(n_seats, options);
        at_every_step(&setup, 3, |played, _| {
            let names = as_read_by(played.seat, n_seats);
            for event in told(&played.events, Viewer::Seat(played.seat)) {
                let text = Bandimals::event(&setup, &names, &event);
                for wrong in ["You was", "You is", "You has", "You's", "of You "] {
                    assert!(!text.contains(wrong), "{text}");
                }
                assert!(text.ends_with(['.', '!', '"']), "{text}");
            }
        });
    }
}
