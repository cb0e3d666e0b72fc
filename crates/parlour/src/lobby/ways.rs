//! The ways to sit down with others: three buttons for each game, and a legend that explains them
//! once.

use board::{drawn, picture};
use leptos::prelude::*;

use crate::lobby::seating::Way;
use crate::words;

/// The buttons of a game; `sit` gets the one that was pressed.
pub(super) fn buttons(game: &'static str, sit: impl Fn(Way) + Copy + Send + 'static) -> AnyView {
    let button = move |way: Way| {
        let (title, why) = said(way);
        view! {
            <button class="way" aria-label=words::way(title, game, why) title=why on:click=move |_| sit(way)>
                <span class="sign" aria-hidden="true">{drawn(picture::SPRITE.picture(sign(way)))}</span>
                <strong>{title}</strong>
            </button>
        }
    };
    view! { <div class="more">{Way::ALL.map(button)}</div> }.into_any()
}

/// The explanation of every way.
pub(super) fn legend() -> AnyView {
    let row = |sign: &'static str, title: &'static str, why: &'static str| {
        view! {
            <li>
                <span class="sign" aria-hidden="true">{drawn(picture::SPRITE.picture(sign))}</span>
                <span><strong>{title}</strong>" "<small>{why}</small></span>
            </li>
        }
    };
    let others = Way::ALL.map(|way| {
        let (title, why) = said(way);
        row(sign(way), title, why)
    });
    view! {
        <aside class="legend" aria-label=words::WAYS>
            <h2>{words::WAYS}</h2>
            <ul>{row("alone", words::ALONE, words::ALONE_WHY)}{others}</ul>
        </aside>
    }
    .into_any()
}

/// A way's title and explanation.
fn said(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::OneScreen => (words::ONE_SCREEN, words::ONE_SCREEN_WHY),
        Way::ByLink => (words::BY_LINK, words::BY_LINK_WHY),
        Way::BigScreen => (words::BIG_SCREEN, words::BIG_SCREEN_WHY),
    }
}

/// The drawing of a way.
fn sign(way: Way) -> &'static str {
    match way {
        Way::OneScreen => "one-screen",
        Way::ByLink => "by-link",
        Way::BigScreen => "big-screen",
    }
}
