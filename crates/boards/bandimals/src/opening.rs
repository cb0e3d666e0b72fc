//! Before the first turn: how long everybody has played, throws between those who are tied, and
//! sections to choose from.

use bandimals::{Action, Section, Throw};
use board::drawn;
use leptos::prelude::*;

use super::middle::Asked;
use super::{art, spots};
use crate::Desk;
use crate::words;

/// So many months are believed.
const MOST_YEARS: u16 = 90;

/// How long have you played?
pub(crate) fn times(desk: Desk, asked: Asked) -> AnyView {
    if asked == Asked::No {
        return warming_up(words::OTHERS_TELL);
    }
    let (years, months) = (RwSignal::new(0_u16), RwSignal::new(6_u16));
    let read = |most: u16, into: RwSignal<u16>| {
        move |event| {
            if let Ok(value) = event_target_value(&event).parse::<u16>() {
                into.set(value.min(most));
            }
        }
    };
    let tell = move |_| {
        let months = years.get_untracked() * 12 + months.get_untracked();
        desk.act(&Action::MusicTime { months });
    };
    view! {
        <div class="lit event">
            <span class="goal" aria-hidden="true">{drawn(art::goal())}</span>
            <div class="lit-text">
                <h2>{words::TIMES}</h2>
                <p>{words::TIMES_WHY}</p>
                <div class="choices">
                    <label class="number">{words::YEARS} <input type="number" min="0" max=MOST_YEARS prop:value=move || years.get().to_string() on:input=read(MOST_YEARS, years)/></label>
                    <label class="number">{words::MONTHS} <input type="number" min="0" max="11" prop:value=move || months.get().to_string() on:input=read(11, months)/></label>
                    <button class="choice" data-spot="tell" on:click=tell>{words::TELL}</button>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Rock, paper, scissors.
pub(crate) fn throw(desk: Desk, asked: Asked) -> AnyView {
    if asked == Asked::No {
        return warming_up(words::OTHERS_THROW);
    }
    let throws = Throw::ALL
        .map(|throw| {
            let action = Action::Throw { throw };
            let (sign, name) = words::throw(throw);
            let spot = spots::of(&action);
            view! {
                <button class="stall pressable" data-spot=spot on:click=move |_| desk.act(&action)><span class="big-sign" aria-hidden="true">{sign}</span> {name}</button>
            }
        })
        .collect_view();
    view! { <div class="lit event"><div class="lit-text"><h2>{words::THROW}</h2><div class="stalls">{throws}</div></div></div> }
        .into_any()
}

/// Which section is it to be?
pub(crate) fn sections(desk: Desk, asked: Asked) -> AnyView {
    if asked == Asked::No {
        return warming_up(words::OTHERS_PICK);
    }
    let free = move |section: Section| {
        let pick = Action::PickSection { section };
        desk.now()
            .is_some_and(|scene| scene.choices.contains(&pick))
    };
    let sections = Section::ALL
        .map(|section| {
            let action = Action::PickSection { section };
            let spot = spots::of(&action);
            view! {
                <button class="stall" class:pressable=move || free(section) disabled=move || !free(section) data-spot=spot on:click=move |_| desk.act(&action)>
                    <span class="big-sign" aria-hidden="true">{drawn(art::badge(section))}</span> {words::section(section)}
                </button>
            }
        })
        .collect_view();
    view! { <div class="lit event"><div class="lit-text"><h2>{words::PICK_SECTION}</h2><div class="stalls">{sections}</div></div></div> }
        .into_any()
}

/// Others are asked.
pub(crate) fn warming_up(text: &'static str) -> AnyView {
    view! {
        <div class="lit quiet-lit">
            <span class="goal" aria-hidden="true">{drawn(art::goal())}</span>
            <div class="lit-text"><h2>{text}</h2></div>
        </div>
    }
    .into_any()
}
