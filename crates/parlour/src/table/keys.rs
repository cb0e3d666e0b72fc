//! Keys at the table: numbers take the choices they are written on, Space ends the movement, Escape comes back to now.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::browser;
use crate::games::GameRoom;
use crate::table::desk::Desk;

/// Listens for as long as the table is open.
pub(crate) fn listen<G: GameRoom>(desk: Desk<G>) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(desk, &event));
    on_cleanup(move || handle.remove());
}

fn press<G: GameRoom>(desk: Desk<G>, event: &KeyboardEvent) {
    let writes = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| {
            ["INPUT", "SELECT", "TEXTAREA"].contains(&element.tag_name().as_str())
        });
    if event.key() == "Escape" {
        escape(desk);
        return;
    }
    if writes || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    if key == " " && desk.moving.get_untracked() {
        event.prevent_default();
        desk.hurry.set(true);
    } else if let Ok(number @ 1..) = key.parse::<usize>() {
        let is_free = desk.asked.get_untracked() && desk.curtain.with_untracked(Option::is_none);
        let choice = desk.scene.with_untracked(|scene| {
            let scene = scene.as_ref()?;
            let mut choices = scene.choices.iter();
            let is_meant = |choice: &&G::Action| G::key(scene, choice) == Some(number);
            choices.find(is_meant).cloned()
        });
        if let (Some(choice), true) = (choice, is_free) {
            desk.act(&choice);
        }
    }
}

/// Closes what lies on top: the menu, then a notice, the past, the end, the side of a small screen.
fn escape<G: GameRoom>(desk: Desk<G>) {
    if desk.menu.get_untracked() {
        desk.menu.set(false);
        browser::focus(".topbar .opener");
    } else if desk.notice.with_untracked(Option::is_some) {
        desk.notice.set(None);
    } else if desk.replaying.get_untracked() {
        desk.replaying.set(false);
        desk.past.set(None);
        desk.aside.set(false);
    } else if desk.past.with_untracked(Option::is_some) {
        desk.past.set(None);
    } else if desk.is_over_untracked() && !desk.aside.get_untracked() {
        desk.aside.set(true);
    } else {
        desk.unfolded.set(false);
    }
}
