//! Plays whole games and checks that every event moves something for every viewer.

use mole_park::{Event, MolePark};
use tabletop::{Face, Terms};

use super::{beats, spots};
use crate::Scene;
use board::movement::{Beat, Move};
use board::rehearsal::{all_move, watch};

fn everything(mut check: impl FnMut(&Scene, &Event, &[Beat])) {
    for number in 0..3 {
        for n_seats in [2, 4, 8] {
            let mut terms = Terms::plain(n_seats);
            let kings = ["host", "arcade_question", "random"];
            for (key, value) in [
                ("closing_time", "20"),
                ("king_selection", kings[number as usize]),
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
fn every_event_moves_something_for_a_bearable_time() {
    let expected = [
        "park_opened",
        "colour_chosen",
        "answered",
        "visit_told",
        "king_named",
        "moles_dealt",
        "crown_declared",
        "crown_missed",
        "go_said",
        "die_rolled",
        "moles_whacked",
        "nothing_whacked",
        "moles_discarded",
        "hand_laid",
        "prize_taken",
        "nothing_left",
        "stand_restocked",
        "park_closed",
        "deal_ended",
    ];
    let everything =
        |note: &mut dyn FnMut(&Event, &[Beat])| everything(|_, event, beats| note(event, beats));
    all_move::<MolePark>(everything, &expected);
}

#[test]
fn moles_for_other_seats_stay_face_down_in_flight() {
    let mut n_hidden = 0;
    everything(|scene, event, beats| {
        let (Event::MolesWhacked { moles, .. } | Event::MolesDrawn { moles, .. }) = event else {
            return;
        };
        if moles.iter().all(|mole| *mole == Face::Down) {
            n_hidden += 1;
            let shown = format!("{beats:?}");
            let told = shown.contains("mole-card front") || shown.contains("piece: \"mole-");
            assert!(!told, "{:?} sees {event:?}", scene.viewer);
        }
    });
    assert!(n_hidden > 0);
}

#[test]
fn all_secret_answers_look_the_same() {
    everything(|_, event, beats| {
        if let Event::Answered { by, .. } = event {
            let moves = vec![Move::nod(spots::seat_at(*by)), Move::nod(spots::fist(*by))];
            assert_eq!(beats.len(), 1);
            assert_eq!(beats[0].moves, moves);
        }
    });
}

#[test]
fn a_die_lands_in_its_place_and_shows_what_was_rolled() {
    everything(|scene, event, beats| {
        let Event::DieRolled { by, rolled } = event else {
            return;
        };
        let flies = beats[0].moves.iter().find_map(|one| match one {
            Move::Fly(flight) => Some(flight),
            _ => None,
        });
        let flight = flies.expect("a die flies");
        assert_eq!(flight.becomes, Some(spots::die(*by)));
        assert_eq!(flight.to, super::dice::landing(*rolled));
        // The first of the six sides is the front.
        let view = scene.view.as_ref().expect("a table");
        let front = super::art::resting(&scene.setup, view, *by, *rolled);
        let front = front
            .split("</i>")
            .next()
            .and_then(|side| side.split("<i>").nth(1));
        let front = front.expect("a first side");
        assert!(
            flight.looks.contains(&format!("<i>{front}</i>")),
            "{event:?}"
        );
    });
}
