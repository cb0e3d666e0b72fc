//! The door of a house's table. The connection is opened first, and the house's first update says which
//! game to fetch and show. If we are not let in, the page says why.

use board::drawn;
use leptos::prelude::*;
use shelf::GameId;
use wire::{ErrorCode, ServerMsg};

use crate::bring::fetched;
use crate::connection::socket::Socket;
use crate::connection::{Connection, Incoming, LinkState};
use crate::route::{Look, Route};
use crate::table::{Dial, Screen};
use crate::words;
use board::picture;

/// What is known about a table from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Door {
    /// No answer yet.
    Knocking,
    /// The house does not answer; we keep trying.
    Unreachable,
    /// It is full; we keep trying. The house says whether it is the house or the table.
    Full(String),
    /// The table cannot be played any more; the house says why.
    OutOfOrder(String),
    /// There is no such table.
    NoTable,
    /// The table plays a game that this page does not know.
    Newer,
    /// It plays this game.
    Open(GameId),
}

/// A table in the house that served this page.
pub(crate) fn house(table: &str, look: Look) -> AnyView {
    let screen = match look {
        Look::Big => Screen::Big,
        Look::Plain => Screen::Plain,
        Look::Phone(seat) => Screen::Phone(seat),
    };
    let door = RwSignal::new(Door::Knocking);
    let socket = Socket::dial(table, look == Look::Big, move |incoming| {
        if let Some(now) = answer(incoming) {
            let _ = door.try_update(|door| {
                // Once it is open, messages are for the table.
                if !matches!(door, Door::Open(_)) {
                    *door = now;
                }
            });
        }
    });
    let connection = StoredValue::new_local(socket);
    on_cleanup(move || connection.with_value(|socket| socket.close()));
    let seen = Memo::new(move |_| door.get());
    let behind = move || match seen.get() {
        Door::Knocking => {
            view! { <p class="waiting" role="status">{words::FINDING}</p> }.into_any()
        }
        Door::Unreachable => nowhere(words::UNREACHABLE, words::UNREACHABLE_WHY),
        Door::Full(because) => nowhere(words::FULL, &words::full_why(&because)),
        Door::OutOfOrder(because) => {
            connection.with_value(|socket| socket.close());
            nowhere(words::OUT_OF_ORDER, &because)
        }
        Door::NoTable => {
            connection.with_value(|socket| socket.close());
            nowhere(words::NO_TABLE, words::NO_TABLE_WHY)
        }
        Door::Newer => nowhere(words::NEWER, words::NEWER_WHY),
        Door::Open(game) => fetched(game, move |brought| {
            let socket = connection.get_value();
            let dial: Dial = Box::new(move |ear| {
                socket.listen(&ear);
                socket
            });
            brought.table(dial, screen)
        }),
    };
    behind.into_any()
}

/// What a message says about the door, if anything.
fn answer(incoming: &Incoming) -> Option<Door> {
    match incoming {
        Incoming::State(LinkState::Broken) => Some(Door::Unreachable),
        Incoming::Msg(ServerMsg::Update { update, .. }) => {
            let game = update.pointer("/table/game")?.as_str()?;
            Some(game.parse().map_or(Door::Newer, Door::Open))
        }
        Incoming::Msg(ServerMsg::Error { code, because, .. }) => match code {
            ErrorCode::NoSuchTable => Some(Door::NoTable),
            ErrorCode::Busy | ErrorCode::TableFull => Some(Door::Full(because.clone())),
            ErrorCode::OutOfOrder => Some(Door::OutOfOrder(because.clone())),
            _ => None,
        },
        _ => None,
    }
}

/// The page for a table that cannot be shown.
pub(crate) fn nowhere(what: &'static str, why: &str) -> AnyView {
    let why = why.to_owned();
    view! {
        <main class="nowhere">
            <span class="shut" aria-hidden="true">{drawn(picture::SPRITE.picture("shut"))}</span>
            <h1>{what}</h1>
            <p>{why}</p>
            <button class="choice" on:click=move |_| Route::Front.go()>{words::FRONT}</button>
        </main>
    }
    .into_any()
}
