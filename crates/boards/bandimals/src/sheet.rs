//! Choices in the spotlight: a card that was taken up and everything it can be aimed at, cards to fetch
//! from the discard pile, two indigo cards.

use bandimals::{Action, Bandimals, Card, Halt, Pick, Turn, View};
use board::{Key, drawn, key, look};
use leptos::prelude::*;
use tabletop::{Seat, Words};

use super::lit::{self, lit};
use super::{card, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::picture;
use board::words::{capital, minus};

/// The card that was taken up: what it will do, and at whom.
pub(crate) fn sheet(desk: Desk, scene: &Scene, view: &View, taken: Card) -> AnyView {
    let setup = &scene.setup;
    let Some((special, own)) = setup.special(taken).zip(scene.own()) else {
        return ().into_any();
    };
    let ways = scene
        .choices
        .iter()
        .filter(|action| matches!(action, Action::Turn(Turn::PlaySpecial { card, .. }) if *card == taken))
        .map(|action| way(desk, scene, view, own, action))
        .collect_view();
    let kind = words::kind_and_span(special);
    let never_mind = key("choice small").does(move || desk.taken.set(None));
    let inside = view! {
        <h2>{special.name.clone()} " " <small>{kind}</small></h2>
        <p>{card::effect(setup, taken)}</p>
        <div class="aims">{ways} {never_mind.with(words::NEVER_MIND)}</div>
    };
    lit(
        "lit sheet-of-card",
        lit::card(card::front(setup, taken)),
        inside,
    )
}

/// One way to play it: at somebody, naming a card, or without a target.
fn way(desk: Desk, scene: &Scene, view: &View, own: Seat, action: &Action) -> AnyView {
    let label = Bandimals::choice(&scene.setup, &scene.narrator, view, own, action);
    let label = capital(&minus(&label));
    let (target, pick) = match action {
        Action::Turn(Turn::PlaySpecial { target, pick, .. }) => (*target, *pick),
        _ => (None, None),
    };
    let face = target.and_then(|seat| {
        let news = scene.news.seats.at(seat)?;
        Some(picture::avatar(seat, &news.sitter))
    });
    let text = match (target, pick) {
        (Some(seat), Some(pick)) => {
            words::at_naming(scene.narrator.name(seat), scene.setup.name(pick))
        }
        (Some(seat), None) => words::at(scene.narrator.name(seat)),
        (None, Some(_)) => label,
        // What it does is said above.
        (None, None) => words::PLAY_IT.to_owned(),
    };
    let named = pick.map(|pick| card::little(&scene.setup, pick));
    let colour = target.map(picture::colour).unwrap_or_default();
    let action = action.clone();
    view! {
        <button class="choice aim" style:--seat=colour on:click=move |_| { desk.taken.set(None); desk.act(&action); }>
            {look("avatar", face.unwrap_or_default())}
            {text}
            {look("", named.unwrap_or_default())}
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
            Action::Pick(Pick::ChooseFetch { card }) => Some(*card),
            _ => None,
        })
        .collect();
    let title = if cards.is_empty() {
        let fetcher = view.open.waits.first().unwrap_or(view.open.turn);
        words::fetches(scene.narrator.begin(fetcher))
    } else {
        words::FETCH.to_owned()
    };
    let cards = cards
        .into_iter()
        .map(|held| {
            let action = Action::Pick(Pick::ChooseFetch { card: held });
            let label = card::label(&scene.setup, held);
            let key = key("place")
                .at(spots::of(&action))
                .named(label.clone(), label);
            (
                key.plays(desk, Some(action)),
                card::front(&scene.setup, held),
            )
        })
        .collect();
    to_choose(title, words::FETCH, cards)
}

/// The two cards of Director's Choice. Others only see that somebody is choosing.
pub(crate) fn director(desk: Desk, scene: &Scene) -> AnyView {
    let cards = scene
        .choices
        .iter()
        .filter_map(|action| match action {
            Action::Halt(Halt::ChooseCt { ct }) => Some((*ct, action.clone())),
            _ => None,
        })
        .map(|(ct, action)| {
            let info = scene.setup.ct(ct);
            let label = format!("{}: {}", info.name, scene.setup.tell(ct));
            let key = key("place")
                .at(spots::of(&action))
                .named(label.clone(), label);
            (key.plays(desk, Some(action)), card::ct(&scene.setup, ct))
        })
        .collect();
    to_choose(words::DIRECTOR.to_owned(), words::DIRECTOR, cards)
}

/// Cards to press, each with its looks.
fn to_choose(title: String, label: &'static str, cards: Vec<(Key, String)>) -> AnyView {
    let cards = cards.into_iter();
    let cards = cards.map(|(key, looks)| view! { <li>{key.with(drawn(looks))}</li> });
    let inside = view! {
        <h2>{title}</h2>
        <ul class="to-fetch" tabindex="0" aria-label=label>{cards.collect_view()}</ul>
    };
    lit("lit fetching", None, inside)
}
