//! The vocabulary: what a seat may do, and what happened.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat};

use crate::card::{Card, Colour};
use crate::lookup::Line;
use crate::space::Space;
use crate::state::Ending;

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
    /// Pick a colour for one's side before the deal (DOGS-15).
    ChooseColour {
        /// Which.
        colour: Colour,
    },
    /// Say who deals (DOGS-R6).
    ChooseDealer {
        /// Who.
        seat: Seat,
    },
    /// Let chance decide who deals (DOGS-R6).
    LeaveToChance,
    /// Put a dead card on one's discard pile and take another for it (DOGS-33, DOGS-34).
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
    /// Draw the card one owes oneself, where cards are drawn by hand (DOGS-37, DOGS-R28).
    DrawCard,
    /// Leave it on the deck for now, at the risk of losing it. It is what happens when time runs
    /// out, which never draws (DOGS-R30).
    LeaveCard,
    /// Say which of several lines is claimed (DOGS-R36).
    ClaimSequence {
        /// Which line.
        line: Line,
    },
}

tabletop::tagged!(Action, "do");

/// What happened, as the table would tell it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// A side has its colour.
    ColourChosen {
        /// Who picked it.
        by: Seat,
        /// Which.
        colour: Colour,
    },
    /// It is settled who deals.
    DealerChosen {
        /// Who.
        seat: Seat,
        /// Who therefore starts.
        first: Seat,
    },
    /// Somebody was dealt a hand.
    HandDealt {
        /// Who.
        to: Seat,
        /// The cards: their holder alone knows.
        cards: Vec<Face<Card>>,
    },
    /// A card was played and a chip put down.
    ChipPlaced {
        /// By whom.
        by: Seat,
        /// A chip of which colour.
        colour: Colour,
        /// With which card.
        card: Card,
        /// Where.
        space: Space,
    },
    /// A doghouse was played and a chip taken away.
    ChipRemoved {
        /// By whom.
        by: Seat,
        /// A chip of which colour.
        colour: Colour,
        /// With which card.
        card: Card,
        /// Where.
        space: Space,
    },
    /// A dead card was announced and turned in.
    DeadCardTurnedIn {
        /// By whom.
        by: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was drawn from the deck.
    CardDrawn {
        /// By whom.
        by: Seat,
        /// Which card: its drawer alone knows.
        card: Face<Card>,
        /// What for.
        why: Drawn,
    },
    /// Somebody has not drawn the card they may draw.
    CardLeft {
        /// Who.
        by: Seat,
    },
    /// Somebody has lost the right to a card.
    CardLost {
        /// Who.
        seat: Seat,
    },
    /// All discard piles were shuffled into a new deck.
    DeckRebuilt {
        /// So many cards it has.
        n_cards: u8,
        /// For the how many-th time.
        times: u8,
    },
    /// The deck ran out and is not rebuilt any more.
    DeckUsedUp,
    /// Somebody could do nothing and was passed over.
    TurnSkipped {
        /// Who.
        seat: Seat,
    },
    /// Somebody made a sequence.
    SequenceMade {
        /// Who put the last chip down.
        by: Seat,
        /// Of which colour.
        colour: Colour,
        /// Which line.
        line: Line,
    },
    /// It ends without a sequence, and the longest line is looked for (DOGS-R34).
    LinesMeasured {
        /// Of which colour.
        colour: Colour,
        /// How long its longest line is.
        length: u8,
        /// How many it has of that length.
        n_lines: u16,
    },
    /// It is over.
    DealEnded {
        /// How.
        ending: Ending,
    },
    /// A hand was shown after the end.
    HandShown {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
}

tabletop::tagged!(Event, "event");

/// What a card was drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// For a move (DOGS-23).
    AfterMove,
    /// For a dead card that was turned in (DOGS-34).
    ForDeadCard,
}
