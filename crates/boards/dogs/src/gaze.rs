//! The card that the viewer has picked, and the one they look at. A page shows one table, so there is one
//! of each per page. Both remember their viewer, so that no card of a hand is left on a screen that is
//! handed to the next player.

use std::sync::LazyLock;

use dogs::{Action, Card, Kind, Space};
use leptos::ev::FocusEvent;
use leptos::prelude::*;
use tabletop::{Seat, Viewer};

use super::spots;
use crate::Desk;
use crate::Scene;
use board::browser;

/// A card that was picked from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Picked {
    /// Whose hand.
    pub(crate) seat: Seat,
    /// Its position there.
    pub(crate) place: usize,
    /// The card.
    pub(crate) card: Card,
}

/// A card or portrait that the viewer looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Looked {
    /// By whom.
    pub(crate) viewer: Viewer,
    /// Which.
    pub(crate) card: Card,
    /// Its column, if it is on the lawn.
    pub(crate) column: Option<u8>,
}

/// How something was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// With a mouse or finger.
    Pointer,
    /// With the keyboard; the focus then moves to the first space for the card.
    Keyboard,
}

static PICKED: LazyLock<ArcRwSignal<Option<Picked>>> = LazyLock::new(|| ArcRwSignal::new(None));
static LOOKED: LazyLock<ArcRwSignal<Option<Looked>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// The card that the viewer has picked, if they still hold it.
pub(crate) fn picked(scene: &Scene) -> Option<Picked> {
    PICKED.get().filter(|picked| is_held(scene, *picked))
}

/// Whether this card is the picked one.
pub(crate) fn is_picked(this: Picked) -> bool {
    PICKED.with(|picked| *picked == Some(this))
}

/// What the viewer looks at, if anything.
pub(crate) fn looked(viewer: Viewer) -> Option<Looked> {
    LOOKED.get().filter(|looked| looked.viewer == viewer)
}

/// Looks at a card. A mouse calls this with every move over it.
pub(crate) fn look(looked: Looked) {
    if LOOKED.with_untracked(|before| *before != Some(looked)) {
        LOOKED.set(Some(looked));
    }
}

/// Whether the focus came by keyboard and is visible. Then the card is looked at, too.
pub(crate) fn is_by_keyboard(event: &FocusEvent) -> bool {
    let target = event_target::<web_sys::Element>(event);
    target.matches(":focus-visible").unwrap_or(false)
}

/// Looks away.
pub(crate) fn look_away() {
    if LOOKED.with_untracked(Option::is_some) {
        LOOKED.set(None);
    }
}

/// Puts the picked card back.
pub(crate) fn put_back() {
    if PICKED.with_untracked(Option::is_some) {
        PICKED.set(None);
    }
}

/// Picks a card of the hand, or puts it back. If it cannot be played, the refusal is shown.
pub(crate) fn pick(desk: Desk, this: Picked, by: By) {
    if PICKED.with_untracked(|picked| *picked == Some(this)) {
        return put_back();
    }
    look_away();
    PICKED.set(Some(this));
    desk.notice.set(None);
    let Some(scene) = desk.now_untracked() else {
        return;
    };
    if !is_to_play(desk, &scene) {
        return;
    }
    match first_target(&scene, this.card) {
        Some(space) if by == By::Keyboard => {
            // Wait until the lit spaces are drawn.
            request_animation_frame(move || focus(space));
        }
        Some(_) => (),
        None => {
            let pictures = scene.setup.pictures(this.card);
            let space = pictures.first().or(scene.setup.spaces().first());
            if let Some(space) = space {
                let card = this.card;
                desk.act(&Action::PlayCard { card, space });
            }
        }
    }
}

/// Handles a press on a space: plays the picked card there, or picks a breed that can go there.
pub(crate) fn press(desk: Desk, space: Space) {
    let Some(scene) = desk.now_untracked() else {
        return;
    };
    if !desk.asked.get_untracked() {
        return;
    }
    let held = PICKED.get_untracked();
    if let Some(picked) = held.filter(|picked| is_held(&scene, *picked)) {
        let card = picked.card;
        let action = Action::PlayCard { card, space };
        if scene.choices.contains(&action) {
            // Nothing should cover the lawn while the chip drops.
            put_back();
            look_away();
        }
        return desk.act(&action);
    }
    // Pick a breed that can go here; the next press plays it.
    let breed = scene.choices.iter().find_map(|action| match *action {
        Action::PlayCard { card, space: there } if there == space => {
            (scene.setup.kind(card) == Kind::Breed).then_some(card)
        }
        _ => None,
    });
    let picked = breed.and_then(|card| {
        let (seat, view) = (scene.own()?, scene.view.as_ref()?);
        let place = view.known_hand(seat).position(|held| held == card)?;
        Some(Picked { seat, place, card })
    });
    if picked.is_some() {
        PICKED.set(picked);
    }
}

/// Moves the keyboard focus to a space.
pub(crate) fn focus(space: Space) {
    if let Some(element) = browser::spot(&spots::cell(space)) {
        let _ = element.focus();
    }
}

/// Whether the viewer is asked to play, rather than only to draw.
pub(crate) fn is_to_play(desk: Desk, scene: &Scene) -> bool {
    let plays = |action: &Action| {
        matches!(
            action,
            Action::PlayCard { .. } | Action::TurnInDeadCard { .. }
        )
    };
    desk.asked.get_untracked() && scene.choices.iter().any(plays)
}

/// The first space that a card can be played on.
pub(crate) fn first_target(scene: &Scene, card: Card) -> Option<Space> {
    scene.choices.iter().find_map(|action| match *action {
        Action::PlayCard {
            card: played,
            space,
        } if played == card => Some(space),
        _ => None,
    })
}

fn is_held(scene: &Scene, picked: Picked) -> bool {
    let hand = scene
        .view
        .as_ref()
        .and_then(|view| view.hands.at(picked.seat));
    let held = hand.and_then(|hand| hand.get(picked.place));
    scene.own() == Some(picked.seat) && held.and_then(|face| face.up()) == Some(picked.card)
}
