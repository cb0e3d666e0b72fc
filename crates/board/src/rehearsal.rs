//! Whole deals for the tests of movement: what everybody saw happen, with the table as it was
//! before.

use std::collections::BTreeSet;

use tabletop::{
    BySeat, Chance, Checked, Game, Hex32, Log, Narrator, Seat, Secret, Seed, Shelved, Terms, Viewer,
};
use wire::{SeatNews, Sitter, Stage, TableId, TableNews, Version};

use crate::movement::{BEARABLE, Beat};
use crate::{Scene, Sight};

/// Plays a random deal and shows each event to every viewer who sees it.
pub fn watch<G: Shelved>(terms: &Terms, number: u64, mut show: impl FnMut(&Scene<G>, &G::Event)) {
    let setup = G::set_up(terms).expect("these terms can be played");
    let mut luck = Chance::new(Seed::from_number(!number));
    let mut log = Log::recording();
    let chance = Chance::new(Seed::from_number(number));
    let mut game = G::deal(&setup, chance, &mut log).expect("it can be dealt");
    let mut before = game.clone();
    loop {
        let events = log.take();
        let seats = game.seats();
        for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let table = scene(&before, &setup, viewer);
            for event in events.iter().filter_map(|event| G::redact(event, viewer)) {
                show(&table, &event);
            }
        }
        let Some(seat) = game.awaited().first() else {
            return;
        };
        let choices = game.choices(seat);
        let choice = choices[luck.below(choices.len() as u32) as usize].clone();
        before = game.clone();
        game.apply(Checked::listed(seat, &choice), &mut log);
    }
}

/// Checks that every event moves something, for a bearable time, and that the deals had the
/// expected events.
///
/// # Panics
/// If that is not so.
pub fn all_move<G: Game>(
    everything: impl FnOnce(&mut dyn FnMut(&G::Event, &[Beat])),
    expected: &[&str],
) {
    let mut kinds = BTreeSet::new();
    everything(&mut |event, beats| {
        kinds.insert(kind::<G>(event));
        assert!(!beats.is_empty(), "{event:?}");
        for beat in beats {
            assert!(BEARABLE.contains(&beat.millis), "{event:?}: {beat:?}");
            assert!(!beat.moves.is_empty(), "{event:?}");
        }
    });
    for expected in expected {
        assert!(
            kinds.contains(*expected),
            "no deal had {expected}: {kinds:?}"
        );
    }
}

/// The name of an event, as it is on the wire.
fn kind<G: Game>(event: &G::Event) -> String {
    let value = serde_json::to_value(event).expect("events have JSON");
    value["event"].as_str().unwrap_or_default().to_owned()
}

/// The table as a viewer sees it.
fn scene<G: Game>(game: &G, setup: &G::Setup, viewer: Viewer) -> Scene<G> {
    let n_seats = game.seats().len();
    let name = |seat: Seat| format!("Seat {}", seat.0);
    let sight = Sight {
        version: Version(1),
        viewer,
        news: TableNews {
            table: TableId("t".to_owned()),
            game: G::ID.to_owned(),
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
            closed: None,
        },
        narrator: Narrator::new(BySeat::from_fn(n_seats, name), viewer),
    };
    Scene {
        sight,
        setup: setup.clone(),
        view: Some(game.view(viewer)),
        choices: Vec::new(),
    }
}
