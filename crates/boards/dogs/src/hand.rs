//! The viewer's own hand: cards to pick, and what to do with the picked one.

use board::{drawn, pieces};
use dogs::{Action, Card, Kind, Swap, View};
use leptos::ev::{FocusEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use tabletop::Seat;

use super::gaze::{self, By, Looked, Picked};
use super::{card, finger, lens, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The hand, with a line that says what to press next.
pub(crate) fn hand(desk: Desk, scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let hand = view.hands.at(seat).map(Vec::as_slice).unwrap_or_default();
    let cards = hand.iter().enumerate().filter_map(|(place, face)| {
        let card = face.up()?;
        let this = Picked { seat, place, card };
        let spot = spots::in_hand(seat, hand, place);
        Some((spot.clone(), held(desk, scene, view, this, spot)))
    });
    view! {
        <ul class="dog-hand" aria-label=words::HAND>{pieces(cards)}</ul>
        <p class="dog-tip">{tip(desk)}</p>
    }
    .into_any()
}

/// A card of the hand. It can be pressed at any time to see where it can go.
fn held(desk: Desk, scene: &Scene, view: &View, this: Picked, spot: String) -> AnyView {
    let (setup, known) = (&scene.setup, this.card);
    let is_dead = view.is_dead(setup, known);
    // In the viewer's turn, a card that cannot be played is dim. Pressing it shows the reason.
    let is_dim = is_dead
        || desk.is_asked(scene)
            && gaze::is_to_play(desk, scene)
            && gaze::first_target(scene, known).is_none();
    let turn_in = Action::TurnInDeadCard { card: known };
    let may_turn_in = desk.is_asked(scene) && scene.choices.contains(&turn_in);
    let places = lens::places(setup, view, known);
    let mut label = format!("{} {places}", card::label(setup, known));
    if is_dead {
        label = words::dead(&label);
    }
    let looks = card::front(setup, known);
    let tag = tag(scene, view, known);
    let pile = scene.own().map(spots::pile);
    let viewer = scene.viewer;
    let look = move || {
        gaze::look(Looked {
            viewer,
            card: known,
            column: None,
        });
    };
    let turning = may_turn_in.then(|| {
        let name = words::turn_in(setup.name(known));
        view! {
            <button class="turn-in" data-spot=spots::of(&turn_in).unwrap_or_default() aria-label=name
                on:click=move |_| desk.act(&turn_in)>{words::TURN_IN}</button>
        }
    });
    view! {
        <li class:picked=move || gaze::is_picked(this) class:dim=is_dim class:dead=is_dead>
            <button class="place" data-spot=spot data-from=spots::DECK data-to=pile data-card=setup.edition.info(known).id.clone()
                aria-label=label aria-pressed=move || gaze::is_picked(this).to_string()
                on:click=move |event: MouseEvent| if !finger::has_read() { gaze::pick(desk, this, pressed_by(&event)) }
                on:focus=move |event: FocusEvent| if gaze::is_by_keyboard(&event) { look() }
                on:blur=|_| gaze::look_away()
                on:contextmenu=move |event| { event.prevent_default(); look(); }
                on:pointermove=move |event: PointerEvent| if event.pointer_type() == "mouse" { look() }
                on:pointerdown=move |event: PointerEvent| if event.pointer_type() != "mouse" { finger::rest(look) }
                on:pointerup=move |_| finger::lift()
                on:pointercancel=move |_| finger::lift()
                on:pointerleave=move |_| { finger::lift(); gaze::look_away(); }>
                <span aria-hidden="true">{drawn(looks)}</span>
                <span class="dog-where" aria-hidden="true">{tag}</span>
                {is_dead.then(|| view! { <span class="stamp" data-at=words::DEAD aria-hidden="true"></span> })}
            </button>
            {turning}
        </li>
    }
    .into_any()
}

/// Where the card is pictured, in short: "D5 J2", with covered spaces struck out. The style sheet draws
/// it, because the label already says it in a sentence.
fn tag(scene: &Scene, view: &View, known: Card) -> AnyView {
    let covered = view.covered();
    let spaces = scene.setup.pictures(known).iter();
    let names = spaces.map(|space| {
        let name = scene.setup.space_name(space);
        if covered.contains(space) {
            view! { <s data-at=name></s> }.into_any()
        } else {
            view! { <b data-at=name></b> }.into_any()
        }
    });
    names.collect_view().into_any()
}

/// A click without a click count comes from the keyboard.
fn pressed_by(event: &MouseEvent) -> By {
    match event.detail() {
        0 => By::Keyboard,
        _ => By::Pointer,
    }
}

/// What to press next.
fn tip(desk: Desk) -> &'static str {
    let Some(scene) = desk.shown() else {
        return "";
    };
    let picked = gaze::picked(&scene);
    let is_asked = desk.is_asked(&scene);
    let is_on = is_asked && scene.view.as_ref().map(|view| view.active) == scene.own();
    let plays = |action: &Action| matches!(action, Action::PlayCard { .. });
    let may_play = is_on && scene.choices.iter().any(plays);
    let may_act = is_asked && gaze::is_to_play(desk, &scene);
    match picked {
        // A seat with nothing to play must draw its owed card first.
        _ if is_on && !may_act && scene.choices.contains(&Action::DrawCard) => words::TIP_DRAW,
        None if may_play => words::TIP_PICK,
        None if may_act => words::TIP_TURN_IN,
        None => "",
        Some(_) if !may_act => words::TIP_WAIT,
        Some(picked) => tip_about(&scene, picked.card),
    }
}

/// What to do with the picked card.
fn tip_about(scene: &Scene, picked: Card) -> &'static str {
    let is_playable = gaze::first_target(scene, picked).is_some();
    let view = scene.view.as_ref();
    let is_dead = view.is_some_and(|view| view.is_dead(&scene.setup, picked));
    let may_go = scene
        .choices
        .contains(&Action::TurnInDeadCard { card: picked });
    let was_one = view.is_some_and(|view| view.swap == Swap::Done);
    match (is_playable, scene.setup.kind(picked)) {
        (true, Kind::Breed) => words::TIP_BREED,
        (true, Kind::Hydrant) => words::TIP_HYDRANT,
        (true, Kind::Doghouse) => words::TIP_DOGHOUSE,
        (false, _) if may_go => words::TIP_DEAD,
        (false, _) if is_dead && was_one => words::TIP_DEAD_LATER,
        (false, _) => words::TIP_STUCK,
    }
}
