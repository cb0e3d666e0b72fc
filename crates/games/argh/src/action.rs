//! What a seat may do.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Card, Location};

/// Something a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
    /// Say who should start (ARGH-R4).
    ChooseFirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// Let chance decide who starts (ARGH-R4).
    LeaveToChance,
    /// Take the top card of a pile and look at it (ARGH-17).
    TakeCard {
        /// Which pile.
        location: Location,
    },
    /// Steal a card that lies face down in front of another seat (ARGH-22).
    StealCard {
        /// From whom.
        from: Seat,
        /// In which slot, counted from 1.
        slot: u8,
    },
    /// Lay the card just taken face down in front of you (ARGH-18).
    KeepCard,
    /// Offer the card just taken to another seat, face down (ARGH-19).
    OfferCard {
        /// To whom.
        to: Seat,
    },
    /// Take the offered card unseen (ARGH-20). It ends up face up in front of the taker.
    AcceptCard,
    /// Turn the offered card down unseen (ARGH-21). It ends up face up in front of the giver.
    DeclineCard,
    /// Lay the card just taken face up straight away. Never allowed; it exists so that the refusal
    /// can say why (ARGH-25, ARGH-R40).
    LayCardFaceUp,
    /// Switch the sign of one of your own cards with a mosquito (ARGH-41).
    SwitchSign {
        /// Which card.
        card: Card,
    },
    /// Throw out a negative card with the hamster (ARGH-44).
    HamsterDiscard {
        /// Which card.
        card: Card,
    },
    /// Lose one of your equally high cards to the scientist (ARGH-46).
    ScientistDiscard {
        /// Which card.
        card: Card,
    },
    /// Say which of your effects acts next, if owners order them (ARGH-R25).
    PickEffect {
        /// The mosquito, hamster or scientist.
        card: Card,
    },
    /// Look at one removed card of each location (ARGH-R48).
    OwlPeek {
        /// Which of the removed cards, counted from 0; one number for each location.
        picks: [u8; 3],
    },
    /// Decline to look (ARGH-R48).
    OwlDecline,
}

tabletop::tagged!(Action, "do");
