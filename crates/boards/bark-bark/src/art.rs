//! The pictures of Monty's Bark Bark, from `art/*.svg`: critters, the crown, a dog, and the gardens.

#[cfg(test)]
mod tests;
mod tile;

use std::sync::LazyLock;

use bark_bark::{BarkBark, Card, Critter, Open, Setup};
use tabletop::{Seat, Shelved, Terms};

use board::{Sprite, livery};

#[cfg(target_arch = "wasm32")]
pub(crate) use tile::tile;

/// Every drawing of this board.
pub(crate) const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// A drawing as a picture of its own.
pub(crate) fn picture(name: &str) -> String {
    SPRITE.picture(name)
}

/// The colour of a pawn, by its name in the edition; unknown names get the seat's own colour.
pub(crate) fn paint(setup: &Setup, open: &Open, seat: Seat) -> &'static str {
    let name = open.players[seat.index()]
        .colour
        .map(|colour| setup.colour(colour));
    match name {
        Some(name) => paint_of(name).unwrap_or(livery::colour(seat)),
        None => livery::colour(seat),
    }
}

/// The colour with this name, if it is a known one.
pub(crate) fn paint_of(name: &str) -> Option<&'static str> {
    Some(match name {
        "blue" => "#3f86e8",
        "red" => "#e0452f",
        "green" => "#23a455",
        "purple" => "#9657d6",
        "black" => "#4a4a58",
        "yellow" => "#f2b91d",
        _ => return None,
    })
}

/// A pawn: the critter in its colour, on a base with the shape of its seat.
pub(crate) fn pawn(setup: &Setup, open: &Open, seat: Seat) -> String {
    let critter = open.players[seat.index()].critter;
    figure(paint(setup, open, seat), critter, seat)
}

/// A critter in a colour, on the base of a seat.
pub(crate) fn figure(paint: &str, critter: Option<Critter>, seat: Seat) -> String {
    let animal = SPRITE.layer(critter.map_or("cat", Critter::word), "");
    let (shadow, shape) = (SPRITE.layer("shadow", ""), livery::shape(seat));
    // The outline is the one that the seat has everywhere on the page.
    format!(
        "<svg class=\"figure\" viewBox=\"0 0 50 70\" style=\"color:{paint}\" aria-hidden=\"true\">{shadow}{animal}\
         <g transform=\"translate(14 47) scale(.46)\" fill=\"currentColor\"><path d=\"{shape}\" stroke=\"#fff\" stroke-width=\"9\"/>\
         <path d=\"{shape}\" stroke=\"#2a2140\" stroke-width=\"3\"/></g></svg>"
    )
}

/// A picture for the primer.
pub(crate) fn lesson(name: &str) -> String {
    static SETUP: LazyLock<Option<Setup>> =
        LazyLock::new(|| BarkBark::set_up(&Terms::plain(3)).ok());
    let card = |id: &str| {
        let setup = SETUP.as_ref()?;
        Some(tile::sample(setup, setup.edition.card(id)?))
    };
    let drawn = match name {
        "path" => card("corner_left"),
        "gate" => card("gate"),
        "tree" => card("tree"),
        "home" => card("home"),
        _ => None,
    };
    drawn.unwrap_or_else(|| picture("paw"))
}

/// Start as it would be laid.
pub(crate) fn little_start(setup: &Setup) -> String {
    let start = setup.edition.card(&setup.edition.start);
    start.map_or_else(String::new, |start| tile::sample(setup, start))
}

/// A garden card no larger than a line of text.
pub(crate) fn little(setup: &Setup, card: Card) -> String {
    format!(
        "<span class=\"little tile\">{}</span>",
        tile::sample(setup, card)
    )
}
