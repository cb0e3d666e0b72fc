//! A close-up of a card: its portrait, its name and what is printed on it.

use board::drawn;
use dogs::{Card, Kind, Setup, View};
use leptos::prelude::*;

use super::{card, gaze};
use crate::Desk;
use crate::words;

/// The close-up, on the side of the lawn away from what is looked at.
pub(crate) fn lens(desk: Desk) -> AnyView {
    let lens = move || {
        let scene = desk.shown()?;
        let looked = gaze::looked(scene.viewer)?;
        // Once a card of the hand is picked, the lawn matters more than that card.
        if looked.column.is_none() && gaze::picked(&scene).is_some() {
            return None;
        }
        let info = scene.setup.edition.info(looked.card);
        let middle = scene.setup.board.cols / 2;
        let is_left = looked.column.is_some_and(|column| column >= middle);
        let places = scene
            .view
            .as_ref()
            .map(|view| places(&scene.setup, view, looked.card));
        // A screen reader gets all of this from the label of the focused element.
        Some(view! {
            <aside class="dog-lens" class:left=is_left aria-hidden="true">
                <span class="portrait">{drawn(card::picture(info))}</span>
                <strong>{info.name.clone()}</strong>
                <p>{info.text.clone()}</p>
                <small>{places}</small>
            </aside>
        })
    };
    lens.into_any()
}

/// Where a breed is pictured, and which of these spaces are covered.
pub(crate) fn places(setup: &Setup, view: &View, card: Card) -> String {
    if setup.kind(card) != Kind::Breed {
        return String::new();
    }
    let covered = view.covered();
    let names = |is_covered: bool| -> Vec<String> {
        let spaces = setup.pictures(card).iter();
        let spaces = spaces.filter(|space| covered.contains(*space) == is_covered);
        spaces.map(|space| setup.space_name(space)).collect()
    };
    words::places(&names(false), &names(true))
}
