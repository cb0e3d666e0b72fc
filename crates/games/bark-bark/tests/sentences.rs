//! Sentences read well for every reader and are true.

use bark_bark::{BarkBark, Event, RaceEnd, SetUp};
use tabletop::{Game, Narrator, Seat, Viewer, Words};

use crate::tables;

/// A narrator for one of the seats.
fn read_by(reader: Seat, n_seats: u8) -> Narrator {
    let names = ["Ann", "Ben", "Cem", "Dee", "Eve"].map(str::to_owned);
    let names = names.into_iter().take(usize::from(n_seats)).collect();
    Narrator::new(names, Viewer::Seat(reader))
}

/// The sentence about the win fits the way the race ended.
#[test]
fn the_sentence_about_a_win_says_how_the_race_ended() {
    let mut seen = Vec::new();
    for options in [
        "table = tea_tray",
        "table = tea_tray; short_cut = automatic",
        "table = tea_tray; dead_end_crown = off",
        "stall_rounds = 3",
    ] {
        let setup = tables::race(4, options);
        tables::at_every_step(&setup, 150, |played, state| {
            let Some(outcome) = state.outcome() else {
                return;
            };
            let end = played.events.iter().find_map(|event| match event {
                Event::RaceEnded { end, .. } => Some(*end),
                _ => None,
            });
            let end = end.expect("a race ended with it");
            let told = BarkBark::ending(&setup, &read_by(Seat(0), 4), &outcome);
            let claims = |words: &str| told.contains(words);
            assert_eq!(
                claims("came home first"),
                end == RaceEnd::Home,
                "{end:?}: {told}"
            );
            assert_eq!(
                claims("short cut"),
                end == RaceEnd::ShortCut,
                "{end:?}: {told}"
            );
            assert_eq!(
                claims("was called"),
                end == RaceEnd::Called,
                "{end:?}: {told}"
            );
            assert_eq!(
                claims("boxed in"),
                end == RaceEnd::BoxedIn,
                "{end:?}: {told}"
            );
            assert_eq!(
                claims("dead-end"),
                end == RaceEnd::DeadEnd,
                "{end:?}: {told}"
            );
            if !seen.contains(&end) {
                seen.push(end);
            }
        });
    }
    for end in [
        RaceEnd::Home,
        RaceEnd::ShortCut,
        RaceEnd::DeadEnd,
        RaceEnd::Called,
    ] {
        assert!(seen.contains(&end), "no race ended with {end:?}; {seen:?}");
    }
}

#[test]
fn a_reader_is_called_you_in_sentences_about_going_back() {
    let setup = tables::plain(3);
    let narrator = read_by(Seat(1), 3);
    let told = |by: u8, seat: u8| {
        let event = Event::RetreatOrdered {
            by: Seat(by),
            seat: Seat(seat),
        };
        BarkBark::event(&setup, &narrator, &event)
    };
    assert_eq!(told(1, 1), "You chose to go back next.");
    assert_eq!(told(0, 1), "Ann sent you back next.");
    let event = Event::PlacerChosen { seat: Seat(1) };
    assert_eq!(
        BarkBark::event(&setup, &narrator, &event),
        "It fell to you to place Start."
    );
}

#[test]
fn numbers_and_nouns_agree() {
    let setup = tables::plain(3);
    let narrator = read_by(Seat(1), 3);
    let view = tables::dealt(&setup).view(Viewer::Seat(Seat(1)));
    let choice = |count| {
        let action = SetUp::TellPets { count }.into();
        BarkBark::choice(&setup, &narrator, &view, Seat(1), &action)
    };
    assert_eq!(
        [0, 1, 7].map(choice),
        ["have 0 pets", "have 1 pet", "have 7 pets"]
    );
    let terms = tabletop::Terms::plain(1);
    let refused = <BarkBark as tabletop::Shelved>::set_up(&terms).expect_err("one is too few");
    assert!(
        refused
            .to_string()
            .contains("1 seat cannot play: 3 to 5 can"),
        "{refused}"
    );
}

/// The tally shows both: one lie does not hide the true claims.
#[test]
fn the_tally_shows_true_and_false_claims() {
    let mut seen = false;
    let setup = tables::race(3, "claims = public");
    tables::at_every_step(&setup, 10, |_, state| {
        let view = state.view(Viewer::Spectator);
        let narrator = read_by(Seat(0), 3);
        let picture = BarkBark::picture(&setup, &narrator, &view, Viewer::Spectator);
        let lines = picture.lines().rev().take(3).collect::<Vec<_>>();
        for (line, player) in lines.iter().rev().zip(&view.open.players) {
            assert_eq!(line.contains("told the truth"), player.n_true > 0, "{line}");
            assert_eq!(line.contains("garden path"), player.n_false > 0, "{line}");
            seen |= player.n_true > 0 && player.n_false > 0;
        }
    });
    assert!(seen, "nobody did both");
}
