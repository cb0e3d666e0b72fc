//! A press that a redraw would swallow. The table is drawn anew whenever something happens, and a
//! browser gives a click to nobody when what was pressed has been taken off the page before the
//! finger came up: the button, or a picture on it. Whoever pressed means the same button in the new
//! picture.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use board::browser;

/// Keeps presses for as long as the page lives.
pub(crate) fn keep() {
    browser::listen_first("pointerdown", |event: PointerEvent| {
        // A finger's tap is found by the browser when the finger is lifted, in the new picture.
        let pressed = match event.pointer_type().as_str() {
            "touch" => None,
            _ => event.target().and_then(|target| target.dyn_into().ok()),
        };
        PRESSED.replace(pressed.as_ref().and_then(Pressed::on));
    });
    browser::listen("pointerup", |event: PointerEvent| {
        if let Some(pressed) = PRESSED.take() {
            pressed.lift(&event);
        }
    });
}

thread_local! {
    // What is held down now; there is one mouse.
    static PRESSED: RefCell<Option<Pressed>> = const { RefCell::new(None) };
}

/// A button that is held down, and how to know it again in another picture.
struct Pressed {
    /// What was pressed: the button, or something on it.
    target: Element,
    /// The name of the button.
    name: String,
}

impl Pressed {
    fn on(target: &Element) -> Option<Self> {
        let name = name(&button(target)?);
        let target = target.clone();
        Some(Self { target, name })
    }

    /// Presses the same button of the new picture, if what was pressed is gone and the pointer is on it.
    fn lift(self, event: &PointerEvent) {
        if self.target.is_connected() {
            return;
        }
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let now = browser::document().element_from_point(x, y);
        if let Some(button) = now.as_ref().and_then(button)
            && name(&button) == self.name
        {
            button.click();
        }
    }
}

fn button(element: &Element) -> Option<HtmlElement> {
    element.closest("button").ok()??.dyn_into().ok()
}

/// The spot on the board that a button lies at, or else what it says.
fn name(button: &HtmlElement) -> String {
    button
        .get_attribute("data-spot")
        .or_else(|| button.get_attribute("aria-label"))
        .or_else(|| button.text_content())
        .unwrap_or_default()
}
