//! The browser's own animations, which web-sys does not offer yet.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::Element;

/// A keyframe of an animation.
pub(super) struct Pose {
    transform: String,
    /// Whether the element has faded out at this point.
    pub(super) fades: bool,
}

impl Pose {
    /// A keyframe with this transform.
    pub(super) fn moved(transform: impl Into<String>) -> Self {
        Self {
            transform: transform.into(),
            fades: false,
        }
    }

    fn to_js(&self, has_opacity: bool) -> JsValue {
        let frame = Object::new();
        let _ = Reflect::set(&frame, &"transform".into(), &self.transform.as_str().into());
        if has_opacity {
            let opacity = if self.fades { 0.0 } else { 1.0 };
            let _ = Reflect::set(&frame, &"opacity".into(), &opacity.into());
        }
        frame.into()
    }
}

/// `element.animate(frames, options)`. Something in the air keeps its last keyframe; a piece on the
/// table returns to where the page has it.
pub(super) fn animate(element: &Element, frames: &[Pose], millis: u32) {
    let is_bird = element.closest("#sky").ok().flatten().is_some();
    let options = Object::new();
    for (name, value) in [
        ("duration", JsValue::from(millis)),
        ("easing", "cubic-bezier(.3,.7,.3,1)".into()),
        ("fill", if is_bird { "forwards" } else { "none" }.into()),
    ] {
        let _ = Reflect::set(&options, &name.into(), &value);
    }
    // Only if something fades: a card with animated opacity loses its 3D rendering and would always
    // show its back.
    let has_opacity = frames.iter().any(|frame| frame.fades);
    let frames: Array = frames
        .iter()
        .map(|frame| frame.to_js(has_opacity))
        .collect();
    let method = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(method) = method {
        let _ = method.call2(element, &frames, &options);
    }
}
