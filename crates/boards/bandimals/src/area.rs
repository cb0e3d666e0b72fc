//! A seat's area: its band on the field, how close it is to winning, and how many cards it holds. For
//! the viewer also the hand.

use bandimals::{Step, View};
use board::look;
use leptos::prelude::*;
use tabletop::Seat;

use super::{art, field, hand};
use crate::Desk;
use crate::Scene;
use crate::words;

/// A seat's side of the table.
pub(crate) fn area(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let is_own = scene.own() == Some(seat);
    let (before, after) = (
        standing(scene, view, seat),
        is_own.then(|| hand::hand(desk, scene, view, seat)),
    );
    let peek = (!is_own).then(|| hand::known(scene, view, seat));
    view! {
        <div class="band-area" class:on-turn=view.open.turn == seat>
            {before}
            {field::field(desk, scene, view, seat)}
            {peek}
        </div>
        {after}
    }
    .into_any()
}

/// How far a seat has got: pairs, cards in hand, Drum Major.
fn standing(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let (setup, open) = (&scene.setup, &view.open);
    let band = &open.bands[seat];
    let n_pairs = open
        .columns(setup, seat)
        .iter()
        .filter(|column| column.is_pair())
        .count();
    let n_cards = view.hands[seat].len();
    let limit = open.hand_limit(setup, seat);
    let answered = matches!(
        open.agenda.last(),
        Some(Step::Window(_) | Step::Contest(_) | Step::ThemeVote { .. } | Step::Picks(_))
    ) && view.sealed[seat].is_some();
    let only = band.section.map(|section| {
        view! { <span class="only" title=words::only(section)>{look("", art::badge(section))}<span class="unseen">{words::only(section)}</span></span> }
    });
    let state = if open.out.contains(seat) {
        Some(("away", words::LEFT))
    } else if band.major.is_some() {
        Some(("leads", words::HAS_MAJOR))
    } else if open.is_full(setup, seat) {
        Some(("full", words::IS_FULL))
    } else {
        None
    };
    view! {
        <p class="standing-line">
            <strong class="pairs" title=words::PAIRS_WHY>{words::pairs(n_pairs)}</strong>
            <span class="in-hand" title=words::hand_of(n_cards, limit)>
                {look("hand-mark", "")}
                <span aria-hidden="true">{format!("{n_cards}/{limit}")}</span>
                <span class="unseen">{words::hand_of(n_cards, limit)}</span>
            </span>
            {only}
            {state.map(|(class, text)| view! { <span class=format!("state {class}")>{text}</span> })}
            {answered.then(|| view! { <span class="state answered">{words::ANSWERED}</span> })}
        </p>
    }
    .into_any()
}
