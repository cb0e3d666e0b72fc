//! Whole deals are played here, and every event has to move something for every viewer.

use std::collections::{BTreeMap, BTreeSet};

use argh::{Argh, Event};
use tabletop::Terms;

use super::beats;
use crate::Scene;
use board::movement::{BEARABLE, Beat};
use board::rehearsal::{kind, watch};

fn terms(n_seats: u8, options: &[(&str, &str)]) -> Terms {
    let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    Terms {
        options: options.iter().map(owned).collect::<BTreeMap<_, _>>(),
        ..Terms::plain(n_seats)
    }
}

fn everything(mut check: impl FnMut(&Scene, &Event, &[Beat])) {
    let promos = [("promos", "owl,spider,twin")];
    for number in 0..40 {
        for terms in [terms(2, &[]), terms(3, &[]), terms(4, &promos)] {
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
        kinds.insert(kind::<Argh>(event));
        assert!(!beats.is_empty(), "{event:?}");
        for beat in beats {
            assert!(BEARABLE.contains(&beat.millis), "{event:?}: {beat:?}");
            assert!(!beat.moves.is_empty(), "{event:?}");
        }
    });
    for expected in [
        "pile_ran_out",
        "owl_peeked",
        "cards_revealed",
        "team_counted",
        "box_opened",
    ] {
        assert!(
            kinds.contains(expected),
            "no deal had {expected}: {kinds:?}"
        );
    }
}
