//! What whoever sits here has picked from the hand and looks at. One page shows one table, so there
//! is one of each for the page; both remember whose they are, so that nothing of a hand is left on
//! the screen for whoever it is handed to.

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
    /// Its place there.
    pub(crate) place: usize,
    /// The card.
    pub(crate) card: Card,
}

/// A card or portrait that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Looked {
    /// By whom.
    pub(crate) viewer: Viewer,
    /// What is seen.
    pub(crate) card: Card,
    /// The column of the lawn it is seen in, if it is seen there.
    pub(crate) column: Option<u8>,
}

/// How somebody pressed something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// With a mouse or finger.
    Pointer,
    /// With the keyboard, which goes on to where the card can go.
    Keyboard,
}

static PICKED: LazyLock<ArcRwSignal<Option<Picked>>> = LazyLock::new(|| ArcRwSignal::new(None));
static LOOKED: LazyLock<ArcRwSignal<Option<Looked>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// The card that the viewer has picked and still holds.
pub(crate) fn picked(scene: &Scene) -> Option<Picked> {
    PICKED.get().filter(|picked| is_held(scene, *picked))
}

/// Whether it is this card of the hand that is picked.
pub(crate) fn is_picked(this: Picked) -> bool {
    PICKED.with(|picked| *picked == Some(this))
}

/// What the viewer looks at.
pub(crate) fn looked(viewer: Viewer) -> Option<Looked> {
    LOOKED.get().filter(|looked| looked.viewer == viewer)
}

/// Looks at a card. A mouse says it with every move over the card.
pub(crate) fn look(looked: Looked) {
    if LOOKED.with_untracked(|before| *before != Some(looked)) {
        LOOKED.set(Some(looked));
    }
}

/// Whether the browser shows that something has the keyboard: then it is looked at, too.
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

/// Picks a card of the hand, or puts it back. What cannot be played says which rule forbids it.
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
            // Once the lit spaces are drawn.
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

/// A space was pressed: the picked card is played there, or the card that belongs there is picked.
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
            // Nothing is to lie over the lawn while the chip drops.
            put_back();
            look_away();
        }
        return desk.act(&action);
    }
    // A breed of the hand that can go here is picked: the next press plays it.
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

/// Gives the keyboard to a space.
pub(crate) fn focus(space: Space) {
    if let Some(element) = browser::spot(&spots::cell(space)) {
        let _ = element.focus();
    }
}

/// Whether the viewer is asked to play a card, and not only to draw one.
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
