//! The layout of the spotlight: a picture with words next to it.

use board::look;
use leptos::prelude::*;

use super::art;

/// A picture, if any, with words next to it.
pub(crate) fn lit(class: &'static str, picture: Option<AnyView>, inside: impl IntoAny) -> AnyView {
    framed(class, picture, inside.into_any())
}

fn framed(class: &'static str, picture: Option<AnyView>, inside: AnyView) -> AnyView {
    view! { <div class=class>{picture}<div class="lit-text">{inside}</div></div> }.into_any()
}

/// A card.
pub(crate) fn card(looks: String) -> Option<AnyView> {
    Some(look("lit-card", looks))
}

/// The aim of the game, for when there is no card to show.
pub(crate) fn goal() -> Option<AnyView> {
    Some(look("goal", art::goal()))
}
