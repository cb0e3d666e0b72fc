//! The cards: what is printed on them, and how they lie.

use serde::{Deserialize, Serialize};
use tabletop::mark;

use crate::rules;
use crate::side::{Side, Sides};

/// The most kinds of card an edition can have.
pub const MOST_KINDS: usize = 32;

/// A kind of card, as a number into the edition's list. Two copies of a kind are the same card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where the path runs on a card (section 2.2 of the catalogue).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Two opposite sides.
    Straight,
    /// The entry side, and the side to the left of the direction of travel.
    CornerLeft,
    /// The entry side, and the side to the right.
    CornerRight,
    /// All four sides.
    Cross,
    /// No side at all.
    None,
}

/// What a card does, for quick lookup in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Traits {
    pub(crate) shape: Shape,
    /// A pink gate (MBB-64, MBB-72).
    pub(crate) gate: Mark,
    /// Holds one pawn only (MBB-54, MBB-65, MBB-67, MBB-G12).
    pub(crate) single: Mark,
    /// Stops the player who draws it (MBB-66).
    pub(crate) stop: Mark,
    /// Bounces (MBB-68).
    pub(crate) trampoline: Mark,
    pub(crate) role: Role,
}

/// Whether a card has a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Yes,
    No,
}

impl Mark {
    #[inline]
    pub(crate) fn is_on(self) -> bool {
        self == Self::Yes
    }
}

impl From<bool> for Mark {
    fn from(is_on: bool) -> Self {
        if is_on { Self::Yes } else { Self::No }
    }
}

/// What part a card plays in the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// A card to walk on. Without marks it has no special rule (MBB-63).
    Path,
    /// It calls for the next Home Path card (MBB-78, MBB-80).
    HomeStage,
    /// Monty (MBB-73).
    Bark,
    /// Home itself (MBB-82).
    Home,
}

/// How a card lies: which of its sides are path and which bounce (MBB-G2); the rest is fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lie {
    pub(crate) paths: Sides,
    pub(crate) bounce: Sides,
}

/// The kind of side over which a card is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Through {
    Path,
    Bounce,
}

impl Traits {
    /// How the card lies when a player who travels towards `way` lays it. A home-made cross or corner
    /// has a path back to the card it was laid from, even over a bounce.
    pub(crate) fn lie(&self, way: Side, through: Through) -> Lie {
        let back = way.opposite();
        let paths = match (self.shape, through) {
            (Shape::Straight, Through::Path) => {
                mark!(rules::MBB_45, rules::MBB_93, rules::MBB_G5);
                Sides::one(way).with(back)
            }
            // Over a bounce it lies parallel to the trampoline's own path, with two ends.
            (Shape::Straight, Through::Bounce) => {
                mark!(rules::MBB_46, rules::MBB_68, rules::MBB_G5);
                Sides::one(way.left()).with(way.right())
            }
            (Shape::CornerLeft, _) => {
                mark!(rules::MBB_G5, rules::MBB_R8);
                Sides::one(back).with(way.left())
            }
            (Shape::CornerRight, _) => {
                mark!(rules::MBB_G5, rules::MBB_R8);
                Sides::one(back).with(way.right())
            }
            (Shape::Cross, _) => {
                mark!(rules::MBB_R72);
                Sides::every()
            }
            (Shape::None, _) => Sides::NONE,
        };
        self.lie_with(paths)
    }

    /// How the card lies with these paths: a trampoline bounces on its other sides.
    pub(crate) fn lie_with(&self, paths: Sides) -> Lie {
        let others = Side::ALL.into_iter().filter(|&side| !paths.contains(side));
        let bounce = match (self.trampoline, self.shape) {
            (Mark::No, _) | (_, Shape::None) => Sides::NONE,
            (Mark::Yes, _) => {
                mark!(rules::MBB_G2);
                others.collect()
            }
        };
        Lie { paths, bounce }
    }
}

/// A number on a movement card (MBB-7).
pub type Number = u8;

/// A kind of animal (MBB-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Critter {
    /// Pushes others off a card for one (MBB-55).
    Cat,
    /// Hops off itself (MBB-57).
    Squirrel,
}

impl Critter {
    /// Its name in sentences.
    pub fn word(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Squirrel => "squirrel",
        }
    }
}

/// Where a card is drawn from (MBB-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// The Garden Path Deck.
    Deck,
    /// The left turns.
    Left,
    /// The right turns.
    Right,
}

impl Pile {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Deck, Self::Left, Self::Right];
    /// The two corner piles.
    pub const CORNERS: [Self; 2] = [Self::Left, Self::Right];

    /// The corner pile's place in an array; none for the deck.
    #[inline]
    pub(crate) fn corner(self) -> Option<usize> {
        match self {
            Self::Deck => None,
            Self::Left => Some(0),
            Self::Right => Some(1),
        }
    }

    /// Its name in sentences.
    pub fn word(self) -> &'static str {
        match self {
            Self::Deck => "deck",
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}
