//! A discard pile spread out, newest card first, with the cards that may be seen (DOGS-19).

use std::sync::LazyLock;

use board::drawn;
use leptos::ev::KeyboardEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use tabletop::{Face, Seat, Viewer};

use super::{card, spots};
use crate::Desk;
use crate::words;
use board::browser;
use board::words::CLOSE;

/// The pile that is spread out, and for which viewer. A page shows one table, so there is one of these.
static SPREAD: LazyLock<ArcRwSignal<Option<(Viewer, Seat)>>> =
    LazyLock::new(|| ArcRwSignal::new(None));

/// Spreads a pile out.
pub(crate) fn spread(viewer: Viewer, seat: Seat) {
    SPREAD.set(Some((viewer, seat)));
}

/// Puts the cards together again.
pub(crate) fn gather() {
    if SPREAD.with_untracked(Option::is_some) {
        SPREAD.set(None);
    }
}

/// The pile that is spread out, in a dialog over the table. It stays open while others play.
pub(crate) fn sheet(desk: Desk) -> AnyView {
    let whose = Memo::new(move |_| {
        let scene = desk.shown()?;
        let spread = SPREAD.get().filter(|(viewer, _)| *viewer == scene.viewer);
        spread.map(|(_, seat)| seat)
    });
    let sheet = move || whose.get().map(|seat| over(desk, seat));
    sheet.into_any()
}

fn over(desk: Desk, seat: Seat) -> AnyView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // A modal dialog keeps the focus inside and closes on Escape.
            let _ = dialog.show_modal();
        }
    });
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let closed = move |_| {
        gather();
        // Give the focus back to the pile, for those who use the keyboard.
        if let Some(pile) = browser::spot(&spots::pile(seat)) {
            let _ = pile.focus();
        }
    };
    let scene = desk.now_untracked();
    let title = scene.map_or_else(String::new, |scene| words::pile_of(&scene.narrator, seat));
    let label = title.clone();
    // Keys pressed here must not reach the table below.
    let keep = |event: KeyboardEvent| event.stop_propagation();
    view! {
        <dialog class="sheet dog-discards" node_ref=dialog aria-label=label on:close=closed on:keydown=keep>
            <button class="tool close" on:click=close>{CLOSE}</button>
            <h2>{title}</h2>
            <ol class="dog-aid" tabindex="0" aria-label=words::NEWEST_FIRST>{move || cards(desk, seat)}</ol>
        </dialog>
    }
    .into_any()
}

/// Its cards, some of which may be face down.
fn cards(desk: Desk, seat: Seat) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    let pile: Vec<Face<dogs::Card>> = view.pile(seat).collect();
    let rows = pile.into_iter().rev().map(|face| {
        let (looks, name) = match face {
            Face::Up(known) => (
                card::little(&scene.setup, known),
                scene.setup.name(known).to_owned(),
            ),
            Face::Down => (card::little_back(), words::FACE_DOWN.to_owned()),
        };
        view! { <li><span aria-hidden="true">{drawn(looks)}</span> <span>{name}</span></li> }
    });
    Some(rows.collect_view().into_any())
}
