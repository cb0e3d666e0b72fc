//! The player aid: every garden card, what it does, and how many of it are out.

use bark_bark::Card;
use board::drawn;
use leptos::prelude::*;

use super::art;
use crate::Scene;
use crate::words;

/// The aid. It shows public facts only, so it is the same for every viewer.
pub(crate) fn aid(scene: &Scene) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let cards = scene.setup.edition.cards.iter().zip(0..);
    let rows = cards
        .map(|(info, index)| {
            let out = view.open.out.get(usize::from(index)).copied().unwrap_or(0).min(info.count);
            let little = art::little(&scene.setup, Card(index));
            view! {
                <li class:seen=out == info.count>
                    <span aria-hidden="true">{drawn(little)}</span>
                    <span>
                        <strong>{info.name.clone()}</strong> " " <span class="out">{words::out_of(out, info.count)}</span>
                        <small>{info.text.clone().unwrap_or_default()}</small>
                    </span>
                </li>
            }
        })
        .collect_view();
    view! { <h2>{words::CARDS}</h2> <ul class="garden-aid">{rows}</ul> }.into_any()
}
