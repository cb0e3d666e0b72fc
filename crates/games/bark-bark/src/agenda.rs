//! What is still to be done in a round: a small stack of steps, the next one on top.
//!
//! A move may stop in the middle to ask a player: which way, which pile, where to put the crown,
//! whom to push. The steps hold everything that is needed to go on afterwards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

use crate::action::{Order, Shares};
use crate::card::Number;
use crate::garden::{Spot, Spots};
use crate::setup::MOST_SEATS;
use crate::side::Side;

/// The maximum depth of the stack: numbers, movers, level, walk, landings, bounce, setback, and
/// some to spare.
pub(crate) const DEEPEST: usize = 12;

/// The steps still to be done, the next one last.
pub type Agenda = ArrayVec<Step, DEEPEST>;

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Step {
    /// Deal with the numbers from this one up, lowest first (MBB-25).
    Numbers {
        /// The lowest number not dealt with yet.
        from: Number,
    },
    /// Agree on how a number is shared (MBB-28).
    Split(Split),
    /// Let those who share a number move, level by level (MBB-R15).
    Movers {
        /// Who is still to move.
        movers: Movers,
    },
    /// Let one level move (MBB-R16).
    Level {
        /// Who of them is still to move.
        movers: Movers,
        /// Whether the leader has been looked for among them.
        leader: Looked,
    },
    /// Agree on who of a level goes first (MBB-34).
    OrderTalk(OrderTalk),
    /// Let them move in the order they agreed on.
    InOrder {
        /// The order, the next to move first.
        order: Order,
        /// How far each goes.
        shares: Shares,
    },
    /// A forward move.
    Walk(Walk),
    /// A bounced pawn explores: its player picks the pile (MBB-R50).
    Nudge {
        /// Whose pawn.
        seat: Seat,
        /// Over which side.
        side: Side,
        /// Why it was bounced.
        cause: Cause,
    },
    /// Deal with landings on a card for one or on a trampoline, the newest first (MBB-R52).
    Landings {
        /// Who has landed, the newest last.
        pending: ArrayVec<Seat, MOST_SEATS>,
        /// The cards that each seat has left or entered in this chain.
        been: [Spots; MOST_SEATS],
    },
    /// A player puts the crown on an open side.
    Crown {
        /// Who.
        seat: Seat,
        /// Why.
        cause: Setback,
    },
    /// The leader takes the short cut home or not (MBB-R37).
    ShortCut {
        /// Who.
        seat: Seat,
    },
    /// A boxed-in leader swaps the card just laid for a corner (MBB-R39).
    Swap {
        /// Who.
        seat: Seat,
        /// Why.
        cause: Setback,
        /// Which way the card was laid.
        way: Side,
    },
    /// Those who could not agree go back to a gate (MBB-30).
    Retreat {
        /// Who has not gone yet.
        waiting: Seats,
        /// How far each was from the head when the negotiation failed (MBB-R63).
        far: [u8; MOST_SEATS],
        /// Who orders those who are level, until all have gone (MBB-38, MBB-R25).
        decider: Seat,
    },
    /// A player picks one of several gates (MBB-37).
    Gate {
        /// Who.
        seat: Seat,
    },
}

tabletop::tagged!(Step, "step");

/// Whether something has been looked for yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Looked {
    /// Not yet.
    NotYet,
    /// It has.
    Done,
}

/// A seat that moves forwards, how far, and from how far behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mover {
    /// Who.
    pub seat: Seat,
    /// How many spaces.
    pub spaces: u8,
    /// How far from the head when the split was agreed.
    pub far: u8,
}

/// Those who move on one number.
pub type Movers = ArrayVec<Mover, MOST_SEATS>;

/// The state of a negotiation: who speaks, and who has agreed so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Floor {
    /// Who takes part.
    pub seats: Seats,
    /// Who has to speak.
    pub speaker: Seat,
    /// Who made the last proposal.
    pub proposer: Option<Seat>,
    /// How many proposals were made.
    pub n_proposals: u8,
    /// Who has agreed to the last one.
    pub agreed: Seats,
}

/// A negotiation about shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Split {
    /// The number to share.
    pub number: Number,
    /// Who speaks.
    pub floor: Floor,
    /// The last proposal.
    pub shares: Shares,
}

/// A negotiation about who goes first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OrderTalk {
    /// Who speaks.
    pub floor: Floor,
    /// The last proposal.
    pub order: Order,
    /// How far each of them will go.
    pub shares: Shares,
}

/// A forward move that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Walk {
    /// Whose.
    pub seat: Seat,
    /// How many spaces are left.
    pub left: u8,
    /// The cards that may not be entered (MBB-G9).
    pub used: Spots,
    /// Whether it walks, bounces or has stopped.
    pub gait: Gait,
}

/// Whether a walk goes on, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gait {
    /// Space by space.
    Walking,
    /// One additional space off a trampoline (MBB-69).
    Bouncing,
    /// No more: Bark Bark was drawn (MBB-73).
    Stopped,
}

/// Why a pawn explores out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// It was pushed off, or hopped off, a card for one.
    Landing,
    /// It bounced off a trampoline.
    Trampoline,
}

/// Why the crown has to be put elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setback {
    /// Bark Bark was drawn (MBB-74).
    Bark,
    /// A dead-end (MBB-50).
    DeadEnd,
    /// A loop (MBB-91).
    Loop,
}

impl Walk {
    /// A walk that begins on a card.
    pub(crate) fn new(seat: Seat, spaces: u8, from: Spot) -> Self {
        Self {
            seat,
            left: spaces,
            used: Spots::one(from),
            gait: Gait::Walking,
        }
    }
}
