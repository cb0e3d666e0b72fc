//! The count at the end, band by band, and the little pictures of the story.

use bandimals::Event;
use tabletop::Seat;

use super::{art, card};
use crate::Scene;
use crate::words;
use board::Step;

/// How the deal went, then every band, the best last.
pub(crate) fn steps(scene: &Scene, events: &[Event]) -> Vec<Step> {
    let Some(view) = &scene.view else {
        return Vec::new();
    };
    let (setup, open) = (&scene.setup, &view.open);
    let majors = events
        .iter()
        .filter(|event| matches!(event, Event::MajorTaken { .. }))
        .count();
    let lost = events
        .iter()
        .filter(|event| matches!(event, Event::MajorLost { .. }))
        .count();
    let mut steps = vec![Step {
        seat: None,
        text: words::went(open.round, majors, lost),
        pictures: String::new(),
    }];
    let places = scene.news.outcome.as_ref().map(|outcome| &outcome.places);
    let mut seats: Vec<Seat> = (0..setup.n_seats).map(Seat).collect();
    tabletop::sort_by_key(&mut seats, |seat| {
        let place = places.and_then(|places| places.at(*seat).copied());
        std::cmp::Reverse(place.unwrap_or(0))
    });
    for seat in seats {
        let columns = open.columns(setup, seat);
        let pairs = columns.iter().filter(|column| column.is_pair());
        let pictures: String = pairs
            .clone()
            .map(|column| {
                format!(
                    "<span class=\"pair-bit {}\">{}</span>",
                    art::section_class(column.section),
                    card::littles(setup, column.equipment.into_iter().chain(column.player))
                )
            })
            .collect();
        let major = open.bands[seat].major;
        let lead = major.map_or_else(String::new, |major| {
            format!(
                "<span class=\"bit lead\">{}</span>",
                art::major(setup, major)
            )
        });
        steps.push(Step {
            seat: Some(seat),
            text: words::counted(&scene.narrator, seat, pairs.count(), major.is_some()),
            pictures: pictures + &lead,
        });
    }
    steps
}

/// What an event is about, as little pictures.
pub(crate) fn pictures(scene: &Scene, event: &Event) -> String {
    let setup = &scene.setup;
    let one = |card| card::little(setup, card);
    match event {
        Event::SectionRequired { section } | Event::SectionTaken { section, .. } => {
            art::badge(*section)
        }
        Event::Dealt { cards, .. } | Event::Drew { cards, .. } | Event::Passed { cards, .. } => {
            card::littles(setup, cards.iter().filter_map(|face| face.up()))
        }
        Event::BandPlayed { card, .. }
        | Event::BandRemoved { card, .. }
        | Event::SpecialPlayed { card, .. }
        | Event::Fetched { card, .. }
        | Event::Cleared { card, .. }
        | Event::Removed { card, .. }
        | Event::RanOut { card, .. }
        | Event::Started { card, .. }
        | Event::HaltPlayed { card, .. } => one(*card),
        Event::Stopped { card, penalty, .. } => card::littles(setup, [*card, *penalty]),
        Event::Shielded {
            shield, penalty, ..
        } => card::littles(setup, [*shield, *penalty]),
        Event::Discarded { cards, .. } => card::littles(setup, cards.iter().copied()),
        Event::Taken { card, .. } => card.up().map(one).unwrap_or_default(),
        Event::MajorTaken { major, .. } | Event::MajorLost { major, .. } => {
            format!(
                "<span class=\"bit lead\">{}</span>",
                art::major(setup, *major)
            )
        }
        Event::TurnedUp { ct, .. } | Event::Retired { ct } | Event::ContestWon { ct, .. } => {
            format!(
                "<span class=\"bit halt\">{}</span>",
                art::of_ct(setup.ct(*ct))
            )
        }
        Event::LineSaid { .. } | Event::Slipped { .. } => {
            format!(
                "<span class=\"bit halt\">{}</span>",
                art::picture("sign-mask")
            )
        }
        Event::OrderTold { order } => order.iter().map(|section| art::badge(*section)).collect(),
        Event::NumberDrawn { .. } => {
            format!("<span class=\"bit\">{}</span>", art::picture("sign-die"))
        }
        Event::TimesTold { .. }
        | Event::Thrown { .. }
        | Event::FirstChosen { .. }
        | Event::TurnBegan { .. }
        | Event::TurnChosen { .. }
        | Event::Reshuffled { .. }
        | Event::MajorDeclined { .. }
        | Event::LookedAt { .. }
        | Event::RivalNamed { .. }
        | Event::EntriesShown { .. }
        | Event::NotesTold { .. }
        | Event::BidsShown { .. }
        | Event::VotesCounted { .. }
        | Event::VerdictsCounted { .. }
        | Event::Conceded { .. }
        | Event::Ended { .. } => String::new(),
    }
}
