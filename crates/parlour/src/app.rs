//! The app: the settings, and the page for the current route.

use leptos::prelude::*;
use shelf::GameId;

use board::{ToPrint, browser, picture};

use crate::bring::fetched;
use crate::connection::shelf_life;
use crate::door::{house, nowhere};
use crate::lobby::Front;
use crate::route::{self, Route};
use crate::settings;
use crate::words;

/// Opens the page.
pub(crate) fn open() {
    if let Some(waiting) = browser::document().get_element_by_id("waiting") {
        waiting.remove();
    }
    browser::serve_offline();
    leptos::mount::mount_to_body(App);
}

/// The root component.
#[component]
fn App() -> impl IntoView {
    settings::provide();
    let route = route::follow();
    let place = move || match route.get() {
        Route::Front => view! { <Front/> }.into_any(),
        Route::Local { table } => local(table),
        Route::House { table, look } => house(&table, look),
        Route::Print { game } => print(&game),
    };
    view! {
        <svg class="symbols" aria-hidden="true" inner_html=picture::SPRITE.markup></svg>
        {place}
    }
}

/// A table in this tab. The browser's copy of it says which game it plays.
fn local(table: String) -> AnyView {
    let game = shelf_life::find(&table).and_then(|kept| kept.game.parse::<GameId>().ok());
    let Some(game) = game else {
        return nowhere(words::LOST, words::LOST_WHY);
    };
    fetched(game, move |brought| brought.kept_table(table.clone()))
}

/// The printable page of a game; the front page if it has none.
fn print(game: &str) -> AnyView {
    let front = || view! { <Front/> }.into_any();
    let Ok(game) = game.parse::<GameId>() else {
        return front();
    };
    fetched(game, move |brought| match brought.board.to_print() {
        Some(ToPrint { page, .. }) => page(),
        None => front(),
    })
}
