//! The count at the end, step by step, and the little pictures of the story.

use mole_park::Event;
use tabletop::{Face, Seat};

use super::{art, card};
use crate::Scene;
use crate::words;
use board::Step;

/// The steps of the count: the last cash-ins, the Showdown if there was one, and everybody's prizes.
pub(crate) fn steps(scene: &Scene, events: &[Event]) -> Vec<Step> {
    let setup = &scene.setup;
    let name = |seat: &Seat| scene.narrator.begin(*seat).to_owned();
    let last = events
        .iter()
        .rposition(|event| matches!(event, Event::RoundBegan { .. }));
    let mut steps = Vec::new();
    for event in &events[last.unwrap_or(0)..] {
        let step = match event {
            Event::CrownDeclared { by } => Step {
                seat: Some(*by),
                text: format!("{}: {}", name(by), words::GOES_FOR_CROWN),
                pictures: art::little("crown"),
            },
            Event::HandLaid { by, moles, sum } => Step {
                seat: Some(*by),
                text: words::came_to(&name(by), sum.total()),
                pictures: moles
                    .iter()
                    .map(|mole| card::little(setup, *mole))
                    .collect(),
            },
            Event::CrownMissed { by, .. } => Step {
                seat: Some(*by),
                text: words::missed_crown(&name(by)),
                pictures: art::little("crown"),
            },
            Event::ShowdownBegan { .. } => Step {
                seat: None,
                text: words::SHOWDOWN_WHY.to_owned(),
                pictures: art::little("crown"),
            },
            Event::ShowdownScored {
                by, moles, score, ..
            } => Step {
                seat: Some(*by),
                text: words::scored(&name(by), *score),
                pictures: moles
                    .iter()
                    .map(|mole| card::little(setup, *mole))
                    .collect(),
            },
            Event::DealEnded { ending } => {
                steps.extend(prizes(scene));
                Step {
                    seat: Some(ending.winner()),
                    text: words::ended(*ending).to_owned(),
                    pictures: art::little("crown"),
                }
            }
            _ => continue,
        };
        steps.push(step);
    }
    steps
}

/// Everybody's prizes, the most stars last.
fn prizes(scene: &Scene) -> Vec<Step> {
    let Some(view) = &scene.view else {
        return Vec::new();
    };
    let setup = &scene.setup;
    let mut seats: Vec<Seat> = (0..setup.n_seats).map(Seat).collect();
    tabletop::sort_by_key(&mut seats, |seat| setup.stars_of(view.areas[*seat].prizes));
    let of = |seat: Seat| {
        let won = view.areas[seat].prizes;
        let name = scene.narrator.begin(seat);
        Step {
            seat: Some(seat),
            text: words::has_prizes(name, setup.stars_of(won), won.len()),
            pictures: won
                .iter()
                .map(|prize| card::little_prize(setup, prize))
                .collect(),
        }
    };
    seats.into_iter().map(of).collect()
}

/// Little pictures for an event in the story.
pub(crate) fn pictures(scene: &Scene, event: &Event) -> String {
    let setup = &scene.setup;
    let token = |seat: Seat| {
        let view = scene.view.as_ref();
        view.map(|view| format!("<span class=\"little\">{}</span>", art::token(view, seat)))
            .unwrap_or_default()
    };
    let faces = |moles: &[Face<mole_park::Mole>]| -> String {
        let known = moles.iter().filter_map(|mole| mole.up());
        known.map(|mole| card::little(setup, mole)).collect()
    };
    let open = |moles: &[mole_park::Mole]| -> String {
        moles
            .iter()
            .map(|mole| card::little(setup, *mole))
            .collect()
    };
    match event {
        Event::DieRolled { by, rolled } | Event::DieRerolled { by, rolled, .. } => {
            let view = scene.view.as_ref();
            view.map(|view| art::face(view, *by, *rolled))
                .unwrap_or_default()
        }
        Event::MolesWhacked { by, moles, .. } | Event::MolesDrawn { by, moles, .. } => {
            // More than two would leave no room for the sentence, which names them all anyway.
            let few = if moles.len() <= 2 { moles } else { &[][..] };
            token(*by) + &faces(few)
        }
        Event::HolePeeked { moles, .. } => art::little("eye") + &faces(moles),
        Event::LeftoverTaken { by, mole, .. } | Event::MoleMarked { by, mole } => {
            token(*by) + &faces(&[*mole])
        }
        Event::MolesDiscarded { by, moles }
        | Event::MolesKept { by, moles }
        | Event::HandCleared { by, moles }
        | Event::ShowdownWhacked { by, moles, .. } => token(*by) + &open(moles),
        // The sentence names every mole; pictures of all would leave no room for it.
        Event::HandLaid { by, .. } | Event::ShowdownScored { by, .. } => {
            token(*by) + &art::little("star")
        }
        Event::PrizeTaken { by, prize } => token(*by) + &card::little_prize(setup, *prize),
        Event::StandRestocked { prize, .. } => card::little_prize(setup, *prize),
        Event::CrownDeclared { by } | Event::CrownMissed { by, .. } => {
            token(*by) + &art::little("crown")
        }
        Event::KingNamed { .. } | Event::ShowdownBegan { .. } | Event::DealEnded { .. } => {
            art::little("crown")
        }
        Event::GoSaid { .. } => art::little("horn"),
        Event::NothingWhacked { .. } => art::little("mallet"),
        Event::ColourChosen { by, .. }
        | Event::Answered { by, .. }
        | Event::VisitTold { by, .. }
        | Event::RerollDeclined { by }
        | Event::NothingLaid { by }
        | Event::PrizePassed { by }
        | Event::NothingLeft { by, .. }
        | Event::HandCashed { by, .. }
        | Event::PrizesReturned { by, .. }
        | Event::ShowdownRolled { by, .. }
        | Event::NextNamed { next: by }
        | Event::KingSteppedBack { seat: by }
        | Event::WinnerNamed { seat: by }
        | Event::WinnerDrawn { seat: by } => token(*by),
        Event::ParkOpened { .. }
        | Event::NobodyVisited
        | Event::RoundBegan { .. }
        | Event::MolesDealt { .. }
        | Event::HillShuffled { .. }
        | Event::OrderDrawn { .. }
        | Event::StandEmptied { .. }
        | Event::ParkClosed { .. } => String::new(),
    }
}
