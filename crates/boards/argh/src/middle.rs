//! The middle of the table: three doors, the box, and the card in hand.

use argh::{Action, Argh, Location, PhaseSeen, View};
use board::drawn;
use leptos::prelude::*;
use tabletop::{Face, Words};

use super::spots::{BOX, HELD, boxed, pile};
use super::{art, card};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::picture;

/// The middle of the table.
pub(crate) fn middle(desk: Desk) -> AnyView {
    let middle = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        Some(view! {
            <span class="pinned rat" aria-hidden="true">{drawn(crate::COVER.poster)}</span>
            <span class="pinned plan" aria-hidden="true">{drawn(art::SPRITE.framed(art::PLAN, ""))}</span>
            <div class="night">
                <div class="doors">
                    {Location::ALL.map(|location| door(desk, &scene, view, location))}
                </div>
                <div class="middle">
                    {held(desk, &scene, view)}
                    {open_box(&scene, view)}
                </div>
            </div>
        })
    };
    middle.into_any()
}

/// A door with its pile behind it.
fn door(desk: Desk, scene: &Scene, view: &View, location: Location) -> AnyView {
    let left = view.piles[location.index()];
    let spot = pile(location);
    let choice = desk.choice_at(scene, &spot);
    let name = scene.setup.location_name(location).to_owned();
    let place = card::place_class(location);
    // The pile behind the door, as a stack that shrinks.
    let stack = (0..left.min(8))
        .map(|index| {
            view! {
                <span class=format!("sheet-of-pile {place}") style:--i=index.to_string()></span>
            }
        })
        .collect_view();
    let label = words::cards_left(&name, left);
    let inside = view! {
        <span class="stack" aria-hidden="true">{stack}</span>
        <span class="panel-of-door" aria-hidden="true">{drawn(art::filling(place))}</span>
        <span class="sill"><strong>{name}</strong>" "<span class="left">{left}</span></span>
    };
    let (may, label) = match choice {
        Some(_) => (true, words::take(&label)),
        None => (false, label),
    };
    // A door that cannot be opened now can still be pressed: the refusal says which rule forbids it.
    view! {
        <button class=format!("door {place}") class:pressable=may class:empty=left == 0 data-spot=spot aria-label=label
            aria-disabled=desk.unless_asked(scene) on:click=move |_| desk.act(&Action::TakeCard { location })>{inside}</button>
    }.into_any()
}

/// The card that a seat has just taken or offers; viewers who know it see its front.
fn held(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let (by, to, location, face) = match view.phase {
        PhaseSeen::Holding {
            seat,
            location,
            card,
        } => (seat, None, location, card),
        PhaseSeen::Offered {
            seat,
            to,
            location,
            card,
        } => (seat, Some(to), location, card),
        PhaseSeen::Over { .. } | PhaseSeen::Effects { .. } => return ().into_any(),
        PhaseSeen::ChooseFirst { .. } | PhaseSeen::Turn { .. } | PhaseSeen::Owl { .. } => {
            return view! {
                <div class="held none" aria-hidden="true"><span>{words::TO_BE_DECIDED}</span></div>
            }
            .into_any();
        }
    };
    let name = scene.narrator.begin(by);
    let place = scene.setup.location_name(location);
    let caption = match to {
        Some(to) => words::offered(name, scene.narrator.name(to)),
        None if scene.own() == Some(by) => words::IN_YOUR_HAND.to_owned(),
        None => words::in_hand_of(name),
    };
    let label = match face {
        Face::Up(known) => card::label(&scene.setup, known),
        Face::Down => words::held_face_down(place),
    };
    let looks = card::known(&scene.setup, face, location);
    // ARGH-25: pressing it means laying it face up straight away, which is refused as bad manners.
    view! {
        <figure class="held" style:--seat=picture::colour(by)>
            <button class="place" data-spot=HELD data-from=pile(location) aria-label=label aria-disabled=desk.unless_asked(scene)
                on:click=move |_| desk.act(&Action::LayCardFaceUp)>
                <span aria-hidden="true">{drawn(looks)}</span>
            </button>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

/// The removed cards: face down until the end, except for a viewer who looked at them.
fn open_box(scene: &Scene, view: &View) -> AnyView {
    let cards = Location::ALL
        .into_iter()
        .flat_map(|location| {
            let setup = &scene.setup;
            view.removed[location.index()]
                .iter()
                .zip(0..)
                .map(move |(face, index)| {
                    let label = match face {
                        Face::Up(known) => card::label(setup, *known),
                        Face::Down => words::removed(setup.location_name(location)),
                    };
                    view! {
                        <span role="img" title=label.clone() aria-label=label data-spot=boxed(location, index)>{drawn(card::known(setup, *face, location))}</span>
                    }
                })
        })
        .collect_view();
    let is_open = view.removed.iter().flatten().all(Face::is_up);
    let caption = if is_open {
        words::BOX_OPEN
    } else {
        words::BOX_CLOSED
    };
    view! {
        <figure class="the-box" class:opened=is_open data-spot=BOX>
            <div class="box-cards">{cards}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

/// How far the deal has got.
pub(crate) fn progress(scene: &Scene) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    match (&view.phase, view.turns_left) {
        (PhaseSeen::Over { .. }, _) => words::THE_END.to_owned(),
        (PhaseSeen::Effects { .. }, _) => words::THE_REVEAL.to_owned(),
        (_, Some(1)) => words::LAST_TURN.to_owned(),
        (_, Some(left)) => words::last_round(left),
        (_, None) => words::until_the_end(view.piles.iter().min().copied().unwrap_or(0)),
    }
}

/// Who has to act, and what they are deciding.
pub(crate) fn waiting(scene: &Scene) -> String {
    board::words::minus(&reason(scene))
}

fn reason(scene: &Scene) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    let name = |seat: tabletop::Seat| scene.narrator.begin(seat);
    match &view.phase {
        PhaseSeen::ChooseFirst { .. } => words::waits_for_a_start(&scene.awaited()),
        PhaseSeen::Turn { seat } => words::takes_or_steals(name(*seat)),
        PhaseSeen::Holding { seat, .. } => words::looks_at_it(name(*seat)),
        PhaseSeen::Offered { seat, to, .. } => {
            let narrator = &scene.narrator;
            words::is_offered(narrator.name(*seat), narrator.name(*to))
        }
        PhaseSeen::Owl { seat, .. } => words::may_look(name(*seat)),
        PhaseSeen::Effects { seat, .. } => words::effects_of(&scene.narrator.begin_own(*seat)),
        PhaseSeen::Over { .. } => {
            let outcome = scene.news.outcome.as_ref();
            let told = outcome.map(|outcome| Argh::ending(&scene.setup, &scene.narrator, outcome));
            told.unwrap_or_default()
        }
    }
}
