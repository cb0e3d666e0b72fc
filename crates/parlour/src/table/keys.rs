//! Keys at the table: numbers take the choices they are printed on, Space ends the movement, Escape
//! returns to the present.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::table::frame::Frame;
use board::browser;

/// Listens while the table is open.
pub(crate) fn listen(frame: Frame) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(frame, &event));
    on_cleanup(move || handle.remove());
}

fn press(frame: Frame, event: &KeyboardEvent) {
    let writes = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| {
            ["INPUT", "SELECT", "TEXTAREA"].contains(&element.tag_name().as_str())
        });
    if event.key() == "Escape" {
        escape(frame);
        return;
    }
    if writes || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    if key == " " && frame.moving.get_untracked() {
        event.prevent_default();
        frame.hurry.set(true);
    } else if let Ok(number @ 1..) = key.parse::<usize>() {
        let is_free = frame.asked.get_untracked() && frame.curtain.with_untracked(Option::is_none);
        let choice = frame.now.with_untracked(|scene| {
            let scene = scene.as_ref()?;
            let mut choices = scene.choices.iter().enumerate();
            let (_, meant) =
                choices.find(|(place, _)| frame.board.key(scene, *place) == Some(number))?;
            Some(meant.action.clone())
        });
        if let (Some(choice), true) = (choice, is_free) {
            frame.act(choice);
        }
    }
}

/// Closes what is on top: the menu, then a notice, the past, the end, the side panel of a small
/// screen.
fn escape(frame: Frame) {
    if frame.menu.get_untracked() {
        frame.menu.set(false);
        browser::focus(".topbar .opener");
    } else if frame.notice.with_untracked(Option::is_some) {
        frame.notice.set(None);
    } else if frame.replaying.get_untracked() {
        frame.replaying.set(false);
        frame.past.set(None);
        frame.aside.set(false);
    } else if frame.past.with_untracked(Option::is_some) {
        frame.past.set(None);
    } else if frame.is_over_untracked() && !frame.aside.get_untracked() {
        frame.aside.set(true);
    } else {
        frame.unfolded.set(false);
    }
}
