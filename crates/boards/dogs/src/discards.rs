//! A discard pile spread out: every card of it that may be looked at, the newest first (DOGS-19).

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

/// The pile that is spread out, and for whom: one page shows one table.
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

/// The pile that is spread out, over the table. It stays while others play on.
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
            // The browser keeps the keyboard inside, and closes it on Escape.
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
        // Whoever came by keyboard goes on where they were.
        if let Some(pile) = browser::spot(&spots::pile(seat)) {
            let _ = pile.focus();
        }
    };
    let scene = desk.now_untracked();
    let title = scene.map_or_else(String::new, |scene| words::pile_of(&scene.narrator, seat));
    let label = title.clone();
    // The keys of the table are not meant for what lies under the sheet.
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

/// Its cards, those that lie face down as such.
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
