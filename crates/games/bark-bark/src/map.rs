//! The garden as a map in text: two lines for each row, the cards above and their pawns below.

use std::fmt::Write;

use tabletop::Seat;

use crate::card::{Card, Mark, Role, Shape};
use crate::garden::{Laid, Spot};
use crate::grid::Cell;
use crate::setup::Setup;
use crate::side::{Side, Sides};
use crate::state::Open;

/// The width of a cell: two for the path from the west, one for the card, three for the path to the
/// east. So paths meet, and five pawns fit below their card.
const WIDTH: usize = 6;

/// The width of a cell before Start is laid.
const BARE_WIDTH: usize = 3;

/// The part of the table with cards, one more cell on each side, and a legend.
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
    let mut map = heading(columns.clone(), WIDTH);
    let mut has_obstacle = false;
    for y in rows {
        let mut upper = format!("{:>2} ", Cell::new(0, y).row());
        let mut lower = "   ".to_owned();
        for x in columns.clone() {
            let cell = Cell::new(x, y);
            let is_blocked = grid.has_obstacle(cell);
            has_obstacle |= is_blocked;
            let card = match open.garden.spot(cell) {
                Some(spot) => card(setup, open, spot),
                None if is_blocked => " ▒▒▒".to_owned(),
                None => "  ·".to_owned(),
            };
            let _ = write!(upper, "{card:WIDTH$}");
            let _ = write!(lower, "{:WIDTH$}", feet(setup, open, cell));
        }
        let _ = writeln!(map, "{}", upper.trim_end());
        if !lower.trim().is_empty() {
            let _ = writeln!(map, "{}", lower.trim_end());
        }
    }
    let _ = writeln!(map, "({}.)", legend(setup, open, has_obstacle.into()));
    map
}

/// The table before Start is laid, with the cells where it may lie.
pub(crate) fn bare_table(setup: &Setup) -> String {
    let grid = &setup.grid;
    let mut map = heading(0..grid.columns, BARE_WIDTH);
    let (mut has_obstacle, mut has_closed) = (false, false);
    for y in 0..grid.rows {
        let mut row = format!("{:>2} ", Cell::new(0, y).row());
        for x in 0..grid.columns {
            let cell = Cell::new(x, y);
            let mark = if grid.has_obstacle(cell) {
                has_obstacle = true;
                '▒'
            } else if grid.takes_start(cell) {
                '·'
            } else {
                has_closed = true;
                '-'
            };
            let _ = write!(row, "{mark:>2} ");
        }
        let _ = writeln!(map, "{}", row.trim_end());
    }
    let mut marks = vec!["· where Start may lie"];
    marks.extend(has_closed.then_some("- too little room for it"));
    marks.extend(has_obstacle.then_some(OBSTACLE));
    let _ = writeln!(map, "({}.)", marks.join(", "));
    map
}

/// The letters of the columns.
fn heading(columns: std::ops::Range<u8>, width: usize) -> String {
    let mut line = "   ".to_owned();
    for x in columns {
        let letter = Cell::new(x, 0).column();
        let _ = match width {
            BARE_WIDTH => write!(line, "{letter:>2} "),
            _ => write!(line, "{letter:>3}   "),
        };
    }
    line.trim_end().to_owned() + "\n"
}

/// A card: its path to the left and right, its letter in the middle. If the path turns or runs
/// north, the path is in the middle and the letter after it.
fn card(setup: &Setup, open: &Open, spot: Spot) -> String {
    let laid = open.garden.at(spot);
    let ways = laid.paths;
    let arm = |side: Side| match (ways.contains(side), laid.bounce.contains(side)) {
        (true, _) => '─',
        (false, true) => '┈',
        (false, false) => ' ',
    };
    let (west, east) = (arm(Side::West), arm(Side::East));
    let head = if open.head == spot { '*' } else { east };
    match letter(setup, laid.card) {
        None => format!("{west}{west}{}{head}{east}{east}", path(ways)),
        Some(letter) if stands_behind(laid) => {
            format!("{west}{west}{}{letter}{head}{east}", path(ways))
        }
        Some(letter) => format!("{west}{west}{letter}{head}{east}{east}"),
    }
}

/// Whether a card's letter comes after its path instead of replacing it.
fn stands_behind(laid: &Laid) -> bool {
    let across = Sides::one(Side::East).with(Side::West);
    laid.paths.len() == 2 && laid.paths != across
}

/// What is shown below a cell: its pawns, and a path or a bounce downwards, its own or that of the
/// card below.
fn feet(setup: &Setup, open: &Open, cell: Cell) -> String {
    let spot = open.garden.spot(cell);
    let pawns = || {
        let seats = spot.map(|spot| open.on(spot, setup.n_seats));
        seats
            .into_iter()
            .flat_map(tabletop::Seats::iter)
            .map(Seat::letter)
    };
    let right: String = pawns().take(3).collect();
    let left: String = pawns().skip(3).collect();
    let laid = spot.map(|spot| open.garden.at(spot));
    let below = cell
        .beyond(Side::South)
        .and_then(|cell| open.garden.spot(cell));
    let below = below.map(|spot| open.garden.at(spot));
    let bounces = laid.is_some_and(|laid| laid.bounce.contains(Side::South))
        || below.is_some_and(|below| below.bounce.contains(Side::North));
    let down = if laid.is_some_and(|laid| laid.paths.contains(Side::South)) {
        '│'
    } else if bounces {
        '┊'
    } else {
        ' '
    };
    format!("{left:>2}{down}{right}")
}

/// The letter of a card that is not a plain path.
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

/// A path as a line-drawing character.
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

/// What each letter means.
const LETTERS: [(char, &str); 9] = [
    ('S', "S Start"),
    ('G', "G pink gate"),
    ('g', "g corner with a pink gate"),
    ('T', "T tree"),
    ('F', "F broken fence"),
    ('O', "O trampoline"),
    ('K', "K Keep Going"),
    ('H', "H Home"),
    ('M', "M Monty"),
];
const BOUNCES: &str = "┊ and ┈ where one can bounce over";
const OBSTACLE: &str = "▒ an obstacle";
const HEADED: &str = "* where the race is headed";
const BEHIND: &str = "where a path turns or runs north its letter stands behind it";
const PAWNS: &str = "below a card who stands on it";

/// The meaning of the marks on this map.
fn legend(setup: &Setup, open: &Open, obstacles: Mark) -> String {
    let laid = || open.garden.iter().map(|(_, laid)| laid);
    let letters: Vec<char> = laid().filter_map(|laid| letter(setup, laid.card)).collect();
    let used = LETTERS
        .iter()
        .filter(|(letter, _)| letters.contains(letter));
    let mut marks: Vec<&str> = used.map(|(_, meaning)| *meaning).collect();
    marks.extend([HEADED, PAWNS]);
    if laid().any(|laid| !laid.bounce.is_empty()) {
        marks.push(BOUNCES);
    }
    if obstacles.is_on() {
        marks.push(OBSTACLE);
    }
    let is_behind = |laid: &Laid| stands_behind(laid) && letter(setup, laid.card).is_some();
    if laid().any(is_behind) {
        marks.push(BEHIND);
    }
    marks.join(", ")
}

/// The meaning of all marks.
pub(crate) fn whole_legend() -> String {
    let letters = LETTERS.iter().map(|(_, meaning)| *meaning);
    let marks: Vec<&str> = letters
        .chain([HEADED, PAWNS, BOUNCES, OBSTACLE, BEHIND])
        .collect();
    marks.join(", ")
}
