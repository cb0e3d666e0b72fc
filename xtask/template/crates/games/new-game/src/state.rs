//! The table as data.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Row, Seat};

use crate::setup::Setup;

/// The most apples an edition can have.
pub const MOST_APPLES: usize = 64;

/// A deal of New Game. It uses no heap memory, so that bots can copy it thousands of times.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    pub(crate) setup: Setup,
    /// The apples on the tree; the last one is gathered next.
    pub(crate) tree: Row<Apple, MOST_APPLES>,
    pub(crate) hedgehogs: BySeat<Hedgehog>,
    /// Whose turn it is; `None` when the deal is over.
    pub(crate) turn: Option<Seat>,
}

/// An apple, which is its weight.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Apple(pub u8);

/// A seat's apples, and whether it still takes turns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hedgehog {
    pub(crate) hand: Row<Apple, MOST_APPLES>,
    pub(crate) mood: Mood,
}

/// What a hedgehog is doing. Everybody sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    /// It still takes turns.
    #[default]
    Gathering,
    /// It has stopped.
    Resting,
    /// It carried too much and is out.
    RolledOver,
}

impl Hedgehog {
    pub(crate) fn weight(&self) -> u16 {
        weight(&self.hand)
    }
}

/// The weight of several apples.
pub(crate) fn weight(apples: &[Apple]) -> u16 {
    apples.iter().map(|apple| u16::from(apple.0)).sum()
}
