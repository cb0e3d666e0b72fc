//! The garden as a map in text: two lines a row, the cards above and who stands there below.

use std::fmt::Write;

use tabletop::Seat;

use crate::card::{Card, Role, Shape};
use crate::garden::{Laid, Spot};
use crate::grid::Cell;
use crate::setup::Setup;
use crate::side::{Side, Sides};
use crate::state::Open;

/// How wide a cell is: two for a path from the west, one for the card, three for a path to the east.
/// So paths meet, and five pawns have room below their card.
const WIDTH: usize = 6;

/// The part of the table on which cards lie, with a rim of one cell around it.
pub(crate) fn map(setup: &Setup, open: &Open) -> String {
    let cells = || open.garden.iter().map(|(_, laid)| laid.cell);
    let grid = &setup.grid;
    let span = |least: Option<u8>, most: Option<u8>, size: u8| {
        let least = least.unwrap_or(0).saturating_sub(1);
        let most = most.map_or(size, |most| (most + 2).min(size));
        least..most
    };
    let columns = span(
        cells().map(|cell| cell.x).min(),
        cells().map(|cell| cell.x).max(),
        grid.columns,
    );
    let rows = span(
        cells().map(|cell| cell.y).min(),
        cells().map(|cell| cell.y).max(),
        grid.rows,
    );
    let mut map = String::from("   ");
    for x in columns.clone() {
        let _ = write!(map, "{x:>3}   ");
    }
    let mut map = map.trim_end().to_owned() + "\n";
    for y in rows {
        let mut upper = format!("{y:>2} ");
        let mut lower = "   ".to_owned();
        for x in columns.clone() {
            let cell = Cell::new(x, y);
            let (card, below) = match open.garden.spot(cell) {
                Some(spot) => (card(setup, open, spot), feet(setup, open, spot)),
                None if grid.has_obstacle(cell) => (" ▒▒▒".to_owned(), String::new()),
                None => ("  ·".to_owned(), String::new()),
            };
            let _ = write!(upper, "{card:WIDTH$}");
            let _ = write!(lower, "{below:WIDTH$}");
        }
        let _ = writeln!(map, "{}", upper.trim_end());
        if !lower.trim().is_empty() {
            let _ = writeln!(map, "{}", lower.trim_end());
        }
    }
    map
}

/// A card: its path to the left and right, and what it is in the middle. Where the path turns or
/// runs north, the path is in the middle and what the card is behind it.
fn card(setup: &Setup, open: &Open, spot: Spot) -> String {
    let laid = open.garden.at(spot);
    let ways = laid.paths;
    let arm = |side: Side| if ways.contains(side) { '─' } else { ' ' };
    let (west, east) = (arm(Side::West), arm(Side::East));
    let head = if open.head == spot { '*' } else { east };
    let across = Sides::one(Side::East).with(Side::West);
    match letter(setup, laid.card) {
        None => format!("{west}{west}{}{head}{east}{east}", path(ways)),
        Some(letter) if ways.len() == 2 && ways != across => {
            format!("{west}{west}{}{letter}{head}{east}", path(ways))
        }
        Some(letter) => format!("{west}{west}{letter}{head}{east}{east}"),
    }
}

/// Who stands on a card, and whether its path goes on downwards.
fn feet(setup: &Setup, open: &Open, spot: Spot) -> String {
    let laid: &Laid = open.garden.at(spot);
    let pawns = || open.on(spot, setup.n_seats).iter().map(Seat::letter);
    let right: String = pawns().take(3).collect();
    let left: String = pawns().skip(3).collect();
    let down = if laid.paths.contains(Side::South) {
        "│"
    } else if laid.bounce.contains(Side::South) {
        "┊"
    } else {
        " "
    };
    format!("{left:>2}{down}{right}")
}

/// The letter of a card that is more than a path.
pub(crate) fn letter(setup: &Setup, card: Card) -> Option<char> {
    let traits = setup.traits(card);
    let is_corner = matches!(traits.shape, Shape::CornerLeft | Shape::CornerRight);
    if setup.lookup.start == card {
        Some('S')
    } else if traits.role == Role::Home {
        Some('H')
    } else if traits.role == Role::Bark {
        Some('M')
    } else if setup.lookup.home_path.contains(&card) {
        Some('K')
    } else if traits.trampoline.is_on() {
        Some('O')
    } else if traits.stop.is_on() {
        Some('F')
    } else if traits.single.is_on() || setup.edition.info(card).single {
        Some('T')
    } else if traits.gate.is_on() {
        Some(if is_corner { 'g' } else { 'G' })
    } else {
        None
    }
}

/// A path as a stroke.
pub(crate) fn path(paths: Sides) -> String {
    let sides: String = paths.iter().map(Side::letter).collect();
    let stroke = match sides.as_str() {
        "EW" => "─",
        "NS" => "│",
        "NE" => "└",
        "NW" => "┘",
        "ES" => "┌",
        "SW" => "┐",
        "NESW" => "┼",
        _ => "?",
    };
    stroke.to_owned()
}

/// What the letters mean.
pub(crate) const LEGEND: &str = "S start, G or g pink gate, T tree, F broken fence, O trampoline, \
K Keep Going, H Home, M Monty, ▒ obstacle, * where the race is headed; \
where a path turns or runs north its letter stands behind it";
