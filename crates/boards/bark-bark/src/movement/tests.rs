//! Plays whole races: every event moves something for every viewer, and shows nothing hidden.

use bark_bark::{BarkBark, Event};
use tabletop::{Face, Terms};

use super::beats;
use crate::Scene;
use board::movement::{Beat, Move};
use board::rehearsal::{all_move, watch};

fn everything(mut check: impl FnMut(&Scene, &Event, &[Beat])) {
    for number in 0..12 {
        for n_seats in 3..=5 {
            let mut terms = Terms::plain(n_seats);
            let claims = if number % 2 == 0 {
                "public"
            } else {
                "public_and_whispers"
            };
            for (key, value) in [
                ("match", "one_race"),
                ("claims", claims),
                ("table", "tea_tray"),
            ] {
                terms.options.insert(key.to_owned(), value.to_owned());
            }
            watch(&terms, number, |scene, event| {
                check(scene, event, &beats(scene, event));
            });
        }
    }
}

#[test]
fn every_event_moves_something_for_a_reasonable_time() {
    let expected = [
        "card_laid",
        "cards_shown",
        "claim_judged",
        "card_whispered",
        "number_shared",
        "walked_away",
        "stepped",
        "card_explored",
        "barked",
        "crown_placed",
        "pushed_off",
        "hopped_off",
        "went_back",
        "race_ended",
    ];
    let everything =
        |note: &mut dyn FnMut(&Event, &[Beat])| everything(|_, event, beats| note(event, beats));
    all_move::<BarkBark>(everything, &expected);
}

#[test]
fn a_laid_card_hides_its_number_from_others() {
    everything(|scene, event, beats| {
        let hidden = match event {
            Event::CardLaid { value, .. } | Event::CardChanged { value, .. } => {
                *value == Face::Down
            }
            _ => false,
        };
        if hidden {
            let shown = format!("{beats:?}");
            assert!(
                !shown.contains("mcard front"),
                "{:?} sees {event:?}",
                scene.viewer
            );
            assert!(
                !shown.contains("hand-"),
                "{:?} sees where {event:?} came from",
                scene.viewer
            );
        }
    });
}

#[test]
fn a_pawn_that_walks_stays_the_same_pawn() {
    everything(|_, event, beats| {
        let Event::Stepped { by, to, .. } = event else {
            return;
        };
        let Some(Move::Fly(flight)) = beats[0].moves.first() else {
            panic!("{event:?} does not walk");
        };
        assert_eq!(flight.from, super::pawn(*by));
        assert_eq!(flight.becomes, Some(super::pawn(*by)));
        assert_eq!(flight.to, super::feet(*to));
    });
}
