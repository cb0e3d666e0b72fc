//! The table as data.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Row, Seat, Seats, mark};

use crate::card::{Card, Colour, Discarded, Kind, MOST_CARDS, MOST_HELD, MOST_SIDES, Side};
use crate::lookup::Line;
use crate::rules;
use crate::setup::{MOST_SEATS, Setup};
use crate::space::{Space, SpaceSet};

/// A deal of Sequence Dogs.
///
/// It consists of bit sets and small arrays without heap memory, so that a search can copy it quickly.
/// Chance is part of it because the deck is shuffled again when it runs out (DOGS-39).
///
/// Invariants: every card of the edition is in a hand, in the deck or among the discards; no two
/// chips share a space; a claimed line is covered by chips of its side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dogs {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// Whose turn it is (DOGS-24).
    pub(crate) active: Seat,
    /// Who dealt, once that is settled (DOGS-17).
    pub(crate) dealer: Option<Seat>,
    /// The colour of each side, once it is chosen (DOGS-15).
    pub(crate) colours: [Option<Colour>; MOST_SIDES],
    /// The chips of each side on the board. A chip has a colour and no owner (DOGS-R16).
    pub(crate) chips: [SpaceSet; MOST_SIDES],
    /// The spaces where one more chip of a side would make a sequence, even if a rival's chip is there.
    /// They follow from the chips and are kept because every move of a playout needs them.
    pub(crate) hot: [SpaceSet; MOST_SIDES],
    /// The sequences that each side has claimed (DOGS-R36).
    pub(crate) claimed: [[Option<Line>; 2]; MOST_SIDES],
    /// The hands, oldest card first (DOGS-R38).
    pub(crate) hands: [Row<Card, MOST_HELD>; MOST_SEATS],
    /// The draw deck, top card last.
    pub(crate) deck: Row<Card, MOST_CARDS>,
    /// The discard piles of all players in one row, oldest card first (DOGS-19).
    pub(crate) discards: Row<Discarded, MOST_CARDS>,
    /// How often the deck was rebuilt (DOGS-R34).
    pub(crate) rebuilds: u8,
    /// Whether the deck has run out for good.
    pub(crate) stock: Stock,
    /// Whether a dead card was turned in this turn (DOGS-35).
    pub(crate) swap: Swap,
    /// Turns skipped in a row (DOGS-R33).
    pub(crate) skipped: u8,
    /// Who may still draw a card for their last move, where cards are drawn by hand (DOGS-R28).
    pub(crate) debts: [Debt; MOST_SEATS],
    /// Those of them that the table no longer waits for.
    pub(crate) late: Seats,
    /// The last move, which is marked on the board.
    pub(crate) last: Option<Move>,
    pub(crate) tally: Tally,
    pub(crate) chance: Chance,
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Sides without a colour pick one (DOGS-15).
    ChooseColours,
    /// The host names the dealer (DOGS-R6).
    ChooseDealer,
    /// The active seat plays a card.
    Turn,
    /// The active seat made several lines with one chip and says which it claims (DOGS-R36).
    Claim {
        /// Where the chip was put.
        space: Space,
    },
    /// The deal is over.
    Over(Ending),
}

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A side has its sequences (DOGS-40).
    Sequence {
        /// Which side.
        side: Side,
    },
    /// Everybody was skipped several times in a row (DOGS-R33).
    Deadlock {
        /// The side with the longest line, where that wins.
        winner: Option<Side>,
    },
    /// The deck ran out and could not be rebuilt again (DOGS-R34).
    DeckUsedUp {
        /// The side with the longest line, where that wins.
        winner: Option<Side>,
    },
}

/// Whether the deck has run out for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stock {
    /// It has not.
    Lasts,
    /// It has: this turn is the last (DOGS-R34).
    UsedUp,
}

/// Whether the active seat has turned in a dead card in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Swap {
    /// Not yet.
    Open,
    /// It has; one is the most (DOGS-35).
    Done,
}

/// Whether a seat may still draw a card, and until when (DOGS-R28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Debt {
    /// It has nothing to draw.
    Nothing,
    /// It may draw, and nobody has moved since.
    Fresh,
    /// It may draw until this seat, which moved next, has drawn.
    Until(Seat),
    /// It may draw until its own next move, because the seat that moved next can no longer draw for that
    /// move.
    UntilOwnMove,
}

/// A chip that was put down or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// By whom.
    pub by: Seat,
    /// Where.
    pub space: Space,
}

/// What is counted for the laboratory. All of it is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// Turns, including skipped ones.
    pub turns: u16,
    /// Turns that were skipped.
    pub skipped: u16,
    /// Dead cards turned in.
    pub dead: u16,
    /// Chips taken away.
    pub removed: u16,
    /// Cards lost because they were not drawn.
    pub lost: u16,
}

