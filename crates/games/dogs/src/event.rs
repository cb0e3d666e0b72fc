//! What can happen.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat};

use crate::card::{Card, Colour};
use crate::lookup::Line;
use crate::space::Space;
use crate::state::Ending;

/// What happened, as the table would tell it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// A side has its colour.
    ColourChosen {
        /// The member who picked it.
        by: Seat,
        /// Which.
        colour: Colour,
    },
    /// The dealer is known.
    DealerChosen {
        /// The dealer.
        seat: Seat,
        /// Who starts.
        first: Seat,
    },
    /// A seat was dealt its hand.
    HandDealt {
        /// Who.
        to: Seat,
        /// The cards, which only their holder sees.
        cards: Vec<Face<Card>>,
    },
    /// A card was played and a chip put down.
    ChipPlaced {
        /// By whom.
        by: Seat,
        /// The colour of the chip.
        colour: Colour,
        /// The card.
        card: Card,
        /// Where.
        space: Space,
    },
    /// A doghouse was played and a chip taken away.
    ChipRemoved {
        /// By whom.
        by: Seat,
        /// The colour of the chip.
        colour: Colour,
        /// The card.
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
        /// The card, which only its drawer sees.
        card: Face<Card>,
        /// What for.
        why: Drawn,
    },
    /// A seat left the card it may draw on the deck.
    CardLeft {
        /// Who.
        by: Seat,
    },
    /// A seat lost the right to a card.
    CardLost {
        /// Who.
        seat: Seat,
    },
    /// All discard piles were shuffled into a new deck.
    DeckRebuilt {
        /// The number of cards in it.
        n_cards: u8,
        /// How often it has been rebuilt, including this time.
        times: u8,
    },
    /// The deck ran out for the last time: it is not rebuilt again.
    DeckUsedUp,
    /// A seat could do nothing and was skipped.
    TurnSkipped {
        /// Who.
        seat: Seat,
    },
    /// A sequence was made.
    SequenceMade {
        /// Who put the last chip down.
        by: Seat,
        /// The colour of its chips.
        colour: Colour,
        /// Which line.
        line: Line,
    },
    /// The deal ends without a sequence, and the longest line of a colour was measured (DOGS-R34).
    LinesMeasured {
        /// Which colour.
        colour: Colour,
        /// The length of its longest line.
        length: u8,
        /// How many lines it has of that length.
        n_lines: u16,
    },
    /// The deal is over.
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
