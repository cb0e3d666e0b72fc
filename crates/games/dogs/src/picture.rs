//! The table in text: for the terminal, for screen readers and, in small, for scenarios.

use std::fmt::Write;

use tabletop::{Face, Narrator, Seat, Viewer, counted};

use crate::card::{Card, Kind, Side};
use crate::layout::Cell;
use crate::setup::Setup;
use crate::space::{Space, SpaceSet};
use crate::state::{Debt, Phase, Stock};
use crate::telling::cards_text;
use crate::view::View;

/// The board, the deck, a line about each seat, and the hands that the viewer sees.
pub(crate) fn picture(setup: &Setup, narrator: &Narrator, view: &View, viewer: Viewer) -> String {
    let mut picture = board(setup, view);
    let _ = write!(picture, "Deck: {}", cards_text(usize::from(view.deck)));
    match view.rebuilds {
        0 => (),
        1 => picture += ", rebuilt once",
        times => {
            let _ = write!(picture, ", rebuilt {times} times");
        }
    }
    if view.stock == Stock::UsedUp {
        picture += "; this turn is the last";
    }
    picture += ".\n";
    for seat in narrator.names().by_seat().map(|(seat, _)| seat) {
        let name = narrator.begin(seat);
        let _ = writeln!(picture, "{}", seat_line(setup, name, view, seat));
    }
    for seat in view.hands.by_seat().map(|(seat, _)| seat) {
        let is_over = matches!(view.phase, Phase::Over(_));
        if viewer.is(seat) || is_over {
            picture += &hand_lines(setup, view, narrator.begin(seat), viewer, seat);
        }
    }
    picture
}

/// The board with each breed's code and a legend of the marks. `[b]BOX` has a blue chip, `>b<BOX` the
/// last chip put down, `[B]BOX` a chip of a completed sequence; from `>x<BOX` a doghouse has just taken
/// one; ` * BOX` is an open space that the viewer holds a card for. Twelve columns take 87 characters.
fn board(setup: &Setup, view: &View) -> String {
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

/// What the marks now on the board mean, in two lines so that neither is wider than the board.
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
        // DOGS-28: a doghouse was just played here.
        None if view.last.is_some_and(|last| last.space == space) => ">x<".to_owned(),
        None if wanted(setup, view).contains(space) => " * ".to_owned(),
        None => "   ".to_owned(),
    };
    format!("{mark}{code:<3}")
}

/// The open spaces that the viewer holds a breed card for.
fn wanted(setup: &Setup, view: &View) -> SpaceSet {
    let Viewer::Seat(seat) = view.viewer else {
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

/// A row of the board as scenarios draw it: `+ . b g .`.
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

/// "Ann (blue): 5 cards; pile of 3, PUG on top."
fn seat_line(setup: &Setup, name: &str, view: &View, seat: Seat) -> String {
    let side: Side = setup.side(seat);
    let seen = &view.sides[side.index()];
    let colour = seen
        .colour
        .map_or("no colour yet", |colour| setup.colour_name(colour));
    let mut parts = vec![cards_text(view.hands[seat].len())];
    let pile: Vec<Face<Card>> = view.pile(seat).collect();
    parts.push(match pile.last().and_then(|top| top.up()) {
        // The code keeps the line short, no matter how long the breed's name is.
        Some(top) => {
            let code = &setup.edition.info(top).code;
            format!("pile of {}, {code} on top", pile.len())
        }
        None => "no pile".to_owned(),
    });
    if let Some(supply) = seen.supply {
        parts.push(format!("{} left", counted(supply.into(), "chip")));
    }
    match seen.claimed.len() {
        0 => (),
        n => parts.push(counted(n, "sequence")),
    }
    match view.debts[seat] {
        Debt::Nothing => (),
        Debt::Fresh | Debt::Until(_) | Debt::UntilOwnMove => {
            parts.push("may still draw".to_owned());
        }
    }
    let is_on = seat == view.active && matches!(view.phase, Phase::Turn | Phase::Claim { .. });
    let arrow = if is_on { "> " } else { "  " };
    format!("{arrow}{name} ({colour}): {}.", parts.join("; "))
}

fn hand_lines(setup: &Setup, view: &View, name: &str, viewer: Viewer, seat: Seat) -> String {
    if view.hands[seat].is_empty() {
        return String::new();
    }
    let mut text = if viewer.is(seat) {
        "Your hand:\n".to_owned()
    } else {
        format!("Cards of {name}:\n")
    };
    for card in view.known_hand(seat) {
        let info = setup.edition.info(card);
        let what = match info.kind {
            Kind::Breed => places(setup, view, card),
            Kind::Hydrant => "any open space".to_owned(),
            Kind::Doghouse => "takes a rival's chip away".to_owned(),
        };
        let _ = writeln!(text, "  {:<3} {:<30} {what}", info.code, info.name);
    }
    text
}

/// Where a breed is pictured: "D5, J2 (covered)", with "dead:" in front if all are covered.
pub(crate) fn places(setup: &Setup, view: &View, card: Card) -> String {
    let covered = view.covered();
    let spaces = setup.pictures(card);
    let names: Vec<String> = spaces
        .iter()
        .map(|space| {
            let mark = if covered.contains(space) {
                " (covered)"
            } else {
                ""
            };
            format!("{}{mark}", setup.space_name(space))
        })
        .collect();
    let dead = if spaces.is_within(covered) {
        "dead: "
    } else {
        ""
    };
    format!("{dead}{}", names.join(", "))
}
