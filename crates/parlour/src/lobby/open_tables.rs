//! Tables of the house that strangers can join, if a house serves the page.

use board::drawn;
use leptos::prelude::*;
use shelf::GameId;
use wire::{OpenTable, Sitter};

use crate::connection::socket;
use crate::route::{Look, Route};
use crate::words;
use board::browser;
use board::picture;

/// The list of open tables, if any.
#[component]
pub(crate) fn OpenTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<OpenTable>::new());
    browser::run(async move {
        let found = socket::open_tables().await;
        let _ = tables.try_set(found);
    });
    move || {
        let rows = tables.get().iter().filter_map(row).collect_view();
        (!rows.is_empty()).then(|| {
            view! {
                <section class="open-tables">
                    <h2>{words::OPEN_TABLES}</h2>
                    <ul>{rows}</ul>
                </section>
            }
        })
    }
}

/// A table: its game, who sits there, and a button to join.
fn row(news: &OpenTable) -> Option<AnyView> {
    let game: GameId = news.game.parse().ok()?;
    // In a rematch everybody is there already.
    let mut sitters = news.seats.iter();
    sitters.find(|seat| seat.sitter == Sitter::Open)?;
    let table = news.table.0.clone();
    let sitters = news.seats.by_seat();
    let avatars = sitters.map(|(seat, one)| {
        view! { <span class="avatar">{drawn(picture::avatar(seat, &one.sitter))}</span> }
    });
    let taken = news.seats.iter().filter(|one| one.sitter != Sitter::Open);
    let names: Vec<&str> = taken.map(|one| one.name.as_str()).collect();
    let go = move |_| {
        Route::House {
            table: table.clone(),
            look: Look::Plain,
        }
        .go();
    };
    Some(
        view! {
            <li>
                <strong>{game.title()}</strong>
                <span class="sitters" aria-hidden="true">{avatars.collect_view()}</span>
                <span>{words::with_whom(&names)}</span>
                <button class="choice small" on:click=go>{words::JOIN}</button>
            </li>
        }
        .into_any(),
    )
}
