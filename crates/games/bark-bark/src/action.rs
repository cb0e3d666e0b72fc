//! What a seat may do, grouped by the part of the game it belongs to.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Critter, Number, Pile};
use crate::grid::Cell;
use crate::setup::MOST_SEATS;
use crate::side::Side;

/// Spaces for each seat, seat A first. A seat that does not share has 0 (MBB-R10).
pub type Shares = [u8; MOST_SEATS];

/// Seats in the order they move in.
pub type Order = ArrayVec<Seat, MOST_SEATS>;

/// What a seat may do (section 5 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Before a race.
    SetUp(SetUp),
    /// In the Secret phase.
    Secret(Secret),
    /// In a negotiation.
    Talk(Talk),
    /// In a forward move.
    Move(Move),
    /// After a setback: where the crown goes.
    Crown(Crown),
    /// After landing on a card for one or on a trampoline.
    Landing(Landing),
    /// On the way back to a gate.
    Back(Back),
}

tabletop::nested!(Action, "do": SetUp, Secret, Talk, Move, Crown, Landing, Back);

/// What a seat may do before a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum SetUp {
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
    /// Say how many pets this player has (MBB-14).
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
    /// Be ready for the next race (MBB-88).
    Ready,
}

tabletop::tagged!(SetUp, "do");

/// What a seat may do in the Secret phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Secret {
    /// Lay a movement card face down (MBB-21).
    ChooseCard {
        /// Which.
        value: Number,
    },
    /// Lay a card picked at random.
    LeaveToChance,
    /// Claim to play a card, true or not (MBB-22).
    ClaimCard {
        /// The card claimed.
        value: Number,
        /// The seat it is whispered to; `None` if everybody hears it.
        to: Option<Seat>,
    },
    /// Take a claim back (MBB-R67).
    WithdrawClaim,
}

tabletop::tagged!(Secret, "do");

/// What a seat may do in a negotiation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Talk {
    /// Propose how to share a number (MBB-R11).
    ProposeSplit {
        /// Who gets how much.
        shares: Shares,
    },
    /// Agree to the proposed split.
    AcceptSplit,
    /// Propose another split.
    CounterSplit {
        /// Who gets how much.
        shares: Shares,
    },
    /// Propose who goes first (MBB-R16).
    ProposeOrder {
        /// In which order.
        order: Order,
    },
    /// Agree to the proposed order.
    AcceptOrder,
    /// Propose another order.
    CounterOrder {
        /// In which order.
        order: Order,
    },
    /// End a negotiation without agreement (MBB-30).
    WalkAway,
}

tabletop::tagged!(Talk, "do");

/// What a seat may do in its forward move, or when its pawn is bounced onto a new card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Move {
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
}

tabletop::tagged!(Move, "do");

/// What a seat may do after Bark Bark, at a dead-end or at a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Crown {
    /// Put the crown on an open side (MBB-50, MBB-74, MBB-91).
    PlaceCrown {
        /// The cell of the card.
        cell: Cell,
        /// On which side.
        side: Side,
    },
    /// End the race at a dead-end, now that no corners are left (MBB-97).
    TakeShortCut,
    /// Decline the short cut and race on.
    DeclineShortCut,
    /// Put a corner in place of the card just laid (MBB-R39).
    SwapCorner {
        /// From which pile.
        pile: Pile,
    },
}

tabletop::tagged!(Crown, "do");

/// What a seat may do after landing on a card for one or on a trampoline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Landing {
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
    /// Bounce off a trampoline after being pushed onto it (MBB-R51).
    Bounce {
        /// Over which side.
        side: Side,
    },
}

tabletop::tagged!(Landing, "do");

/// What a seat may do when pawns go back to a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Back {
    /// Choose one of several gates that are equally far (MBB-37).
    ChooseGate {
        /// The gate's cell.
        cell: Cell,
    },
    /// Say who goes back next (MBB-38).
    OrderRetreat {
        /// Who.
        seat: Seat,
    },
}

tabletop::tagged!(Back, "do");
