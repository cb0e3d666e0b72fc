//! The area of a seat: its colour and partners, its hand, its discard pile.

use board::drawn;
use dogs::{Debt, View};
use leptos::prelude::*;
use tabletop::{Face, Seat};

use super::gaze::{self, Looked};
use super::{card, discards, hand, spots, team};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The area of a seat.
pub(crate) fn area(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let is_own = scene.own() == Some(seat);
    let debt = view.debts.at(seat).copied().unwrap_or(Debt::Nothing);
    let may_draw =
        (debt != Debt::Nothing).then(|| view! { <span class="dog-owes">{words::MAY_DRAW}</span> });
    let held = if is_own {
        hand::hand(desk, scene, view, seat)
    } else {
        backs(scene, view, seat)
    };
    view! {
        <div class="kennel">
            <p class="dog-team">
                {badge(scene, view, seat)}
                {may_draw}
            </p>
            {held}
            {pile(scene, view, seat)}
        </div>
    }
    .into_any()
}

/// The seat's chip, the name of its colour, and its partners.
fn badge(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let setup = &scene.setup;
    let side = setup.side(seat);
    let chip = team::of_seat(scene, seat).map(card::chip);
    let colour = view.sides[side.index()].colour;
    let colour = colour.map_or(words::NO_COLOUR, |colour| setup.colour_name(colour));
    let own = scene.own();
    let partners = setup.members(side).filter(|&other| other != seat);
    let is_partner = own.is_some_and(|own| own != seat && setup.side(own) == side);
    let names: Vec<&str> = partners.map(|other| scene.narrator.name(other)).collect();
    let is_several = names.len() > 1;
    let whose = match (is_partner, names.is_empty()) {
        (true, _) => Some(words::YOUR_PARTNER.to_owned()),
        (false, false) => Some(words::with(&names)),
        (false, true) => None,
    };
    view! {
        <span class="dog-token" aria-hidden="true">{drawn(chip.unwrap_or_default())}</span>
        <span class="colour">{colour.to_owned()}</span>
        {whose.map(|text| view! { <span class="partner" class:yours=is_partner class:several=is_several>{text}</span> })}
    }
    .into_any()
}

/// Somebody else's hand: backs, until it is shown at the end.
fn backs(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let hand = view.hands.at(seat).map(Vec::as_slice).unwrap_or_default();
    let cards = hand.iter().enumerate().map(|(place, face)| {
        let label = face.up().map(|known| card::label(&scene.setup, known));
        let hidden = label.is_none().to_string();
        view! {
            <li><span class="back-of" data-spot=spots::held(seat, place) data-from=spots::DECK role=label.is_some().then_some("img")
                aria-label=label aria-hidden=hidden>{drawn(card::known(&scene.setup, *face))}</span></li>
        }
    });
    view! {
        <ul class="dog-backs" aria-label=words::hand_of(hand.len())>{cards.collect_view()}</ul>
    }
    .into_any()
}

/// The discard pile: its top card and the number of cards. Pressing it spreads it out.
fn pile(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let n_cards = view.pile(seat).count();
    let top = view.pile(seat).last().and_then(Face::up);
    let label = match top {
        Some(top) => words::pile(n_cards, scene.setup.name(top)),
        None => words::NO_PILE.to_owned(),
    };
    let looks = top
        .map(|top| card::front(&scene.setup, top))
        .unwrap_or_default();
    let viewer = scene.viewer;
    let look = move |_| {
        if let Some(card) = top {
            gaze::look(Looked {
                viewer,
                card,
                column: None,
            });
        }
    };
    if n_cards == 0 {
        return view! {
            <span class="dog-pile none" data-spot=spots::pile(seat) role="img" aria-label=label.clone() title=label></span>
        }
        .into_any();
    }
    // The style sheet draws the number, because the label already says it in a sentence.
    view! {
        <button class="dog-pile" data-spot=spots::pile(seat) aria-label=words::look_through(&label) title=label
            on:click=move |_| { gaze::look_away(); discards::spread(viewer, seat); }
            on:pointerenter=look on:pointerleave=|_| gaze::look_away()>
            <span aria-hidden="true">{drawn(looks)}</span>
            <span class="left" data-at=n_cards.to_string() aria-hidden="true"></span>
        </button>
    }
    .into_any()
}
