//! Movement cards as HTML, the same on the table and in flight.

use bark_bark::{Number, Open, Setup};
use tabletop::{Face, Seat};

use super::art;

/// The front of a movement card: its number, and that many paws.
pub(crate) fn front(setup: &Setup, open: &Open, seat: Seat, value: Number) -> String {
    let paint = art::paint(setup, open, seat);
    let paws: String = (0..value.min(9)).map(|_| art::picture("paw")).collect();
    format!(
        "<span class=\"mcard front\" style=\"--paint:{paint}\"><span class=\"face\"><span class=\"number\">{value}</span><span class=\"paws\">{paws}</span></span></span>"
    )
}

/// The back of a movement card.
pub(crate) fn back(setup: &Setup, open: &Open, seat: Seat) -> String {
    let paint = art::paint(setup, open, seat);
    let monty = art::picture("monty");
    format!(
        "<span class=\"mcard back\" style=\"--paint:{paint}\"><span class=\"face\">{monty}</span></span>"
    )
}

/// The front if the viewer knows it, else the back.
pub(crate) fn known(setup: &Setup, open: &Open, seat: Seat, value: Face<Number>) -> String {
    match value {
        Face::Up(value) => front(setup, open, seat, value),
        Face::Down => back(setup, open, seat),
    }
}

/// A critter no larger than a line of text.
pub(crate) fn little_pawn(setup: &Setup, open: &Open, seat: Seat) -> String {
    format!(
        "<span class=\"little pawn-of\">{}</span>",
        art::pawn(setup, open, seat)
    )
}

/// The back of a garden card.
pub(crate) fn garden_back() -> String {
    let monty = art::SPRITE.layer("monty", "transform=\"translate(20 20) scale(.6)\"");
    tile_in_flight(&format!(
        "<span class=\"garden-back\"><svg viewBox=\"0 0 100 100\" aria-hidden=\"true\">{monty}</svg></span>"
    ))
}

/// A garden card in flight. It is square, while movement cards are taller than wide.
pub(crate) fn tile_in_flight(tile: &str) -> String {
    format!("<span class=\"tile-bird\">{tile}</span>")
}
