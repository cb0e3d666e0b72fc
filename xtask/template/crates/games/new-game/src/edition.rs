//! The printed contents of a box: which apples there are, and how much a hedgehog can carry.

use std::sync::LazyLock;

use printed::{InTheBox, Printed};
use serde::{Deserialize, Serialize};
use tabletop::Error;

use crate::state::{Apple, MOST_APPLES};

/// The printed contents of a box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Which game the file is for: `new-game`.
    pub game: String,
    /// A short name for records.
    pub edition_id: String,
    /// The name for people.
    pub title: String,
    /// The most that a hedgehog can carry (NEW-6).
    pub limit: u8,
    /// The apples (NEW-2).
    pub apples: Vec<Kind>,
}

/// Apples that weigh the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// What each weighs.
    pub weight: u8,
    /// How many there are.
    pub count: u8,
}

static IN_THE_BOX: LazyLock<InTheBox<Edition>> = LazyLock::new(InTheBox::open);

impl Printed for Edition {
    const FILE: &'static str = "new-game-base.toml";
    const TEXT: &'static str = include_str!("../../../../editions/new-game-base.toml");
    const JSON: &'static str = printed::sold::NEW_GAME_BASE;

    fn id(&self) -> &str {
        &self.edition_id
    }

    fn validate(&self) -> Result<(), Error> {
        let n_apples = self.apples().count();
        if !(8..=MOST_APPLES).contains(&n_apples) {
            let because = format!("are {n_apples} in all: 8 to {MOST_APPLES} can be");
            return Err(Error::new("apples", because));
        }
        let heaviest = self.apples.iter().map(|kind| kind.weight).max();
        if self.apples.iter().any(|kind| kind.weight == 0) {
            return Err(Error::new("apples", "weigh 1 or more, not 0"));
        }
        if heaviest > Some(self.limit) {
            let because = format!("is {}: it must be no less than any apple", self.limit);
            return Err(Error::new("limit", because));
        }
        Ok(())
    }

    fn in_the_box() -> &'static InTheBox<Self> {
        &IN_THE_BOX
    }
}

impl Edition {
    /// Every apple, in the order of the file.
    pub fn apples(&self) -> impl Iterator<Item = Apple> {
        let kinds = self.apples.iter();
        kinds.flat_map(|kind| std::iter::repeat_n(Apple(kind.weight), kind.count.into()))
    }

    /// How many there are.
    pub fn n_apples(&self) -> u8 {
        self.apples.iter().map(|kind| kind.count).sum()
    }
}
