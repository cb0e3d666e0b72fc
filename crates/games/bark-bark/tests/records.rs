//! Records come back, verify, and tell everything in sentences.

use bark_bark::BarkBark;
use laws::driven::sample_record;
use tabletop::{Digest, Game, Record, Viewer, Words, letters};

use crate::tables::{at_every_step, plain, race, with_edition};

#[test]
fn a_record_comes_back_as_it_was_and_verifies() {
    let tables = [
        plain(3),
        race(4, "claims = public_and_whispers; table = tea_tray"),
        race(5, "custom_table = 8x5 2.2"),
        with_edition(
            3,
            &[("edition_id = \"bark-bark-base\"", "edition_id = \"ours\"")],
        ),
    ];
    for setup in tables {
        for number in 0..3 {
            let text = sample_record::<BarkBark>(&setup, number).expect("a deal that ends");
            let record = Record::<BarkBark>::parse(&text).expect("what was written can be read");
            assert_eq!(record.to_text(), text);
            let replay = record.verify().unwrap_or_else(|wrong| panic!("{wrong}"));
            let closing = record.closing.expect("a finished deal has a last line");
            assert_eq!(Digest::of(&replay.state), closing.digest);
        }
    }
}

#[test]
fn there_is_a_sentence_for_everything_that_happens() {
    for setup in [
        race(3, "claims = public_and_whispers; stall_rounds = 3"),
        race(5, "table = tea_tray; stall_rounds = 3; claims = off"),
    ] {
        let names = letters(setup.n_seats);
        at_every_step(&setup, 6, |played, after| {
            for viewer in Viewer::all(after.seats()) {
                let told = played.events.iter();
                for event in told.filter_map(|event| BarkBark::redact(event, viewer)) {
                    let sentence = BarkBark::event(&setup, &names, &event);
                    assert!(sentence.ends_with(['.', '"']), "{sentence}");
                    assert!(!sentence.contains("  "), "{sentence}");
                }
                let picture = BarkBark::picture(&setup, &names, &after.view(viewer), viewer);
                assert!(picture.lines().count() >= 3, "{picture}");
            }
            for seat in after.to_act().iter() {
                let view = after.view(Viewer::Seat(seat));
                let question = BarkBark::question(&setup, &names, &view, seat);
                assert!(question.contains('?'), "{question}");
                let choices = after.choices(seat);
                assert!(choices.len() <= 100, "{} choices", choices.len());
                let mut sentences: Vec<String> = choices
                    .iter()
                    .map(|action| BarkBark::choice(&setup, &names, &view, seat, action))
                    .collect();
                sentences.sort();
                sentences.dedup();
                assert_eq!(sentences.len(), choices.len(), "{sentences:?}");
                for action in &choices {
                    assert!(!BarkBark::rules_about(action).is_empty(), "{action:?}");
                }
            }
            if let Some(outcome) = after.outcome() {
                let ending = BarkBark::ending(&setup, &names, &outcome);
                assert!(ending.ends_with('.'), "{ending}");
            }
        });
    }
}
