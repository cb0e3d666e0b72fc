//! Whole parades are played here, and every event has to move something for every viewer.

use std::collections::BTreeSet;

use bandimals::{Bandimals, Event};
use tabletop::{Face, Terms};

use super::beats;
use crate::Scene;
use board::movement::{BEARABLE, Beat, Move};
use board::rehearsal::{kind, watch};

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
    let mut kinds = BTreeSet::new();
    everything(|_, event, beats| {
        kinds.insert(kind::<Bandimals>(event));
        assert!(!beats.is_empty(), "{event:?}");
        for beat in beats {
            assert!(BEARABLE.contains(&beat.millis), "{event:?}: {beat:?}");
            assert!(!beat.moves.is_empty(), "{event:?}");
        }
    });
    for expected in [
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
    ] {
        assert!(
            kinds.contains(expected),
            "no parade had {expected}: {kinds:?}"
        );
    }
}

#[test]
fn cards_that_come_unseen_fly_with_their_backs_up() {
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
fn a_card_that_is_played_lands_where_it_lies_from_then_on() {
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
