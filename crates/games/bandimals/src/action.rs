//! What a seat may do.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::agenda::TurnKind;
use crate::card::{Card, Ct, Section};

/// One small choice; talk is none, and nothing here restricts it (BAND-R77). Actions are imperatives; cards are named by kind, because copies are alike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Action {
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
    /// Stop the Penalty with a No U.
    RespondNoU {
        /// With which card.
        card: Card,
    },
    /// Let the Penalty be.
    PassNoU,
    /// Let every Penalty of this turn be.
    PassThisTurn,
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
    /// Play Band Halt!.
    PlayBandHalt,
    /// Do not play Band Halt!.
    SkipBandHalt,
    /// Name your rival in a duel.
    NameRival {
        /// Who.
        seat: Seat,
    },
    /// Enter the contest.
    ContestEntry {
        /// With what.
        entry: Entry,
    },
    /// Answer as chance will have it: a throw, a section, or an entry about as good as people's.
    LeaveToChance,
    /// Do not enter.
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
    /// Take one of the two cards you look at.
    ChooseCt {
        /// Which.
        ct: Ct,
    },
    /// Deliver a line of the theme.
    ThemeLine {
        /// What you say.
        line: Line,
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
    /// Discard a card in step 4.
    Discard {
        /// Which.
        card: Card,
    },
    /// Discard no more.
    DoneDiscard,
    /// Say a word at the table that breaks character (section 2.11). Nobody chooses it: it is what the
    /// talk amounts to.
    Slip {
        /// Which word of the theme.
        word: Box<str>,
    },
    /// Add a Drum Major to your full band.
    TakeDrumMajor,
    /// Do not.
    DeclineDrumMajor,
    /// Leave the game (BAND-R54).
    Concede,
}

tabletop::tagged!(Action, "do");

/// Rock, paper, scissors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throw {
    /// Beats scissors.
    Rock,
    /// Beats rock.
    Paper,
    /// Beats paper.
    Scissors,
}

impl Throw {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Rock, Self::Paper, Self::Scissors];

    /// Whether it beats the other.
    pub(crate) fn beats(self, other: Self) -> bool {
        (self as u8) == (other as u8 + 1) % 3
    }
}

/// Flag, rifle, sabre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// Beats rifle.
    Flag,
    /// Beats sabre.
    Rifle,
    /// Beats flag.
    Sabre,
}

impl Arm {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Flag, Self::Rifle, Self::Sabre];

    /// Whether it beats the other.
    pub(crate) fn beats(self, other: Self) -> bool {
        (other as u8) == (self as u8 + 1) % 3
    }
}

/// An entry in a contest (section 5 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Milliseconds after the signal, or off the beat in all.
    Millis(u16),
    /// Pressed too early.
    FalseStart,
    /// Sections in order.
    Icons(ArrayVec<Section, 7>),
    /// A whole number: notes, a place, a guess, a facing.
    Number(u8),
    /// Flag, rifle or sabre.
    Arm(Arm),
    /// March on.
    March,
    /// Halt.
    Halt,
    /// A name for a band.
    Name(Line),
}

impl Entry {
    /// How many sections are right from the first one on; 0 for any other entry.
    pub fn run(&self, order: &[Section; 7]) -> u8 {
        let Self::Icons(said) = self else {
            return 0;
        };
        let right = said.iter().zip(order).take_while(|(said, is)| said == is);
        right.fold(0, |n, _| n + 1)
    }
}

/// Something that is said.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// One of the card's own lines.
    Stock(u8),
    /// In one's own words.
    Written(Box<str>),
    /// Said aloud at the table.
    Aloud,
}

/// What somebody thinks of another's acting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// They stayed in character.
    Yes,
    /// They did not.
    No,
}
