//! Records come back, verify, and tell everything in sentences.

use laws::driven::sample_record;
use mole_park::MolePark;
use tabletop::{BySeat, Digest, Game, Names, Record, Seat, Viewer, Words, letters};

use crate::tables::{at_every_step, plain, rich, short, with_edition};

#[test]
fn a_record_comes_back_as_it_was_and_verifies() {
    let tables = [
        plain(3),
        short(8, "hill_view = top_card; king_selection = arcade_question"),
        with_edition(4, &[("id = \"mole-park-base\"", "id = \"ours\"")]),
    ];
    for setup in tables {
        for number in 0..2 {
            let text = sample_record::<MolePark>(&setup, number).expect("a deal that ends");
            let record = Record::<MolePark>::parse(&text).expect("what was written can be read");
            assert_eq!(record.to_text(), text);
            let replay = record.verify().unwrap_or_else(|wrong| panic!("{wrong}"));
            let closing = record.closing.expect("a finished deal has a last line");
            assert_eq!(Digest::of(&replay.state), closing.digest);
        }
    }
}

/// What nobody says, with "You" in a seat.
const CLUMSY: [&str; 13] = [
    "You was",
    "You is",
    "You has",
    "You's",
    "you was",
    "You wears",
    "and wears",
    " his ",
    " her ",
    " their ",
    "  ",
    " ,",
    "..",
];

/// What a text front takes for a command of its own, so that no choice may begin with it.
const COMMANDS: [&str; 12] = [
    "say", "rules", "rule", "aid", "table", "undo", "do", "save", "quit", "exit", "help", "?",
];

#[test]
fn there_is_a_sentence_for_everything_that_happens_also_to_you() {
    for setup in [
        short(3, "king_selection = arcade_question"),
        short(6, "empty_prize_roll = allow; go_wait = 0"),
        // Boxes with several of one prize.
        rich(3),
    ] {
        let mut names: Names = letters(setup.n_seats);
        names[Seat(1)] = "You".to_owned();
        at_every_step(&setup, 2, |played, after| {
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let told = played.events.iter();
                for event in told.filter_map(|event| MolePark::redact(event, viewer)) {
                    let sentence = MolePark::event(&setup, &names, &event);
                    assert!(sentence.ends_with(['.', '"', '!']), "{sentence}");
                    let clumsy = CLUMSY.iter().find(|words| sentence.contains(*words));
                    assert_eq!(clumsy, None, "{sentence}");
                }
                let picture = MolePark::picture(&setup, &names, &after.view(viewer), viewer);
                assert!(picture.lines().count() >= 3, "{picture}");
                let widest = picture.lines().map(|line| line.chars().count()).max();
                assert!(widest.is_some_and(|widest| widest <= 100), "{picture}");
            }
            for seat in after.to_act().iter() {
                let view = after.view(Viewer::Seat(seat));
                let question = MolePark::question(&setup, &names, &view, seat);
                assert!(question.contains('?'), "{question}");
                let choices = after.choices(seat);
                assert!(choices.len() <= 100, "{} choices", choices.len());
                let mut sentences: Vec<String> = choices
                    .iter()
                    .map(|action| MolePark::choice(&setup, &names, &view, seat, action))
                    .collect();
                sentences.sort();
                sentences.dedup();
                assert_eq!(sentences.len(), choices.len(), "{sentences:?}");
                for sentence in &sentences {
                    let first = sentence.split(' ').next().unwrap_or_default();
                    assert!(!COMMANDS.contains(&first), "a command: {sentence}");
                }
                for action in &choices {
                    assert!(!MolePark::rules_about(action).is_empty(), "{action:?}");
                }
            }
            if let Some(outcome) = after.outcome() {
                let ending = MolePark::ending(&setup, &names, &outcome);
                assert!(ending.ends_with('.'), "{ending}");
                let clumsy = CLUMSY.iter().find(|words| ending.contains(*words));
                assert_eq!(clumsy, None, "{ending}");
            }
        });
    }
}

#[test]
fn the_aid_lists_every_prize_and_ticks_off_what_was_won() {
    let setup = short(4, "go_wait = 0");
    let mut n_ticked = 0;
    at_every_step(&setup, 1, |_, after| {
        let aid = MolePark::aid(&setup, &after.view(Viewer::Spectator));
        assert_eq!(aid.matches("\n[").count(), 48);
        n_ticked = aid.matches("[x]").count();
        let won: BySeat<usize> = BySeat::from_fn(4, |seat| {
            after.view(Viewer::Spectator).areas[seat]
                .prizes
                .len()
                .into()
        });
        assert_eq!(n_ticked, won.iter().sum::<usize>());
    });
    assert!(n_ticked > 0, "somebody won a prize");
}
