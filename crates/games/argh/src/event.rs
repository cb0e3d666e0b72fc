//! What happened, as the table would tell it.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat};

use crate::card::{Card, CardSet, Location};
use crate::state::{Ending, Vote};

/// Something that happened. Everybody is told; a viewer who may not know a card sees only its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// The piles were laid, and the removed cards are in the box.
    TableLaid {
        /// The size of each pile.
        piles: [u8; 3],
        /// The cards of each location in the box.
        removed: [u8; 3],
    },
    /// A seat said who should start.
    VoteCast {
        /// Who said it.
        by: Seat,
        /// What they said.
        vote: Vote,
    },
    /// It was settled who starts.
    FirstPlayerChosen {
        /// Who.
        seat: Seat,
    },
    /// A card was taken from a pile.
    CardTaken {
        /// By whom.
        by: Seat,
        /// From which pile.
        location: Location,
        /// Which card; only its taker knows.
        card: Face<Card>,
    },
    /// The taken card was kept, face down.
    CardKept {
        /// By whom.
        by: Seat,
        /// Its back.
        location: Location,
        /// In which slot.
        slot: u8,
        /// Which card; only its owner knows.
        card: Face<Card>,
    },
    /// The taken card was offered.
    CardOffered {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Seat,
        /// Its back.
        location: Location,
        /// Which card; only its giver knows.
        card: Face<Card>,
    },
    /// The offer was accepted: the card lies face up in front of the seat that accepted it.
    CardAccepted {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which card it turned out to be.
        card: Card,
    },
    /// The offer was declined: the card lies face up in front of the seat that offered it.
    CardDeclined {
        /// By whom.
        by: Seat,
        /// Who offered it.
        from: Seat,
        /// Which card it turned out to be.
        card: Card,
    },
    /// A face-down card was stolen: it lies face up in front of the thief.
    CardStolen {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// From which slot.
        slot: u8,
        /// Which card it turned out to be.
        card: Card,
    },
    /// A seat looked into the box.
    OwlPeeked {
        /// Who.
        by: Seat,
        /// What they saw there, by location; only they know.
        cards: [Face<Card>; 3],
    },
    /// A seat could have looked into the box and did not.
    OwlDeclined {
        /// Who.
        by: Seat,
    },
    /// A pile ran out: the last round begins after this turn.
    PileRanOut {
        /// Which pile.
        location: Location,
        /// Who took its last card, and has no further turn.
        by: Seat,
    },
    /// A seat could neither take nor steal.
    TurnSkipped {
        /// Who.
        seat: Seat,
    },
    /// A seat turned all its face-down cards up.
    CardsRevealed {
        /// Who.
        seat: Seat,
        /// What they had hidden.
        cards: CardSet,
    },
    /// An owner said which effect acts next.
    EffectPicked {
        /// Who.
        by: Seat,
        /// The mosquito, hamster or scientist.
        effect: Card,
    },
    /// A mosquito switched a sign.
    SignSwitched {
        /// Whose.
        by: Seat,
        /// The mosquito.
        effect: Card,
        /// The card that was switched.
        card: Card,
    },
    /// A hamster or scientist threw a card out.
    CardDiscarded {
        /// Whose.
        by: Seat,
        /// The hamster or scientist.
        effect: Card,
        /// The card that was thrown out.
        card: Card,
    },
    /// An effect found nothing to act on.
    EffectFizzled {
        /// Whose.
        by: Seat,
        /// The mosquito, hamster or scientist.
        effect: Card,
    },
    /// A team was counted.
    TeamCounted {
        /// Whose.
        seat: Seat,
        /// The number of spies in it; an odd number loses.
        spies: u8,
        /// What it is worth.
        points: i16,
    },
    /// The deal is over.
    DealEnded {
        /// How.
        ending: Ending,
    },
    /// The box was opened for everybody to see (ARGH-R7).
    BoxOpened {
        /// The removed cards.
        cards: CardSet,
    },
}

tabletop::tagged!(Event, "event");
