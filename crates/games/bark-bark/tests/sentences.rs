//! Sentences read well whoever is called what, and say nothing that is false.

use bark_bark::{BarkBark, Event, RaceEnd, Setup};
use tabletop::{Game, Names, Seat, Viewer, Words};

use crate::tables;

/// Words that follow a name and cannot follow "You".
const NOT_AFTER_YOU: &[&str] = &[
    "was", "has", "is", "goes", "does", "gets", "says", "proposes", "walks", "takes", "leads",
    "wants", "sends", "chooses", "lays", "claims", "agrees", "counters",
];

/// The people of a table as one of them reads about them.
fn names_for(n_seats: u8, reader: Seat) -> Names {
    let names = ["Ann", "Ben", "Cem", "Dee", "Eve"];
    let all = (0..n_seats).map(Seat).map(|seat| match seat == reader {
        true => "You".to_owned(),
        false => names[seat.index()].to_owned(),
    });
    all.collect()
}

/// What is wrong with a sentence in which the reader is called "You".
fn fault(sentence: &str) -> Option<String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    for pair in words.windows(2) {
        if pair[0] == "You" && NOT_AFTER_YOU.contains(&pair[1]) {
            return Some(format!("`{} {}`", pair[0], pair[1]));
        }
    }
    let is_you = |word: &&&str| word.trim_end_matches(['.', ',', ';']) == "You";
    // A list of shares or of an order stands by itself.
    let sentence = sentence.replace(" order:", " order;");
    let clauses = sentence.split([';', '.', ',', '?']);
    let mut twice = clauses.filter(|clause| {
        clause
            .split(' ')
            .collect::<Vec<_>>()
            .iter()
            .filter(is_you)
            .count()
            > 1
    });
    twice
        .next()
        .map(|clause| format!("You twice in `{clause}`"))
}

/// Plays deals and shows every sentence that the reader in a seat gets to see.
fn every_sentence(setup: &Setup, deals: u64, mut read: impl FnMut(&str)) {
    let n_seats = setup.n_seats;
    tables::at_every_step(setup, deals, |played, state| {
        let reader = Seat(played.seat.0);
        for (who, viewer) in [
            (reader, Viewer::Seat(reader)),
            (reader.next(n_seats), Viewer::Spectator),
        ] {
            let names = names_for(n_seats, who);
            for event in tables::told(&played.events, viewer) {
                read(&BarkBark::event(setup, &names, &event));
            }
        }
        let names = names_for(n_seats, reader);
        let view = played.before.view(Viewer::Seat(reader));
        read(&BarkBark::question(setup, &names, &view, reader));
        for action in played.before.choices(reader) {
            read(&BarkBark::choice(setup, &names, &view, reader, &action));
        }
        if let Some(outcome) = state.outcome() {
            read(&BarkBark::ending(setup, &names, &outcome));
        }
    });
}

#[test]
fn whoever_is_called_you_is_spoken_to_properly() {
    let mut n_read = 0;
    for n_seats in 3..=5 {
        for options in [
            "claims = public_and_whispers; start_placer = host_names",
            "table = tea_tray; proposals_per_sharer = 1",
        ] {
            let setup = tables::race(n_seats, options);
            every_sentence(&setup, 40, |sentence| {
                n_read += 1;
                if let Some(fault) = fault(sentence) {
                    panic!("{fault} in: {sentence}");
                }
            });
        }
    }
    assert!(n_read > 10_000, "only {n_read} sentences were read");
}

#[test]
fn a_fault_is_found() {
    assert_eq!(fault("You was ready.").as_deref(), Some("`You was`"));
    assert!(fault("You sent You back next.").is_some());
    assert_eq!(fault("You proposed You: 2, Ann: 3."), None);
    assert_eq!(fault("Ann was ready."), None);
}

/// What an ending says, the race's own end must bear out.
#[test]
fn the_reason_of_a_win_is_the_end_that_the_race_had() {
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
            let told = BarkBark::ending(&setup, &names_for(4, Seat(0)), &outcome);
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
fn one_sends_oneself_back_in_words_of_ones_own() {
    let setup = tables::plain(3);
    let names = names_for(3, Seat(1));
    let told = |by: u8, seat: u8| {
        let event = Event::RetreatOrdered {
            by: Seat(by),
            seat: Seat(seat),
        };
        BarkBark::event(&setup, &names, &event)
    };
    assert_eq!(told(1, 1), "You chose to go back next.");
    assert_eq!(told(0, 1), "Ann sent You back next.");
    let event = Event::PlacerChosen { seat: Seat(1) };
    assert_eq!(
        BarkBark::event(&setup, &names, &event),
        "It fell to You to place Start."
    );
}

/// What the terminal takes for a command, whatever follows.
const COMMANDS: [&str; 13] = [
    "say", "talk", "rules", "rule", "aid", "table", "undo", "do", "save", "quit", "exit", "help",
    "?",
];

#[test]
fn no_choice_begins_like_a_command_and_no_two_choices_read_alike() {
    let mut n_lists = 0;
    for options in [
        "claims = public_and_whispers; start_placer = host_names",
        "table = tea_tray; corner_piles = face_down",
        "custom_table = 5x3 1.1; claims = off",
    ] {
        let setup = tables::race(5, options);
        tables::at_every_step(&setup, 25, |played, _| {
            let seat = played.seat;
            let view = played.before.view(Viewer::Seat(seat));
            let names = names_for(5, seat);
            let choices = played.before.choices(seat);
            let told = choices.iter();
            let mut told: Vec<String> = told
                .map(|action| BarkBark::choice(&setup, &names, &view, seat, action))
                .collect();
            for text in &told {
                let first = text.split_whitespace().next().unwrap_or_default();
                assert!(!COMMANDS.contains(&first), "`{text}` is a command");
            }
            told.sort();
            let twice = told.windows(2).find(|two| two[0] == two[1]);
            assert_eq!(twice, None, "two choices read alike");
            n_lists += 1;
        });
    }
    assert!(n_lists > 3_000, "only {n_lists} lists were read");
}

#[test]
fn one_is_told_by_number_what_one_is() {
    let setup = tables::plain(3);
    let names = names_for(3, Seat(1));
    let view = tables::dealt(&setup).view(Viewer::Seat(Seat(1)));
    let choice = |count| {
        let action = bark_bark::Action::TellPets { count };
        BarkBark::choice(&setup, &names, &view, Seat(1), &action)
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

/// A tally that has both keeps both: one lie does not hide what was true.
#[test]
fn the_tally_tells_truths_and_tales() {
    let mut seen = false;
    let setup = tables::race(3, "claims = public");
    tables::at_every_step(&setup, 10, |_, state| {
        let view = state.view(Viewer::Spectator);
        let names = names_for(3, Seat(0));
        let picture = BarkBark::picture(&setup, &names, &view, Viewer::Spectator);
        let lines = picture.lines().rev().take(3).collect::<Vec<_>>();
        for (line, player) in lines.iter().rev().zip(&view.open.players) {
            assert_eq!(line.contains("told the truth"), player.n_true > 0, "{line}");
            assert_eq!(line.contains("garden path"), player.n_false > 0, "{line}");
            seen |= player.n_true > 0 && player.n_false > 0;
        }
    });
    assert!(seen, "nobody did both");
}
