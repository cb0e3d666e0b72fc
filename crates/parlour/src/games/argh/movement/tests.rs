//! Whole deals are played here, and every event has to move something for every viewer.

use std::collections::{BTreeMap, BTreeSet};

use argh::{Action, Argh, Event};
use tabletop::{BySeat, Chance, Game, Hex32, Log, Seat, Secret, Seed, Shelved, Terms, Viewer};
use wire::{SeatNews, Sitter, Stage, TableId, TableNews, Version};

use super::beats;
use crate::movement::{BEARABLE, Beat, Leaves, Move};
use crate::scene::Scene;

/// The table as a viewer sees it.
fn scene(game: &Argh, viewer: Viewer) -> Scene<Argh> {
    let n_seats = game.seats().len();
    let name = |seat: Seat| format!("Seat {}", seat.0);
    Scene {
        version: Version(1),
        viewer,
        setup: game.setup().clone(),
        view: Some(game.view(viewer)),
        choices: Vec::new(),
        news: TableNews {
            table: TableId("t".to_owned()),
            game: Argh::ID.to_owned(),
            stage: Stage::Playing,
            seats: BySeat::from_fn(n_seats, |seat| SeatNews {
                name: name(seat),
                sitter: Sitter::Person,
                present: true,
            }),
            to_act: game.to_act(),
            awaited: game.awaited(),
            clock: None,
            take_back: None,
            outcome: None,
            commitment: Secret(Hex32([0; 32])).commitment(),
            revealed: None,
        },
        names: BySeat::from_fn(n_seats, name),
    }
}

/// What a viewer saw happen, with the table as it was before.
type Seen = (Scene<Argh>, Vec<Event>);

/// Plays a deal by luck and shows each action to everybody.
fn watch(terms: &Terms, number: u64, mut show: impl FnMut(&Seen)) {
    let setup = Argh::set_up(terms).expect("these terms can be played");
    let seed = Seed::from_number(number);
    let mut luck = Chance::new(Seed::from_number(!number));
    let mut log = Log::recording();
    let mut game = Argh::deal(&setup, Chance::new(seed), &mut log).expect("it can be dealt");
    let viewers: Vec<Viewer> = game.seats().iter().map(Viewer::Seat).collect();
    let mut before = game.clone();
    loop {
        let events = log.take();
        for viewer in viewers.iter().copied().chain([Viewer::Spectator]) {
            let seen = events
                .iter()
                .filter_map(|event| Argh::redact(event, viewer));
            show(&(scene(&before, viewer), seen.collect()));
        }
        let Some(seat) = game.awaited().first() else {
            return;
        };
        let choices: Vec<Action> = game.choices(seat);
        let choice = choices[luck.below(choices.len() as u32) as usize];
        before = game.clone();
        game.apply(seat, &choice, &mut log);
    }
}

fn terms(n_seats: u8, options: &[(&str, &str)]) -> Terms {
    let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    Terms {
        options: options.iter().map(owned).collect::<BTreeMap<_, _>>(),
        ..Terms::plain(n_seats)
    }
}

fn everything(mut check: impl FnMut(&Scene<Argh>, &Event, &[Beat])) {
    let promos = [("promos", "owl,spider,twin")];
    for number in 0..40 {
        for terms in [terms(2, &[]), terms(3, &[]), terms(4, &promos)] {
            watch(&terms, number, |(scene, events)| {
                for event in events {
                    check(scene, event, &beats(scene, event));
                }
            });
        }
    }
}

/// The name of an event, as it is on the wire.
fn kind(event: &Event) -> String {
    let value = serde_json::to_value(event).expect("events have JSON");
    value["event"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn every_event_moves_something_for_a_bearable_time() {
    let mut kinds = BTreeSet::new();
    everything(|_, event, beats| {
        kinds.insert(kind(event));
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

#[test]
fn a_card_face_down_shows_nobody_its_front() {
    everything(|scene, event, beats| {
        let hidden = match event {
            Event::CardTaken { card, .. }
            | Event::CardKept { card, .. }
            | Event::CardOffered { card, .. } => card.up().is_none(),
            _ => false,
        };
        if hidden {
            let shown = format!("{beats:?}");
            assert!(
                !shown.contains("card front"),
                "{:?} sees {event:?}",
                scene.viewer
            );
        }
    });
}

#[test]
fn what_is_revealed_is_turned_to_its_front_and_becomes_it() {
    everything(|scene, event, beats| {
        let Event::CardsRevealed { seat, cards } = event else {
            return;
        };
        let area = &scene.view.as_ref().expect("it was dealt").areas[*seat];
        let turned: BTreeSet<String> = beats
            .iter()
            .flat_map(|beat| &beat.moves)
            .filter_map(|one| match one {
                Move::Turn { shows, becomes, .. } => {
                    assert!(shows.contains("card front"), "{shows}");
                    becomes.clone()
                }
                _ => None,
            })
            .collect();
        // What was hidden by an action of the same chapter is not on the table before it.
        assert!(turned.len() <= area.down.len());
        for spot in &turned {
            let is_among = cards.iter().any(|card| super::up(card) == *spot);
            assert!(is_among, "{spot} was not revealed");
        }
    });
}

#[test]
fn a_pile_stays_when_a_card_leaves_it_and_a_place_does_not() {
    everything(|_, event, beats| {
        let flights = beats.iter().flat_map(|beat| &beat.moves);
        for one in flights {
            let Move::Fly(flight) = one else { continue };
            let stays = ["pile-", "box", "seat-"]
                .iter()
                .any(|pile| flight.from.starts_with(pile));
            let strikes = matches!(
                event,
                Event::SignSwitched { .. } | Event::CardDiscarded { .. }
            );
            let expected = if stays || strikes {
                Leaves::More
            } else {
                Leaves::Nothing
            };
            assert_eq!(flight.leaves, expected, "{event:?}: {flight:?}");
        }
    });
}
