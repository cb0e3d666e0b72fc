//! What a seat may do, grouped by what it is asked.

use std::cmp::{Ordering, Reverse};

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::die::{Die, Hole};
use crate::mole::Mole;
use crate::prize::{Prize, Stand};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Before the first round.
    SetUp(SetUp),
    /// Where one seat decides for the table.
    Decide(Decide),
    /// In the crown call.
    Crown(Crown),
    /// From the choice of a die to the last reroll.
    Rolling(Rolling),
    /// Where moles of a hand are discarded or kept.
    Hand(Hand),
    /// In the pick of prizes.
    Pick(Pick),
}

tabletop::nested!(Action, "do": SetUp, Decide, Crown, Rolling, Hand, Pick);

/// What every seat is asked before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum SetUp {
    /// Take a colour and its dice (MOLE-7).
    ChooseColour {
        /// Which.
        colour: Colour,
    },
    /// Say when the player was last at an arcade or a carnival (MOLE-9).
    AnswerArcade {
        /// When.
        visit: Visit,
    },
}

tabletop::tagged!(SetUp, "do");

/// What one seat decides for the table: the host, or King Mole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Decide {
    /// Name King Mole (MOLE-8).
    NameKing {
        /// Who.
        seat: Seat,
    },
    /// Leave the decision to chance.
    LeaveToChance,
    /// Say who of the tied players picks next (MOLE-59).
    BreakTie {
        /// Who.
        next: Seat,
    },
    /// Say who of the tied contestants wins the crown (MOLE-79).
    NameWinner {
        /// Who.
        seat: Seat,
    },
}

tabletop::tagged!(Decide, "do");

/// What a seat may answer in the crown call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Crown {
    /// Announce "Going for the Crown" (MOLE-65).
    DeclareCrown,
    /// Do not announce it in this window.
    PassCrown,
}

tabletop::tagged!(Crown, "do");

/// What a seat may do about its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Rolling {
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
        /// The player's own words; `None` for the table's usual ones.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Signal>,
    },
    /// Roll the die again (MOLE-P2).
    UseReroll {
        /// With which prize.
        prize: Prize,
    },
    /// Do not roll it again.
    DeclineReroll,
}

tabletop::tagged!(Rolling, "do");

/// What a seat may do about the moles in its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Hand {
    /// Discard a mole that is too many (MOLE-41).
    DiscardMole {
        /// Which.
        mole: Mole,
    },
    /// Keep a cashed-in mole (MOLE-P6).
    KeepMole {
        /// Which.
        mole: Mole,
    },
    /// Keep no more of them.
    KeepNoMore,
}

tabletop::tagged!(Hand, "do");

/// What a seat may do when it picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Pick {
    /// Take a prize (MOLE-48).
    TakePrize {
        /// From which stand.
        stand: Stand,
    },
    /// Take none (MOLE-R39).
    PassPrize,
}

tabletop::tagged!(Pick, "do");

/// What King Mole says: up to thirty letters, stored without a heap.
pub type Signal = ArrayString<120>;

/// A player's colour. Each has its own symbol (section 2.2).
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
    /// All eight, in the order in which a lapse takes them.
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

    /// The colour's symbol, for those who cannot tell the colours apart.
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

/// When a player was last at an arcade or a carnival; a later visit is greater.
///
/// A day is given as a number of days ago. So a day in the future cannot be given, and the rules need
/// no calendar.
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
    /// How recent it was: `None` for never, greater for fewer days.
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
    fn fewer_days_ago_is_later_and_never_comes_first() {
        let ago = |days| Visit::Ago { days };
        assert!(ago(0) > ago(1) && ago(1) > ago(u16::MAX));
        assert!(ago(u16::MAX) > Visit::Never);
    }
}
