//! The pictures of Sequence Dogs: 42 breeds from one hand, and the pieces that lie on them.
//!
//! A breed is data ([`Breed`]): a skull, ears, a muzzle, eyes, a coat with its markings, hair, and
//! something to wear. [`portrait`] draws any of them in a box of 100 by 100, by the same few
//! shapes and under the same light, so that a new breed costs ten lines.
//!
//! The lines are ink like everywhere in the house; the light comes from the top left; every portrait
//! brings its own ground, so that it looks the same by day and by night.

mod breed;
mod coat;
mod ears;
mod eyes;
mod hair;
mod head;
mod kennel;
mod muzzle;
mod outline;
mod paint;
mod pen;
mod pieces;
mod portrait;
mod sketch;
#[cfg(test)]
mod tests;
mod wear;

use std::fmt::Write;

pub(crate) use breed::{BREEDS, Breed};
pub(crate) use pieces::{Piece, Team, chip, piece};
pub(crate) use portrait::portrait;

/// All pictures as symbols, to be put into the page once: `#dogs-pug`, `#dogs-doghouse`, `#dogs-chip-red`.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    let mut add = |name: &str, inside: String| {
        let _ = write!(
            symbols,
            "<symbol id=\"dogs-{name}\" viewBox=\"0 0 100 100\">{inside}</symbol>"
        );
    };
    for breed in BREEDS {
        add(breed.id, portrait(breed));
    }
    for kind in Piece::ALL {
        add(kind.id(), piece(kind));
    }
    for team in Team::ALL {
        add(&format!("chip-{}", team.word()), chip(team));
    }
    symbols
}

/// A picture by its name among the symbols. A breed of a home-made edition that nobody has drawn shows a card's back.
pub(crate) fn picture(name: &str) -> String {
    let is_drawn = Breed::named(name).is_some()
        || Piece::ALL.iter().any(|piece| piece.id() == name)
        || Team::ALL
            .iter()
            .any(|team| name.strip_prefix("chip-") == Some(team.word()));
    let name = if is_drawn { name } else { Piece::Back.id() };
    format!(
        "<svg class=\"art\" viewBox=\"0 0 100 100\" aria-hidden=\"true\"><use href=\"#dogs-{name}\"/></svg>"
    )
}
