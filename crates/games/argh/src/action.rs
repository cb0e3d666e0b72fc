//! The vocabulary: what a seat may do, and what happened.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat};

use crate::card::{Card, CardSet, Location};
use crate::state::{Ending, Vote};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
    /// Say who should start (ARGH-R4).
    ChooseFirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// Say nothing about who should start and let chance decide (ARGH-R4).
    LeaveToChance,
    /// Take the top card of a pile and look at it (ARGH-17).
    TakeCard {
        /// Which pile.
        location: Location,
    },
    /// Steal a card that lies face down before somebody else (ARGH-22).
    StealCard {
        /// Before whom.
        from: Seat,
        /// In which slot, counted from 1.
        slot: u8,
    },
    /// Lay the card just taken face down before oneself (ARGH-18).
    KeepCard,
    /// Hand the card just taken to somebody, face down (ARGH-19).
    OfferCard {
        /// To whom.
        to: Seat,
    },
    /// Take what is offered, unseen (ARGH-20). It then lies face up before the taker.
    AcceptCard,
    /// Leave what is offered, unseen (ARGH-21). It then lies face up before the giver.
    DeclineCard,
    /// Lay the card just taken face up straight away. Never allowed, and here only so that trying
    /// it has an answer (ARGH-25, ARGH-R40).
    LayCardFaceUp,
    /// Switch the sign of one of one's own cards with a mosquito (ARGH-41).
    SwitchSign {
        /// Which card.
        card: Card,
    },
    /// Throw out a negative card with the hamster (ARGH-44).
    HamsterDiscard {
        /// Which card.
        card: Card,
    },
    /// Lose one of the equal highest cards to the scientist (ARGH-46).
    ScientistDiscard {
        /// Which card.
        card: Card,
    },
    /// Say which of one's effects acts next, where owners order them (ARGH-R25).
    PickEffect {
        /// The mosquito, hamster or scientist.
        card: Card,
    },
    /// Look at one removed card of each location (ARGH-R48).
    OwlPeek {
        /// Which of the removed cards, counted from 0; one number for each location.
        picks: [u8; 3],
    },
    /// Do not look.
    OwlDecline,
}

tabletop::tagged!(Action, "do");

/// What happened, as the table would tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// The piles stand, and the box has its cards.
    TableLaid {
        /// The size of each pile.
        piles: [u8; 3],
        /// The cards of each location in the box.
        removed: [u8; 3],
    },
    /// Somebody said who should start.
    VoteCast {
        /// Who said it.
        by: Seat,
        /// What they said.
        vote: Vote,
    },
    /// It is settled who starts.
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
        /// Which card: its taker alone knows.
        card: Face<Card>,
    },
    /// It was laid face down.
    CardKept {
        /// By whom.
        by: Seat,
        /// Its back.
        location: Location,
        /// In which slot.
        slot: u8,
        /// Which card: its owner alone knows.
        card: Face<Card>,
    },
    /// It was offered.
    CardOffered {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Seat,
        /// Its back.
        location: Location,
        /// Which card: its giver alone knows.
        card: Face<Card>,
    },
    /// It was accepted, and lies face up before the one who did.
    CardAccepted {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which card it turned out to be.
        card: Card,
    },
    /// It was declined, and lies face up before the one who offered it.
    CardDeclined {
        /// By whom.
        by: Seat,
        /// Who offered it.
        from: Seat,
        /// Which card it turned out to be.
        card: Card,
    },
    /// A face-down card was stolen, and lies face up before the thief.
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
    /// Somebody looked into the box.
    OwlPeeked {
        /// Who.
        by: Seat,
        /// What they saw there, location by location: only they know.
        cards: [Face<Card>; 3],
    },
    /// Somebody might have looked into the box and did not.
    OwlDeclined {
        /// Who.
        by: Seat,
    },
    /// A pile ran out: the last round begins after this turn.
    PileRanOut {
        /// Which.
        location: Location,
        /// Who took its last card, and has no further turn.
        by: Seat,
    },
    /// Somebody could neither take nor steal.
    TurnSkipped {
        /// Who.
        seat: Seat,
    },
    /// Somebody turned all their face-down cards up.
    CardsRevealed {
        /// Who.
        seat: Seat,
        /// What they had hidden.
        cards: CardSet,
    },
    /// The owner said which effect acts next.
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
        /// How many spies are in it: an odd number loses.
        spies: u8,
        /// What it is worth.
        points: i16,
    },
    /// It is over.
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
