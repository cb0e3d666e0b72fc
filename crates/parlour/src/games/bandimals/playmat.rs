//! The playmat as a page to print: a field with slots for a band (BAND-15, BAND-87).

use leptos::prelude::*;

use super::art;
use crate::browser;
use crate::words::bandimals as words;

/// The page.
pub(crate) fn playmat() -> AnyView {
    let slots = |name: &'static str, class: &'static str, n: usize| {
        (0..n)
            .map(|_| view! { <li class=format!("mat-slot {class}")><span>{name}</span></li> })
            .collect_view()
    };
    let yards = words::YARDS
        .map(|yard| view! { <li>{yard}</li> })
        .collect_view();
    let steps = words::REMINDERS
        .map(|text| view! { <li>{text}</li> })
        .collect_view();
    let signs = bandimals::Section::ALL
        .map(|section| view! { <li><span aria-hidden="true" inner_html=art::badge(section)></span> {words::section(section)}</li> })
        .collect_view();
    let print = move |_| {
        let _ = browser::window().print();
    };
    view! {
        <div class="room bandimals printing">
            <svg class="symbols" aria-hidden="true" inner_html=art::symbols()></svg>
            <header class="print-head">
                <h1>{words::PLAYMAT}</h1>
                <p>{words::PLAYMAT_WHY}</p>
                <button class="choice" on:click=print>{words::PRINT}</button>
            </header>
            <main class="playmat" aria-label=words::PLAYMAT>
                <ol class="yards" aria-hidden="true">{yards}</ol>
                <div class="mat-rows">
                    <ul class="mat-row">{slots(words::EQUIPMENT_SLOT, "gear", 5)}</ul>
                    <ul class="mat-row">{slots(words::PLAYER_SLOT, "player", 5)}</ul>
                    <ul class="mat-row low">
                        {slots(words::PENALTY_SLOT, "penalty", 2)}
                        {slots(words::MAJOR_SLOT, "major", 1)}
                        {slots(words::BONUS_SLOT, "bonus", 2)}
                    </ul>
                </div>
                <footer class="mat-foot"><ol>{steps}</ol><ul>{signs}</ul></footer>
                <ol class="yards" aria-hidden="true">{words::YARDS.map(|yard| view! { <li>{yard}</li> }).collect_view()}</ol>
            </main>
        </div>
    }
    .into_any()
}