impl Dogs {
    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Every space with a chip on it.
    #[inline]
    pub(crate) fn covered(&self) -> SpaceSet {
        self.chips[0].or(self.chips[1]).or(self.chips[2])
    }

    /// Every space without a chip.
    #[inline]
    pub(crate) fn open_spaces(&self) -> SpaceSet {
        self.setup.lookup.spaces.minus(self.covered())
    }

    /// Chips of a side that are part of a claimed sequence. If one sequence wins, there are none until
    /// the end.
    #[inline]
    pub(crate) fn locked(&self, side: Side) -> SpaceSet {
        let lines = self.claimed[side.index()].iter().flatten();
        lines.fold(SpaceSet::NONE, |locked, line| {
            mark!(rules::DOGS_31, rules::DOGS_32, rules::DOGS_R21);
            locked.or(self.setup.lookup.lines[line.index()])
        })
    }

    /// The chips that a doghouse of `side` may take away.
    #[inline]
    pub(crate) fn removable(&self, side: Side) -> SpaceSet {
        let others = self.setup.sides().filter(|&other| other != side);
        others.fold(SpaceSet::NONE, |chips, other| {
            chips.or(self.chips[other.index()].minus(self.locked(other)))
        })
    }

    /// Whether a side has a chip left to put down.
    #[inline]
    pub(crate) fn has_chip(&self, side: Side) -> bool {
        self.supply(side).is_none_or(|left| left > 0)
    }

    /// The number of chips a side has left; `None` if chips are unlimited.
    pub(crate) fn supply(&self, side: Side) -> Option<u8> {
        let chips = self.setup.chips(self.colours[side.index()]?)?;
        Some(chips.saturating_sub(self.chips[side.index()].len()))
    }

    /// Where `side` may play a card now; empty if it cannot be played.
    #[inline]
    pub(crate) fn targets(&self, side: Side, card: Card) -> SpaceSet {
        mark!(rules::DOGS_R10);
        match self.setup.kind(card) {
            Kind::Doghouse => self.removable(side),
            _ if !self.has_chip(side) => {
                mark!(rules::DOGS_R35);
                SpaceSet::NONE
            }
            // Any open space of the breed, no matter what is on the other.
            Kind::Breed => {
                mark!(rules::DOGS_22, rules::DOGS_R17);
                self.setup.pictures(card).minus(self.covered())
            }
            Kind::Hydrant => self.open_spaces(),
        }
    }

    /// Whether a card is dead: a breed whose spaces are all covered, by chips of any colour. Hydrants and
    /// doghouses are never dead.
    #[inline]
    pub(crate) fn is_dead(&self, card: Card) -> bool {
        match self.setup.kind(card) {
            Kind::Breed => {
                mark!(rules::DOGS_33, rules::DOGS_R22);
                self.setup.pictures(card).is_within(self.covered())
            }
            Kind::Hydrant | Kind::Doghouse => {
                mark!(rules::DOGS_R23);
                false
            }
        }
    }

    /// Whether a card can be drawn, after rebuilding the deck if necessary.
    #[inline]
    pub(crate) fn may_draw(&self) -> bool {
        let may_rebuild = self.rebuilds < self.setup.options.reshuffle_limit;
        !self.deck.is_empty() || may_rebuild && !self.discards.is_empty()
    }

    /// Whether a dead card may still be turned in this turn. There must be a card to take for it; if the
    /// deck is empty, the card turned in is shuffled into the new one.
    #[inline]
    pub(crate) fn may_swap(&self) -> bool {
        let may_rebuild = self.rebuilds < self.setup.options.reshuffle_limit;
        self.swap == Swap::Open && (!self.deck.is_empty() || may_rebuild)
    }

    /// Whether a hand has a card that can be played.
    #[inline]
    pub(crate) fn may_play(&self, seat: Seat) -> bool {
        let side = self.setup.side(seat);
        let mut hand = self.hands[seat.index()].iter();
        hand.any(|&card| !self.targets(side, card).is_empty())
    }

    /// Whether a hand has a dead card.
    #[inline]
    pub(crate) fn holds_dead(&self, seat: Seat) -> bool {
        self.hands[seat.index()]
            .iter()
            .any(|&card| self.is_dead(card))
    }

    /// Whether the active seat must draw first: it still owes a draw and can play nothing (DOGS-R29).
    #[inline]
    pub(crate) fn must_draw(&self) -> bool {
        self.debts[self.active.index()] != Debt::Nothing && !self.may_play(self.active)
    }
}
