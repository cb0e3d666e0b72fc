//! What is still to be done: a small stack of steps, the next one on top.
//!
//! A turn is a handful of steps; a card that is played puts its window and its ops on top of them,
//! and an op that has to ask somebody puts a step on top of that. Everybody can see all of it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

use crate::card::{Card, Ct, Section};
use crate::effect::{Lying, Sort, To};

/// How deep the stack can be: a turn has eight steps, a card and its rewards as many again.
pub(crate) const DEEPEST: usize = 40;

/// The steps still to be done, the next one last.
pub type Agenda = ArrayVec<Step, DEEPEST>;

/// One thing to be done. BAND-R14 gives the order inside a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Step {
    /// (a) See whether the person has won.
    Begin,
    /// (b) End the C&T card that this seat drew.
    EndHalt {
        /// Who drew it.
        seat: Seat,
    },
    /// (c) Bonuses that start late.
    Late,
    /// Somebody delivers a theme's line.
    Line {
        /// Who.
        seat: Seat,
    },
    /// (d) Basic or Reorganize.
    Kind,
    /// Band plays: step 2, or what a card gives.
    Plays(Plays),
    /// Step 3: its allowance is read as it begins (BAND-R20).
    Specials {
        /// How many are left, once the step has begun.
        left: Option<u8>,
    },
    /// Between steps 3 and 4: Band Halt! (BAND-99).
    Halt,
    /// Step 4.
    Discard {
        /// How many cards must go and how many may stay, once the step has begun.
        keep: Option<Keep>,
    },
    /// (f) Counters go down.
    Count {
        /// What kind of turn it was.
        kind: TurnKind,
    },
    /// (g) The Drum Major.
    Major,
    /// (h) The next person.
    Next,
    /// A Penalty is announced and can be stopped.
    Window(Window),
    /// The ops of a card, one after the other.
    Ops(Ops),
    /// A Quick card that was used goes to the discard pile (BAND-R23).
    Finish {
        /// Which.
        card: Card,
    },
    /// Somebody takes a card from the discard pile.
    Fetch {
        /// Who.
        by: Seat,
        /// Which may be taken.
        kind: Sort,
        /// Of which section.
        section: Option<Section>,
    },
    /// Somebody discards one of several Bonuses or Penalties in their band.
    Clear {
        /// Who.
        by: Seat,
        /// Which may be discarded.
        #[serde(default)]
        what: Lying,
    },
    /// Several pick cards at the same time, sealed (BAND-R32).
    Picks(Picks),
    /// The drawer of a duel names a rival.
    Rival {
        /// Who.
        by: Seat,
        /// For which card.
        ct: Ct,
    },
    /// The drawer of Director's Choice takes one of two cards.
    ChooseCt {
        /// Who.
        by: Seat,
    },
    /// A contest.
    Contest(Contest),
    /// Votes on a theme.
    ThemeVote {
        /// How far it has got.
        stage: Stage,
    },
    /// The winners are rewarded, clockwise from the drawer (BAND-R70).
    Rewards(Rewards),
    /// The C&T card goes under the pile.
    Retire,
}

tabletop::tagged!(Step, "step");

impl Step {
    /// The card that is on the table because of this step. If the step is dropped, it is discarded.
    pub(crate) fn card(&self) -> Option<Card> {
        match self {
            Self::Window(window) => Some(window.card),
            Self::Finish { card } => Some(*card),
            Self::Begin
            | Self::EndHalt { .. }
            | Self::Late
            | Self::Line { .. }
            | Self::Kind
            | Self::Plays(_)
            | Self::Specials { .. }
            | Self::Halt
            | Self::Discard { .. }
            | Self::Count { .. }
            | Self::Major
            | Self::Next
            | Self::Ops(_)
            | Self::Fetch { .. }
            | Self::Clear { .. }
            | Self::Picks(_)
            | Self::Rival { .. }
            | Self::ChooseCt { .. }
            | Self::Contest(_)
            | Self::ThemeVote { .. }
            | Self::Rewards(_)
            | Self::Retire => None,
        }
    }
}

