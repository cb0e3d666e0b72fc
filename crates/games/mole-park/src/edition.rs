//! The type of an edition: dice, moles, prizes and what they do.

use std::fmt;
use std::sync::LazyLock;

use printed::{InTheBox, Printed};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::Error;

use crate::die::Die;
use crate::power::EffectInfo;

/// The printed contents of a box (section 2.7 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Which game the file is for: `mole-park`.
    pub game: String,
    /// The moles (MOLE-6).
    pub moles: Vec<MoleInfo>,
    /// What the edition is called.
    pub edition: About,
    /// The numbers of the rules.
    pub rules: Numbers,
    /// The four dice of a set (MOLE-4).
    pub dice: Dice,
    /// The stands, cheapest first (MOLE-3, MOLE-5).
    pub stands: Vec<StandInfo>,
    /// The crowns, one of which is the trophy of a game (MOLE-R2).
    pub crowns: Vec<CrownInfo>,
}

/// What an edition is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// A short name for records.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The language of its names.
    pub language: String,
    /// The version of its contents.
    pub version: String,
}

/// The numbers of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The minimum number of players.
    pub min_players: u8,
    /// The maximum number of players.
    pub max_players: u8,
    /// How many holes the board has.
    pub holes: u8,
    /// How many moles a hand holds (MOLE-40).
    pub hand_limit: u8,
    /// The price of the crown (MOLE-56).
    pub crown_cost: u8,
    /// How many moles are dealt, by the number of players (MOLE-28 to MOLE-30).
    pub deal: Vec<DealRow>,
}

/// A row of the table of deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealRow {
    /// For which numbers of players: from, to.
    pub players: [u8; 2],
    /// How many moles are dealt into each hole.
    pub per_hole: u8,
    /// A hole with this many moles gets none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap: Option<u8>,
}

/// A set of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// The Boxing Glove.
    pub glove: DieInfo,
    /// The Frying Pan.
    pub pan: DieInfo,
    /// The Giant Mallet.
    pub mallet: DieInfo,
    /// The Prize die.
    pub prize: DieInfo,
}

/// One die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieInfo {
    /// Its name.
    pub name: String,
    /// Its faces: numbers of holes and X, or stars.
    pub faces: Vec<DieFace>,
}

/// A face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieFace {
    /// The number of a hole, or a number of stars.
    Number(u8),
    /// X.
    Miss,
}

/// A mole card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoleInfo {
    /// Its id in scenarios and editions.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The stars on it.
    pub stars: u8,
    /// How many copies the box has.
    pub copies: u8,
}

/// A stand and its prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandInfo {
    /// Its id in scenarios and editions.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The price of its prizes (MOLE-48).
    pub cost: u8,
    /// The colour of its pile.
    pub color: String,
    /// The stars of each of its prizes when powers are off (MOLE-R71).
    pub plain_stars: u8,
    /// Its prizes.
    pub prizes: Vec<PrizeInfo>,
}

/// A prize card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeInfo {
    /// Its id in scenarios and editions.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many stars it adds to every later total.
    pub stars: u8,
    /// How many copies the box has.
    pub copies: u8,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<EffectInfo>,
}

/// A crown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrownInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

static IN_THE_BOX: LazyLock<InTheBox<Edition>> = LazyLock::new(InTheBox::open);

impl Printed for Edition {
    const FILE: &'static str = "mole-park-base.toml";
    const TEXT: &'static str = include_str!("../../../../editions/mole-park-base.toml");
    const JSON: &'static str = printed::sold::MOLE_PARK_BASE;

    fn id(&self) -> &str {
        &self.edition.id
    }

    fn validate(&self) -> Result<(), Error> {
        self.can_be_played()
    }

    fn in_the_box() -> &'static InTheBox<Self> {
        &IN_THE_BOX
    }
}

impl Dice {
    /// What is printed on a die.
    pub fn info(&self, die: Die) -> &DieInfo {
        match die {
            Die::Glove => &self.glove,
            Die::Pan => &self.pan,
            Die::Mallet => &self.mallet,
            Die::Prize => &self.prize,
        }
    }
}

impl Serialize for DieFace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_u8(*number),
            Self::Miss => serializer.serialize_str("X"),
        }
    }
}

impl<'de> Deserialize<'de> for DieFace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FaceReader)
    }
}

/// Reads a number or `"X"`.
struct FaceReader;

impl de::Visitor<'_> for FaceReader {
    type Value = DieFace;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number from 0 to 255 or \"X\"")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<DieFace, E> {
        let face = u8::try_from(number).map(DieFace::Number);
        face.map_err(|_| E::invalid_value(de::Unexpected::Signed(number), &self))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<DieFace, E> {
        let face = u8::try_from(number).map(DieFace::Number);
        face.map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<DieFace, E> {
        match word {
            "X" => Ok(DieFace::Miss),
            _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_what_the_catalogue_lists() {
        // MOLE-5, MOLE-6 and the checks of section 2.5.
        let edition = Edition::base();
        let moles = edition.moles.iter().map(|mole| u32::from(mole.copies));
        assert_eq!(moles.sum::<u32>(), 125);
        let stars = edition.moles.iter().map(|mole| u32::from(mole.stars));
        assert_eq!(stars.sum::<u32>(), 325, "2.6 on average");
        let prizes = || edition.stands.iter().flat_map(|stand| &stand.prizes);
        assert_eq!(prizes().count() + edition.crowns.len(), 56);
        let stars = prizes().map(|prize| u32::from(prize.stars));
        assert_eq!(stars.sum::<u32>(), 240);
        let costs: Vec<u8> = edition.stands.iter().map(|stand| stand.cost).collect();
        assert_eq!(costs, [10, 15, 20, 25, 30, 35]);
    }
}
