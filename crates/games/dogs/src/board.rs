//! The board in text: for the terminal, for those who listen, and in small for scenarios.

use std::fmt::Write;

use crate::card::{Kind, Side};
use crate::layout::Cell;
use crate::setup::Setup;
use crate::space::{Space, SpaceSet};
use crate::view::View;

/// The board with the breeds' letters: `[b]BOX` is a blue chip, `>b<BOX` the last one put down,
/// `[B]BOX` one of a completed sequence, `>x<BOX` where a doghouse took one away just now, ` * BOX` an
/// open space that the viewer holds a card for. A legend below says so.
/// With twelve columns it is 87 wide.
pub(crate) fn picture(setup: &Setup, view: &View) -> String {
    let mut text = String::from("  ");
    for col in 0..setup.board.cols {
        let _ = write!(text, "    {}  ", char::from(b'A' + col));
    }
    let mut lines = vec![text];
    for row in 0..setup.board.rows {
        let mut line = format!("{:>2}", row + 1);
        for col in 0..setup.board.cols {
            let space = Space(row * setup.board.cols + col);
            line.push(' ');
            line += &cell(setup, view, space);
        }
        lines.push(line);
    }
    lines.extend(legend(setup, view));
    let trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    trimmed.join("\n") + "\n"
}

/// What the marks on the board mean, those that are there now: the chips in one line, the rest in
/// another, so that neither is wider than the board.
fn legend(setup: &Setup, view: &View) -> impl Iterator<Item = String> {
    let mut chips = Vec::new();
    let mut marks = Vec::new();
    for (side, seen) in setup.sides().zip(&view.sides) {
        if let (Some(letter), Some(colour)) = (colour_letter(setup, view, side), seen.colour)
            && !seen.chips.is_empty()
        {
            chips.push(format!("[{letter}] {}", setup.colour_name(colour)));
        }
    }
    let is_covered = |space| view.covered().contains(space);
    match view.last {
        Some(last) if is_claimed(setup, view, last.space) => (),
        Some(last) if is_covered(last.space) => chips.push("> < the last one".to_owned()),
        Some(_) => marks.push(">x< a chip was taken away here".to_owned()),
        None => (),
    }
    if view.sides.iter().any(|side| !side.claimed.is_empty()) {
        chips.push("capital letters: a sequence".to_owned());
    }
    if !wanted(setup, view).is_empty() {
        marks.push("* you hold its card".to_owned());
    }
    let has_corners = setup.board.cells.contains(&Cell::Corner);
    match (setup.lookup.free.is_empty(), has_corners) {
        (false, _) => marks.push("[#] a corner, a chip of every colour".to_owned()),
        (true, true) => marks.push("### a corner, no space".to_owned()),
        (true, false) => (),
    }
    let lines = [chips, marks].into_iter().filter(|line| !line.is_empty());
    lines.map(|line| format!("   {}", line.join("; ")))
}

fn cell(setup: &Setup, view: &View, space: Space) -> String {
    let code = match setup.board.cell(space) {
        Some(Cell::Space(card)) => setup.edition.info(card).code.as_str(),
        Some(Cell::Corner) => {
            let mark = if setup.lookup.free.contains(space) {
                "[#]"
            } else {
                "   "
            };
            return format!("{mark}###");
        }
        Some(Cell::Hole) | None => return " ".repeat(6),
    };
    let mark = match letter(setup, view, space) {
        Some(letter) if is_claimed(setup, view, space) => {
            format!("[{}]", letter.to_ascii_uppercase())
        }
        Some(letter) if view.last.is_some_and(|last| last.space == space) => format!(">{letter}<"),
        Some(letter) => format!("[{letter}]"),
        // DOGS-28: where a doghouse has just been.
        None if view.last.is_some_and(|last| last.space == space) => ">x<".to_owned(),
        None if wanted(setup, view).contains(space) => " * ".to_owned(),
        None => "   ".to_owned(),
    };
    format!("{mark}{code:<3}")
}

/// The open spaces that the viewer holds a breed card for.
fn wanted(setup: &Setup, view: &View) -> SpaceSet {
    let tabletop::Viewer::Seat(seat) = view.viewer else {
        return SpaceSet::NONE;
    };
    let hand = view
        .known_hand(seat)
        .filter(|&card| setup.kind(card) == Kind::Breed);
    let spaces = hand.fold(SpaceSet::NONE, |spaces, card| {
        spaces.or(setup.pictures(card))
    });
    spaces.minus(view.covered())
}

fn is_claimed(setup: &Setup, view: &View, space: Space) -> bool {
    let mut claimed = view.sides.iter().flat_map(|side| &side.claimed);
    claimed.any(|line| {
        setup
            .lines()
            .get(line.index())
            .is_some_and(|line| line.contains(space))
    })
}

/// The first letter of the colour of the chip on a space.
fn letter(setup: &Setup, view: &View, space: Space) -> Option<char> {
    let mut sides = setup.sides().zip(&view.sides);
    let (side, _) = sides.find(|(_, seen)| seen.chips.contains(space))?;
    colour_letter(setup, view, side)
}

fn colour_letter(setup: &Setup, view: &View, side: Side) -> Option<char> {
    let colour = view.sides[side.index()].colour?;
    setup.edition.colours.get(colour.index())?.id.chars().next()
}

/// A row of the board in small, as scenarios draw it: `+ . b g .`.
pub(crate) fn small_row(setup: &Setup, view: &View, row: u8) -> String {
    let cells = (0..setup.board.cols).map(|col| {
        let space = Space(row * setup.board.cols + col);
        match setup.board.cell(space) {
            Some(Cell::Space(_)) => letter(setup, view, space).unwrap_or('.'),
            Some(Cell::Corner) => '+',
            Some(Cell::Hole) | None => '_',
        }
    });
    let cells: Vec<String> = cells.map(String::from).collect();
    cells.join(" ")
}
