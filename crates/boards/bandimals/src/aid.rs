//! The player aid: the sections, and every Bonus and Penalty with what it does and how many have been
//! seen.

use bandimals::{Card, Ct, Section, Special, SpecialType, View};
use board::look;
use leptos::prelude::*;

use super::{art, card};
use crate::Scene;
use crate::words;

const TYPES: [SpecialType; 4] = [
    SpecialType::QuickBonus,
    SpecialType::BandBonus,
    SpecialType::QuickPenalty,
    SpecialType::BandPenalty,
];

/// The aid. It shows only what everybody knows.
pub(crate) fn aid(scene: &Scene) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let edition = &scene.setup.edition;
    let sections = Section::ALL
        .map(|section| {
            let animals = edition.players.iter().filter(|card| card.section == section);
            let animals: Vec<&str> = animals.map(|card| card.name.as_str()).collect();
            let gear = edition.equipment.iter().filter(|card| card.section == section);
            let gear: Vec<&str> = gear.map(|card| card.name.as_str()).collect();
            view! {
                <li>
                    {look("bit", art::badge(section))}
                    <span><strong>{words::section(section)}</strong> <small>{animals.join(", ")} " \u{b7} " {gear.join(", ")}</small></span>
                </li>
            }
        })
        .collect_view();
    let types = TYPES.map(|kind| {
        let first = edition.players.len() + edition.equipment.len();
        let rows = edition
            .specials
            .iter()
            .enumerate()
            .filter(|(_, special)| special.kind == kind)
            .map(|(place, special)| row(scene, view, special, Card((first + place) as u8)))
            .collect_view();
        view! { <h2>{words::type_name(kind)}</h2> <p class="quiet">{words::type_why(kind)}</p> <ul class="band-aid">{rows}</ul> }
    });
    let indigo = edition
        .ct
        .iter()
        .zip(0..)
        .map(|(info, place)| {
            view! {
                <li>
                    {look("bit halt", art::of_ct(info))}
                    <span><strong>{info.name.clone()}</strong> <small>{scene.setup.tell(Ct(place))}</small></span>
                </li>
            }
        })
        .collect_view();
    let has_booster = !edition.ct.is_empty();
    view! {
        <a class="tool playmat-link" href=words::PLAYMAT_LINK target="_blank">{words::PLAYMAT_OPEN}</a>
        <h2>{words::SECTIONS}</h2> <ul class="band-aid">{sections}</ul>
        {types}
        {has_booster.then(|| view! { <h2>{words::INDIGO}</h2> <ul class="band-aid">{indigo}</ul> })}
    }
    .into_any()
}

fn row(scene: &Scene, view: &View, special: &Special, kind: Card) -> AnyView {
    let open = &view.open;
    let bands = open
        .bands
        .iter()
        .flat_map(|band| band.bonuses.iter().chain(&band.penalties));
    let lying = bands
        .map(|lasting| lasting.card)
        .chain(open.discard.iter().copied());
    let n_open = lying.filter(|card| *card == kind).count();
    view! {
        <li class:seen={n_open >= usize::from(special.count)}>
            {look("", card::little(&scene.setup, kind))}
            <span><strong>{special.name.clone()}</strong> " " <span class="out">{words::out_of(n_open, special.count)}</span> <small>{card::effect(&scene.setup, kind)}</small></span>
        </li>
    }
    .into_any()
}
