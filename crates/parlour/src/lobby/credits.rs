//! Who made the games that this house adapts.

use leptos::prelude::*;
use shelf::GameId;

use crate::boards;
use crate::words;

/// The credits.
#[component]
pub(crate) fn Credits() -> impl IntoView {
    view! {
        <h2>{words::CREDITS}</h2>
        {GameId::ALL.map(|game| view! { <p>{boards::cover(game).credits}</p> })}
        <p>{words::UNOFFICIAL}</p>
    }
}
