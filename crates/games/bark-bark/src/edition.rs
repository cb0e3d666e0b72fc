//! Reading an edition: which cards there are, what is printed on them, and the tables to play on.

use std::sync::LazyLock;

use printed::{InTheBox, Printed};
use serde::{Deserialize, Serialize};
use tabletop::Error;

use crate::card::{Card, Number, Pile, Shape};
use crate::grid::Cell;

/// The printed contents of a box (section 2.4 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Which game the file is for: `bark-bark`.
    pub game: String,
    /// A short name for records.
    pub edition_id: String,
    /// The name for people.
    pub title: String,
    /// The colours of the pawns (MBB-5, MBB-R1).
    pub colours: Vec<String>,
    /// The movement cards that everybody has (MBB-7).
    pub movement_numbers: Vec<Number>,
    /// How many points win a match (MBB-89).
    pub target_points: u8,
    /// The card on the table when a race begins (MBB-8).
    pub start: String,
    /// What the Home Stages call for; the last is Home (MBB-9).
    pub home_path: Vec<String>,
    /// How many can play (MBB-1).
    pub players: Players,
    /// How the deck is made (MBB-18).
    pub deck: Deck,
    /// What the first three places are worth (MBB-83).
    pub tokens: Tokens,
    /// The two piles of corners (MBB-16).
    pub corner_piles: Vec<CornerPile>,
    /// The cards (section 2.2 of the catalogue).
    pub cards: Vec<CardInfo>,
    /// The tables to play on (section 2.3 of the catalogue).
    pub tables: Vec<TableInfo>,
}

/// The seats the box is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
}

/// How the deck is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// How many garden cards are shuffled with the specials.
    pub garden_in_bottom: u8,
    /// The specials: a card without a path is Bark Bark, any other is a Home Stage.
    pub specials_in_bottom: Vec<String>,
}

/// What places are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// The first.
    pub gold: u8,
    /// The second.
    pub silver: u8,
    /// The third.
    pub bronze: u8,
    /// The most that is given out in a race (MBB-84).
    pub cap: u8,
}

/// A pile of corners.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CornerPile {
    /// Which way they turn.
    pub turn: Pile,
    /// The cards in it.
    pub cards: Vec<String>,
}

/// One printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardInfo {
    /// Its id in scenarios and editions.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Where its path runs.
    pub shape: Shape,
    /// Whether it has a pink gate.
    #[serde(default)]
    pub gate: bool,
    /// Whether it holds one pawn only.
    #[serde(default)]
    pub single: bool,
    /// Whether it stops the player who draws it.
    #[serde(default)]
    pub stop: bool,
    /// Whether it bounces.
    #[serde(default)]
    pub trampoline: bool,
    /// How many there are.
    pub count: u8,
    /// What it does, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A picture, for clients that have one of that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub art: Option<String>,
}

/// A table to play on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// Its id in options.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// The number of columns.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// The cells with an obstacle: column and row, counted from 0.
    #[serde(default)]
    pub obstacles: Vec<(u8, u8)>,
}

impl TableInfo {
    /// The cells with an obstacle.
    pub fn obstacle_cells(&self) -> Vec<Cell> {
        let cells = self.obstacles.iter();
        cells.map(|&(x, y)| Cell::new(x, y)).collect()
    }
}

static IN_THE_BOX: LazyLock<InTheBox<Edition>> = LazyLock::new(InTheBox::open);

impl Printed for Edition {
    const FILE: &'static str = "bark-bark-base.toml";
    const TEXT: &'static str = include_str!("../../../../editions/bark-bark-base.toml");
    const JSON: &'static str = printed::sold::BARK_BARK_BASE;

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
        let mut kinds = (0..).map(Card).zip(&self.cards);
        kinds.find_map(|(kind, card)| (card.id == id).then_some(kind))
    }

    /// What is printed on a card.
    pub fn info(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    /// Whether a card is in the garden part of the deck: it is named nowhere else (MBB-17).
    pub fn is_garden(&self, id: &str) -> bool {
        let mut corners = self.corner_piles.iter().flat_map(|pile| &pile.cards);
        let specials = &self.deck.specials_in_bottom;
        self.start != id
            && !self.home_path.iter().any(|other| other == id)
            && !specials.iter().any(|other| other == id)
            && !corners.any(|other| other == id)
    }

    /// The garden cards.
    pub fn garden(&self) -> impl Iterator<Item = &CardInfo> {
        self.cards.iter().filter(|card| self.is_garden(&card.id))
    }

    /// The cards that turn one way.
    pub(crate) fn corners(&self, turn: Pile) -> impl Iterator<Item = &CardInfo> {
        let piles = self
            .corner_piles
            .iter()
            .filter(move |pile| pile.turn == turn);
        let ids = piles.flat_map(|pile| &pile.cards);
        ids.filter_map(|id| self.cards.iter().find(|card| card.id == *id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_sixteen_garden_cards_and_two_piles_of_six_corners() {
        // MBB-16, MBB-17, MBB-18, MBB-19.
        let edition = Edition::base();
        let count =
            |cards: &mut dyn Iterator<Item = &CardInfo>| cards.map(|card| card.count).sum::<u8>();
        assert_eq!(count(&mut edition.garden()), 16);
        assert_eq!(count(&mut edition.corners(Pile::Left)), 6);
        assert_eq!(count(&mut edition.corners(Pile::Right)), 6);
        let specials = edition.deck.specials_in_bottom.iter();
        let specials = specials.filter_map(|id| edition.card(id));
        assert_eq!(
            specials.map(|card| edition.info(card).count).sum::<u8>(),
            3,
            "Bark Bark and two Home Stages"
        );
        let sizes: Vec<(u8, u8)> = edition.tables.iter().map(|t| (t.columns, t.rows)).collect();
        assert_eq!(sizes, [(11, 7), (11, 7), (9, 5), (13, 9)]);
    }
}
