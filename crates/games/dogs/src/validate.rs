//! What an edition must satisfy. Errors name the field or cell and the reason.

use std::collections::BTreeSet;

use tabletop::Error;

use crate::card::{Card, Kind, MOST_CARDS, MOST_HELD, MOST_KINDS};
use crate::edition::{CardInfo, Edition};
use crate::layout::{Board, Cell, Layout};
use crate::space::{MOST_CELLS, SpaceSet};

/// The numbers of seats that can play (DOGS-R2).
pub(crate) const TABLES: [u8; 4] = [2, 3, 4, 6];

fn invalid(about: impl Into<String>, because: impl Into<String>) -> Result<(), Error> {
    Err(Error::new(about, because))
}

impl Edition {
    /// Checks the edition. The error names the first invalid field and what would be valid.
    pub(crate) fn can_be_played(&self) -> Result<(), Error> {
        if self.game != "dogs" {
            let because = format!(
                "is `{}`; an edition of Sequence Dogs says `dogs`",
                self.game
            );
            return invalid("game", because);
        }
        if !(3..=8).contains(&self.line_length) {
            let because = format!("is {}, but must be 3 to 8", self.line_length);
            return invalid("line_length", because);
        }
        self.validate_cards()?;
        self.validate_colours()?;
        self.validate_hands()?;
        if self.layout_called(&self.layout).is_none() {
            let ids: Vec<&str> = self.layouts.iter().map(|l| l.layout_id.as_str()).collect();
            let because = format!(
                "is `{}`; it must be one of the layouts: {}",
                self.layout,
                ids.join(", ")
            );
            return invalid("layout", because);
        }
        for (index, layout) in self.layouts.iter().enumerate() {
            self.validate_layout(index, layout)?;
        }
        Ok(())
    }

    fn validate_cards(&self) -> Result<(), Error> {
        if self.cards.len() > MOST_KINDS {
            let because = format!(
                "are of {} kinds; at most {MOST_KINDS} can be told apart",
                self.cards.len()
            );
            return invalid("cards", because);
        }
        if self.n_cards() > MOST_CARDS {
            let because = format!("are {} in all; at most {MOST_CARDS} fit", self.n_cards());
            return invalid("cards", because);
        }
        for (index, card) in self.cards.iter().enumerate() {
            let about = |field: &str| format!("cards[{index}].{field}");
            let others = &self.cards[..index];
            let reserved = |word: &str| word.is_empty() || word == "corner" || word == "hole";
            let is_taken = |word: &str| {
                let is_it = |other: &CardInfo| other.id == word || other.code == word;
                reserved(word) || others.iter().any(is_it)
            };
            for (field, word) in [("id", &card.id), ("code", &card.code)] {
                if is_taken(word) {
                    let because = format!(
                        "is `{word}`, which is empty, appears twice, or is `corner` or `hole`; every card has its own"
                    );
                    return invalid(about(field), because);
                }
            }
            if card.code.chars().count() > 3 {
                let because = format!("is `{}`; three letters are the most", card.code);
                return invalid(about("code"), because);
            }
            if card.name.trim().is_empty() || others.iter().any(|other| other.name == card.name) {
                let because = format!(
                    "is `{}`, which is empty or appears twice; people call a card by it",
                    card.name
                );
                return invalid(about("name"), because);
            }
            if card.copies == 0 {
                return invalid(about("copies"), "is 0; at least one is in the deck");
            }
        }
        Ok(())
    }

    fn validate_colours(&self) -> Result<(), Error> {
        // DOGS-5: two sides need two colours. A table with more sides is checked when it is set up.
        if !(2..=8).contains(&self.colours.len()) {
            let because = format!(
                "are {}; two sides need 2, three need 3, and 8 are the most",
                self.colours.len()
            );
            return invalid("colours", because);
        }
        let mut letters = BTreeSet::new();
        for (index, colour) in self.colours.iter().enumerate() {
            let letter = colour.id.chars().next();
            let letter = letter.filter(char::is_ascii_lowercase);
            if !letter.is_some_and(|letter| letters.insert(letter)) {
                let because = format!(
                    "is `{}`; ids begin with small letters, each with another",
                    colour.id
                );
                return invalid(format!("colours[{index}].id"), because);
            }
            let before = &self.colours[..index];
            if colour.name.trim().is_empty() || before.iter().any(|other| other.name == colour.name)
            {
                let because = format!(
                    "is `{}`, which is empty or appears twice; people call the chips by it",
                    colour.name
                );
                return invalid(format!("colours[{index}].name"), because);
            }
            if colour.chips.is_some_and(|chips| chips < self.line_length) {
                let because = format!("are too few: a sequence takes {}", self.line_length);
                return invalid(format!("colours[{index}].chips"), because);
            }
        }
        Ok(())
    }

