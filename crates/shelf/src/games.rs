//! The games of the house, written from games.toml by `cargo xtask codegen`; do not edit.

use serde::{Deserialize, Serialize};

#[doc(no_inline)]
pub use argh::Argh;
#[doc(no_inline)]
pub use bandimals::Bandimals;
#[doc(no_inline)]
pub use bark_bark::BarkBark;
#[doc(no_inline)]
pub use dogs::Dogs;
#[doc(no_inline)]
pub use mole_park::MolePark;

/// A game that stands on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum GameId {
    /// Animals Revolt aGainst Humans.
    Argh,
    /// Five in a row on a board of dogs.
    Dogs,
    /// Dice, moles and prizes, all at once.
    MolePark,
    /// Cats, squirrels and a dog.
    BarkBark,
    /// Animals on parade.
    Bandimals,
}

impl GameId {
    /// Every game on the shelf.
    pub const ALL: [Self; 5] = [
        Self::Argh,
        Self::Dogs,
        Self::MolePark,
        Self::BarkBark,
        Self::Bandimals,
    ];
}

/// Runs generic code for the game that a [`GameId`] names.
///
/// `with_game!(id, G => play::<G>(…))` is a match with one arm for each game, in which `G` is that
/// game's type.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::Argh => {
                type $G = $crate::Argh;
                $body
            }
            $crate::GameId::Dogs => {
                type $G = $crate::Dogs;
                $body
            }
            $crate::GameId::MolePark => {
                type $G = $crate::MolePark;
                $body
            }
            $crate::GameId::BarkBark => {
                type $G = $crate::BarkBark;
                $body
            }
            $crate::GameId::Bandimals => {
                type $G = $crate::Bandimals;
                $body
            }
        }
    };
}
