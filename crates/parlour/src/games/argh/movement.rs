//! What moves when something happens at a table of ARGH.

use argh::{Argh, Event, HiddenCard, Setup};
use tabletop::{Face, Seat};

use super::board::pile_spot;
use super::card;
use crate::games::Flight;
use crate::sound::Sound;
use crate::table::Scene;

const SLIDE: u32 = 450;
const TURN: u32 = 600;

/// The flights of an event, over the table as it was before.
pub(crate) fn flights(scene: &Scene<Argh>, event: &Event) -> Vec<Flight> {
    let setup = &scene.setup;
    let seat = |seat: Seat| format!("area-{}", seat.0);
    match *event {
        Event::CardTaken { by, location, card } => {
            let own = scene.own() == Some(by);
            let to = if own {
                "held".to_owned()
            } else {
                format!("seat-{}", by.0)
            };
            let looks = card::back(location);
            let turns = card.up().map(|known| card::front(setup, known));
            vec![flight(pile_spot(location), to, looks, turns)]
        }
        Event::CardKept {
            by, location, card, ..
        } => {
            let looks = card::known(setup, card, location);
            vec![flight("held".to_owned(), seat(by), looks, None)]
        }
        Event::CardOffered {
            by,
            to,
            location,
            card,
        } => {
            let from = if scene.own() == Some(by) {
                "held".to_owned()
            } else {
                format!("seat-{}", by.0)
            };
            let looks = card::known(setup, card, location);
            let turns = card.is_up().then(|| card::back(location));
            vec![flight(from, format!("seat-{}", to.0), looks, turns)]
        }
        Event::CardAccepted { by, card, .. } => {
            vec![turned("held".to_owned(), seat(by), setup, card)]
        }
        Event::CardDeclined { from, card, .. } => {
            vec![turned("held".to_owned(), seat(from), setup, card)]
        }
        Event::CardStolen {
            by,
            from,
            slot,
            card,
        } => {
            vec![turned(
                format!("down-{}-{slot}", from.0),
                seat(by),
                setup,
                card,
            )]
        }
        Event::CardsRevealed { seat, .. } => revealed(scene, seat),
        Event::SignSwitched { by, effect, card } | Event::CardDiscarded { by, effect, card } => {
            let _ = by;
            let looks = card::front(setup, effect);
            vec![flight(
                format!("up-{}", effect.0),
                format!("up-{}", card.0),
                looks,
                None,
            )]
        }
        Event::TableLaid { .. }
        | Event::VoteCast { .. }
        | Event::FirstPlayerChosen { .. }
        | Event::OwlPeeked { .. }
        | Event::OwlDeclined { .. }
        | Event::PileRanOut { .. }
        | Event::TurnSkipped { .. }
        | Event::EffectPicked { .. }
        | Event::EffectFizzled { .. }
        | Event::TeamCounted { .. }
        | Event::DealEnded { .. }
        | Event::BoxOpened { .. } => Vec::new(),
    }
}

fn flight(from: String, to: String, looks: String, turns: Option<String>) -> Flight {
    let (millis, sound) = match turns {
        Some(_) => (TURN, Sound::Flip),
        None => (SLIDE, Sound::Slide),
    };
    Flight {
        from,
        to,
        looks,
        turns,
        millis,
        sound,
    }
}

/// A card that everybody sees turn over on its way.
fn turned(from: String, to: String, setup: &Setup, card: argh::Card) -> Flight {
    let back = card::back(setup.edition.location(card));
    flight(from, to, back, Some(card::front(setup, card)))
}

/// Face-down cards that are turned over where they lie. Whoever does not know them sees only that
/// they turn: the table shows them right after.
fn revealed(scene: &Scene<Argh>, seat: Seat) -> Vec<Flight> {
    let area = scene.view.as_ref().and_then(|view| view.areas.at(seat));
    let down = area.map(|area| area.down.as_slice()).unwrap_or_default();
    down.iter()
        .map(|hidden: &HiddenCard| {
            let spot = format!("down-{}-{}", seat.0, hidden.slot);
            let looks = match hidden.card {
                Face::Up(known) => card::front(&scene.setup, known),
                Face::Down => card::back(hidden.location),
            };
            Flight {
                from: spot.clone(),
                to: spot,
                looks: looks.clone(),
                turns: Some(looks),
                millis: 200,
                sound: Sound::Flip,
            }
        })
        .collect()
}
