//! The names of the spots on the table, where pieces are, move to and are pressed.

use dogs::{Action, Card, Line, Space};
use tabletop::{Face, Seat};

use crate::team::Team;

/// The draw deck.
pub(crate) const DECK: &str = "deck";

/// The name plate of a seat.
pub(crate) fn seat_at(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// A card in the viewer's own hand, named by what it is and how many like it come before, so that it
/// keeps its name when another card leaves.
pub(crate) fn in_hand(seat: Seat, hand: &[Face<Card>], place: usize) -> String {
    let Some(card) = hand.get(place).and_then(|face| face.up()) else {
        return held(seat, place);
    };
    let alike = |face: &&Face<Card>| face.up() == Some(card);
    nth(seat, card, hand[..place].iter().filter(alike).count())
}

fn nth(seat: Seat, card: Card, n: usize) -> String {
    format!("own-{}-{}-{n}", seat.0, card.0)
}

/// A card in somebody else's hand, by its position.
pub(crate) fn held(seat: Seat, place: usize) -> String {
    format!("held-{}-{place}", seat.0)
}

/// The discard pile of a seat.
pub(crate) fn pile(seat: Seat) -> String {
    format!("pile-{}", seat.0)
}

/// A cell of the board.
pub(crate) fn cell(space: Space) -> String {
    format!("cell-{}", space.0)
}

/// The chip on a space.
pub(crate) fn chip(space: Space) -> String {
    format!("chip-{}", space.0)
}

/// The chips that a team has not put down.
pub(crate) fn supply(team: Team) -> String {
    format!("chips-{}", team.word())
}

/// A line that can be claimed.
pub(crate) fn line(line: Line) -> String {
    format!("line-{}", line.0)
}

/// The spot that a choice belongs to.
pub(crate) fn of(action: &Action) -> Option<String> {
    match *action {
        Action::ChooseColour { colour } => Some(format!("colour-{}", colour.0)),
        Action::ChooseDealer { seat } => Some(seat_at(seat)),
        Action::TurnInDeadCard { card } => Some(format!("turn-in-{}", card.0)),
        Action::PlayCard { space, .. } => Some(cell(space)),
        Action::DrawCard => Some(DECK.to_owned()),
        Action::ClaimSequence { line: claimed } => Some(line(claimed)),
        Action::LeaveToChance | Action::LeaveCard => None,
    }
}
