//! The player aid: every card with its spaces and how many copies have been played.

use board::drawn;
use dogs::Kind;
use leptos::prelude::*;
use tabletop::Face;

use super::{card, lens};
use crate::Scene;
use crate::words;

/// The aid. It shows the same to every viewer: public things only.
pub(crate) fn aid(scene: &Scene) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let setup = &scene.setup;
    let rows = setup.edition.all().map(|one| {
        let info = setup.edition.info(one);
        let open = view.discards.iter();
        let n_open = open.filter(|discard| discard.card == Face::Up(one)).count();
        let what = match info.kind {
            Kind::Breed => lens::places(setup, view, one),
            Kind::Hydrant | Kind::Doghouse => info.text.clone(),
        };
        view! {
            <li class:seen={n_open >= usize::from(info.copies)}>
                <span aria-hidden="true">{drawn(card::little(setup, one))}</span>
                <span>
                    <strong>{info.name.clone()}</strong> " " <span class="out">{words::played(n_open, info.copies)}</span>
                    <small>{what}</small>
                </span>
            </li>
        }
    });
    view! { <h2>{words::CARDS}</h2> <ul class="dog-aid">{rows.collect_view()}</ul> }.into_any()
}
