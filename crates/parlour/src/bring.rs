//! A game that comes: its board, and the table that stands around every board.

use board::{AnyBoard, NotBrought, browser};
use leptos::prelude::AnyView;
use shelf::GameId;
use tabletop::Error;
use wire::NewTable;

use crate::boards;
use crate::connection::local;
use crate::lobby::{self, Way};
use crate::offline;
use crate::parcels;
use crate::table::{self, Dial, Screen};

/// A game that is here. Whatever only games need is reached through it, and so comes with the first
/// of them instead of with the front page.
#[derive(Clone, Copy)]
pub(crate) struct Brought {
    /// Which game.
    pub(crate) game: GameId,
    /// Its board.
    pub(crate) board: &'static dyn AnyBoard,
    table: fn(&'static dyn AnyBoard, Dial, Screen) -> AnyView,
    kept_table: fn(&'static dyn AnyBoard, String) -> AnyView,
    open: fn(&'static dyn AnyBoard, &NewTable) -> Result<String, Error>,
    lay: fn(Self, Way) -> AnyView,
}

impl Brought {
    /// What a game brings.
    pub(crate) fn new(game: GameId, board: &'static dyn AnyBoard) -> Self {
        Self {
            game,
            board,
            table: table::table,
            kept_table: table::kept,
            open: |board, new| local::open(board.rules(), new),
            lay: lobby::lay,
        }
    }

    /// Sits down at a table of it.
    pub(crate) fn table(self, dial: Dial, screen: Screen) -> AnyView {
        (self.table)(self.board, dial, screen)
    }

    /// Sits down at a table of it that this browser keeps.
    pub(crate) fn kept_table(self, table: String) -> AnyView {
        (self.kept_table)(self.board, table)
    }

    /// Opens a table of it in this tab; answers with its id.
    pub(crate) fn open(self, new: &NewTable) -> Result<String, Error> {
        (self.open)(self.board, new)
    }

    /// The dialog in which a table of it is laid.
    pub(crate) fn lay(self, way: Way) -> AnyView {
        (self.lay)(self, way)
    }
}

/// Brings a game and shows what it is wanted for; until then, how that goes.
pub(crate) fn fetched(game: GameId, then: impl Fn(Brought) -> AnyView + Send + 'static) -> AnyView {
    board::fetched(game.title(), move || bring(game), then)
}

/// Brings a game: fetches its code and its style, unless they are here already, and has them kept.
pub(crate) async fn bring(game: GameId) -> Result<Brought, NotBrought> {
    // The sheet is on its way while the code is waited for.
    let dressed = parcels::dress(game);
    let brought = boards::board(game).await?;
    dressed.await.map_err(|_| NotBrought)?;
    browser::run(async move {
        // A browser that keeps nothing plays all the same.
        let _ = offline::keep(game).await;
    });
    Ok(brought)
}
