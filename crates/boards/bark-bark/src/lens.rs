//! Which part of the gardens is shown: what the race needs, or what the viewer dragged into sight.

use bark_bark::{Cell, Open, Phase, Setup};
use tabletop::Seat;

/// The range of the zoom factor.
const ZOOM: std::ops::RangeInclusive<f64> = 0.5..=3.0;
/// The fewest columns and rows that are shown; otherwise a single card would fill the window.
const LEAST: (f64, f64) = (6.0, 3.4);
/// How much of the meadow is shown beyond the table, in cells.
const RIM: f64 = 0.12;

/// How the viewer looks at the gardens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lens {
    /// The zoom factor; 1 is the usual size.
    pub(crate) zoom: f64,
    /// The point that was dragged to the middle, in cells.
    pub(crate) held: Option<(f64, f64)>,
    /// Whether the whole race is shown, no matter how small.
    pub(crate) whole: bool,
}

impl Default for Lens {
    fn default() -> Self {
        Self {
            zoom: 1.0,
            held: None,
            whole: false,
        }
    }
}

impl Lens {
    /// Zooms in by a factor, or out if it is less than 1.
    pub(crate) fn closer(&mut self, by: f64) {
        self.zoom = (self.zoom * by).clamp(*ZOOM.start(), *ZOOM.end());
    }
}

/// The part of the table that the race needs, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Window {
    /// West and east.
    pub(crate) x: (f64, f64),
    /// North and south.
    pub(crate) y: (f64, f64),
}

/// The part of the table that the race needs: all cards and a cell around them, or the whole table
/// while Start is being placed.
pub(crate) fn window(setup: &Setup, open: &Open) -> Window {
    let (columns, rows) = (f64::from(setup.grid.columns), f64::from(setup.grid.rows));
    let cells = || open.garden.iter().map(|(_, laid)| laid.cell);
    let span = |of: fn(Cell) -> u8, size: f64, least: f64| {
        let (low, high) = match (cells().map(of).min(), cells().map(of).max()) {
            (Some(low), Some(high)) => (f64::from(low) - 1.0, f64::from(high) + 2.0),
            _ => (0.0, size),
        };
        let (low, high) = (low.max(-RIM), high.min(size + RIM));
        // A window that is too narrow grows to both sides, and moves back onto the table.
        let lacking = (least.min(size + 2.0 * RIM) - (high - low)).max(0.0) / 2.0;
        let (low, high) = (low - lacking, high + lacking);
        let shift = (-RIM - low).max(0.0) - (high - size - RIM).max(0.0);
        (low + shift, high + shift)
    };
    Window {
        x: span(|cell| cell.x, columns, LEAST.0),
        y: span(|cell| cell.y, rows, LEAST.1),
    }
}

/// The point of interest at this moment, in cells: the pawn to move, or the crown.
pub(crate) fn focus(setup: &Setup, open: &Open, own: Option<Seat>) -> (f64, f64) {
    if open.garden.is_empty() {
        let (columns, rows) = (setup.grid.columns, setup.grid.rows);
        return (f64::from(columns) / 2.0, f64::from(rows) / 2.0);
    }
    let spot = match open.phase {
        Phase::Move if open.waits.len() == 1 => open.waits.first().map(|seat| open.at(seat)),
        Phase::Secret => own.map(|seat| open.at(seat)),
        _ => None,
    };
    middle(open.garden.at(spot.unwrap_or(open.head)).cell)
}

/// The middle of a cell.
pub(crate) fn middle(cell: Cell) -> (f64, f64) {
    (f64::from(cell.x) + 0.5, f64::from(cell.y) + 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bark_bark::BarkBark;
    use tabletop::{Chance, Checked, Game, Log, Seed, Shelved, Terms};

    #[test]
    fn the_window_holds_every_card_and_stays_on_the_table_while_a_race_grows() {
        let setup = BarkBark::set_up(&Terms::plain(3)).expect("plain terms");
        let mut log = Log::silent();
        let chance = Chance::new(Seed::from_number(5));
        let mut game = BarkBark::deal(&setup, chance, &mut log).expect("it can be dealt");
        let mut luck = Chance::new(Seed::from_number(6));
        for _ in 0..400 {
            let open = game.open();
            let window = window(&setup, open);
            for (_, laid) in open.garden.iter() {
                let (x, y) = middle(laid.cell);
                assert!(window.x.0 < x && x < window.x.1, "{window:?} {x}");
                assert!(window.y.0 < y && y < window.y.1, "{window:?} {y}");
            }
            assert!(
                window.x.0 >= -RIM - 0.01 && window.x.1 <= 11.0 + RIM + 0.01,
                "{window:?}"
            );
            assert!(
                window.y.0 >= -RIM - 0.01 && window.y.1 <= 7.0 + RIM + 0.01,
                "{window:?}"
            );
            let Some(seat) = game.awaited().first() else {
                return;
            };
            let choices = game.choices(seat);
            let choice = choices[luck.below(choices.len() as u32) as usize].clone();
            game.apply(Checked::listed(seat, &choice), &mut log);
        }
    }

    #[test]
    fn the_zoom_stays_in_its_range() {
        let mut lens = Lens::default();
        for _ in 0..50 {
            lens.closer(1.25);
        }
        assert!(lens.zoom <= 3.0);
        for _ in 0..50 {
            lens.closer(0.8);
        }
        assert!(lens.zoom >= 0.5);
    }
}
