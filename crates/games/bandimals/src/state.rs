//! The table as data: what everybody sees, and what is hidden.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance, Seat, Seats};

use crate::agenda::{Agenda, Step, TurnKind};
use crate::card::{Card, Ct, Hand, Held, Section};
use crate::effect::{Lasts, Lying};
use crate::entry::{Entry, Throw};
use crate::impact::Used;
use crate::setup::Setup;
use crate::validate::MOST_MAJORS;

/// A deal of Marching Band(-imals).
///
/// What everybody sees is in `open`, and a view has a copy of it. Everything else is known to some seats
/// or to nobody. Every green card of the edition is in exactly one place: the deck, the discard pile, a
/// hand, a band, or on the agenda while it is resolved. White and indigo cards have piles of their own
/// (BAND-2, BAND-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bandimals {
    pub(crate) setup: Setup,
    /// What everybody sees.
    pub(crate) open: Open,
    /// The hands, the newest card last.
    pub(crate) hands: BySeat<Hand>,
    /// The draw pile, its top card last (BAND-5).
    pub(crate) deck: Vec<Card>,
    /// The indigo pile, its top card last (BAND-95).
    pub(crate) indigo: Vec<Held<Ct>>,
    /// What each seat has sealed in answer to the current question.
    pub(crate) sealed: BySeat<Option<Sealed>>,
    pub(crate) chance: Chance,
}

/// Everything that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// What is going on.
    pub phase: Phase,
    /// Whom the table waits for.
    pub waits: Seats,
    /// What is still to be done, the next step last.
    pub agenda: Agenda,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who goes first.
    pub first: Seat,
    /// Which round it is, counted from 1.
    pub round: u16,
    /// The bands (BAND-14).
    pub bands: BySeat<Band>,
    /// The discard pile, the newest card last (BAND-R23).
    pub discard: Vec<Card>,
    /// The Drum Majors on their pile, the top one last (BAND-6).
    pub majors: ArrayVec<u8, MOST_MAJORS>,
    /// The C&T card that is active (BAND-96).
    pub active: Option<Active>,
    /// Who has left the game (BAND-R54).
    pub out: Seats,
    /// Who passes for the rest of this turn.
    pub passing: Seats,
    /// What was revealed last: times and throws, or a contest's entries, numbers and votes.
    pub shown: Vec<Shown>,
    /// The section that everybody needs (BAND-R60).
    pub required: Option<Section>,
    /// Counts for the laboratory.
    pub chronicle: Chronicle,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Phase {
    /// Everybody says how long they have played instruments (BAND-8).
    AskTimes,
    /// Those who are tied throw rock, paper, scissors (BAND-10).
    Throw {
        /// Who is tied.
        tied: Seats,
        /// How many throws were made.
        throws: u8,
        /// Points so far (BAND-R3).
        points: [u8; 8],
    },
    /// The host names who goes first.
    NameFirst,
    /// Sections are chosen, the last person first (BAND-R59).
    PickSections,
    /// The game is played.
    Playing,
    /// It is over.
    Over {
        /// How, and who won.
        end: End,
    },
}

tabletop::tagged!(Phase, "phase");

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Somebody's band was whole at the start of their turn (BAND-70).
    FullBand(Seat),
    /// The Drum Major won at once (BAND-R51).
    AtOnce(Seat),
    /// One person is left (BAND-R54).
    LastOne(Seat),
    /// The round limit (BAND-R53).
    RoundLimit,
}

/// What is in front of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Band {
    /// Player and Equipment cards, the newest last.
    pub cards: ArrayVec<Card, 10>,
    /// Band Bonuses, the oldest first (BAND-28).
    pub bonuses: ArrayVec<Lasting, 2>,
    /// Band Penalties, the oldest first (BAND-33, BAND-34).
    pub penalties: ArrayVec<Lasting, 2>,
    /// The Drum Major.
    pub major: Option<u8>,
    /// The only section it may have (BAND-85).
    pub section: Option<Section>,
    /// The kind of its owner's last turn (BAND-58).
    pub last: TurnKind,
    /// The kind of the turn before that.
    pub before: TurnKind,
    /// Which Bonuses and Penalties its owner has played, for the laboratory.
    #[serde(default)]
    pub used: Used,
}

