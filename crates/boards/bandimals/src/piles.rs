//! The piles of the field: draw pile, discard pile, Drum Majors on their podium, indigo cards.

use bandimals::{Action, Halt, Turn, View};
use board::{drawn, key, look, pieces, sign};
use leptos::prelude::*;

use super::{card, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// All of them.
pub(crate) fn piles(desk: Desk) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    let deck = words::deck(view.deck);
    Some(
        view! {
            <div class="piles">
                <figure class="pile deck" class:none=view.deck == 0>
                    {sign("top", deck, Some(spots::DECK.to_owned()), card::back())}
                    <figcaption>{words::DECK} " " <b>{view.deck}</b></figcaption>
                </figure>
                {discard(&scene, view)}
                {podium(desk, &scene, view)}
                {indigo(desk, &scene, view)}
            </div>
        }
        .into_any(),
    )
}

/// The discard pile. All of it is open, so it can be unfolded.
fn discard(scene: &Scene, view: &View) -> AnyView {
    let pile = &view.open.discard;
    let top = pile
        .last()
        .map_or_else(String::new, |top| card::front(&scene.setup, *top));
    let label = words::discard(pile.last().map(|top| scene.setup.name(*top)));
    let title = label.clone();
    // Newest first. The key of a card is how many cards are under it.
    let rows = pile.iter().enumerate().rev().map(|(under, lying)| {
        let row = view! { <li>{look("", card::little(&scene.setup, *lying))} {scene.setup.name(*lying).to_owned()}</li> };
        (under, row.into_any())
    });
    let rows = pieces(rows);
    view! {
        <details class="pile discard" class:none=pile.is_empty()>
            <summary title=title>
                <span class="top" data-spot=spots::DISCARD aria-hidden="true">{drawn(top)}</span>
                <span class="caption">{words::DISCARD} " " <b>{pile.len()}</b></span>
                <span class="unseen">{label}</span>
            </summary>
            <ol class="unfolded-pile" tabindex="0" aria-label=words::DISCARD_ALL>{rows}</ol>
        </details>
    }
    .into_any()
}

/// The Drum Majors on their podium. Pressing the first one takes it.
fn podium(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let majors = &view.open.majors;
    let names = &scene.setup.edition.drum_majors;
    let top = majors.last().and_then(|top| names.get(usize::from(*top)));
    let top = top.map(String::as_str);
    let label = words::podium(top, majors.len());
    let taking = words::take_major(top.unwrap_or_default());
    let looks = majors
        .last()
        .map_or_else(String::new, |top| card::major(&scene.setup, *top));
    let take = Action::Turn(Turn::TakeDrumMajor);
    let may = desk.asked.get() && scene.choices.contains(&take);
    let inside = view! { {look("top", looks)} {look("steps", "")} };
    let name = if may { taking } else { label };
    let key = key("on-podium")
        .at(spots::PODIUM.to_owned())
        .named(name.clone(), name);
    let body = key.plays(desk, may.then_some(take)).with(inside);
    view! { <figure class="pile majors">{body}<figcaption>{words::PODIUM} " " <b>{majors.len()}</b></figcaption></figure> }
        .into_any()
}

/// The indigo pile, with the active card face up on top.
fn indigo(desk: Desk, scene: &Scene, view: &View) -> Option<AnyView> {
    if scene.setup.edition.ct.is_empty() {
        return None;
    }
    let active = view.open.active;
    let (looks, label) = match active {
        Some(active) => {
            let info = scene.setup.ct(active.ct);
            let until = words::until(scene.narrator.name(active.drawer));
            (
                card::ct(&scene.setup, active.ct),
                format!("{}: {} {until}", info.name, scene.setup.tell(active.ct)),
            )
        }
        None => (card::indigo_back(), words::indigo(view.indigo.len())),
    };
    let play = Action::Halt(Halt::PlayBandHalt);
    let may = desk.asked.get() && scene.choices.contains(&play);
    let name = if may {
        words::PLAY_HALT.to_owned()
    } else {
        label
    };
    let key = key("top")
        .at(spots::INDIGO.to_owned())
        .named(name.clone(), name);
    let body = key.plays(desk, may.then_some(play)).with(drawn(looks));
    let caption = match active {
        Some(active) => scene.setup.ct(active.ct).name.clone(),
        None => words::INDIGO.to_owned(),
    };
    Some(view! { <figure class="pile indigo-pile" class:active=active.is_some()>{body}<figcaption>{caption}</figcaption></figure> }.into_any())
}
