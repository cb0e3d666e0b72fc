//! The printed contents of a box: cards, chips and boards.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use printed::{InTheBox, Printed};
use serde::{Deserialize, Serialize};
use tabletop::Error;

use crate::card::{Card, Colour, Kind};
use crate::layout::Layout;

/// The printed contents of a box (DOGS-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Which game the file is for: `dogs`.
    pub game: String,
    /// A short name for records.
    pub edition_id: String,
    /// The name for people.
    pub title: String,
    /// The number of chips in a straight line that make a sequence (DOGS-7).
    pub line_length: u8,
    /// The board to play on, by the id of one of `layouts`.
    pub layout: String,
    /// The number of cards each player is dealt, by the number of players (DOGS-13, DOGS-14).
    pub hand_size: BTreeMap<String, u8>,
    /// The chips, in the order in which sides take them (DOGS-15, DOGS-R5).
    pub colours: Vec<ColourInfo>,
    /// The boards.
    pub layouts: Vec<Layout>,
    /// The cards (DOGS-26).
    pub cards: Vec<CardInfo>,
}

/// Chips of one colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourInfo {
    /// The id in scenarios and options.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The number of chips; unlimited if missing (DOGS-R35).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<u8>,
}

/// One printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardInfo {
    /// Its id in scenarios and editions.
    pub id: String,
    /// Three letters for small boards and for layouts.
    pub code: String,
    /// What people call it.
    pub name: String,
    /// What it does.
    pub kind: Kind,
    /// The number of copies in the deck.
    pub copies: u8,
    /// What is printed on it: a fact about the breed, or what the card does (DOGS-41, DOGS-42,
    /// DOGS-43).
    pub text: String,
    /// The name of a picture, for clients that have one of that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub art: Option<String>,
}

static IN_THE_BOX: LazyLock<InTheBox<Edition>> = LazyLock::new(InTheBox::open);

impl Printed for Edition {
    const FILE: &'static str = "dogs-base.toml";
    const TEXT: &'static str = include_str!("../../../../editions/dogs-base.toml");
    const JSON: &'static str = printed::sold::DOGS_BASE;

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

    /// The card with this code or id, as layouts name it.
    pub(crate) fn card_on_board(&self, word: &str) -> Option<Card> {
        let is_meant = |card: &CardInfo| card.id == word || card.code == word;
        let index = self.cards.iter().position(is_meant)?;
        u8::try_from(index).ok().map(Card)
    }

    /// What is printed on a card.
    pub fn info(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    /// Every card, each once.
    pub fn all(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let n_cards = u8::try_from(self.cards.len()).expect("validated: at most 128 kinds of card");
        (0..n_cards).map(Card)
    }

    /// Every colour.
    pub(crate) fn all_colours(&self) -> impl Iterator<Item = Colour> + Clone + use<> {
        let n_colours = u8::try_from(self.colours.len()).expect("validated: at most 8 colours");
        (0..n_colours).map(Colour)
    }

    /// The colour with this id.
    pub fn colour(&self, id: &str) -> Option<Colour> {
        let index = self.colours.iter().position(|colour| colour.id == id)?;
        u8::try_from(index).ok().map(Colour)
    }

    /// The layout with this id.
    pub fn layout_called(&self, id: &str) -> Option<&Layout> {
        self.layouts.iter().find(|layout| layout.layout_id == id)
    }

    /// The number of cards each player is dealt, if the edition says.
    pub fn hand_size(&self, n_seats: u8) -> Option<u8> {
        self.hand_size.get(&n_seats.to_string()).copied()
    }

    /// The number of cards in the deck.
    pub fn n_cards(&self) -> usize {
        self.cards.iter().map(|card| usize::from(card.copies)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Cell;

    #[test]
    fn the_box_holds_two_cards_of_forty_two_breeds_two_hydrants_and_two_doghouses() {
        // DOGS-26 and section 2.1.
        let edition = Edition::base();
        let of_kind = |kind: Kind| edition.cards.iter().filter(move |card| card.kind == kind);
        assert_eq!(of_kind(Kind::Breed).count(), 42);
        assert!(edition.cards.iter().all(|card| card.copies == 2));
        assert_eq!(of_kind(Kind::Hydrant).count(), 1);
        assert_eq!(of_kind(Kind::Doghouse).count(), 1);
        assert_eq!(edition.n_cards(), 88);
        assert_eq!(edition.warnings(), []);
    }

    #[test]
    fn every_breed_is_pictured_twice_on_both_boards() {
        // DOGS-21.
        let edition = Edition::base();
        for layout in &edition.layouts {
            for card in edition.all() {
                let pictures = layout.cells.iter().flatten();
                let pictures = pictures.filter(|word| {
                    matches!(Cell::read(edition, word), Ok(Cell::Space(there)) if there == card)
                });
                let expected = match edition.info(card).kind {
                    Kind::Breed => 2,
                    Kind::Hydrant | Kind::Doghouse => 0,
                };
                assert_eq!(pictures.count(), expected, "{}", edition.info(card).id);
            }
        }
    }
}
