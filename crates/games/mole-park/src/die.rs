//! Dice, what they show, and the holes they hit.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Numbered, Set};

use crate::number::small;

/// The maximum number of holes.
pub const MOST_HOLES: usize = <Hole as Numbered>::MOST as usize;

/// One of a player's four dice (MOLE-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// The Boxing Glove: near holes, steady.
    Glove,
    /// The Frying Pan: the middle of the field.
    Pan,
    /// The Giant Mallet: far holes, and misses.
    Mallet,
    /// The Prize die: cashes in.
    Prize,
}

impl Die {
    /// All four, in the order of a set.
    pub const ALL: [Self; 4] = [Self::Glove, Self::Pan, Self::Mallet, Self::Prize];
    /// The three that whack (MOLE-18).
    pub const WHACKING: [Self; 3] = [Self::Glove, Self::Pan, Self::Mallet];

    /// The die's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in editions and scenarios.
    pub fn id(self) -> &'static str {
        match self {
            Self::Glove => "glove",
            Self::Pan => "pan",
            Self::Mallet => "mallet",
            Self::Prize => "prize",
        }
    }

    /// The die with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|die| die.id() == id)
    }
}

tabletop::numbered!(Die[ALL](u8)
    const MOST: u8 = 4;
);

/// A set of dice.
pub type DieSet = Set<Die>;

/// What a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roll {
    /// A hole's number (MOLE-35).
    Hole(Hole),
    /// X: a miss (MOLE-36), also where the rulebook says "rolls and X" (MOLE-R68).
    Miss,
    /// Gold stars.
    Stars(u8),
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hole(hole) => hole.fmt(f),
            Self::Miss => f.write_str("X"),
            Self::Stars(stars) => stars.fmt(f),
        }
    }
}

/// A die that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rolled {
    /// Which die.
    pub die: Die,
    /// What it shows.
    pub roll: Roll,
}

/// A hole, by its printed number, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hole(pub u8);

impl Hole {
    /// The hole's place in an array; it must be a hole of the board.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    /// The hole at a place in an array.
    #[inline]
    pub fn at(index: usize) -> Self {
        Self(small(index) + 1)
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Numbered for Hole {
    type Word = u8;
    const MOST: u8 = 6;

    #[inline]
    fn number(self) -> u8 {
        // A hole 0 can only come from a file. It gets a number that no hole has.
        self.0.wrapping_sub(1)
    }

    #[inline]
    fn numbered(number: u8) -> Self {
        Self(number + 1)
    }
}

/// A set of holes.
pub type HoleSet = Set<Hole>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_counted_from_one_and_can_be_read_back_from_json() {
        let set: HoleSet = vec![Hole(5), Hole(1), Hole(0), Hole(9)].into();
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, "[1,5]");
        assert_eq!(serde_json::from_str::<HoleSet>(&json).unwrap(), set);
    }

    #[test]
    fn every_die_is_found_by_its_name() {
        for die in Die::ALL {
            assert_eq!(Die::from_id(die.id()), Some(die));
        }
    }
}
