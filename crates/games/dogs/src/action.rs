//! What a seat can do.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Card, Colour};
use crate::lookup::Line;
use crate::space::Space;

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
    /// Choose a colour for your side before the deal (DOGS-15).
    ChooseColour {
        /// Which.
        colour: Colour,
    },
    /// Name the dealer (DOGS-R6).
    ChooseDealer {
        /// Who.
        seat: Seat,
    },
    /// Let chance decide who deals (DOGS-R6).
    LeaveToChance,
    /// Put a dead card on your discard pile and take another for it (DOGS-33, DOGS-34).
    TurnInDeadCard {
        /// Which card.
        card: Card,
    },
    /// Play a card: put a chip on a space, or take one away with a doghouse (DOGS-18, DOGS-20).
    PlayCard {
        /// Which card.
        card: Card,
        /// Where.
        space: Space,
    },
    /// Draw the card for your last move, where cards are drawn by hand (DOGS-37, DOGS-R28).
    DrawCard,
    /// Leave that card on the deck for now, at the risk of losing it. This is also the lapse, which
    /// never draws (DOGS-R30).
    LeaveCard,
    /// Say which of several lines to claim (DOGS-R36).
    ClaimSequence {
        /// Which line.
        line: Line,
    },
}

tabletop::tagged!(Action, "do");
