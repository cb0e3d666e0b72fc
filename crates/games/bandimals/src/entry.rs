//! What people throw, enter, say and vote.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::card::Section;

/// An entry in a contest (section 5 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Milliseconds after the signal, or the sum by which a beat was missed.
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
    Name(Phrase),
}

impl Entry {
    /// Whether a person measures, counts or writes it, rather than choosing from a list.
    pub(crate) fn is_written_in(&self) -> bool {
        match self {
            Self::Millis(_)
            | Self::FalseStart
            | Self::Icons(_)
            | Self::Number(_)
            | Self::Name(_) => true,
            Self::Arm(_) | Self::March | Self::Halt => false,
        }
    }

    /// How many sections in a row are right, from the first one; 0 for any other entry.
    pub fn run(&self, order: &[Section; 7]) -> u8 {
        let Self::Icons(said) = self else {
            return 0;
        };
        let right = said.iter().zip(order).take_while(|(said, is)| said == is);
        right.fold(0, |n, _| n + 1)
    }
}

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

/// Something that is said: a theme's line or a band's name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// One of the lines printed on the card.
    Stock(u8),
    /// In the speaker's own words.
    Written(Box<str>),
    /// Said aloud at the table.
    Aloud,
}

/// A vote on somebody's acting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// They stayed in character.
    Yes,
    /// They did not.
    No,
}
