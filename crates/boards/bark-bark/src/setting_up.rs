//! Before the first race: all players pick a pawn and a critter, and say how many pets they have.

use bark_bark::{Action, Critter, Phase, SetUp, View};
use board::drawn;
use leptos::prelude::*;

use super::{art, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// Where the critters get ready.
pub(crate) fn dressing_room(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let Some(own) = scene.own().filter(|_| view.open.phase == Phase::SetUp) else {
        return getting_ready();
    };
    let player = &view.open.players[own.index()];
    let (setup, open) = (&scene.setup, &view.open);
    if player.colour.is_none() {
        let colours = setup.edition.colours.iter().zip(0..).map(|(name, colour)| {
            let paint = art::paint_of(name).unwrap_or("#888");
            let looks = art::figure(paint, None, own);
            (SetUp::ChooseColour { colour }, looks, name.clone())
        });
        return stalls(desk, scene, words::PICK_COLOUR, colours.collect());
    }
    if player.critter.is_none() {
        let paint = art::paint(setup, open, own);
        let critters = [Critter::Cat, Critter::Squirrel].map(|critter| {
            let looks = art::figure(paint, Some(critter), own);
            (
                SetUp::ChooseCritter { critter },
                looks,
                words::critter(critter).to_owned(),
            )
        });
        return stalls(desk, scene, words::PICK_CRITTER, critters.into());
    }
    let may_tell = desk.is_asked(scene)
        && scene
            .choices
            .iter()
            .any(|action| matches!(action, Action::SetUp(SetUp::TellPets { .. })));
    if may_tell {
        return pets(desk);
    }
    getting_ready()
}

/// Things to choose from, each with its picture.
fn stalls(
    desk: Desk,
    scene: &Scene,
    title: &'static str,
    things: Vec<(SetUp, String, String)>,
) -> AnyView {
    let things = things
        .into_iter()
        .map(|(action, looks, name)| {
            let action = Action::SetUp(action);
            let spot = spots::of(&action).unwrap_or_default();
            let may = desk.choice_at(scene, &spot).is_some();
            view! {
                <button class="stall" class:pressable=may disabled=!may data-spot=spot on:click=move |_| desk.act(&action)>
                    <span class="racer" aria-hidden="true">{drawn(looks)}</span>
                    <span>{name}</span>
                </button>
            }
        })
        .collect_view();
    view! { <section class="dressing" aria-label=title><h2>{title}</h2><div class="stalls">{things}</div></section> }
        .into_any()
}

/// Asks for the number of pets.
fn pets(desk: Desk) -> AnyView {
    let count = RwSignal::new(1_u8);
    let change = move |event| {
        if let Ok(value) = event_target_value(&event).parse::<u8>() {
            count.set(value.min(99));
        }
    };
    view! {
        <section class="dressing" aria-label=words::PETS>
            <h2>{words::PETS}</h2>
            <p>{words::PETS_WHY}</p>
            <div class="choices">
                <input type="number" min="0" max="99" aria-label=words::PETS prop:value=move || count.get().to_string() on:input=change/>
                <button class="choice" on:click=move |_| desk.act(&SetUp::TellPets { count: count.get_untracked() }.into())>{words::TELL}</button>
            </div>
        </section>
    }
    .into_any()
}

fn getting_ready() -> AnyView {
    view! {
        <section class="dressing" aria-label=words::GETTING_READY>
            <h2>{words::GETTING_READY}</h2>
            <span class="big-monty" aria-hidden="true">{drawn(art::picture("monty"))}</span>
        </section>
    }
    .into_any()
}
