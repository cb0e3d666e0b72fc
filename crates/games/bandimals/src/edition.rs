//! Reading an edition: which cards there are and what is printed on them.

use std::sync::LazyLock;

use printed::{InTheBox, Printed};
use serde::{Deserialize, Serialize};
use tabletop::Error;

use crate::card::Section;
use crate::effect::{Lasts, Mod, Op};

/// The printed contents of a box (section 2.4 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Which game the file is for: `bandimals`.
    pub game: String,
    /// A short name for records.
    pub edition_id: String,
    /// The name for people.
    pub title: String,
    /// Cards dealt to each (BAND-4).
    pub deal: u8,
    /// The hand limit (BAND-13).
    pub hand_limit: u8,
    /// Step 1 (BAND-48).
    pub draw: u8,
    /// Step 2 (BAND-49).
    pub plays: u8,
    /// Step 3 (BAND-50).
    pub specials_a_turn: u8,
    /// Step 4 (BAND-52).
    pub min_discard: u8,
    /// Sections that a full band needs (BAND-62).
    pub min_sections: u8,
    /// Pairs that a section may supply (BAND-63).
    pub max_per_section: u8,
    /// The white cards (BAND-6).
    pub drum_majors: Vec<String>,
    /// Player cards (BAND-17).
    pub players: Vec<BandCard>,
    /// Equipment cards (BAND-21).
    pub equipment: Vec<BandCard>,
    /// Bonuses and Penalties.
    pub specials: Vec<Special>,
    /// Band Halt! cards (BAND-89).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub band_halt: Option<BandHalt>,
    /// Competitions and Themes (BAND-89).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ct: Vec<CtInfo>,
}

/// A Player or Equipment card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BandCard {
    /// Its section.
    pub section: Section,
    /// Its name.
    pub name: String,
    /// How many there are.
    pub count: u8,
}

/// The four types of Bonus and Penalty (BAND-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialType {
    /// Works at once for its player (BAND-24).
    QuickBonus,
    /// Stays in its player's band (BAND-26).
    BandBonus,
    /// Works at once (BAND-29).
    QuickPenalty,
    /// Stays in an opponent's band (BAND-32).
    BandPenalty,
}

impl SpecialType {
    /// Whether No U can stop it.
    pub(crate) fn is_penalty(self) -> bool {
        matches!(self, Self::QuickPenalty | Self::BandPenalty)
    }

    /// What people call it.
    pub fn words(self) -> &'static str {
        match self {
            Self::QuickBonus => "Quick Bonus",
            Self::BandBonus => "Band Bonus",
            Self::QuickPenalty => "Quick Penalty",
            Self::BandPenalty => "Band Penalty",
        }
    }
}

/// Whom a card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Its player.
    #[serde(rename = "self")]
    Oneself,
    /// Exactly one opponent.
    Opponent,
    /// Everyone, its player included (BAND-30).
    Everyone,
}

/// The corner of a card (BAND-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    /// Several sections, or the person as a whole (BAND-41).
    Gray,
    /// One section (BAND-42).
    #[serde(untagged)]
    Section(Section),
}

/// A Bonus or Penalty card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Special {
    /// Its id in scenarios and editions.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: SpecialType,
    /// How many there are.
    pub count: u8,
    /// Its corner.
    pub corner: Corner,
    /// Whom it is aimed at. Bonuses are aimed at their player, Band Penalties at an opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// Whether it is a No U (BAND-36).
    #[serde(default)]
    pub reaction: bool,
    /// How long it stays in a band.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lasts: Option<Lasts>,
    /// What it does, in a sentence.
    #[serde(default)]
    pub text: String,
    /// A text without meaning for the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flavour: Option<String>,
    /// What it does at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ops: Vec<Op>,
    /// What it changes while it is in a band.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mods: Vec<Mod>,
}

impl Special {
    /// Whom it is aimed at.
    pub fn aim(&self) -> Target {
        self.target.unwrap_or(match self.kind {
            SpecialType::QuickBonus | SpecialType::BandBonus => Target::Oneself,
            SpecialType::QuickPenalty | SpecialType::BandPenalty => Target::Opponent,
        })
    }
}

/// The Band Halt! cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BandHalt {
    /// How many there are.
    pub count: u8,
}

/// What an indigo card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CtKind {
    /// A contest (BAND-105).
    Competition,
    /// Something to act (BAND-106).
    Theme,
    /// Director's Choice (BAND-108).
    Choice,
}

/// Who takes part in a contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrants {
    /// Everyone.
    #[default]
    All,
    /// The drawer and one rival.
    Duel,
}

/// How an indigo card is decided (section 2.9 of the catalogue).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mechanism {
    /// The fastest press after a signal.
    Reflex,
    /// The steadiest beat.
    Tempo,
    /// The longest run of sections remembered.
    Recall,
    /// The closest count of notes.
    Count,
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
    /// Staying in character for a round.
    Theme,
    /// Choosing one of the next two cards.
    Choice,
}

/// An indigo card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CtInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: CtKind,
    /// How it is decided.
    pub mechanism: Mechanism,
    /// Who takes part.
    #[serde(default)]
    pub entrants: Entrants,
    /// What it says.
    #[serde(default)]
    pub text: String,
    /// Words of which a line needs one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Words that break character.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slips: Vec<String>,
    /// How to stand or move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pose: Option<String>,
    /// Stock lines or entries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// What each winner gets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reward: Vec<Op>,
    /// What the drawer gets, where that differs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reward_drawer: Vec<Op>,
}

impl CtInfo {
    /// How many of its lines are offered at a time.
    pub(crate) fn n_offered(&self) -> u8 {
        match self.lines.len() {
            0 => 0,
            1 => 1,
            2 => 2,
            3.. => 3,
        }
    }
}

/// The part of an edition that the booster brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Booster {
    pub(crate) band_halt: BandHalt,
    pub(crate) ct: Vec<CtInfo>,
}

static IN_THE_BOX: LazyLock<InTheBox<Edition>> = LazyLock::new(InTheBox::open);
static BOOSTER: LazyLock<InTheBox<Booster>> = LazyLock::new(InTheBox::open);

impl Printed for Edition {
    const FILE: &'static str = "bandimals-base.toml";
    const TEXT: &'static str = include_str!("../../../../editions/bandimals-base.toml");
    const JSON: &'static str = printed::sold::BANDIMALS_BASE;

    fn id(&self) -> &str {
        &self.edition_id
    }

    fn validate(&self) -> Result<(), Error> {
        self.can_be_played()
    }

    fn in_the_box() -> &'static InTheBox<Self> {
        &IN_THE_BOX
    }
}

impl Printed for Booster {
    const FILE: &'static str = "bandimals-booster.toml";
    const TEXT: &'static str = include_str!("../../../../editions/bandimals-booster.toml");
    const JSON: &'static str = printed::sold::BANDIMALS_BOOSTER;

    fn id(&self) -> &str {
        "bandimals-booster"
    }

    fn validate(&self) -> Result<(), Error> {
        self.can_be_added()
    }

    fn in_the_box() -> &'static InTheBox<Self> {
        &BOOSTER
    }
}

impl Edition {
    /// The same with the booster added, unless it has one of its own (BAND-88).
    #[must_use]
    pub fn with_booster(mut self) -> Self {
        if self.band_halt.is_none() && self.ct.is_empty() {
            let booster = Booster::base();
            self.band_halt = Some(booster.band_halt);
            self.ct.clone_from(&booster.ct);
        }
        self
    }
}
