//! The edition: which cards there are and what they are worth.

use std::sync::LazyLock;

use printed::{InTheBox, Printed};
use serde::{Deserialize, Serialize};
use tabletop::Error;

use crate::card::{Card, CardSet, Kind, Location};

/// The printed contents of a box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Which game the file is for: `argh`.
    pub game: String,
    /// A short name for records.
    pub edition_id: String,
    /// The name for people.
    pub title: String,
    /// The points for 0, 1, 2, … lizards (ARGH-40).
    pub lizard_table: Vec<i8>,
    /// The number of bomb parts that win (ARGH-3).
    pub bombs_to_win: u8,
    /// The number of cards of each pile that stay in the box (ARGH-12, ARGH-14).
    pub removed_per_pile: RemovedPerPile,
    /// The number of players.
    pub players: Players,
    /// The three piles (ARGH-10).
    pub locations: Vec<LocationInfo>,
    /// The cards, in edition order (ARGH-6, ARGH-47).
    pub cards: Vec<CardInfo>,
}

/// The number of cards removed unseen from each pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemovedPerPile {
    /// With exactly two players.
    pub two_players: u8,
    /// With more.
    pub more: u8,
}

/// The number of players the box is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// Fewest.
    pub min: u8,
    /// Most, without the option for five and six.
    pub max: u8,
}

/// A pile and the backs of its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationInfo {
    /// The id cards refer to.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The colour of the backs.
    pub colour: String,
}

/// One printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardInfo {
    /// Its id in scenarios and editions.
    pub id: String,
    /// The id of its location.
    pub location: String,
    /// What it does.
    pub kind: Kind,
    /// The number it shows, on value cards only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i8>,
    /// What people call it.
    pub name: String,
    /// What is printed on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The name of its picture, for clients that have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub art: Option<String>,
    /// Whether it carries a star, for the spider.
    #[serde(default)]
    pub star: bool,
    /// Whether it is in play only if the table asks for it.
    #[serde(default)]
    pub promo: bool,
    /// The id of the twin's sister, on the twin only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sister_of: Option<String>,
}

static IN_THE_BOX: LazyLock<InTheBox<Edition>> = LazyLock::new(InTheBox::open);

impl Printed for Edition {
    const FILE: &'static str = "argh-base.toml";
    const TEXT: &'static str = include_str!("../../../../editions/argh-base.toml");
    const JSON: &'static str = printed::sold::ARGH_BASE;

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

impl Edition {
    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<Card> {
        let index = self.cards.iter().position(|card| card.id == id)?;
        u8::try_from(index).ok().map(Card)
    }

    /// What is printed on a card.
    pub fn info(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    /// Where a card comes from.
    pub fn location(&self, card: Card) -> Location {
        let id = &self.info(card).location;
        let index = self
            .locations
            .iter()
            .position(|location| location.id == *id);
        Location::ALL[index.expect("validated: every card has a location")]
    }

    /// The location with this id.
    pub fn location_by_id(&self, id: &str) -> Option<Location> {
        let index = self
            .locations
            .iter()
            .position(|location| location.id == id)?;
        Location::ALL.get(index).copied()
    }

    /// The cards of a kind.
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        self.all()
            .iter()
            .filter(|&card| self.info(card).kind == kind)
            .collect()
    }

    /// Every card, including promo cards.
    pub fn all(&self) -> CardSet {
        (0..=u8::MAX)
            .zip(&self.cards)
            .map(|(n, _)| Card(n))
            .collect()
    }

    /// The twin's sister, if the edition has both.
    pub fn sister(&self) -> Option<Card> {
        let twin = self.of_kind(Kind::Twin).first()?;
        self.card(self.info(twin).sister_of.as_deref()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_eight_cards_a_location_and_the_published_numbers() {
        // ARGH-6, ARGH-47.
        let edition = Edition::base();
        for location in Location::ALL {
            let base = edition
                .all()
                .iter()
                .filter(|&card| edition.location(card) == location && !edition.info(card).promo);
            assert_eq!(base.count(), 8, "{location:?}");
        }
        let values: Vec<i8> = edition.cards.iter().filter_map(|card| card.value).collect();
        assert_eq!(
            values
                .iter()
                .filter(|&&value| value > 0)
                .map(|&v| i32::from(v))
                .sum::<i32>(),
            29
        );
        assert_eq!(
            values
                .iter()
                .filter(|&&value| value < 0)
                .map(|&v| i32::from(v))
                .sum::<i32>(),
            -10
        );
        assert_eq!(edition.cards.iter().filter(|card| card.star).count(), 13);
    }
}
