//! Pictures of the frame: seats' colours and shapes, avatars, marks.

use tabletop::Seat;
use wire::Sitter;

use crate::Sprite;
pub use crate::livery::{colour, shape};

/// Everything drawn for the frame, on the page before any game.
pub const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// A mark the size of a letter.
pub fn glyph(name: &str) -> String {
    SPRITE.framed(name, "class=\"glyph\"")
}

/// An animal's head in the seat's shape and colour; a bot's head shows its level.
pub fn avatar(seat: Seat, sitter: &Sitter) -> String {
    let head = match sitter {
        Sitter::Bot { level } | Sitter::SteppedOut { level } => match level.split(':').next() {
            Some("hamster") => Some("hamster"),
            Some("owl") => Some("owl"),
            _ => Some("fox"),
        },
        Sitter::Person => Some(PERSONS[seat.index() % PERSONS.len()]),
        Sitter::Open => None,
    };
    let (shape, colour) = (shape(seat), colour(seat));
    let dashes = match head {
        Some(_) => "",
        None => " stroke-dasharray=\"4 3\" fill-opacity=\".15\"",
    };
    let head = head.map_or_else(String::new, |head| SPRITE.layer(head, ""));
    format!(
        "<svg viewBox=\"-2 -2 52 52\"><path d=\"{shape}\" style=\"fill:var(--seat, {colour})\" stroke=\"#17142a\" \
         stroke-width=\"2.5\"{dashes}/>{head}</svg>"
    )
}

/// The heads of people.
const PERSONS: [&str; 8] = [
    "cat", "bear", "rabbit", "frog", "penguin", "pig", "mouse", "duck",
];
