//! A line on the board as a bar over its chips: its start, length and direction.

use board::Decimal;
use dogs::{Setup, Space, SpaceSet};

/// A bar over neighbouring spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Streak {
    /// The row and the column of its first space, from 0.
    from: (u8, u8),
    /// Steps to the last space.
    n_steps: u8,
    way: Way,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Across,
    Down,
    DownRight,
    DownLeft,
}

impl Streak {
    /// The bar over neighbouring cells in a straight line, which may include corners; `None` without cells.
    pub(crate) fn over(setup: &Setup, cells: SpaceSet) -> Option<Self> {
        let first = cells.first()?;
        let last = cells.iter().last()?;
        let cols = setup.board.cols;
        let place = |space: Space| (space.0 / cols, space.0 % cols);
        let (from, to) = (place(first), place(last));
        let way = match (to.0 > from.0, to.1.cmp(&from.1)) {
            (false, _) => Way::Across,
            (true, std::cmp::Ordering::Equal) => Way::Down,
            (true, std::cmp::Ordering::Greater) => Way::DownRight,
            (true, std::cmp::Ordering::Less) => Way::DownLeft,
        };
        let n_steps = (to.0 - from.0).max(to.1.abs_diff(from.1));
        Some(Self { from, n_steps, way })
    }

    /// Its place in the CSS grid of the board, where the first row and column are for the letters and
    /// numbers at the edges.
    pub(crate) fn style(self) -> String {
        let (length, turn) = match self.way {
            Way::Across => (1.0, 0),
            Way::Down => (1.0, 90),
            Way::DownRight => (std::f64::consts::SQRT_2, 45),
            Way::DownLeft => (std::f64::consts::SQRT_2, 135),
        };
        format!(
            "grid-area:{}/{};--n:{};--turn:{turn}deg",
            self.from.0 + 2,
            self.from.1 + 2,
            Decimal(f64::from(self.n_steps) * length)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dogs::Dogs;
    use tabletop::{Shelved, Terms};

    #[test]
    fn a_bar_goes_from_the_first_space_of_a_line_to_its_last() {
        let setup = Dogs::set_up(&Terms::plain(2)).expect("two can play");
        let line = |names: [&str; 5]| -> SpaceSet {
            let cells = names.iter();
            cells
                .map(|name| setup.board.named(name).expect("a cell"))
                .collect()
        };
        for (names, style) in [
            (
                ["B4", "C4", "D4", "E4", "F4"],
                "grid-area:5/3;--n:4;--turn:0deg",
            ),
            (
                ["H2", "H3", "H4", "H5", "H6"],
                "grid-area:3/9;--n:4;--turn:90deg",
            ),
            (
                ["A2", "B3", "C4", "D5", "E6"],
                "grid-area:3/2;--n:5.657;--turn:45deg",
            ),
            (
                ["K2", "J3", "I4", "H5", "G6"],
                "grid-area:3/12;--n:5.657;--turn:135deg",
            ),
            // Starting in a free corner.
            (
                ["A1", "B1", "C1", "D1", "E1"],
                "grid-area:2/2;--n:4;--turn:0deg",
            ),
        ] {
            let streak = Streak::over(&setup, line(names)).expect("a bar");
            assert_eq!(streak.style(), style, "{names:?}");
        }
        assert_eq!(Streak::over(&setup, SpaceSet::NONE), None);
    }
}