/// A kind of turn (BAND-47).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum TurnKind {
    /// Draw, play, discard.
    #[default]
    Basic,
    /// Fill the hand and do nothing else.
    Reorganize,
}

/// How far a step that asks several seats at once has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nobody has been asked.
    Opening,
    /// Everybody has been asked; the step is done when nobody is awaited.
    Asked,
    /// The second question was asked: votes on entries.
    Voting,
}

/// Band plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plays {
    /// Whose.
    pub seat: Seat,
    /// How many are left; `None` before step 2 has begun.
    pub left: Option<u8>,
    /// From which section only.
    pub section: Option<Section>,
}

/// The limits of a discard (BAND-R22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keep {
    /// How many must still be discarded.
    pub least: u8,
    /// How many may remain.
    pub limit: u8,
}

/// A Penalty that can be stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Who played it.
    pub by: Seat,
    /// Which card.
    pub card: Card,
    /// At whom.
    pub target: Option<Seat>,
    /// The band card that was named.
    pub pick: Option<Card>,
    /// How far it has got.
    pub stage: Stage,
}

/// Where ops come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A Quick card.
    Quick(Card),
    /// A Band Bonus that starts late.
    Late(Card),
    /// A C&T card's reward.
    Reward(Ct),
    /// Its reward for the drawer.
    DrawerReward(Ct),
}

/// The ops of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ops {
    /// Who acts.
    pub by: Seat,
    /// On whom.
    pub target: Option<Seat>,
    /// The band card that was named.
    pub pick: Option<Card>,
    /// Where they come from.
    pub source: Source,
    /// How many are done.
    pub at: u8,
    /// What `plus` adds.
    pub plus: u8,
}

/// What is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Hand cards to discard.
    Discard,
    /// Hand cards to hand to the left.
    Pass,
    /// Band cards that leave the band.
    Recall {
        /// Which.
        kind: Sort,
        /// Of which section.
        section: Option<Section>,
        /// Where they go.
        to: To,
    },
}

/// Several pick cards at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Picks {
    /// The seat from which it goes clockwise.
    pub by: Seat,
    /// Who is affected.
    pub seats: Seats,
    /// What they pick.
    pub what: What,
    /// How many.
    pub n: u8,
    /// How far it has got.
    pub stage: Stage,
}

/// How a contest is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bout {
    /// The fastest press after a signal.
    Reflex {
        /// Milliseconds after the start of the contest.
        signal: u16,
    },
    /// The steadiest beat.
    Tempo {
        /// Beats a minute.
        bpm: u8,
    },
    /// The longest run of sections remembered.
    Recall {
        /// What is shown.
        icons: [Section; 7],
    },
    /// The closest count of notes.
    Count {
        /// How many flash.
        notes: u8,
    },
    /// The closest to a number that is drawn afterwards (BAND-R73).
    Guess,
    /// Flag, rifle, sabre.
    Cycle,
    /// The lowest number nobody else chose.
    UniqueLow,
    /// Facing the same way as the drawer.
    Match,
    /// The most cards given away.
    Bid,
    /// Marching on or halting in time.
    Nerve,
    /// A vote on written entries.
    Ballot,
}

/// A contest that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Contest {
    /// The card.
    pub ct: Ct,
    /// Who drew it.
    pub drawer: Seat,
    /// Who takes part.
    pub entrants: Seats,
    /// How it is decided.
    pub bout: Bout,
    /// How far it has got.
    pub stage: Stage,
    /// Which throw or set it is, counted from 1.
    pub round: u8,
    /// Who is still marching.
    pub marching: Seats,
    /// Throws won, sets completed, cards bid.
    pub scores: [u8; 8],
}

/// Rewards that are still to be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rewards {
    /// The card.
    pub ct: Ct,
    /// Who drew it.
    pub drawer: Seat,
    /// Who is still to be rewarded.
    pub winners: Seats,
    /// Whether the winners have been told.
    pub stage: Stage,
    /// The two of a duel.
    pub duel: Option<(Seat, Seat)>,
    /// What `plus` adds for each.
    pub scores: [u8; 8],
}
