//! Things that are pressed: what they are called, and the number key that does the same.

use leptos::prelude::*;

use super::spots;
use crate::Desk;
use crate::Scene;

/// Numbers have one digit.
const MOST: usize = 9;

/// The key that takes the choice at a spot, while whoever looks may take it.
pub(crate) fn key(desk: Desk, scene: &Scene, spot: &str) -> Option<AnyView> {
    if !desk.is_asked(scene) {
        return None;
    }
    let mut choices = scene.choices.iter();
    let number = 1 + choices.position(|action| spots::of(action).as_deref() == Some(spot))?;
    let shown = (number <= MOST).then_some(number)?;
    Some(view! { <kbd class="key" aria-hidden="true">{shown}</kbd> }.into_any())
}

/// What is inside a button that is more picture than text, and what it is called: a name of its own
/// for whoever hears the page, the looks for whoever sees it.
pub(crate) fn named(name: &str, looks: impl IntoView + 'static) -> AnyView {
    view! {
        <span class="unseen">{name.to_owned()}</span>
        <span class="looks-so" aria-hidden="true">{looks}</span>
    }
    .into_any()
}
