//! What a seat may do.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::agenda::TurnKind;
use crate::card::{Card, Ct, Section};
use crate::entry::{Entry, Phrase, Throw, Verdict};

/// One small choice. Talk is no action, and nothing here restricts it (BAND-R77). Cards are named by kind,
/// because copies are alike.
///
/// Actions are grouped by what asks for them. On the wire they are one list: `{"do": "play_band"}`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Before the first turn.
    Opening(Opening),
    /// Leave the answer to chance.
    Lot(Lot),
    /// In the seat's own turn.
    Turn(Turn),
    /// When a Penalty is announced.
    Reaction(Reaction),
    /// Pick a card because a card says so.
    Pick(Pick),
    /// Band Halt! and the card that it turns up.
    Halt(Halt),
    /// In a contest.
    Compete(Compete),
    /// In a theme.
    Theme(Theme),
    /// What a seat does without being asked.
    Unasked(Unasked),
}

tabletop::nested!(
    Action, "do": Opening, Lot, Turn, Reaction, Pick, Halt, Compete, Theme, Unasked
);

/// What is asked before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Opening {
    /// Tell how long you have played instruments (BAND-9).
    MusicTime {
        /// All of them together, in months.
        months: u16,
    },
    /// Do not say, which counts as longest (BAND-R2).
    KeepQuiet,
    /// Throw rock, paper or scissors.
    Throw {
        /// Which.
        throw: Throw,
    },
    /// As the host, name who goes first.
    NameFirst {
        /// Who.
        seat: Seat,
    },
    /// Choose the section of your band.
    PickSection {
        /// Which.
        section: Section,
    },
}

tabletop::tagged!(Opening, "do");

/// An answer that chance gives. The opening and contests take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Lot {
    /// A random throw or section, or a contest entry about as good as a person's.
    LeaveToChance,
}

tabletop::tagged!(Lot, "do");

/// What a seat does in its own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Turn {
    /// Choose the kind of turn.
    ChooseTurn {
        /// Which.
        kind: TurnKind,
    },
    /// Play a card to your band.
    PlayBand {
        /// Which.
        card: Card,
    },
    /// Remove a card from your band.
    RemoveBand {
        /// Which.
        card: Card,
    },
    /// Make no more band plays.
    DoneBand,
    /// Play a Bonus or Penalty.
    PlaySpecial {
        /// Which.
        card: Card,
        /// At whom, where it is aimed at one opponent.
        target: Option<Seat>,
        /// Which card of their band, where one is named.
        pick: Option<Card>,
    },
    /// Play no Bonus or Penalty.
    SkipSpecial,
    /// Discard a card in step 4.
    Discard {
        /// Which.
        card: Card,
    },
    /// Discard no more.
    DoneDiscard,
    /// Add a Drum Major to your full band.
    TakeDrumMajor,
    /// Leave the Drum Major on its pile.
    DeclineDrumMajor,
}

tabletop::tagged!(Turn, "do");

/// An answer to an announced Penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Reaction {
    /// Stop the Penalty with a No U.
    RespondNoU {
        /// With which card.
        card: Card,
    },
    /// Do not stop this Penalty.
    PassNoU,
    /// Stop no Penalty in this turn.
    PassThisTurn,
}

tabletop::tagged!(Reaction, "do");

/// A card picked because a card says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Pick {
    /// Take this card from the discard pile.
    ChooseFetch {
        /// Which.
        card: Card,
    },
    /// Discard this Band Penalty.
    ChooseClear {
        /// Which.
        card: Card,
    },
    /// Pick a hand card that you must discard.
    ChooseDiscard {
        /// Which.
        card: Card,
    },
    /// Pick a hand card that you must pass on.
    ChoosePass {
        /// Which.
        card: Card,
    },
    /// Pick a band card that must leave your band.
    ChooseRecall {
        /// Which.
        card: Card,
    },
}

tabletop::tagged!(Pick, "do");

/// Band Halt!, and what the drawer of a C&T card decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Halt {
    /// Play Band Halt!.
    PlayBandHalt,
    /// Do not play Band Halt!.
    SkipBandHalt,
    /// Name your rival in a duel.
    NameRival {
        /// Who.
        seat: Seat,
    },
    /// Take one of the two cards you look at.
    ChooseCt {
        /// Which.
        ct: Ct,
    },
}

tabletop::tagged!(Halt, "do");

/// What a seat does in a contest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Compete {
    /// Enter the contest.
    ContestEntry {
        /// With what.
        entry: Entry,
    },
    /// Do not enter, or do not vote.
    Abstain,
    /// Bid a card of your hand.
    Bid {
        /// Which.
        card: Card,
    },
    /// Bid no more.
    DoneBid,
    /// Vote for an entry.
    ContestVote {
        /// Whose.
        seat: Seat,
    },
}

tabletop::tagged!(Compete, "do");

/// What a seat does in a theme.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Theme {
    /// Deliver a line of the theme.
    ThemeLine {
        /// What you say.
        line: Phrase,
    },
    /// Say nothing.
    SkipLine,
    /// Say whether somebody stayed in character.
    ThemeVote {
        /// Who.
        seat: Seat,
        /// What you think.
        verdict: Verdict,
    },
}

tabletop::tagged!(Theme, "do");

/// What a seat does without being asked.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Unasked {
    /// Say a word at the table that breaks character (section 2.11). Nobody chooses it: it follows from
    /// what somebody said.
    Slip {
        /// Which word of the theme.
        word: Box<str>,
    },
    /// Leave the game (BAND-R54).
    Concede,
}

tabletop::tagged!(Unasked, "do");
