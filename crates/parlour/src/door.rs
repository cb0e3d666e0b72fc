//! The door of a house's table: the line is opened first, and what the house says of the table
//! tells which game is fetched and laid out behind it. Whoever is not let in is told why.

use board::drawn;
use leptos::prelude::*;
use shelf::GameId;
use wire::{ErrorCode, ServerMsg};

use crate::bring::fetched;
use crate::connection::socket::Socket;
use crate::connection::{Incoming, Line, LinkState};
use crate::route::{Look, Route};
use crate::table::{Dial, Screen};
use crate::words;
use board::picture;

/// What is known of a table while one stands before it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Door {
    /// Nobody has answered yet.
    Knocking,
    /// The house does not answer; it is tried again.
    Unreachable,
    /// There is no place left; it is tried again. The house says where.
    Full(String),
    /// The table cannot be played any more; the house says why.
    OutOfOrder(String),
    /// There is no such table.
    NoTable,
    /// The table plays something that this page does not know.
    Newer,
    /// This game is played behind it.
    Open(GameId),
}

/// A table in the house that this page came from.
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
                // Once it is open, what comes is the table's affair.
                if !matches!(door, Door::Open(_)) {
                    *door = now;
                }
            });
        }
    });
    let line = StoredValue::new_local(socket);
    on_cleanup(move || line.with_value(|socket| socket.close()));
    let seen = Memo::new(move |_| door.get());
    let behind = move || match seen.get() {
        Door::Knocking => {
            view! { <p class="waiting" role="status">{words::FINDING}</p> }.into_any()
        }
        Door::Unreachable => nowhere(words::UNREACHABLE, words::UNREACHABLE_WHY),
        Door::Full(because) => nowhere(words::FULL, &words::full_why(&because)),
        Door::OutOfOrder(because) => {
            line.with_value(|socket| socket.close());
            nowhere(words::OUT_OF_ORDER, &because)
        }
        Door::NoTable => {
            line.with_value(|socket| socket.close());
            nowhere(words::NO_TABLE, words::NO_TABLE_WHY)
        }
        Door::Newer => nowhere(words::NEWER, words::NEWER_WHY),
        Door::Open(game) => fetched(game, move |brought| {
            let socket = line.get_value();
            let dial: Dial = Box::new(move |ear| {
                socket.listen(&ear);
                socket
            });
            brought.table(dial, screen)
        }),
    };
    behind.into_any()
}

/// What something that came over the line says about the door.
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

/// A page for a table that is not to be had.
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
