//! Plays whole deals: every event moves something for every viewer and shows nothing hidden.

use std::collections::BTreeSet;

use dogs::{Action, Card, Dogs, Event};
use tabletop::{Face, Terms};

use super::super::lawn::{self, InLine, Last, Reach};
use super::super::spots;
use super::beats;
use crate::Scene;
use board::movement::Beat;
use board::rehearsal::{all_move, watch};

fn everything(mut check: impl FnMut(&Scene, &Event, &[Beat])) {
    let tables = [
        Terms::plain(2).with("colours", "choose"),
        Terms::plain(3).with("reshuffle_limit", "0"),
        Terms::plain(4).with("draw_mode", "manual"),
        Terms::plain(6).with("sequences_to_win", "2"),
        Terms::plain(2)
            .with("layout", "street-7x12")
            .with("reshuffle_limit", "1"),
    ];
    for number in 0..6 {
        for terms in &tables {
            watch(terms, number, |scene, event| {
                check(scene, event, &beats(scene, event));
            });
        }
    }
}

#[test]
fn every_event_moves_something_and_takes_a_reasonable_time() {
    let expected = [
        "colour_chosen",
        "hand_dealt",
        "chip_placed",
        "chip_removed",
        "card_drawn",
        "card_left",
        "card_lost",
        "dead_card_turned_in",
        "sequence_made",
        "lines_measured",
        "deal_ended",
        "hand_shown",
    ];
    let everything =
        |note: &mut dyn FnMut(&Event, &[Beat])| everything(|_, event, beats| note(event, beats));
    all_move::<Dogs>(everything, &expected);
}

#[test]
fn a_card_flying_from_the_deck_never_shows_its_front() {
    everything(|scene, event, beats| {
        if let Event::CardDrawn { .. } | Event::HandDealt { .. } = event {
            let is_shown = format!("{beats:?}").contains("dog-card front");
            assert!(!is_shown, "{:?}: {event:?}", scene.viewer);
        }
    });
}

#[test]
fn a_card_in_the_viewers_hand_keeps_its_name_when_another_leaves() {
    let mut n_played = 0;
    everything(|scene, event, _| {
        let Event::ChipPlaced { by, card, .. } = event else {
            return;
        };
        if !scene.viewer.is(*by) {
            return;
        }
        let hand = &scene.view.as_ref().expect("it was dealt").hands[*by];
        let played = hand.iter().position(|face| face.up() == Some(*card));
        let Some(played) = played else { return };
        n_played += 1;
        let names = |hand: &[Face<Card>]| -> BTreeSet<String> {
            let places = 0..hand.len();
            places
                .map(|place| spots::in_hand(*by, hand, place))
                .collect()
        };
        let (before, mut after) = (names(hand), hand.clone());
        assert_eq!(before.len(), hand.len(), "two cards share a name: {hand:?}");
        after.remove(played);
        assert!(
            before.is_superset(&names(&after)),
            "{hand:?} without {card:?}"
        );
    });
    assert!(n_played > 0, "nobody saw a card of their own leave");
}

#[test]
fn the_lawn_shows_every_chip_the_last_move_and_every_sequence() {
    let mut n_won = 0;
    everything(|scene, _, _| {
        let view = scene.view.as_ref().expect("it was dealt");
        let lawn = lawn::seen(scene, None, &[]);
        assert_eq!(lawn.len(), scene.setup.board.cells.len());
        let count = |is_meant: fn(&lawn::Seen) -> bool| {
            lawn.iter().flatten().filter(|seen| is_meant(seen)).count() as u32
        };
        assert_eq!(
            count(|seen| seen.chip.is_some()),
            u32::from(view.covered().len())
        );
        assert_eq!(
            count(|seen| seen.last != Last::No),
            u32::from(view.last.is_some())
        );
        n_won += count(|seen| seen.line != InLine::No);
        assert_eq!(
            count(|seen| seen.reach != Reach::None),
            0,
            "nothing is picked"
        );
    });
    assert!(n_won > 0, "no deal had a sequence before its end");
}

#[test]
fn a_picked_card_lights_its_choices_and_marks_its_covered_spaces() {
    let mut n_shut = 0;
    everything(|scene, _, _| {
        let Some(own) = scene.own() else { return };
        let view = scene.view.as_ref().expect("it was dealt");
        for card in view.known_hand(own) {
            let pictures = scene.setup.pictures(card);
            // Stands in for the table's real choices: one open space of the breed.
            let open = pictures.minus(view.covered()).first();
            let choices: Vec<Action> = open
                .map(|space| Action::PlayCard { card, space })
                .into_iter()
                .collect();
            let lawn = lawn::seen(scene, Some(card), &choices);
            for (space, seen) in scene.setup.board.all().zip(&lawn) {
                let Some(seen) = seen else { continue };
                let expected = if Some(space) == open {
                    Reach::Lit
                } else if !pictures.contains(space) {
                    Reach::None
                } else if view.covered().contains(space) {
                    n_shut += 1;
                    Reach::Shut
                } else {
                    Reach::Shown
                };
                assert_eq!(seen.reach, expected, "{}", seen.label);
            }
        }
    });
    assert!(n_shut > 0, "no card had a covered space");
}
