//! The one list of boards.

use board::{AnyBoard, Cover, Laid};
use shelf::GameId;

/// What the front page shows of a game.
pub(crate) fn cover(game: GameId) -> &'static Cover {
    match game {
        GameId::Argh => &board_argh::COVER,
        GameId::Dogs => &board_dogs::COVER,
        GameId::MolePark => &board_mole_park::COVER,
        GameId::Bandimals => &board_bandimals::COVER,
        GameId::BarkBark => &board_bark_bark::COVER,
    }
}

/// The board of a game.
pub(crate) fn board(game: GameId) -> &'static dyn AnyBoard {
    match game {
        GameId::Argh => Laid::<board_argh::ArghBoard>::out(),
        GameId::Dogs => Laid::<board_dogs::DogsBoard>::out(),
        GameId::MolePark => Laid::<board_mole_park::MoleParkBoard>::out(),
        GameId::Bandimals => Laid::<board_bandimals::BandimalsBoard>::out(),
        GameId::BarkBark => Laid::<board_bark_bark::BarkBarkBoard>::out(),
    }
}
