//! Over the fairground: the tent where dice are picked, and the question about fairs.

use leptos::prelude::*;
use mole_park::{Action, Colour, KingSelection, MolePark, Phase, View, Visit};

use super::megaphone::{self, Wait};
use super::{art, key, spots};
use crate::scene::Scene;
use crate::table::Desk;
use crate::words::mole_park as words;

/// What lies over the fairground in this phase.
pub(crate) fn tent(
    desk: Desk<MolePark>,
    scene: &Scene<MolePark>,
    view: &View,
    wait: Wait,
) -> AnyView {
    let asks_visits = scene.setup.king_selection() == KingSelection::ArcadeQuestion;
    match view.phase {
        Phase::Colours => colours(desk, scene, view),
        Phase::King if asks_visits && desk.is_asked(scene) => visit(desk),
        Phase::King => view! {
            <section class="tent" aria-label=words::FIND_KING>
                <h2>{words::FIND_KING}</h2>
                <p>{scene.setup.options.king_title.clone()} " " {words::KING}</p>
                <span class="big-crown" aria-hidden="true" inner_html=art::picture("crown")></span>
            </section>
        }
        .into_any(),
        Phase::Go | Phase::ShowdownGo if desk.is_asked(scene) => {
            megaphone::megaphone(desk, scene, wait)
        }
        Phase::Go
        | Phase::ShowdownGo
        | Phase::CrownCall { .. }
        | Phase::Choose
        | Phase::Reroll { .. }
        | Phase::Discard { .. }
        | Phase::Tie { .. }
        | Phase::Pick { .. }
        | Phase::Keep
        | Phase::CrownTie { .. }
        | Phase::Over { .. } => ().into_any(),
    }
}

/// Eight sets of dice to pick from.
fn colours(desk: Desk<MolePark>, scene: &Scene<MolePark>, view: &View) -> AnyView {
    let taken: Vec<Colour> = view
        .areas
        .by_seat()
        .filter_map(|(_, area)| area.colour)
        .collect();
    let sets = Colour::ALL.map(|colour| {
        let spot = spots::colour(colour);
        let chooses = Action::ChooseColour { colour };
        let may = key::is_open(desk, scene) && scene.choices.contains(&chooses);
        let is_gone = taken.contains(&colour);
        let label = words::colour(colour.name(), colour.symbol());
        view! {
            <button class="set" class:pressable=may class:gone=is_gone disabled=!may data-spot=spot.clone()
                on:click=move |_| desk.act(&Action::ChooseColour { colour })>
                <span inner_html=art::token_of(colour) aria-hidden="true"></span>
                <span>{key::key(desk, scene, &spot)} {label}</span>
            </button>
        }
    });
    view! { <section class="tent" aria-label=words::PICK_COLOUR><h2>{words::PICK_COLOUR}</h2><div class="sets">{sets}</div></section> }
        .into_any()
}

/// Any day can be told.
fn visit(desk: Desk<MolePark>) -> AnyView {
    let day = RwSignal::new("2026-05-01".to_owned());
    let tell = move |_| {
        if let Some(visit) = read_day(&day.get_untracked()) {
            desk.act(&Action::AnswerArcade { visit });
        }
    };
    let never = move |_| {
        desk.act(&Action::AnswerArcade {
            visit: Visit::Never,
        });
    };
    view! {
        <section class="tent" aria-label=words::WHEN>
            <h2>{words::WHEN}</h2>
            <p>{words::WHEN_WHY}</p>
            <div class="choices">
                <input type="date" aria-label=words::WHEN prop:value=move || day.get() on:input=move |event| day.set(event_target_value(&event))/>
                <button class="choice" on:click=tell>{words::TELL}</button>
                <button class="choice small" on:click=never>{words::NEVER}</button>
            </div>
        </section>
    }
    .into_any()
}

/// A day as browsers write it: `2026-05-01`.
fn read_day(text: &str) -> Option<Visit> {
    let mut parts = text.split('-');
    let year = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok()?;
    let day = parts.next()?.parse().ok()?;
    Some(Visit::On { year, month, day })
}
