//! Before the first turn: how long everybody has played, throws to break a tie, and sections to choose
//! from.

use bandimals::{Action, Opening, Section, Throw};
use board::{key, look};
use leptos::prelude::*;

use super::lit::{goal, lit};
use super::middle::Asked;
use super::{art, spots};
use crate::Desk;
use crate::words;

/// The longest time that can be entered.
const MOST_YEARS: u16 = 90;

/// How long have you played?
pub(crate) fn times(desk: Desk, asked: Asked) -> AnyView {
    if asked == Asked::No {
        return warming_up(words::OTHERS_TELL);
    }
    let (years, months) = (RwSignal::new(0_u16), RwSignal::new(6_u16));
    let tell = move || {
        let months = years.get_untracked() * 12 + months.get_untracked();
        desk.act(&Action::Opening(Opening::MusicTime { months }));
    };
    let inside = view! {
        <h2>{words::TIMES}</h2>
        <p>{words::TIMES_WHY}</p>
        <div class="choices">
            {number(words::YEARS, MOST_YEARS, years)}
            {number(words::MONTHS, 11, months)}
            {key("choice").at("tell".to_owned()).does(tell).with(words::TELL)}
        </div>
    };
    lit("lit event", goal(), inside)
}

/// An input for a number.
fn number(name: &'static str, most: u16, told: RwSignal<u16>) -> AnyView {
    let read = move |event| {
        if let Ok(value) = event_target_value(&event).parse::<u16>() {
            told.set(value.min(most));
        }
    };
    view! {
        <label class="number">{name} <input type="number" min="0" max=most prop:value=move || told.get().to_string() on:input=read/></label>
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
            let action = Action::Opening(Opening::Throw { throw });
            let (sign, name) = words::throw(throw);
            let key = key("stall").at(spots::of(&action));
            key.plays(desk, Some(action))
                .with(view! { {look("big-sign", sign)} {name} })
        })
        .into();
    stalls(words::THROW, throws)
}

/// Things to choose from, below a question.
fn stalls(question: &'static str, stalls: Vec<AnyView>) -> AnyView {
    let inside = view! { <h2>{question}</h2> <div class="stalls">{stalls}</div> };
    lit("lit event", None, inside)
}

/// Which section?
pub(crate) fn sections(desk: Desk, asked: Asked) -> AnyView {
    if asked == Asked::No {
        return warming_up(words::OTHERS_PICK);
    }
    let free = move |section: Section| {
        let pick = Action::Opening(Opening::PickSection { section });
        desk.now()
            .is_some_and(|scene| scene.choices.contains(&pick))
    };
    let sections = Section::ALL
        .map(|section| {
            let action = Action::Opening(Opening::PickSection { section });
            let spot = spots::of(&action);
            view! {
                <button class="stall" class:pressable=move || free(section) disabled=move || !free(section) data-spot=spot on:click=move |_| desk.act(&action)>
                    {look("big-sign", art::badge(section))} {words::section(section)}
                </button>
            }
            .into_any()
        })
        .into();
    stalls(words::PICK_SECTION, sections)
}

/// Others are asked.
pub(crate) fn warming_up(text: &'static str) -> AnyView {
    lit("lit quiet-lit", goal(), view! { <h2>{text}</h2> })
}
