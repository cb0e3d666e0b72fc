//! The steps of the count at the end, and the small pictures in the story.

use dogs::{Card, Dogs, Event};
use tabletop::{Seat, Words};

use super::{card, team};
use crate::Scene;
use board::Step;

/// The sequences, the longest lines if they decide, the ending, and the hands.
pub(crate) fn steps(scene: &Scene, events: &[Event]) -> Vec<Step> {
    let told = events.iter().filter_map(|event| {
        let seat = match event {
            Event::SequenceMade { by, .. } => Some(*by),
            Event::HandShown { seat, .. } => Some(*seat),
            Event::LinesMeasured { .. } | Event::DealEnded { .. } => None,
            _ => return None,
        };
        Some((seat, event))
    });
    told.map(|(seat, event): (Option<Seat>, &Event)| Step {
        seat,
        text: board::words::minus(&Dogs::event(&scene.setup, &scene.narrator, event)),
        pictures: pictures(scene, event),
    })
    .collect()
}

/// What an event is about, as small pictures.
pub(crate) fn pictures(scene: &Scene, event: &Event) -> String {
    let setup = &scene.setup;
    let row = |cards: &[Card]| -> String {
        let cards = cards.iter();
        cards.map(|one| card::little(setup, *one)).collect()
    };
    let chip = |colour| card::little_chip(team::of_colour(setup, colour));
    match event {
        Event::ColourChosen { colour, .. } => chip(*colour),
        Event::ChipPlaced { colour, card, .. } => row(&[*card]) + &chip(*colour),
        Event::ChipRemoved { colour, card, .. } => row(&[*card]) + &chip(*colour),
        Event::DeadCardTurnedIn { card, .. } => row(&[*card]),
        Event::CardDrawn { card, .. } => match card.up() {
            Some(known) => row(&[known]),
            None => card::little_back(),
        },
        Event::HandDealt { cards, .. } => {
            let known: Vec<Card> = cards.iter().filter_map(|face| face.up()).collect();
            if known.is_empty() {
                card::little_back()
            } else {
                row(&known)
            }
        }
        Event::SequenceMade { colour, .. } => chip(*colour).repeat(3),
        Event::LinesMeasured { colour, .. } => chip(*colour),
        Event::HandShown { cards, .. } => row(cards),
        Event::DeckRebuilt { .. } | Event::DeckUsedUp => card::little_back(),
        Event::DealEnded { ending } => {
            let view = scene.view.as_ref();
            let team = ending
                .winner()
                .and_then(|side| team::of_side(setup, view?, side));
            team.map(card::little_chip).unwrap_or_default()
        }
        Event::DealerChosen { .. }
        | Event::CardLeft { .. }
        | Event::CardLost { .. }
        | Event::TurnSkipped { .. } => String::new(),
    }
}