    fn validate_hands(&self) -> Result<(), Error> {
        for n_seats in self.hand_size.keys() {
            if !TABLES.iter().any(|table| table.to_string() == *n_seats) {
                let because = "is no table: 2, 3, 4 or 6 can play";
                return invalid(format!("hand_size.{n_seats}"), because);
            }
        }
        for n_seats in TABLES {
            let about = format!("hand_size.{n_seats}");
            let Some(size) = self.hand_size(n_seats) else {
                return invalid(about, "is missing");
            };
            if !(1..=MOST_HELD).contains(&usize::from(size)) {
                return invalid(about, format!("is {size}, but must be 1 to {MOST_HELD}"));
            }
            let dealt = usize::from(size) * usize::from(n_seats);
            if self.n_cards() <= dealt {
                let because = format!(
                    "deals {dealt} cards, and the deck has {}; some must be left to draw",
                    self.n_cards()
                );
                return invalid(about, because);
            }
        }
        Ok(())
    }

    fn validate_layout(&self, index: usize, layout: &Layout) -> Result<(), Error> {
        let id = &layout.layout_id;
        let about = |field: &str| format!("layouts[{index}].{field}");
        let before = &self.layouts[..index];
        if id.is_empty() || before.iter().any(|other| other.layout_id == *id) {
            return invalid(about("layout_id"), "is empty or appears twice");
        }
        let (rows, cols) = (usize::from(layout.rows), usize::from(layout.cols));
        if rows == 0 || cols == 0 || rows > 26 || cols > 26 || rows * cols > MOST_CELLS {
            let because = format!(
                "are {rows} and {cols}; each is at most 26 and the cells are at most {MOST_CELLS}"
            );
            return invalid(about("rows and cols"), because);
        }
        if layout.cells.len() != rows {
            let because = format!("has {} rows, not {rows}", layout.cells.len());
            return invalid(about("cells"), because);
        }
        for (row, cells) in layout.cells.iter().enumerate() {
            if cells.len() != cols {
                let because = format!("has {} cells, not {cols}", cells.len());
                return invalid(format!("layout `{id}`, row {}", row + 1), because);
            }
        }
        let board = Board::read(self, layout)?;
        for space in board.all() {
            if let Some(Cell::Space(card)) = board.cell(space) {
                let info = self.info(card);
                if info.kind != Kind::Breed {
                    let because = format!("is `{}`, which is no breed and has no picture", info.id);
                    return invalid(
                        format!("layout `{id}`, cell {}", board.name(space)),
                        because,
                    );
                }
            }
        }
        for card in self
            .all()
            .filter(|&card| self.info(card).kind == Kind::Breed)
        {
            if board.pictures(card).is_empty() {
                let because = format!("does not picture `{}`", self.info(card).id);
                return invalid(format!("layout `{id}`"), because);
            }
        }
        if board.lines(self.line_length, SpaceSet::NONE).is_empty() {
            let because = format!("has no straight line of {} spaces", self.line_length);
            return invalid(format!("layout `{id}`"), because);
        }
        Ok(())
    }

    /// What is odd about the edition although it can be played.
    pub fn warnings(&self) -> Vec<Error> {
        let mut warnings = Vec::new();
        for layout in &self.layouts {
            let Ok(board) = Board::read(self, layout) else {
                continue;
            };
            let about = |card: Card| {
                let name = &self.info(card).id;
                format!("layout `{}`, `{name}`", layout.layout_id)
            };
            let lines = board.lines(self.line_length, SpaceSet::NONE);
            for card in self
                .all()
                .filter(|&card| self.info(card).kind == Kind::Breed)
            {
                let pictures = board.pictures(card);
                if pictures.len() != 2 {
                    let because = format!("is pictured {} times, not twice", pictures.len());
                    warnings.push(Error::new(about(card), because));
                }
                if lines.iter().any(|line| line.and(pictures).len() > 1) {
                    let because = "has two pictures in one line";
                    warnings.push(Error::new(about(card), because));
                }
            }
        }
        warnings
    }
}
