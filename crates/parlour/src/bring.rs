//! A game that has been fetched: its board, and the table around every board.

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

/// A game that is here. Everything only games need is reached through it, and so is loaded with the
/// first game instead of with the front page.
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
    /// A game with its board.
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

    /// A view of a table of this game.
    pub(crate) fn table(self, dial: Dial, screen: Screen) -> AnyView {
        (self.table)(self.board, dial, screen)
    }

    /// A view of a table of this game that this browser stores.
    pub(crate) fn kept_table(self, table: String) -> AnyView {
        (self.kept_table)(self.board, table)
    }

    /// Opens a table of this game in this tab and returns its id.
    pub(crate) fn open(self, new: &NewTable) -> Result<String, Error> {
        (self.open)(self.board, new)
    }

    /// The dialog for setting up a table of this game.
    pub(crate) fn lay(self, way: Way) -> AnyView {
        (self.lay)(self, way)
    }
}

/// Fetches a game and shows the view made from it; until then, the progress.
pub(crate) fn fetched(game: GameId, then: impl Fn(Brought) -> AnyView + Send + 'static) -> AnyView {
    board::fetched(game.title(), move || bring(game), then)
}

/// Fetches the code and the style of a game, unless they are here already, and caches them.
pub(crate) async fn bring(game: GameId) -> Result<Brought, NotBrought> {
    // The style sheet is fetched at the same time as the code.
    let dressed = parcels::dress(game);
    let brought = boards::board(game).await?;
    dressed.await.map_err(|_| NotBrought)?;
    browser::run(async move {
        // A browser without a cache can play all the same.
        let _ = offline::keep(game).await;
    });
    Ok(brought)
}
