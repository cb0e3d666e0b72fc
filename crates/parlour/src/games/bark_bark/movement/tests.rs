//! Whole races are run here, and every event has to move something for every viewer.

use std::collections::BTreeSet;

use bark_bark::{Action, BarkBark, Event};
use tabletop::{
    BySeat, Chance, Face, Game, Hex32, Log, Seat, Secret, Seed, Shelved, Terms, Viewer,
};
use wire::{SeatNews, Sitter, Stage, TableId, TableNews, Version};

use super::beats;
use crate::movement::{BEARABLE, Beat, Move};
use crate::scene::Scene;

/// The table as a viewer sees it.
fn scene(game: &BarkBark, viewer: Viewer) -> Scene<BarkBark> {
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
            game: BarkBark::ID.to_owned(),
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

/// Runs a match by luck and shows each event to everybody, over the table as it was before.
fn watch(terms: &Terms, number: u64, mut show: impl FnMut(&Scene<BarkBark>, &Event, &[Beat])) {
    let setup = BarkBark::set_up(terms).expect("these terms can be played");
    let mut luck = Chance::new(Seed::from_number(!number));
    let mut log = Log::recording();
    let chance = Chance::new(Seed::from_number(number));
    let mut game = BarkBark::deal(&setup, chance, &mut log).expect("it can be dealt");
    let mut before = game.clone();
    loop {
        let events = log.take();
        let viewers = game
            .seats()
            .iter()
            .map(Viewer::Seat)
            .chain([Viewer::Spectator]);
        for viewer in viewers {
            let table = scene(&before, viewer);
            for event in events
                .iter()
                .filter_map(|event| BarkBark::redact(event, viewer))
            {
                show(&table, &event, &beats(&table, &event));
            }
        }
        let Some(seat) = game.awaited().first() else {
            return;
        };
        let choices: Vec<Action> = game.choices(seat);
        let choice = choices[luck.below(choices.len() as u32) as usize].clone();
        before = game.clone();
        game.apply(seat, &choice, &mut log);
    }
}

fn everything(mut check: impl FnMut(&Scene<BarkBark>, &Event, &[Beat])) {
    for number in 0..6 {
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
            watch(&terms, number, &mut check);
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
    ] {
        assert!(
            kinds.contains(expected),
            "no race had {expected}: {kinds:?}"
        );
    }
}

#[test]
fn a_laid_card_shows_nobody_else_its_number() {
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
