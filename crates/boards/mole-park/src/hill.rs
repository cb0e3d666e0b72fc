//! The Hill and the sheet that lists its moles: it is face up, so anybody may read it (MOLE-R32).

use board::drawn;
use leptos::html::Dialog;
use leptos::prelude::*;
use mole_park::{View, table};
use tabletop::Face;

use super::{art, card, key, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::browser;

/// Whether the sheet of the Hill is open. It stays open while the game goes on under it.
#[derive(Clone, Copy)]
pub(crate) struct Opened(RwSignal<bool>);

impl Opened {
    /// Call this once for a table.
    pub(crate) fn begin() -> Self {
        Self(RwSignal::new(false))
    }

    /// The Hill on the lawn: its top mole and how many there are. Pressing it opens the sheet.
    pub(super) fn heap(self, scene: &Scene, view: &View) -> AnyView {
        let top = view.hill.last().copied();
        let label = words::hill(view.hill.len());
        let looks = top.map(|top| card::known(&scene.setup, top));
        let inside = view! {
            <span class="heap-name">{words::HILL} " " <b>{view.hill.len()}</b></span>
            <span class="top-mole" class:none=top.is_none() aria-hidden="true">{drawn(looks.unwrap_or_default())}</span>
        };
        let opens = top.is_some();
        let (title, label) = if opens {
            (words::READ_HILL.to_owned(), words::open_hill(&label))
        } else {
            (label.clone(), label)
        };
        view! {
            <button class="heap" class:opens=opens data-spot=spots::HILL title=title aria-haspopup="dialog"
                aria-disabled=(!opens).then_some("true") on:click=move |_| self.0.set(opens)>
                {key::named(&label, inside)}
            </button>
        }
        .into_any()
    }

    /// The sheet over everything else, while it is open.
    pub(crate) fn sheet(self, desk: Desk) -> Option<AnyView> {
        self.0.get().then(|| self.opened(desk))
    }

    fn opened(self, desk: Desk) -> AnyView {
        let dialog = NodeRef::<Dialog>::new();
        Effect::new(move |_| {
            if let Some(dialog) = dialog.get() {
                // The browser keeps the focus inside, and closes the sheet on Escape.
                let _ = dialog.show_modal();
            }
        });
        let closes = move |_| {
            self.0.set(false);
            browser::focus(".heap.opens");
        };
        let close = move |_| {
            if let Some(dialog) = dialog.get_untracked() {
                dialog.close();
            }
        };
        let inside = move || {
            let scene = desk.shown()?;
            Some(kinds(&scene, scene.view.as_ref()?))
        };
        // Keys pressed here are not for the table.
        view! {
            <dialog class="sheet hill-sheet" aria-label=words::HILL_NAME node_ref=dialog on:close=closes
                on:keydown=move |event| event.stop_propagation()>
                <button class="tool close" on:click=close>{board::words::CLOSE}</button>
                <h2>{words::HILL_NAME}</h2>
                {inside}
            </dialog>
        }
        .into_any()
    }
}

/// The open moles of the Hill, those with the most stars first.
fn kinds(scene: &Scene, view: &View) -> AnyView {
    let setup = &scene.setup;
    let rows = table::hill_by_stars(setup, view).into_iter();
    let rows = rows.map(|(stars, moles)| {
        let count = moles.len();
        let moles = moles.into_iter().map(|mole| {
            let name = words::mole(&setup.mole(mole).name, stars);
            view! { <li><span role="img" aria-label=name.clone() title=name>{drawn(art::mole(setup, mole))}</span></li> }
        });
        view! {
            <li class="hill-kind">
                <b>{words::hill_kind(stars, count)}</b>
                <ul class="hill-moles">{moles.collect_view()}</ul>
            </li>
        }
    });
    let rows = rows.collect_view();
    let hides = !view.hill.iter().all(Face::is_up);
    view! {
        <p>{words::hill(view.hill.len())} ". " {hides.then_some(words::ONLY_TOP)}</p>
        <ul class="hill-kinds">{rows}</ul>
    }
    .into_any()
}
