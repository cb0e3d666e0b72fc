//! Labels for things that can be pressed, and the number keys that do the same.

use leptos::prelude::*;

use super::spots;
use crate::Desk;
use crate::Scene;

/// The highest number key.
const MOST: usize = 9;

/// The number key that takes the choice at a spot, while the viewer may take it.
pub(crate) fn key(desk: Desk, scene: &Scene, spot: &str) -> Option<AnyView> {
    if !desk.is_asked(scene) {
        return None;
    }
    let mut choices = scene.choices.iter();
    let number = 1 + choices.position(|action| spots::of(action).as_deref() == Some(spot))?;
    let shown = (number <= MOST).then_some(number)?;
    Some(view! { <kbd class="key" aria-hidden="true">{shown}</kbd> }.into_any())
}

/// The content of a button that is more picture than text: a name for screen readers, and the looks
/// for everybody else.
pub(crate) fn named(name: &str, looks: impl IntoView + 'static) -> AnyView {
    view! {
        <span class="unseen">{name.to_owned()}</span>
        <span class="looks-so" aria-hidden="true">{looks}</span>
    }
    .into_any()
}
