//! Plays whole deals: every event has to move something for every viewer.

use argh::{Argh, Event};
use tabletop::Terms;

use super::beats;
use crate::Scene;
use board::movement::Beat;
use board::rehearsal::{all_move, watch};

fn everything(mut check: impl FnMut(&Scene, &Event, &[Beat])) {
    let promos = Terms::plain(4).with("promos", "owl,spider,twin");
    let tables = [Terms::plain(2), Terms::plain(3), promos];
    for number in 0..40 {
        for terms in &tables {
            watch(terms, number, |scene, event| {
                check(scene, event, &beats(scene, event));
            });
        }
    }
}

#[test]
fn every_event_moves_something_for_a_bearable_time() {
    let expected = [
        "pile_ran_out",
        "owl_peeked",
        "cards_revealed",
        "team_counted",
        "box_opened",
    ];
    let everything =
        |note: &mut dyn FnMut(&Event, &[Beat])| everything(|_, event, beats| note(event, beats));
    all_move::<Argh>(everything, &expected);
}
