//! What a seat may do.

use std::cmp::{Ordering, Reverse};

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::die::{Die, Hole};
use crate::mole::Mole;
use crate::prize::{Prize, Stand};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
    /// Take a colour and its dice (MOLE-7).
    ChooseColour {
        /// Which.
        colour: Colour,
    },
    /// Name King Mole (MOLE-8).
    NameKing {
        /// Who.
        seat: Seat,
    },
    /// Say when one was last at an arcade or a carnival (MOLE-9).
    AnswerArcade {
        /// When.
        visit: Visit,
    },
    /// Let chance decide what one was asked.
    LeaveToChance,
    /// Announce "Going for the Crown" (MOLE-65).
    DeclareCrown,
    /// Not announce it, in this window.
    PassCrown,
    /// Look at the moles of a hole (MOLE-P10).
    PeekHole {
        /// Which.
        hole: Hole,
    },
    /// Choose the die to roll (MOLE-31).
    ChooseDie {
        /// Which.
        die: Die,
    },
    /// Give the signal (MOLE-32).
    SayGo {
        /// In words of one's own; in the table's usual ones if there are none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Signal>,
    },
    /// Roll one's die again (MOLE-P2).
    UseReroll {
        /// With which prize.
        prize: Prize,
    },
    /// Let one's die lie.
    DeclineReroll,
    /// Discard a mole that is too many (MOLE-41).
    DiscardMole {
        /// Which.
        mole: Mole,
    },
    /// Say who of the tied players picks next (MOLE-59).
    BreakTie {
        /// Who.
        next: Seat,
    },
    /// Take a prize (MOLE-48).
    TakePrize {
        /// From which stand.
        stand: Stand,
    },
    /// Take none (MOLE-R39).
    PassPrize,
    /// Keep a cashed-in mole (MOLE-P6).
    KeepMole {
        /// Which.
        mole: Mole,
    },
    /// Keep no more of them.
    KeepNoMore,
    /// Say who of the tied contestants wins the crown (MOLE-79).
    NameWinner {
        /// Who.
        seat: Seat,
    },
}

tabletop::tagged!(Action, "do");

/// What King Mole says, up to thirty letters; kept without a heap.
pub type Signal = ArrayString<120>;

/// A player's colour, each with a symbol of its own (section 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// With a circle.
    Red,
    /// With a square.
    Orange,
    /// With a triangle.
    Yellow,
    /// With a diamond.
    Green,
    /// With a cross.
    Blue,
    /// With a star.
    Purple,
    /// With a hexagon.
    White,
    /// With a heart.
    Black,
}

impl Colour {
    /// All eight, in the order in which they are taken when nobody chooses.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Purple,
        Self::White,
        Self::Black,
    ];

    /// The colour's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// The colour's symbol, because colour is never the only sign.
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Red => "circle",
            Self::Orange => "square",
            Self::Yellow => "triangle",
            Self::Green => "diamond",
            Self::Blue => "cross",
            Self::Purple => "star",
            Self::White => "hexagon",
            Self::Black => "heart",
        }
    }
}

/// When somebody was last at an arcade or a carnival. The later one is the greater one.
///
/// A day is told by how long ago it was: so nobody can tell a day that is yet to come, and the rules
/// need no calendar to refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visit {
    /// Never (MOLE-10).
    Never,
    /// On a day.
    Ago {
        /// How many days ago; 0 is today.
        days: u16,
    },
}

impl Visit {
    /// How recent it was: nothing for never, and more for fewer days.
    fn recency(self) -> Option<Reverse<u16>> {
        match self {
            Self::Never => None,
            Self::Ago { days } => Some(Reverse(days)),
        }
    }
}

impl Ord for Visit {
    fn cmp(&self, other: &Self) -> Ordering {
        self.recency().cmp(&other.recency())
    }
}

impl PartialOrd for Visit {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewer_days_ago_the_later_and_never_is_before_all() {
        let ago = |days| Visit::Ago { days };
        assert!(ago(0) > ago(1) && ago(1) > ago(u16::MAX));
        assert!(ago(u16::MAX) > Visit::Never);
    }
}
