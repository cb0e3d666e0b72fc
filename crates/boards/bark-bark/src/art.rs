//! The pictures of Monty's Bark Bark, drawn in code: critters, the crown, a dog, and the gardens.

mod dog;
mod tile;

use std::fmt::Write;
use std::sync::LazyLock;

use bark_bark::{BarkBark, Card, Critter, Open, Setup};
use tabletop::{Seat, Shelved, Terms};

use board::livery;

pub(crate) use dog::MONTY;
#[cfg(target_arch = "wasm32")]
pub(crate) use tile::POND;
pub(crate) use tile::tile;

/// Ink lines of everything.
pub(crate) const INK: &str = "#2a2140";

/// The crown.
const CROWN: &str = "<path d=\"M8 78l-4-48 22 18 24-36 24 36 22-18-4 48z\" fill=\"#ffcf3a\"/><path d=\"M8 78h84v12H8z\" fill=\"#f0a51e\"/>\
    <circle cx=\"50\" cy=\"60\" r=\"8\" fill=\"#e2466f\"/><circle cx=\"26\" cy=\"66\" r=\"5\" fill=\"#4aa3e0\"/><circle cx=\"74\" cy=\"66\" r=\"5\" fill=\"#4aa3e0\"/>";

/// A cat, in the colour of whoever races it.
const CAT: &str = "<path d=\"M37 60q14-4 8-26\" fill=\"none\" stroke-width=\"9\"/><path d=\"M37 60q14-4 8-26\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"4.500\"/>\
    <path d=\"M11 64q-3-26 14-28 17 2 14 28z\" fill=\"currentColor\"/><path d=\"M18 64q-1-16 7-17 8 1 7 17z\" fill=\"#fff4df\" stroke=\"none\"/>\
    <path d=\"M8 5l9 8h16l9-8 1 19q-2 14-18 15-16-1-18-15z\" fill=\"currentColor\"/><path d=\"M16 27q9-5 18 0 0 9-9 10-9-1-9-10z\" fill=\"#fff4df\" stroke=\"none\"/>\
    <circle cx=\"18\" cy=\"21\" r=\"4\" fill=\"#fff\"/><circle cx=\"32\" cy=\"21\" r=\"4\" fill=\"#fff\"/><path d=\"M18 21h.1M32 21h.1\" stroke-width=\"4\"/>\
    <path d=\"M23 28h4l-2 3z\" fill=\"#e2466f\" stroke-width=\"1\"/><path d=\"M5 27l8 1M5 33l8-2M45 27l-8 1M45 33l-8-2\" fill=\"none\" stroke-width=\"1.400\"/>";

/// A squirrel, in the colour of whoever races it.
const SQUIRREL: &str = "<path d=\"M28 64q24 2 20-32-3-22-17-19-7 2-6 9 9-3 9 6 0 9-6 14z\" fill=\"currentColor\"/><path d=\"M34 58q11-2 9-26-2-12-8-13\" fill=\"none\" stroke=\"#fff4df\" stroke-width=\"3\"/>\
    <path d=\"M8 64q-3-26 11-27 14 1 13 27z\" fill=\"currentColor\"/><path d=\"M13 64q-1-16 6-17 7 1 7 17z\" fill=\"#fff4df\" stroke=\"none\"/>\
    <path d=\"M8 16L7 2l8 8zM22 10l8-8-1 14z\" fill=\"currentColor\"/><path d=\"M18 9q14 1 14 15-1 14-14 15Q5 38 4 24 4 10 18 9z\" fill=\"currentColor\"/>\
    <path d=\"M18 24q8 1 8 8-2 6-8 6t-8-6q0-7 8-8z\" fill=\"#fff4df\" stroke=\"none\"/><circle cx=\"12\" cy=\"21\" r=\"4\" fill=\"#fff\"/><circle cx=\"25\" cy=\"21\" r=\"4\" fill=\"#fff\"/>\
    <path d=\"M12 21h.1M25 21h.1\" stroke-width=\"4\"/><path d=\"M16 27h4l-2 3z\" fill=\"#2a2140\" stroke-width=\"1\"/><path d=\"M16 33v4h4v-4\" fill=\"#fff\" stroke-width=\"1.200\"/>";

