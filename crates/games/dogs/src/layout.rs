//! A board: which breed is pictured in which cell, and its straight lines.

use serde::{Deserialize, Serialize};
use tabletop::{Error, mark};

use crate::card::Card;
use crate::edition::Edition;
use crate::rules;
use crate::space::{Space, SpaceSet};

/// A board as it is written in an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The id in options and editions.
    pub layout_id: String,
    /// The name for people.
    pub title: String,
    /// The number of rows.
    pub rows: u8,
    /// The number of columns.
    pub cols: u8,
    /// The cells row by row: the id or code of a breed, `corner` or `hole`.
    pub cells: Vec<Vec<String>>,
}

/// What is in a cell of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A space: the picture of a breed.
    Space(Card),
    /// A corner, which is no space and breaks lines unless corners are free (DOGS-R12, DOGS-R37).
    Corner,
    /// Nothing; it breaks lines.
    Hole,
}

impl Cell {
    /// Reads a cell of a layout.
    pub(crate) fn read(edition: &Edition, word: &str) -> Result<Self, String> {
        match (word, edition.card_on_board(word)) {
            ("corner", _) => Ok(Self::Corner),
            ("hole", _) => Ok(Self::Hole),
            (_, Some(card)) => Ok(Self::Space(card)),
            (_, None) => Err(format!(
                "is `{word}`; it must be the id or code of a breed card, `corner` or `hole`"
            )),
        }
    }
}

/// The four directions of a line: across, down and both diagonals (DOGS-7).
pub(crate) const WAYS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// A board, read from a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The number of rows.
    pub rows: u8,
    /// The number of columns.
    pub cols: u8,
    /// The cells in reading order.
    pub cells: Vec<Cell>,
}

impl Board {
    /// Reads a layout. An error names the cell.
    pub(crate) fn read(edition: &Edition, layout: &Layout) -> Result<Self, Error> {
        let mut cells = Vec::new();
        for (row, words) in layout.cells.iter().enumerate() {
            for (col, word) in words.iter().enumerate() {
                let cell = Cell::read(edition, word).map_err(|because| {
                    let name = cell_name(row, col);
                    let about = format!("layout `{}`, cell {name}", layout.layout_id);
                    Error::new(about, because)
                })?;
                cells.push(cell);
            }
        }
        Ok(Self {
            rows: layout.rows,
            cols: layout.cols,
            cells,
        })
    }

    /// What is in a cell.
    #[inline]
    pub fn cell(&self, space: Space) -> Option<Cell> {
        self.cells.get(space.index()).copied()
    }

    /// A cell's name, column and row: `D5`.
    pub fn name(&self, space: Space) -> String {
        cell_name(
            usize::from(space.0 / self.cols),
            usize::from(space.0 % self.cols),
        )
    }

    /// The cell with this name, if the board has it.
    pub fn named(&self, name: &str) -> Option<Space> {
        let mut letters = name.trim().chars();
        let letter = letters.next()?.to_ascii_uppercase();
        let col = u8::try_from(letter).ok()?.checked_sub(b'A')?;
        let row: u8 = letters.as_str().parse().ok()?;
        let is_here = (1..=self.rows).contains(&row) && col < self.cols;
        is_here.then(|| Space((row - 1) * self.cols + col))
    }

    /// Every cell in reading order.
    pub fn all(&self) -> impl Iterator<Item = Space> + Clone + use<> {
        let n_cells = u8::try_from(self.cells.len()).expect("validated: at most 128 cells");
        (0..n_cells).map(Space)
    }

    /// The next cell in a direction, unless that is off the board.
    pub(crate) fn step(&self, space: Space, (down, right): (i8, i8)) -> Option<Space> {
        let row = (space.0 / self.cols).checked_add_signed(down)?;
        let col = (space.0 % self.cols).checked_add_signed(right)?;
        let is_here = row < self.rows && col < self.cols;
        is_here.then(|| Space(row * self.cols + col))
    }

    /// The cells for which `is_meant` holds.
    pub(crate) fn cells_that(&self, is_meant: impl Fn(Cell) -> bool) -> SpaceSet {
        let all = self.all();
        all.filter(|&space| self.cell(space).is_some_and(&is_meant))
            .collect()
    }

    /// The spaces that picture a breed (DOGS-21).
    pub(crate) fn pictures(&self, card: Card) -> SpaceSet {
        self.cells_that(|cell| cell == Cell::Space(card))
    }

    /// Every straight line of `length` neighbouring cells that are spaces or free corners, in reading
    /// order. Lines with the same spaces are one line.
    pub(crate) fn lines(&self, length: u8, free: SpaceSet) -> Vec<SpaceSet> {
        mark!(rules::DOGS_R12, rules::DOGS_R38);
        mark!(if !free.is_empty() => rules::DOGS_R37);
        let spaces = self.cells_that(|cell| matches!(cell, Cell::Space(_)));
        let mut lines = Vec::new();
        for start in self.all() {
            for way in WAYS {
                let mut cells = SpaceSet::one(start);
                let mut last = Some(start);
                for _ in 1..length {
                    last = last.and_then(|last| self.step(last, way));
                    cells = last.map_or(cells, |last| cells.with(last));
                }
                if last.is_some() && cells.is_within(spaces.or(free)) {
                    lines.push(cells);
                }
            }
        }
        lines.retain(|line| !line.and(spaces).is_empty());
        tabletop::sort_by_key(&mut lines, |line| {
            line.and(spaces).iter().collect::<Vec<_>>()
        });
        lines.dedup_by_key(|line| line.and(spaces));
        lines
    }
}

/// Column letter and row number.
fn cell_name(row: usize, col: usize) -> String {
    match ('A'..='Z').nth(col) {
        Some(letter) => format!("{letter}{}", row + 1),
        // Such a board is refused, but an error about one of its cells may come first.
        None => format!("{} of row {}", col + 1, row + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use printed::Printed;

    /// One of the boards in the box.
    fn board(id: &str) -> Board {
        let edition = Edition::base();
        let layout = edition.layout_called(id).expect(id);
        Board::read(edition, layout).expect(id)
    }

    #[test]
    fn both_boards_have_as_many_lines_as_the_catalogue_says() {
        // Sections 2.3 and 2.4.
        for (id, spaces, lines) in [("park-8x11", 84, 144), ("street-7x12", 84, 140)] {
            let board = board(id);
            let here = board.cells_that(|cell| matches!(cell, Cell::Space(_)));
            assert_eq!(here.len(), spaces, "{id}");
            assert_eq!(board.lines(5, SpaceSet::NONE).len(), lines, "{id}");
        }
    }

    #[test]
    fn each_free_corner_adds_three_lines() {
        let board = board("park-8x11");
        let corners = board.cells_that(|cell| cell == Cell::Corner);
        let lines = board.lines(5, corners);
        assert_eq!(lines.len(), 144 + 4 * 3);
        let spaces = |line: &&SpaceSet| line.minus(corners).len() == 4;
        assert_eq!(lines.iter().filter(spaces).count(), 12);
        assert!(lines.iter().all(|line| line.len() == 5), "corners included");
    }

    #[test]
    fn cells_are_named_by_column_and_row() {
        let board = board("park-8x11");
        for (name, place) in [("A1", 0), ("K1", 10), ("D5", 47), ("K8", 87)] {
            assert_eq!(board.name(Space(place)), name);
            assert_eq!(board.named(name), Some(Space(place)));
        }
        for nowhere in ["L1", "A9", "A0", "5D", "", "É1", "AA"] {
            assert_eq!(board.named(nowhere), None, "{nowhere}");
        }
    }
}
