//! The table as a grid of card-sized cells (MBB-G1).

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// The maximum width and height of a table.
pub const MOST_COLUMNS: u8 = 21;
const MOST_CELLS: usize = MOST_COLUMNS as usize * MOST_COLUMNS as usize;

/// A cell: `x` counted eastwards from 0, `y` southwards from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// The column.
    pub x: u8,
    /// The row.
    pub y: u8,
}

impl Cell {
    /// A cell.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// The neighbouring cell; `None` beyond the north and west edges.
    #[inline]
    pub fn beyond(self, side: Side) -> Option<Self> {
        let Self { x, y } = self;
        Some(match side {
            Side::North => Self::new(x, y.checked_sub(1)?),
            Side::East => Self::new(x.checked_add(1)?, y),
            Side::South => Self::new(x, y.checked_add(1)?),
            Side::West => Self::new(x.checked_sub(1)?, y),
        })
    }
}

impl Cell {
    /// The letter of the column, as on the map.
    pub(crate) fn column(self) -> char {
        char::from(b'a'.saturating_add(self.x))
    }

    /// The number of the row, counted from 1.
    pub(crate) fn row(self) -> u16 {
        u16::from(self.y) + 1
    }

    /// How the catalogue and scenarios write the cell: "(5,3)".
    pub(crate) fn as_pair(self) -> String {
        format!("({},{})", self.x, self.y)
    }
}

/// How players read the cell: "f4" for (5,3).
impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.column(), self.row())
    }
}

/// The playing surface: its size and its obstacles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The number of columns.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// The cells with an obstacle, a bit each.
    obstacles: [u64; MOST_CELLS.div_ceil(64)],
}

impl Grid {
    /// A table of this size with these obstacles.
    pub fn new(columns: u8, rows: u8, obstacles: &[Cell]) -> Self {
        let mut grid = Self {
            columns,
            rows,
            obstacles: [0; MOST_CELLS.div_ceil(64)],
        };
        for &cell in obstacles {
            let bit = grid.bit(cell);
            grid.obstacles[bit / 64] |= 1 << (bit % 64);
        }
        grid
    }

    fn bit(&self, cell: Cell) -> usize {
        usize::from(cell.y) * usize::from(MOST_COLUMNS) + usize::from(cell.x)
    }

    /// Whether a card can lie there: the cell is on the table and has no obstacle.
    #[inline]
    pub fn is_free(&self, cell: Cell) -> bool {
        cell.x < self.columns && cell.y < self.rows && !self.has_obstacle(cell)
    }

    /// Whether there is an obstacle in a cell.
    pub fn has_obstacle(&self, cell: Cell) -> bool {
        let bit = self.bit(cell);
        cell.x < self.columns
            && cell.y < self.rows
            && self.obstacles[bit / 64] & 1 << (bit % 64) != 0
    }

    /// The number of cells that can hold a card.
    pub fn n_free(&self) -> usize {
        self.cells().filter(|&cell| self.is_free(cell)).count()
    }

    /// The cells of the table, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        let (columns, rows) = (self.columns, self.rows);
        (0..rows).flat_map(move |y| (0..columns).map(move |x| Cell::new(x, y)))
    }

    /// Whether Start may lie there: a free cell with at least two free cells beside it (MBB-R4).
    pub fn takes_start(&self, cell: Cell) -> bool {
        let beside = Side::ALL.into_iter().filter_map(|side| cell.beyond(side));
        self.is_free(cell) && beside.filter(|&cell| self.is_free(cell)).count() >= 2
    }

    /// The middle of the table, or the cell nearest to it that takes Start (MBB-R4).
    pub fn centre(&self) -> Cell {
        let (x, y) = (self.columns / 2, self.rows / 2);
        let far = |cell: &Cell| (cell.x.abs_diff(x) + cell.y.abs_diff(y), cell.y, cell.x);
        let cells = self.cells().filter(|&cell| self.takes_start(cell));
        cells.min_by_key(far).unwrap_or(Cell::new(x, y))
    }
}
