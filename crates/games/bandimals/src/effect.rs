//! The small vocabulary that Bonus and Penalty cards are written in (section 2.4 of the catalogue).

use serde::{Deserialize, Serialize};
use tabletop::mark;

use crate::card::{Kind, Section};
use crate::rules;

/// Whom an op affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The seat that played the card.
    Actor,
    /// The chosen opponent.
    Target,
    /// Everyone, clockwise from the actor, the actor included.
    Each,
}

/// How cards are discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Their owner picks them.
    Choose,
    /// At random.
    Random,
    /// The whole hand.
    All,
}

/// Which band cards are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Player cards.
    Player,
    /// Equipment cards.
    Equipment,
    /// Both.
    Either,
}

impl Sort {
    /// Whether a card of that kind is meant, of that section if one is given.
    #[inline]
    pub(crate) fn takes(self, kind: Kind, section: Option<Section>) -> bool {
        let is_sort = match (self, kind) {
            (Self::Player | Self::Either, Kind::Player(_))
            | (Self::Equipment | Self::Either, Kind::Equipment(_)) => true,
            (Self::Player, Kind::Equipment(_))
            | (Self::Equipment, Kind::Player(_))
            | (_, Kind::Special(_) | Kind::BandHalt) => false,
        };
        let Some(section) = section else {
            return is_sort;
        };
        mark!(rules::BAND_17, rules::BAND_21, rules::BAND_42);
        is_sort && kind.section() == Some(section)
    }
}

/// Who picks a band card that is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// The seat that plays the card, as it plays it (BAND-R31).
    Actor,
    /// The owner of the band.
    Owner,
    /// Chance.
    Random,
}

/// Where a removed card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// To the discard pile.
    Discard,
    /// To the hand of the band's owner.
    OwnerHand,
    /// To the hand of the seat that played the card.
    ActorHand,
}

/// Which lasting cards of the actor's own band are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lying {
    /// Band Penalties.
    #[default]
    Penalty,
    /// Band Bonuses.
    Bonus,
    /// Both.
    Either,
}

/// What is added to a number of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plus {
    /// Nothing.
    #[default]
    Nothing,
    /// The cards the winner bid.
    Bid,
    /// The sets the winner completed.
    Score,
}

/// Something that is done at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Draw cards.
    Draw {
        /// Who.
        who: Who,
        /// How many.
        n: u8,
        /// What is added to that.
        #[serde(default)]
        plus: Plus,
    },
    /// Discard cards of a hand.
    Discard {
        /// Who.
        who: Who,
        /// How many; left out with `how = "all"`.
        #[serde(default)]
        n: u8,
        /// How they are chosen.
        how: How,
    },
    /// Take cards at random from the target's hand.
    Take {
        /// How many.
        n: u8,
    },
    /// Everybody hands cards to the left at the same moment.
    Pass {
        /// How many.
        n: u8,
    },
    /// Take a band card from the discard pile.
    Fetch {
        /// Which.
        kind: Sort,
        /// Of which section, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<Section>,
        /// How many to draw instead if no card matches.
        #[serde(default)]
        else_draw: u8,
    },
    /// Extra band plays now.
    Plays {
        /// Who.
        who: Who,
        /// Up to how many.
        n: u8,
        /// Of which section, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<Section>,
    },
    /// Band cards leave a band.
    Remove {
        /// Whose.
        who: Who,
        /// Which.
        kind: Sort,
        /// Of which section, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<Section>,
        /// How many.
        n: u8,
        /// Who picks them.
        chooser: Chooser,
        /// Where they go.
        to: To,
    },
    /// Discard Band Penalties from the actor's own band, or what `what` says.
    Clear {
        /// How many.
        n: u8,
        /// Which.
        #[serde(default)]
        what: Lying,
        /// How many to draw instead if there is none.
        #[serde(default)]
        else_draw: u8,
    },
}

tabletop::tagged!(Op, "op", Refused);

/// Something that a card changes while it is in a band.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields)]
pub enum Mod {
    /// Changes the hand limit.
    HandLimit {
        /// By how much.
        n: i8,
    },
    /// Changes the draw of step 1.
    Draw {
        /// By how much.
        n: i8,
    },
    /// Changes the band plays of step 2.
    Plays {
        /// By how much.
        n: i8,
    },
    /// Changes the Bonuses and Penalties of step 3.
    Specials {
        /// By how much.
        n: i8,
    },
    /// Changes the least discard of step 4.
    MinDiscard {
        /// By how much.
        n: i8,
    },
    /// Penalties neither remove nor silence these cards.
    Protect {
        /// Of one section, or of all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        section: Option<Section>,
    },
    /// These cards do not count for a full band.
    Silence {
        /// Of this section.
        section: Section,
    },
    /// The next Penalty aimed at this person alone does nothing.
    Shield,
    /// Does something at the start of the owner's next turn.
    StartTurn {
        /// What.
        ops: Vec<Op>,
    },
}

tabletop::tagged!(Mod, "mod", Refused);

/// How long a card stays in a band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Lasts {
    /// This many of its bearer's turns.
    Turns(u8),
    /// Until it has been used this many times.
    Uses(u8),
    /// To the end of the game.
    Game,
}

impl TryFrom<String> for Lasts {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let number = |text: &str| text.parse::<u8>().ok().filter(|n| (1..=20).contains(n));
        let lasts = match text.split_once(':') {
            Some(("turns", n)) => number(n).map(Self::Turns),
            Some(("uses", "1")) => Some(Self::Uses(1)),
            None if text == "game" => Some(Self::Game),
            _ => None,
        };
        lasts.ok_or_else(|| format!("`{text}` is not `turns:1` to `turns:20`, `uses:1` or `game`"))
    }
}

impl From<Lasts> for String {
    fn from(lasts: Lasts) -> Self {
        match lasts {
            Lasts::Turns(n) => format!("turns:{n}"),
            Lasts::Uses(n) => format!("uses:{n}"),
            Lasts::Game => "game".to_owned(),
        }
    }
}
