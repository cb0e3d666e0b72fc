//! The viewer's own hand, and what the viewer knows of other hands.

use std::collections::BTreeMap;

use bandimals::{Action, Card, Compete, Halt, Kind, Pick, Reaction, Setup, Step, Turn, View};
use board::{drawn, look, pieces};
use leptos::prelude::*;
use tabletop::{Face, Seat};

use super::{card, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The hand, sorted so that pairs are next to each other.
pub(crate) fn hand(desk: Desk, scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let mut cards: Vec<Card> = view.hands[seat]
        .iter()
        .filter_map(|face| face.up())
        .collect();
    tabletop::sort_by_key(&mut cards, |card| order(&scene.setup, *card));
    let picked = picked(view, seat);
    let mut copies = BTreeMap::new();
    let n_cards = cards.len();
    let items = cards
        .into_iter()
        .map(|held| {
            let copy = copies.entry(held).or_insert(0_usize);
            let spot = spots::hand(held, *copy);
            let n_picked = picked.iter().filter(|&&card| card == held).count();
            let is_picked = *copy < n_picked;
            *copy += 1;
            let card = in_hand(desk, scene, view, held, spot.clone(), is_picked);
            (spot, card)
        })
        .collect::<Vec<_>>();
    let none = (n_cards == 0).then(|| view! { <li class="bare">{words::EMPTY_HAND}</li> });
    view! { <ul class="band-hand" class:many={n_cards > 9} aria-label=words::HAND style:--n=n_cards.to_string()>{pieces(items)} {none}</ul> }
        .into_any()
}

/// Band cards by section, Players before Equipment, then Bonuses and Penalties.
fn order(setup: &Setup, card: Card) -> (u8, u8, u8) {
    match setup.kind(card) {
        Kind::Player(section) => (0, section.index() as u8, 0),
        Kind::Equipment(section) => (0, section.index() as u8, 1),
        Kind::Special(place) => (1, place, 0),
        Kind::BandHalt => (2, 0, 0),
    }
}

/// The cards that the viewer has picked so far, which nobody else knows.
fn picked(view: &View, seat: Seat) -> Vec<Card> {
    match &view.sealed[seat] {
        Some(Face::Up(bandimals::Sealed::Cards(cards))) => cards.to_vec(),
        Some(_) | None => Vec::new(),
    }
}

/// What pressing a card does.
enum Press {
    /// Plays this action at once.
    Does(Action),
    /// Takes the card up, and the spotlight asks for a target.
    TakesUp,
    /// Plays an action that is refused, to show the rule.
    Refused(Action),
}

fn press(scene: &Scene, view: &View, held: Card) -> Press {
    let is_meant = |action: &&Action| match action {
        Action::Turn(Turn::PlayBand { card } | Turn::Discard { card })
        | Action::Pick(Pick::ChooseDiscard { card } | Pick::ChoosePass { card })
        | Action::Compete(Compete::Bid { card })
        | Action::Reaction(Reaction::RespondNoU { card }) => *card == held,
        Action::Halt(Halt::PlayBandHalt) => scene.setup.kind(held) == Kind::BandHalt,
        _ => false,
    };
    if let Some(action) = scene.choices.iter().find(is_meant) {
        return Press::Does(action.clone());
    }
    let is_special = |action: &&Action| matches!(action, Action::Turn(Turn::PlaySpecial { card, .. }) if *card == held);
    if scene.choices.iter().any(|action| is_special(&action)) {
        return Press::TakesUp;
    }
    // What this step would do with the card if it were allowed; the table says which rule forbids it. It
    // is never one of the choices, so pressing a dim card changes nothing.
    let play_special = || Turn::PlaySpecial {
        card: held,
        target: scene.own().and_then(|own| other(scene, own)),
        pick: None,
    };
    Press::Refused(match (view.open.agenda.last(), scene.setup.kind(held)) {
        (Some(Step::Specials { .. }), _) | (Some(Step::Halt), Kind::Special(_)) => {
            play_special().into()
        }
        (Some(Step::Window(_)), _) => Reaction::RespondNoU { card: held }.into(),
        (Some(Step::Discard { .. }), _) => Turn::Discard { card: held }.into(),
        (Some(_) | None, _) => Turn::PlayBand { card: held }.into(),
    })
}

/// Somebody else at the table.
fn other(scene: &Scene, own: Seat) -> Option<Seat> {
    scene.around().into_iter().find(|seat| *seat != own)
}

fn in_hand(
    desk: Desk,
    scene: &Scene,
    view: &View,
    held: Card,
    spot: String,
    is_picked: bool,
) -> AnyView {
    let setup = &scene.setup;
    let label = if is_picked {
        words::picked(&card::label(setup, held))
    } else {
        card::label(setup, held)
    };
    let looks = card::front(setup, held);
    let tip = view! { <span class="tip" aria-hidden="true">{card::label(setup, held)}</span> };
    let is_open = desk.is_asked(scene) && !is_picked;
    let press = press(scene, view, held);
    let may = is_open && !matches!(press, Press::Refused(_));
    let first = spots::hand(held, 0);
    let is_taken = desk.taken.with(|taken| taken.as_ref() == Some(&first));
    let act = move |_| match &press {
        _ if !is_open => (),
        Press::Does(action) | Press::Refused(action) => {
            desk.taken.set(None);
            desk.act(action);
        }
        Press::TakesUp => desk.taken.update(|taken| {
            *taken = (taken.as_ref() != Some(&first)).then(|| first.clone());
        }),
    };
    view! {
        <li>
            <button class="place" class:pressable=may class:dim=is_open && !may class:picked=is_picked class:taken=is_taken data-spot=spot
                aria-label=label aria-disabled=(!is_open).then_some("true") on:click=act>
                {look("", looks)}
            </button>
            {tip}
        </li>
    }
    .into_any()
}

/// What the viewer knows of another hand: cards they saw on the way there, or all cards when a finished
/// deal is replayed.
pub(crate) fn known(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let cards: Vec<Card> = view.hands[seat]
        .iter()
        .filter_map(|face| face.up())
        .collect();
    if cards.is_empty() {
        return ().into_any();
    }
    let names: Vec<&str> = cards.iter().map(|card| scene.setup.name(*card)).collect();
    let label = words::known_in_hand(&names.join(", "));
    let littles = card::littles(&scene.setup, cards);
    view! { <p class="peek" role="img" aria-label=label.clone() title=label>{drawn(littles)}</p> }
        .into_any()
}
