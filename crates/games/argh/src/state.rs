//! The table as data.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

use crate::card::{Card, CardSet, Location, MOST_CARDS};
use crate::hidden::HiddenCards;
use crate::setup::{MOST_SEATS, Setup};

/// A deal of ARGH.
///
/// It consists of bit sets and small arrays, without heap memory, so that a search can copy it in
/// nanoseconds. All chance is used at the deal, so it holds no generator.
///
/// Invariants: every card in play is in exactly one place (a pile, the box, face up or face down in
/// front of a seat, or held by the active seat). Entries of `order` above a pile's top hold card 0,
/// so that equal tables are equal values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Argh {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// The seats to act. They follow from the phase and are stored because every action needs them;
    /// [`Argh::enter`] keeps the two in step.
    pub(crate) waits: Seats,
    /// Who started (ARGH-11); seat 0 until that is settled.
    pub(crate) first: Seat,
    /// Whose turn it is (ARGH-15).
    pub(crate) active: Seat,
    /// Once a pile has run out: the number of turns left, including this one (ARGH-32).
    pub(crate) turns_left: Option<u8>,
    /// The piles from bottom to top, by location, each followed by its removed cards.
    pub(crate) order: [Card; MOST_CARDS],
    /// The index in `order` just past each pile's top card.
    pub(crate) tops: [u8; 3],
    /// The number of cards of each location in the box (ARGH-12).
    pub(crate) boxed: [u8; 3],
    /// Who looked into the box with the owl, and at which cards (ARGH-R48).
    pub(crate) peek: Option<Peek>,
    /// The cards face up in front of each seat.
    pub(crate) up: [CardSet; MOST_SEATS],
    /// The cards face down.
    pub(crate) hidden: HiddenCards,
    /// How many cards each seat has ever laid face down: slots are not reused (ARGH-R13).
    pub(crate) n_laid: [u8; MOST_SEATS],
    /// Cards that lay face down until the reveal.
    pub(crate) revealed: CardSet,
    /// Cards whose sign is switched (ARGH-41).
    pub(crate) switched: CardSet,
    /// Cards thrown out at the end (ARGH-R36).
    pub(crate) discarded: CardSet,
    /// Mosquitoes, hamster and scientist that have acted.
    pub(crate) acted: CardSet,
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// The table settles who starts (ARGH-R4).
    ChooseFirst {
        /// What each seat has said; `None` if it has not answered yet.
        votes: [Option<Vote>; MOST_SEATS],
        /// The seats in an order drawn at the deal: the earliest of the tied seats starts.
        lots: [u8; MOST_SEATS],
    },
    /// The active seat takes or steals (ARGH-16).
    Turn,
    /// The active seat has taken a card and keeps it or offers it (ARGH-18, ARGH-19).
    Holding { card: Card },
    /// A seat was offered the card and accepts or declines (ARGH-20, ARGH-21).
    Offered { to: Seat, card: Card },
    /// The owl was turned up in front of a seat, which may look into the box (ARGH-R48).
    Owl { seat: Seat },
    /// All cards are revealed and a team's effects are resolved (ARGH-R26). `effect` is the mosquito,
    /// hamster or scientist that waits for an answer; `None` while the owner picks the next one.
    Effects { seat: Seat, effect: Option<Card> },
    /// The deal is over.
    Over(Ending),
}

/// What a seat says about who should start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// This seat.
    For(Seat),
    /// Let chance decide.
    Chance,
}

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat had enough bomb parts face up during play (ARGH-30).
    BombFaceUp(Seat),
    /// A seat had enough bomb parts at the reveal (ARGH-34).
    BombAtReveal(Seat),
    /// The teams were counted (ARGH-35).
    Counted,
}

/// A look into the box: which of the removed cards of each location, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Peek {
    pub(crate) seat: Seat,
    pub(crate) picks: [u8; 3],
}

impl Argh {
    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of cards in a pile.
    #[inline]
    pub(crate) fn pile_size(&self, location: Location) -> u8 {
        self.tops[location.index()] - self.setup.lookup.starts[location.index()]
    }

    /// A pile from bottom to top.
    pub(crate) fn pile(&self, location: Location) -> &[Card] {
        let start = self.setup.lookup.starts[location.index()];
        &self.order[usize::from(start)..usize::from(self.tops[location.index()])]
    }

    /// The removed cards of a location.
    pub(crate) fn in_box(&self, location: Location) -> &[Card] {
        let end = usize::from(self.setup.lookup.starts[location.index() + 1]);
        &self.order[end - usize::from(self.boxed[location.index()])..end]
    }

    /// A seat's team: all cards in front of it that have not been thrown out.
    #[inline]
    pub(crate) fn team(&self, seat: Seat) -> CardSet {
        self.up[seat.index()]
            .or(self.hidden.set_of(seat))
            .minus(self.discarded)
    }

    /// Whether any other seat has a card face down.
    #[inline]
    pub(crate) fn may_steal(&self, seat: Seat) -> bool {
        self.hidden
            .of_others(seat)
            .iter()
            .any(|cards| !cards.is_empty())
    }

    /// Whether any pile has a card left.
    #[inline]
    pub(crate) fn may_take(&self) -> bool {
        let starts = &self.setup.lookup.starts;
        (0..3).any(|location| self.tops[location] > starts[location])
    }

    /// Enters a phase.
    #[inline]
    pub(crate) fn enter(&mut self, phase: Phase) {
        self.waits = match phase {
            Phase::Turn | Phase::Holding { .. } => Seats::one(self.active),
            Phase::Offered { to, .. } => Seats::one(to),
            Phase::Owl { seat } | Phase::Effects { seat, .. } => Seats::one(seat),
            Phase::ChooseFirst { votes, .. } => self.voters(&votes),
            Phase::Over(_) => Seats::NONE,
        };
        self.phase = phase;
    }

    fn voters(&self, votes: &[Option<Vote>; MOST_SEATS]) -> Seats {
        use crate::options::FirstPlayer;
        match self.setup.options.first_player {
            FirstPlayer::HostPicks => Seats::one(self.setup.host),
            FirstPlayer::Ask | FirstPlayer::Random | FirstPlayer::LastWinner => {
                let all = Seats::all(self.setup.n_seats);
                all.iter()
                    .filter(|seat| votes[seat.index()].is_none())
                    .collect()
            }
        }
    }
}
