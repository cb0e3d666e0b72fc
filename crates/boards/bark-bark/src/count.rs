//! The count at the end, race by race, and the little pictures of the story.

use bark_bark::Event;
use tabletop::Seat;

use super::{art, card};
use crate::Scene;
use crate::words;
use board::Step;

/// Each race with its points, one step for each seat, the winner first.
pub(crate) fn steps(scene: &Scene, events: &[Event]) -> Vec<Step> {
    let races = events.iter().filter_map(|event| match event {
        Event::RaceEnded {
            end,
            places,
            awards,
        } => Some((*end, *places, *awards)),
        _ => None,
    });
    let mut steps = Vec::new();
    let mut total = [0_u8; 5];
    for ((end, places, awards), race) in races.zip(1..) {
        steps.push(Step {
            seat: None,
            text: words::race_ended(race, end),
            pictures: String::new(),
        });
        let mut seats: Vec<Seat> = (0..scene.setup.n_seats).map(Seat).collect();
        tabletop::sort_by_key(&mut seats, |seat| places[seat.index()]);
        for seat in seats {
            let index = seat.index();
            total[index] += awards[index];
            let text = words::awarded(
                scene.narrator.begin(seat),
                &board::words::place(places[index]),
                awards[index],
                total[index],
            );
            steps.push(Step {
                seat: Some(seat),
                text,
                pictures: pawn(scene, seat),
            });
        }
    }
    steps
}

fn pawn(scene: &Scene, seat: Seat) -> String {
    let view = scene.view.as_ref();
    view.map(|view| card::little_pawn(&scene.setup, &view.open, seat))
        .unwrap_or_default()
}

/// What an event is about, as little pictures.
pub(crate) fn pictures(scene: &Scene, event: &Event) -> String {
    let little = |name: &str| format!("<span class=\"little\">{}</span>", art::picture(name));
    match event {
        Event::CardExplored { card, .. } | Event::CornerSwapped { card, .. } => {
            art::little(&scene.setup, *card)
        }
        Event::Barked { .. } | Event::NoWayHome { .. } => little("monty"),
        Event::CrownTaken { .. } | Event::CrownLeft { .. } | Event::CrownPlaced { .. } => {
            little("crown")
        }
        Event::Stepped { by, .. }
        | Event::Bounced { by, .. }
        | Event::PushedOff { by, .. }
        | Event::HoppedOff { by, .. }
        | Event::CardForOneShared { by }
        | Event::MoveBegan { by, .. }
        | Event::CardLaid { by, .. }
        | Event::CardChanged { by, .. }
        | Event::CardKept { by, .. }
        | Event::CardClaimed { by, .. }
        | Event::CardWhispered { by, .. }
        | Event::ClaimWithdrawn { by }
        | Event::WhisperWithdrawn { by, .. }
        | Event::ClaimJudged { by, .. }
        | Event::SplitProposed { by, .. }
        | Event::SplitAccepted { by }
        | Event::OrderProposed { by, .. }
        | Event::OrderAccepted { by }
        | Event::WalkedAway { by, .. }
        | Event::FenceStopped { by }
        | Event::LoopClosed { by }
        | Event::DeadEndReached { by }
        | Event::ShortCutDeclined { by }
        | Event::MovementLost { by, .. }
        | Event::BecameReady { by } => pawn(scene, *by),
        Event::CritterChosen { by: seat, .. }
        | Event::ColourChosen { by: seat, .. }
        | Event::RetreatOrdered { seat, .. }
        | Event::WentBack { seat, .. }
        | Event::StayedBehind { seat } => pawn(scene, *seat),
        Event::RaceSetUp { .. }
        | Event::PetsTold { .. }
        | Event::PlacerChosen { .. }
        | Event::StartPlaced { .. }
        | Event::RoundBegan { .. }
        | Event::CardsShown { .. }
        | Event::NumberShared { .. }
        | Event::SplitAgreed { .. }
        | Event::OrderAgreed { .. }
        | Event::RaceEnded { .. } => String::new(),
    }
}
