//! The count at the end, step by step, and the little pictures in the story.

use argh::{Argh, Card, Event, Setup};
use tabletop::{Seat, Words};

use super::card;
use crate::Scene;
use board::Step;

/// The steps of the count: one for each event from the reveal on.
pub(crate) fn steps(scene: &Scene, events: &[Event]) -> Vec<Step> {
    events
        .iter()
        .filter(|event| belongs(event))
        .map(|event| Step {
            seat: whose(event),
            text: board::words::minus(&Argh::event(&scene.setup, &scene.narrator, event)),
            pictures: pictures(&scene.setup, event),
        })
        .collect()
}

fn belongs(event: &Event) -> bool {
    matches!(
        event,
        Event::CardsRevealed { .. }
            | Event::EffectPicked { .. }
            | Event::SignSwitched { .. }
            | Event::CardDiscarded { .. }
            | Event::EffectFizzled { .. }
            | Event::TeamCounted { .. }
            | Event::DealEnded { .. }
            | Event::BoxOpened { .. }
    )
}

fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::CardsRevealed { seat, .. } | Event::TeamCounted { seat, .. } => Some(seat),
        Event::EffectPicked { by, .. }
        | Event::SignSwitched { by, .. }
        | Event::CardDiscarded { by, .. }
        | Event::EffectFizzled { by, .. } => Some(by),
        _ => None,
    }
}

/// The cards that an event is about, as little pictures.
pub(crate) fn pictures(setup: &Setup, event: &Event) -> String {
    let row = |cards: &[Card]| {
        cards
            .iter()
            .map(|one| card::little(setup, *one))
            .collect::<String>()
    };
    match *event {
        Event::CardTaken { location, card, .. }
        | Event::CardKept { location, card, .. }
        | Event::CardOffered { location, card, .. } => match card.up() {
            Some(known) => card::little(setup, known),
            None => card::little_back(location),
        },
        Event::CardAccepted { card, .. }
        | Event::CardDeclined { card, .. }
        | Event::CardStolen { card, .. } => row(&[card]),
        Event::CardsRevealed { cards, .. } | Event::BoxOpened { cards } => {
            row(&cards.iter().collect::<Vec<_>>())
        }
        Event::SignSwitched { effect, card, .. } | Event::CardDiscarded { effect, card, .. } => {
            row(&[effect, card])
        }
        Event::EffectPicked { effect, .. } | Event::EffectFizzled { effect, .. } => row(&[effect]),
        Event::PileRanOut { location, .. } => card::little_back(location),
        Event::OwlPeeked { cards, .. } => row(&cards
            .iter()
            .filter_map(|card| card.up())
            .collect::<Vec<_>>()),
        Event::TableLaid { .. }
        | Event::VoteCast { .. }
        | Event::FirstPlayerChosen { .. }
        | Event::OwlDeclined { .. }
        | Event::TurnSkipped { .. }
        | Event::TeamCounted { .. }
        | Event::DealEnded { .. } => String::new(),
    }
}