impl Band {
    /// The Bonuses and Penalties in the band: Penalties first, and of each the oldest first.
    pub(crate) fn lying(&self, what: Lying) -> impl Iterator<Item = Card> + '_ {
        let (penalties, bonuses) = match what {
            Lying::Penalty => (&self.penalties[..], &[][..]),
            Lying::Bonus => (&[][..], &self.bonuses[..]),
            Lying::Either => (&self.penalties[..], &self.bonuses[..]),
        };
        let lying = penalties.iter().chain(bonuses);
        lying.map(|lasting| lasting.card)
    }
}

/// A Bonus or Penalty in a band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    /// Which.
    pub card: Card,
    /// How much longer it stays.
    pub left: Lasts,
    /// Whether it was put down in this turn (BAND-R27).
    pub since: Since,
}

/// When a card was put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Since {
    /// In this turn of its bearer.
    ThisTurn,
    /// Before it.
    Earlier,
}

/// The C&T card that is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Active {
    /// Which.
    pub ct: Ct,
    /// Who drew it.
    pub drawer: Seat,
    /// The Director's Choice that led to it (BAND-R72).
    pub via: Option<Ct>,
    /// Who has delivered a line.
    pub lines: Seats,
    /// Who has slipped out of character.
    pub slips: Seats,
}

/// Something that was sealed or hidden and is open now. It is kept so that a reloaded page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// How long everybody has played, in months.
    Times(BySeat<Option<u16>>),
    /// Rock, paper, scissors.
    Throws(BySeat<Option<Throw>>),
    /// Entries of a contest.
    Entries(BySeat<Option<Entry>>),
    /// A die, or the number to be guessed.
    Number(u8),
    /// Votes for each seat's entry.
    Votes(BySeat<u8>),
    /// Votes against each seat's acting.
    Against(BySeat<u8>),
}

/// Counts of what has happened, for the laboratory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chronicle {
    /// Turns that were begun.
    pub turns: u16,
    /// Drum Majors taken.
    pub taken: u16,
    /// Drum Majors lost.
    pub lost: u16,
    /// Band Halts played.
    pub halts: u16,
    /// Penalties stopped by a No U.
    pub stopped: u16,
}

/// What a seat has sealed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// How long it has played, in months; `None` if it did not say.
    Months(Option<u16>),
    /// Rock, paper or scissors.
    Throw(Throw),
    /// Its answer to a Penalty.
    Answer(Answer),
    /// Cards it has picked so far, in order.
    Cards(ArrayVec<Card, 10>),
    /// Its entry in a contest; `None` if it does not enter.
    Entry(Option<Entry>),
    /// Its vote on the entries; `None` if it does not vote.
    Vote(Option<Seat>),
    /// Its votes on a theme.
    Verdicts {
        /// Whom it has voted on.
        #[serde(rename = "judged")]
        voted_on: Seats,
        /// Whom it votes out.
        against: Seats,
    },
}

/// An answer to a Penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Let it be.
    Pass,
    /// Let every Penalty of this turn be.
    PassTurn,
    /// Stop it.
    NoU(Card),
}

impl Bandimals {
    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that everybody sees.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The next step.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.open.agenda.last().copied()
    }

    /// Everybody who is still in the game, clockwise from a seat.
    pub(crate) fn around(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let out = self.open.out;
        self.setup
            .from(first)
            .filter(move |&seat| !out.contains(seat))
    }

    #[inline]
    pub(crate) fn band(&self, seat: Seat) -> &Band {
        &self.open.bands[seat]
    }
}
