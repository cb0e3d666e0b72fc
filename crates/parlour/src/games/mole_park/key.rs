//! The number key of a choice, shown on the thing that it is about.

use leptos::prelude::*;
use mole_park::MolePark;

use super::spots;
use crate::scene::Scene;
use crate::table::Desk;

/// Numbers have one digit.
const MOST: usize = 9;

/// The key that takes the choice at a spot, while whoever looks may take it.
pub(crate) fn key(desk: Desk<MolePark>, scene: &Scene<MolePark>, spot: &str) -> Option<AnyView> {
    desk.choice_at(scene, spot)?;
    let mut choices = scene.choices.iter();
    let number = 1 + choices.position(|action| spots::of(action).as_deref() == Some(spot))?;
    let shown = (number <= MOST).then_some(number)?;
    Some(view! { <kbd class="key" aria-hidden="true">{shown}</kbd> }.into_any())
}
