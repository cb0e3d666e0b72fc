//! What is printed in the box: the apples, and how much a hedgehog can carry.

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

/// Apples of the same weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// The weight of each.
    pub weight: u8,
    /// The number of apples.
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

    /// Checks the edition. The error names the first invalid field and what would be valid.
    fn validate(&self) -> Result<(), Error> {
        let n_apples = self.apples().count();
        if !(8..=MOST_APPLES).contains(&n_apples) {
            let because = format!("are {n_apples} in all; there must be 8 to {MOST_APPLES}");
            return Err(Error::new("apples", because));
        }
        if self.apples().any(|apple| apple.0 == 0) {
            return Err(Error::new("apples", "must weigh 1 or more, not 0"));
        }
        if self.apples().any(|apple| apple.0 > self.limit) {
            let because = format!(
                "is {}, but a hedgehog must be able to carry any apple",
                self.limit
            );
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

    /// The number of apples.
    pub fn n_apples(&self) -> u8 {
        self.apples.iter().map(|kind| kind.count).sum()
    }
}
