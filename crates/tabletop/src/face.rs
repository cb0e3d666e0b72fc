//! A card, a die or a choice as one viewer sees it.

use serde::{Deserialize, Serialize};

/// Something that is face up or face down for one viewer.
///
/// Views and redacted events hold secrets only in this shape. It serializes as `{"up": …}` or
/// `"down"`, which is how the laws find every open card in a view of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face<C> {
    /// The viewer knows what it is.
    Up(C),
    /// The viewer sees that it is there, and no more.
    Down,
}

impl<C> Face<C> {
    /// The thing, if the viewer knows it.
    #[inline]
    pub fn up(self) -> Option<C> {
        match self {
            Self::Up(card) => Some(card),
            Self::Down => None,
        }
    }

    /// Whether the viewer knows what it is.
    #[inline]
    pub fn is_up(&self) -> bool {
        matches!(self, Self::Up(_))
    }
}

impl<C> From<Option<C>> for Face<C> {
    fn from(known: Option<C>) -> Self {
        known.map_or(Self::Down, Self::Up)
    }
}