/// A paw print, for numbers and backs.
const PAW: &str = "<g fill=\"currentColor\" stroke=\"none\"><ellipse cx=\"26\" cy=\"42\" rx=\"11\" ry=\"14\"/><ellipse cx=\"50\" cy=\"28\" rx=\"11\" ry=\"14\"/><ellipse cx=\"74\" cy=\"42\" rx=\"11\" ry=\"14\"/>\
    <path d=\"M50 48c16 0 29 15 29 27 0 10-9 13-15 12-5-1-9-3-14-3s-9 2-14 3c-6 1-15-2-15-12 0-12 13-27 29-27z\"/></g>";

/// Pictures by name, each with its box.
const PICTURES: [(&str, &str, &str); 5] = [
    ("crown", "0 0 100 100", CROWN),
    ("cat", "0 0 50 70", CAT),
    ("squirrel", "0 0 50 70", SQUIRREL),
    ("paw", "0 0 100 100", PAW),
    ("monty", "0 0 100 100", MONTY),
];

/// All pictures as symbols, to be put into the page once.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    for (name, frame, inside) in PICTURES {
        let _ = write!(
            symbols,
            "<symbol id=\"bark-{name}\" viewBox=\"{frame}\"><g stroke=\"{INK}\" stroke-width=\"2.600\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\">{inside}</g></symbol>"
        );
    }
    symbols
}

/// A picture, to be put anywhere.
pub(crate) fn picture(name: &str) -> String {
    let frame = PICTURES.iter().find(|(known, ..)| *known == name);
    let frame = frame.map_or("0 0 100 100", |(_, frame, _)| frame);
    format!(
        "<svg class=\"art\" viewBox=\"{frame}\" aria-hidden=\"true\"><use href=\"#bark-{name}\"/></svg>"
    )
}

/// The colour of a pawn by its name in the edition; home-made names get the seat's own.
pub(crate) fn paint(setup: &Setup, open: &Open, seat: Seat) -> &'static str {
    let name = open.players[seat.index()]
        .colour
        .map(|colour| setup.colour(colour));
    match name {
        Some(name) => paint_of(name).unwrap_or(livery::colour(seat)),
        None => livery::colour(seat),
    }
}

/// The colour of that name.
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

/// A pawn: the critter in its colour, on a foot of its seat's shape.
pub(crate) fn pawn(setup: &Setup, open: &Open, seat: Seat) -> String {
    let critter = open.players[seat.index()].critter;
    figure(paint(setup, open, seat), critter, seat)
}

/// A critter of a colour on the foot of a seat.
pub(crate) fn figure(paint: &str, critter: Option<Critter>, seat: Seat) -> String {
    let name = critter.map_or("cat", Critter::word);
    let shape = livery::shape(seat);
    format!(
        "<svg class=\"figure\" viewBox=\"0 0 50 70\" style=\"color:{paint}\" aria-hidden=\"true\"><ellipse cx=\"25\" cy=\"64\" rx=\"22\" ry=\"6\" opacity=\".3\"/>\
         <use href=\"#bark-{name}\" width=\"50\" height=\"70\"/><g transform=\"translate(14 47) scale(.46)\"><path d=\"{shape}\" fill=\"currentColor\" \
         stroke=\"#fff\" stroke-width=\"9\"/><path d=\"{shape}\" fill=\"currentColor\" stroke=\"{INK}\" stroke-width=\"3\"/></g></svg>"
    )
}

/// A picture for the game in short.
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

/// Start, as it would lie.
pub(crate) fn little_start(setup: &Setup) -> String {
    let start = setup.edition.card(&setup.edition.start);
    start.map_or_else(String::new, |start| tile::sample(setup, start))
}

/// A card of the gardens no larger than a line of text, as it would lie from west to east.
pub(crate) fn little(setup: &Setup, card: Card) -> String {
    format!(
        "<span class=\"little tile\">{}</span>",
        tile::sample(setup, card)
    )
}
