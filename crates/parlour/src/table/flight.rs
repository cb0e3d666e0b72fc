//! Movement: a copy of a card flies over the page from one spot to another.
//!
//! The table itself is drawn as it is; what flies is only a picture, so that nothing depends on
//! whether it arrives, is skipped, or was never started.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use crate::browser::{self, document};
use crate::games::Flight;

/// How often a wait looks whether it is to end, in milliseconds.
const LOOK: u32 = 40;

/// Waits, but not longer than whoever looks wants to.
pub(crate) async fn wait(hurry: RwSignal<bool>, millis: u32) {
    let mut left = millis;
    while left > 0 && hurry.try_get_untracked() == Some(false) {
        let step = left.min(LOOK);
        browser::pause(step as i32).await;
        left -= step;
    }
}

/// Lets something fly, and waits until it is there.
pub(crate) async fn fly(flight: &Flight, millis: u32, hurry: RwSignal<bool>) {
    if millis == 0 || hurry.try_get_untracked() != Some(false) {
        return;
    }
    let Some(bird) = start(flight, millis) else {
        return;
    };
    wait(hurry, millis).await;
    // It stays where it landed until the table is drawn anew; `clear` takes it away.
    let _ = bird.set_attribute("data-landed", "");
}

/// Takes away what has landed.
pub(crate) fn clear() {
    if let Some(sky) = sky() {
        sky.set_inner_html("");
    }
}

/// The layer above the table in which things fly.
fn sky() -> Option<Element> {
    document().get_element_by_id("sky")
}

fn start(flight: &Flight, millis: u32) -> Option<HtmlElement> {
    let from = browser::spot(&flight.from)?.get_bounding_client_rect();
    let to = browser::spot(&flight.to)?.get_bounding_client_rect();
    let bird: HtmlElement = document().create_element("div").ok()?.unchecked_into();
    bird.set_class_name("bird");
    let width = from
        .width()
        .min(from.height() * 5.0 / 7.0)
        .clamp(56.0, 130.0);
    let height = width * 7.0 / 5.0;
    let middle = |rect: &web_sys::DomRect| {
        (
            rect.left() + (rect.width() - width) / 2.0,
            rect.top() + (rect.height() - height) / 2.0,
        )
    };
    let (from, to) = (middle(&from), middle(&to));
    let style = bird.style();
    style.set_property("width", &format!("{width}px")).ok()?;
    bird.set_inner_html(&faces(flight));
    sky()?.append_child(&bird).ok()?;
    let at = |(x, y): (f64, f64), more: &str| frame(&format!("translate({x}px, {y}px) {more}"));
    let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 - 24.0);
    let frames = Array::of3(
        &at(from, "scale(1)"),
        &at(half, "scale(1.12)"),
        &at(to, "scale(1)"),
    );
    animate(&bird, &frames, millis);
    if flight.turns.is_some() {
        let inner = bird.first_element_child()?;
        let turn = |degrees: u32| frame(&format!("rotateY({degrees}deg)"));
        animate(&inner, &Array::of3(&turn(0), &turn(0), &turn(180)), millis);
    }
    Some(bird)
}

fn faces(flight: &Flight) -> String {
    let looks = &flight.looks;
    match &flight.turns {
        Some(after) => format!(
            "<div class=\"turning\"><div class=\"leaf\">{looks}</div>\
             <div class=\"leaf other\">{after}</div></div>"
        ),
        None => format!("<div class=\"turning\"><div class=\"leaf\">{looks}</div></div>"),
    }
}

fn frame(transform: &str) -> JsValue {
    let frame = Object::new();
    let _ = Reflect::set(&frame, &"transform".into(), &transform.into());
    frame.into()
}

/// `element.animate(frames, options)`, which web-sys does not offer yet.
fn animate(element: &Element, frames: &Array, millis: u32) {
    let options = Object::new();
    for (name, value) in [
        ("duration", JsValue::from(millis)),
        ("easing", "cubic-bezier(.3,.7,.3,1)".into()),
        ("fill", "forwards".into()),
    ] {
        let _ = Reflect::set(&options, &name.into(), &value);
    }
    let method = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(method) = method {
        let _ = method.call2(element, frames, &options);
    }
}
