//! What a seat may do.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Critter, Number, Pile};
use crate::grid::Cell;
use crate::setup::MOST_SEATS;
use crate::side::Side;

/// Spaces for each seat, seat A first; seats that do not share have none (MBB-R10).
pub type Shares = [u8; MOST_SEATS];

/// Seats in the order in which they are to move.
pub type Order = ArrayVec<Seat, MOST_SEATS>;

/// What a seat may do (section 5 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
    /// Take the pawn of a colour (MBB-13).
    ChooseColour {
        /// The colour's place in the edition's list.
        colour: u8,
    },
    /// Race as a cat or as a squirrel (MBB-12).
    ChooseCritter {
        /// Which.
        critter: Critter,
    },
    /// Say how many pets one has (MBB-14).
    TellPets {
        /// How many, 99 at most.
        count: u8,
    },
    /// Say who places Start (MBB-14).
    NamePlacer {
        /// Who.
        seat: Seat,
    },
    /// Put Start on the table (MBB-14).
    PlaceStart {
        /// Where.
        cell: Cell,
    },
    /// Lay a movement card face down (MBB-21).
    ChooseCard {
        /// Which.
        value: Number,
    },
    /// Let chance lay one of the four.
    LeaveToChance,
    /// Say which card one is playing, true or not (MBB-22).
    ClaimCard {
        /// What one says.
        value: Number,
        /// Whom one whispers to; everybody hears it where this is nobody.
        to: Option<Seat>,
    },
    /// Take back what one has said (MBB-R67).
    WithdrawClaim,
    /// Propose how to share a number (MBB-R11).
    ProposeSplit {
        /// Who gets how much.
        shares: Shares,
    },
    /// Agree to what is proposed.
    AcceptSplit,
    /// Propose something else.
    CounterSplit {
        /// Who gets how much.
        shares: Shares,
    },
    /// Propose who goes first (MBB-R16).
    ProposeOrder {
        /// In which order.
        order: Order,
    },
    /// Agree to the order that is proposed.
    AcceptOrder,
    /// Propose another order.
    CounterOrder {
        /// In which order.
        order: Order,
    },
    /// End a negotiation without agreement (MBB-30).
    WalkAway,
    /// Go one space (MBB-26).
    Step {
        /// Over which side.
        side: Side,
    },
    /// Draw a card and go onto it (MBB-42).
    Explore {
        /// Over which side.
        side: Side,
        /// From which pile.
        pile: Pile,
    },
    /// Put the crown on an open side (MBB-50, MBB-74, MBB-91).
    PlaceCrown {
        /// Of the card in which cell.
        cell: Cell,
        /// On which side.
        side: Side,
    },
    /// End the race at a dead-end, now that no corners are left (MBB-97).
    TakeShortCut,
    /// Race on instead.
    DeclineShortCut,
    /// Put a corner in place of the card just laid (MBB-R39).
    SwapCorner {
        /// From which pile.
        pile: Pile,
    },
    /// Push a pawn off a card for one (MBB-55).
    PushOff {
        /// Whose pawn.
        seat: Seat,
        /// Over which side.
        side: Side,
    },
    /// Hop off a card for one (MBB-57).
    HopOff {
        /// Over which side.
        side: Side,
    },
    /// Bounce off a trampoline one was pushed onto (MBB-R51).
    Bounce {
        /// Over which side.
        side: Side,
    },
    /// Say to which of the gates that are equally far one goes back (MBB-37).
    ChooseGate {
        /// The gate's cell.
        cell: Cell,
    },
    /// Say who goes back next (MBB-38).
    OrderRetreat {
        /// Who.
        seat: Seat,
    },
    /// Be ready for the next race (MBB-88).
    Ready,
}

tabletop::tagged!(Action, "do");
