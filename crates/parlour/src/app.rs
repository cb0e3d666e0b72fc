//! The app: settings, and whichever place somebody is in.

use std::rc::Rc;

use leptos::prelude::*;
use shelf::GameId;

use board::browser;

use crate::boards;
use crate::connection::Line;
use crate::connection::local::Local;
use crate::connection::shelf_life;
use crate::door::{house, nowhere};
use crate::lobby::Front;
use crate::press;
use crate::route::{self, Route};
use crate::settings;
use crate::table::{self, Dial, Screen};
use crate::words;

/// Opens the page.
pub(crate) fn open() {
    if let Some(waiting) = browser::document().get_element_by_id("waiting") {
        waiting.remove();
    }
    browser::serve_offline();
    press::keep();
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
        Route::House { table, look } => house(&table, look),
        Route::Print { game } => print(&game),
    }
}

/// A table in this tab: its game stands in what the browser kept of it.
fn local(table: String) -> AnyView {
    let game = shelf_life::find(&table).and_then(|kept| kept.game.parse::<GameId>().ok());
    let Some(game) = game else {
        return nowhere(words::LOST, words::LOST_WHY);
    };
    let dial: Dial = Box::new(move |hear| match Local::dial(&table, hear) {
        Some(local) => local,
        None => Rc::new(Nowhere),
    });
    table::table(boards::board(game), dial, Screen::Plain)
}

/// What a game has to print; the shelf for one that has nothing.
fn print(game: &str) -> AnyView {
    let game = game.parse::<GameId>().ok();
    let page = game.and_then(|game| boards::board(game).to_print());
    match page {
        Some((_, page)) => page,
        None => view! { <Front/> }.into_any(),
    }
}

/// A line to a table that could not be put together again.
struct Nowhere;

impl Line for Nowhere {
    fn send(&self, _: &wire::ClientMsg) {}

    fn record(&self) -> Option<String> {
        None
    }

    fn close(&self) {}
}
