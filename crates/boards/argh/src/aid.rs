//! The player aid: every card in play by location, ticked off if everybody can see it.

use argh::{AidLine, Location};
use board::drawn;
use leptos::prelude::*;

use super::card;
use crate::Scene;
use crate::words;

/// The player aid, which is the same for every viewer.
pub(crate) fn aid(scene: &Scene) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let lines = argh::aid(&scene.setup, view);
    Location::ALL
        .map(|location| {
            let here = lines
                .iter()
                .filter(|line| scene.setup.edition.location(line.card) == location);
            let rows = here.map(|line| row(scene, line)).collect_view();
            view! {
                <h2>{scene.setup.location_name(location).to_owned()}</h2>
                <ul class="aid-cards">{rows}</ul>
            }
        })
        .into_any()
}

fn row(scene: &Scene, line: &AidLine) -> AnyView {
    let info = scene.setup.edition.info(line.card);
    let state = if line.lies_open {
        words::LIES_OPEN
    } else {
        words::NOT_SEEN
    };
    view! {
        <li class:seen=line.lies_open>
            <span aria-hidden="true">{drawn(card::little(&scene.setup, line.card))}</span>
            <span class="tick-mark" role="img" aria-label=state>{if line.lies_open { "✓" } else { "" }}</span>
            <span><strong>{info.name.clone()}</strong> <small>{card::effect(info)}</small></span>
        </li>
    }
    .into_any()
}
