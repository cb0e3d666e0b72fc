//! The app: settings, and whichever place somebody is in.

use std::rc::Rc;

use leptos::prelude::*;
use shelf::{GameId, with_game};

use crate::browser;
use crate::connection::local::Local;
use crate::connection::shelf_life;
use crate::connection::socket::Socket;
use crate::lobby::Front;
use crate::route::{self, Look, Route};
use crate::settings;
use crate::table::{self, Dial, Screen};
use crate::words;

/// Opens the page.
pub(crate) fn open() {
    if let Some(waiting) = browser::document().get_element_by_id("waiting") {
        waiting.remove();
    }
    browser::serve_offline();
    leptos::mount::mount_to_body(App);
}

/// Everything.
#[component]
fn App() -> impl IntoView {
    settings::provide();
    let route = route::follow();
    move || match route.get() {
        Route::Front => view! { <Front/> }.into_any(),
        Route::Local { table } => local(table),
        Route::House { table, look } => house(table, look),
    }
}

/// A table in this tab.
fn local(table: String) -> AnyView {
    let game = shelf_life::find(&table).and_then(|kept| kept.game.parse::<GameId>().ok());
    let Some(game) = game else {
        return lost();
    };
    let dial: Dial = Box::new(move |hear| match Local::dial(&table, hear) {
        Some(local) => local,
        None => Rc::new(Nowhere),
    });
    with_game!(game, G => table::table::<G>(dial, Screen::Plain))
}

/// A table in a house. Every game there is has one shape of line, and only ARGH has moved in: the
/// first update would tell which game it is, and a page that asks the house first costs a round.
fn house(table: String, look: Look) -> AnyView {
    let screen = match look {
        Look::Big => Screen::Big,
        Look::Plain => Screen::Plain,
        Look::Phone(seat) => Screen::Phone(seat),
    };
    let dial: Dial = Box::new(move |hear| Socket::dial(&table, look == Look::Big, hear));
    with_game!(GameId::Argh, G => table::table::<G>(dial, screen))
}

/// A table that is not there any more.
fn lost() -> AnyView {
    view! {
        <main class="gathering">
            <p>{words::LOST}</p>
            <button class="choice" on:click=move |_| Route::Front.go()>{words::FRONT}</button>
        </main>
    }
    .into_any()
}

/// A line to a table that could not be put together again.
struct Nowhere;

impl crate::connection::Line for Nowhere {
    fn send(&self, _: &wire::ClientMsg) {}

    fn record(&self) -> Option<String> {
        None
    }

    fn close(&self) {}
}
