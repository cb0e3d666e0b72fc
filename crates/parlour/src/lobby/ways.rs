//! The ways to sit down beside others: three buttons for each game, and what they mean, said once.

use board::drawn;
use leptos::prelude::*;

use crate::lobby::seating::Way;
use crate::words;

/// The buttons of a game; `sit` is told which was pressed.
pub(super) fn buttons(game: &'static str, sit: impl Fn(Way) + Copy + Send + 'static) -> AnyView {
    let button = move |way: Way| {
        let (title, why) = said(way);
        view! {
            <button class="way" aria-label=words::way(title, game, why) title=why on:click=move |_| sit(way)>
                <span class="sign" aria-hidden="true">{drawn(sign(way))}</span>
                <strong>{title}</strong>
            </button>
        }
    };
    view! { <div class="more">{Way::ALL.map(button)}</div> }.into_any()
}

/// What each way means.
pub(super) fn legend() -> AnyView {
    let row = |sign: &'static str, title: &'static str, why: &'static str| {
        view! {
            <li>
                <span class="sign" aria-hidden="true">{drawn(sign)}</span>
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
            <ul>{row(ALONE, words::ALONE, words::ALONE_WHY)}{others}</ul>
        </aside>
    }
    .into_any()
}

/// What a way is called, and what it means.
fn said(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::OneScreen => (words::ONE_SCREEN, words::ONE_SCREEN_WHY),
        Way::ByLink => (words::BY_LINK, words::BY_LINK_WHY),
        Way::BigScreen => (words::BIG_SCREEN, words::BIG_SCREEN_WHY),
    }
}

/// The sign of a way.
fn sign(way: Way) -> &'static str {
    match way {
        Way::OneScreen => ONE_SCREEN,
        Way::ByLink => BY_LINK,
        Way::BigScreen => BIG_SCREEN,
    }
}

/// A bot's head.
const ALONE: &str = "<svg viewBox=\"0 0 32 32\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.4\" \
    stroke-linecap=\"round\" stroke-linejoin=\"round\"><rect x=\"6\" y=\"11\" width=\"20\" height=\"15\" rx=\"4\"/>\
    <path d=\"M16 11V6M12 18v1M20 18v1M12 23h8M3 17v4M29 17v4\"/><circle cx=\"16\" cy=\"5\" r=\"1.5\"/></svg>";

/// A tablet between two people.
const ONE_SCREEN: &str = "<svg viewBox=\"0 0 32 32\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.4\" \
    stroke-linecap=\"round\" stroke-linejoin=\"round\"><rect x=\"8\" y=\"15\" width=\"16\" height=\"12\" rx=\"2\"/>\
    <path d=\"M13 22h6\"/><circle cx=\"8\" cy=\"7\" r=\"3\"/><circle cx=\"24\" cy=\"7\" r=\"3\"/>\
    <path d=\"M14 6h4m-2-2 2 2-2 2\"/></svg>";

/// Two links of a chain.
const BY_LINK: &str = "<svg viewBox=\"0 0 32 32\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.4\" \
    stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M14 18a5 5 0 0 0 7 0l5-5a5 5 0 0 0-7-7l-2 2\"/>\
    <path d=\"M18 14a5 5 0 0 0-7 0l-5 5a5 5 0 0 0 7 7l2-2\"/></svg>";

/// A screen on the wall and two phones under it.
const BIG_SCREEN: &str = "<svg viewBox=\"0 0 32 32\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.4\" \
    stroke-linecap=\"round\" stroke-linejoin=\"round\"><rect x=\"3\" y=\"4\" width=\"26\" height=\"13\" rx=\"2\"/>\
    <rect x=\"8\" y=\"20\" width=\"6\" height=\"9\" rx=\"1.5\"/><rect x=\"18\" y=\"20\" width=\"6\" height=\"9\" rx=\"1.5\"/></svg>";
