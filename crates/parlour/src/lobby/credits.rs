//! Who made the games that this house adapts.

use leptos::prelude::*;
use shelf::{GameId, with_game};

use crate::games::GameRoom;
use crate::words;

/// The credits.
#[component]
pub(crate) fn Credits() -> impl IntoView {
    view! {
        <h2>{words::CREDITS}</h2>
        {GameId::ALL.map(|game| view! { <p>{with_game!(game, G => <G as GameRoom>::credits())}</p> })}
        <p>{words::UNOFFICIAL}</p>
    }
}
