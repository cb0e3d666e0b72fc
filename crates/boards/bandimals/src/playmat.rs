//! The playmat as a page to print: a field with slots for a band (BAND-15, BAND-87).

use bandimals::{PLAYMAT, Place};
use board::look;
use leptos::prelude::*;

use super::art;
use crate::words;
use board::browser;

/// The page.
pub(crate) fn playmat() -> AnyView {
    let slots = |place: &'static Place| {
        (0..place.slots)
            .map(|_| view! { <li class="mat-slot"><span>{place.label}</span></li> })
            .collect_view()
    };
    let rows = PLAYMAT
        .rows
        .iter()
        .map(|place| view! { <ul class="mat-row" title=place.hint>{slots(place)}</ul> })
        .collect_view();
    let sides = PLAYMAT.sides.iter().map(slots).collect_view();
    let yards = || {
        PLAYMAT
            .yard_lines
            .map(|yard| view! { <li>{yard}</li> })
            .collect_view()
    };
    let steps = words::REMINDERS
        .map(|text| view! { <li>{text}</li> })
        .collect_view();
    let signs = bandimals::Section::ALL
        .map(|section| view! { <li>{look("", art::badge(section))} {words::section(section)}</li> })
        .collect_view();
    let print = move |_| {
        let _ = browser::window().print();
    };
    view! {
        <div class="table bandimals printing">
            <svg class="symbols" aria-hidden="true" inner_html=art::SPRITE.markup></svg>
            <header class="print-head">
                <h1>{PLAYMAT.title} ": " {words::PLAYMAT}</h1>
                <p>{words::PLAYMAT_WHY}</p>
                <button class="choice" on:click=print>{words::PRINT}</button>
            </header>
            <main class="playmat" aria-label=words::PLAYMAT>
                <ol class="yards" aria-hidden="true">{yards()}</ol>
                <div class="mat-rows">{rows} <ul class="mat-row low">{sides}</ul></div>
                <footer class="mat-foot"><ol>{steps}</ol><ul>{signs}</ul></footer>
                <ol class="yards" aria-hidden="true">{yards()}</ol>
            </main>
        </div>
    }
    .into_any()
}
