//! What stands in the spotlight: a picture, and words beside it.

use board::look;
use leptos::prelude::*;

use super::art;

/// A picture, if there is one, and words beside it.
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

/// The goal, where no card is lit.
pub(crate) fn goal() -> Option<AnyView> {
    Some(look("goal", art::goal()))
}
