//! What happened, as the table would tell it.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat, Seats};

use crate::action::{Order, Shares};
use crate::card::{Card, Critter, Number, Pile};
use crate::grid::Cell;
use crate::setup::MOST_SEATS;
use crate::side::Side;
use crate::state::RaceEnd;

/// What happened. Everybody sees all of it but laid cards and whispers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Event {
    /// A race was set up.
    RaceSetUp {
        /// Which one, counted from 1.
        race: u8,
        /// How many cards the deck has.
        deck: u8,
        /// How many corners each pile has.
        corners: [u8; 2],
    },
    /// A seat chose its colour.
    ColourChosen {
        /// Who.
        by: Seat,
        /// Which.
        colour: u8,
    },
    /// A seat chose its critter.
    CritterChosen {
        /// Who.
        by: Seat,
        /// Which.
        critter: Critter,
    },
    /// A seat said how many pets it has.
    PetsTold {
        /// Who.
        by: Seat,
        /// How many.
        count: u8,
    },
    /// It was decided who places Start.
    PlacerChosen {
        /// Who.
        seat: Seat,
    },
    /// Start was put on the table.
    StartPlaced {
        /// Where.
        cell: Cell,
    },
    /// A round began.
    RoundBegan {
        /// Which one, counted from 1.
        round: u16,
    },
    /// A seat laid its movement card.
    CardLaid {
        /// Who.
        by: Seat,
        /// Which; only its owner knows.
        value: Face<Number>,
    },
    /// A seat laid another card instead; only its owner knows.
    CardChanged {
        /// Who.
        by: Seat,
        /// The new card.
        value: Face<Number>,
    },
    /// A seat stayed with its card; only its owner knows.
    CardKept {
        /// Who.
        by: Seat,
        /// The card.
        value: Face<Number>,
    },
    /// A seat said which card it was playing.
    CardClaimed {
        /// Who.
        by: Seat,
        /// What it said.
        value: Number,
    },
    /// A seat whispered which card it was playing.
    CardWhispered {
        /// Who.
        by: Seat,
        /// To whom.
        to: Seat,
        /// What it said.
        value: Number,
    },
    /// A seat took back what it had said to everybody.
    ClaimWithdrawn {
        /// Who.
        by: Seat,
    },
    /// A seat took back what it had whispered.
    WhisperWithdrawn {
        /// Who.
        by: Seat,
        /// To whom it had been.
        to: Seat,
    },
    /// All cards were turned over.
    CardsShown {
        /// The number of each seat.
        values: [Option<Number>; MOST_SEATS],
    },
    /// A claim turned out to be true or false.
    ClaimJudged {
        /// Who had said it.
        by: Seat,
        /// To whom, if it was whispered.
        to: Option<Seat>,
        /// What was said.
        claimed: Number,
        /// What was laid.
        laid: Number,
    },
    /// Several seats have the same number and must share it.
    NumberShared {
        /// The number.
        number: Number,
        /// Whose it is.
        sharers: Seats,
    },
    /// A split was proposed.
    SplitProposed {
        /// By whom.
        by: Seat,
        /// Who would get how much.
        shares: Shares,
        /// Among whom.
        sharers: Seats,
    },
    /// A seat agreed to the split.
    SplitAccepted {
        /// Who.
        by: Seat,
    },
    /// All agreed.
    SplitAgreed {
        /// Who gets how much.
        shares: Shares,
        /// Among whom.
        sharers: Seats,
    },
    /// An order was proposed.
    OrderProposed {
        /// By whom.
        by: Seat,
        /// In which order.
        order: Order,
    },
    /// A seat agreed to the order.
    OrderAccepted {
        /// Who.
        by: Seat,
    },
    /// All agreed.
    OrderAgreed {
        /// In which order.
        order: Order,
    },
    /// A negotiation failed.
    WalkedAway {
        /// Who walked away.
        by: Seat,
        /// Who pays for it.
        penalty: Seats,
    },
    /// A forward move began.
    MoveBegan {
        /// Whose.
        by: Seat,
        /// How many spaces.
        spaces: u8,
    },
    /// A pawn went one space.
    Stepped {
        /// Whose.
        by: Seat,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// A pawn bounced off a trampoline it was pushed onto.
    Bounced {
        /// Whose.
        by: Seat,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// A cat pushed a pawn off a card for one.
    PushedOff {
        /// Whose cat.
        by: Seat,
        /// Whose pawn.
        seat: Seat,
        /// Which way.
        side: Side,
    },
    /// A squirrel hopped off a card for one.
    HoppedOff {
        /// Whose.
        by: Seat,
        /// Which way.
        side: Side,
    },
    /// Nobody could leave a card for one, so it is shared.
    CardForOneShared {
        /// Who had landed there.
        by: Seat,
    },
    /// A seat took the crown.
    CrownTaken {
        /// Who.
        by: Seat,
    },
    /// The leader left the crown behind.
    CrownLeft {
        /// Who.
        by: Seat,
        /// Where it lies.
        cell: Cell,
    },
    /// A card was laid, and the explorer stands on it.
    CardExplored {
        /// Who.
        by: Seat,
        /// From which pile.
        pile: Pile,
        /// What was drawn.
        drawn: Card,
        /// What lies there now; not the card drawn if that was a Home Stage.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// Bark Bark was drawn.
    Barked {
        /// By whom.
        by: Seat,
        /// Where it lies.
        cell: Cell,
    },
    /// Bark Bark was drawn and there was no way on, so a Home Path card takes its place.
    NoWayHome {
        /// By whom.
        by: Seat,
    },
    /// A broken fence stopped a pawn.
    FenceStopped {
        /// Whose.
        by: Seat,
    },
    /// The race path met itself.
    LoopClosed {
        /// By whom.
        by: Seat,
    },
    /// The race path came to a dead-end.
    DeadEndReached {
        /// By whom.
        by: Seat,
    },
    /// The crown was put on an open side.
    CrownPlaced {
        /// By whom.
        by: Seat,
        /// The cell of the card.
        cell: Cell,
        /// On which side.
        side: Side,
    },
    /// A leader did not take the short cut.
    ShortCutDeclined {
        /// Who.
        by: Seat,
    },
    /// The card just laid was swapped for a corner.
    CornerSwapped {
        /// By whom.
        by: Seat,
        /// What was lifted.
        lifted: Card,
        /// What lies there now.
        card: Card,
    },
    /// What was left of a move was lost.
    MovementLost {
        /// Whose.
        by: Seat,
        /// How many spaces.
        spaces: u8,
    },
    /// A seat said who goes back next.
    RetreatOrdered {
        /// By whom.
        by: Seat,
        /// Who goes.
        seat: Seat,
    },
    /// A pawn went back to a gate.
    WentBack {
        /// Whose.
        seat: Seat,
        /// To where.
        to: Cell,
    },
    /// A pawn could not go back any further.
    StayedBehind {
        /// Whose.
        seat: Seat,
    },
    /// The race ended.
    RaceEnded {
        /// How.
        end: RaceEnd,
        /// The place of each seat.
        places: [u8; MOST_SEATS],
        /// The points each seat was given.
        awards: [u8; MOST_SEATS],
    },
    /// A seat is ready for the next race.
    BecameReady {
        /// Who.
        by: Seat,
    },
}

tabletop::tagged!(Event, "event");
