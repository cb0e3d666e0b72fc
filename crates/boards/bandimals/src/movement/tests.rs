//! Whole deals are played here, and every event has to move something for every viewer.

use bandimals::{Bandimals, Event};
use tabletop::{Face, Terms};

use super::beats;
use crate::Scene;
use board::movement::{Beat, Move};
use board::rehearsal::{all_move, watch};

fn everything(mut check: impl FnMut(&Scene, &Event, &[Beat])) {
    for number in 0..4 {
        for n_seats in [2, 3, 5] {
            let terms = Terms::plain(n_seats)
                .with("booster", "on")
                .with("auto_drum_major", "off")
                .with("round_limit", "14");
            watch(&terms, number, |scene, event| {
                check(scene, event, &beats(scene, event));
            });
        }
    }
}

#[test]
fn every_event_moves_something_for_a_bearable_time() {
    let expected = [
        "times_told",
        "dealt",
        "drew",
        "band_played",
        "band_removed",
        "special_played",
        "discarded",
        "halt_played",
        "turned_up",
        "contest_won",
        "line_said",
        "retired",
        "ended",
    ];
    let everything =
        |note: &mut dyn FnMut(&Event, &[Beat])| everything(|_, event, beats| note(event, beats));
    all_move::<Bandimals>(everything, &expected);
}

#[test]
fn hidden_cards_fly_face_down() {
    let mut n_hidden = 0;
    everything(|scene, event, beats| {
        let faces: &[Face<_>] = match event {
            Event::Dealt { cards, .. }
            | Event::Drew { cards, .. }
            | Event::Passed { cards, .. } => cards,
            Event::Taken { card, .. } => std::slice::from_ref(card),
            _ => &[],
        };
        if !faces.is_empty() && faces.iter().all(|face| !face.is_up()) {
            n_hidden += 1;
            let shown = format!("{beats:?}");
            assert!(
                !shown.contains("class=\\\"name\\\""),
                "{:?} sees {event:?}",
                scene.viewer
            );
        }
    });
    assert!(n_hidden > 100, "{n_hidden} hidden cards");
}

#[test]
fn a_played_card_lands_on_its_spot_in_the_band() {
    let mut n_played = 0;
    everything(|_, event, beats| {
        if let Event::BandPlayed { by, card } = event {
            let lands = beats
                .iter()
                .flat_map(|beat| &beat.moves)
                .any(|one| match one {
                    Move::Come { piece, .. } => {
                        piece.starts_with(&format!("band-{}-{}-", by.0, card.0))
                    }
                    _ => false,
                });
            assert!(lands, "{event:?}: {beats:?}");
            n_played += 1;
        }
    });
    assert!(n_played > 50, "{n_played} cards were played");
}
