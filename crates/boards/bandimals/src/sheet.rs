//! What lies in the spotlight for whoever is to choose: a card that was taken up with all it can be
//! aimed at, cards to fetch from the discard pile, two indigo cards.

use bandimals::{Action, Bandimals, Card, View};
use board::drawn;
use leptos::prelude::*;
use tabletop::{Seat, Words};

use super::{card, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::picture;
use board::words::{capital, spoken};

/// The card that was taken up: what it will do, and at whom.
pub(crate) fn sheet(desk: Desk, scene: &Scene, view: &View, taken: Card) -> AnyView {
    let setup = &scene.setup;
    let Some((special, own)) = setup.special(taken).zip(scene.own()) else {
        return ().into_any();
    };
    let ways = scene
        .choices
        .iter()
        .filter(|action| matches!(action, Action::PlaySpecial { card, .. } if *card == taken))
        .map(|action| way(desk, scene, view, own, action))
        .collect_view();
    let kind = words::kind_and_span(special);
    view! {
        <div class="lit sheet-of-card">
            <span class="lit-card" aria-hidden="true">{drawn(card::front(setup, taken))}</span>
            <div class="lit-text">
                <h2>{special.name.clone()} " " <small>{kind}</small></h2>
                <p>{card::effect(setup, taken)}</p>
                <div class="aims">
                    {ways}
                    <button class="choice small" on:click=move |_| desk.taken.set(None)>{words::NEVER_MIND}</button>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// One way to play it: at somebody, naming something, or just so.
fn way(desk: Desk, scene: &Scene, view: &View, own: Seat, action: &Action) -> AnyView {
    let label = Bandimals::choice(&scene.setup, &scene.names, view, own, action);
    let label = capital(&spoken(&label));
    let (target, pick) = match action {
        Action::PlaySpecial { target, pick, .. } => (*target, *pick),
        _ => (None, None),
    };
    let face = target.and_then(|seat| {
        let news = scene.news.seats.at(seat)?;
        Some(picture::avatar(seat, &news.sitter))
    });
    let text = match (target, pick) {
        (Some(seat), Some(pick)) => words::at_naming(&scene.names[seat], scene.setup.name(pick)),
        (Some(seat), None) => words::at(&scene.names[seat]),
        (None, Some(_)) => label,
        // What it does stands above.
        (None, None) => words::PLAY_IT.to_owned(),
    };
    let named = pick.map(|pick| card::little(&scene.setup, pick));
    let colour = target.map(picture::colour).unwrap_or_default();
    let action = action.clone();
    view! {
        <button class="choice aim" style:--seat=colour on:click=move |_| { desk.taken.set(None); desk.act(&action); }>
            <span class="avatar" aria-hidden="true">{drawn(face.unwrap_or_default())}</span>
            {text}
            <span aria-hidden="true">{drawn(named.unwrap_or_default())}</span>
        </button>
    }
    .into_any()
}

/// Cards of the discard pile, to take one.
pub(crate) fn fetch(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let cards: Vec<Card> = scene
        .choices
        .iter()
        .filter_map(|action| match action {
            Action::ChooseFetch { card } => Some(*card),
            _ => None,
        })
        .collect();
    let title = match cards.is_empty() {
        true => words::fetches(&scene.names[view.open.waits.first().unwrap_or(view.open.turn)]),
        false => words::FETCH.to_owned(),
    };
    let cards = cards
        .into_iter()
        .map(|held| {
            let action = Action::ChooseFetch { card: held };
            let label = card::label(&scene.setup, held);
            let spot = spots::of(&action);
            view! {
                <li><button class="place pressable" data-spot=spot aria-label=label.clone() title=label on:click=move |_| desk.act(&action)>{drawn(card::front(&scene.setup, held))}</button></li>
            }
        })
        .collect_view();
    view! { <div class="lit fetching"><div class="lit-text"><h2>{title}</h2><ul class="to-fetch" tabindex="0" aria-label=words::FETCH>{cards}</ul></div></div> }
        .into_any()
}

/// The two cards of Director's Choice; others see that somebody chooses.
pub(crate) fn director(desk: Desk, scene: &Scene) -> AnyView {
    let cards = scene
        .choices
        .iter()
        .filter_map(|action| match action {
            Action::ChooseCt { ct } => Some((*ct, action.clone())),
            _ => None,
        })
        .map(|(ct, action)| {
            let info = scene.setup.ct(ct);
            let label = format!("{}: {}", info.name, scene.setup.tell(ct));
            let spot = spots::of(&action);
            view! {
                <li><button class="place pressable" data-spot=spot aria-label=label.clone() title=label on:click=move |_| desk.act(&action)>{drawn(card::ct(&scene.setup, ct))}</button></li>
            }
        })
        .collect_view();
    view! { <div class="lit fetching"><div class="lit-text"><h2>{words::DIRECTOR}</h2><ul class="to-fetch" aria-label=words::DIRECTOR>{cards}</ul></div></div> }
        .into_any()
}
