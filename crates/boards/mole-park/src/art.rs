//! The pictures of the fairground, drawn in code: moles, dice, prizes, tokens and the crown.

mod die;
mod mole;
mod prizes;

use std::fmt::Write;

use mole_park::{Colour, Setup, View};
use tabletop::Seat;

use board::livery;

#[cfg(target_arch = "wasm32")]
pub(crate) use die::asleep;
#[cfg(any(target_arch = "wasm32", test))]
pub(crate) use die::resting;
pub(crate) use die::{face, tumbling};
#[cfg(target_arch = "wasm32")]
pub(crate) use mole::hole;
pub(crate) use mole::{mole, stranger};
pub(crate) use prizes::prize;

/// Ink lines of everything.
pub(crate) const INK: &str = "#2b1a2e";

const CROWN: &str = "<path d=\"M12 74L6 28l22 16 22-32 22 32 22-16-6 46z\" fill=\"#ffcf3a\"/><path d=\"M12 74h76v13H12z\" fill=\"#f0a51e\"/>\
    <circle cx=\"50\" cy=\"58\" r=\"8\" fill=\"#e2466f\"/><circle cx=\"28\" cy=\"62\" r=\"5\" fill=\"#4aa3e0\"/><circle cx=\"72\" cy=\"62\" r=\"5\" fill=\"#4aa3e0\"/>\
    <circle cx=\"6\" cy=\"26\" r=\"5\" fill=\"#fff3c4\"/><circle cx=\"50\" cy=\"11\" r=\"5\" fill=\"#fff3c4\"/><circle cx=\"94\" cy=\"26\" r=\"5\" fill=\"#fff3c4\"/>";
const CUSHION: &str = "<path d=\"M10 30Q4 22 14 18q36-10 72 0 10 4 4 12 8 22-2 30-38 10-76 0-10-8-2-30z\" fill=\"#b3274f\"/>\
    <path d=\"M22 26q28-8 56 0\" fill=\"none\" stroke=\"#ff8fae\" stroke-width=\"4\"/><path d=\"M12 58l-8 12M88 58l8 12\" stroke=\"#ffcf3a\" stroke-width=\"6\"/>";
const STAR: &str =
    "<path d=\"M50 6l13 29 31 3-23 21 7 31-28-16-28 16 7-31L6 38l31-3z\" fill=\"#ffcf3a\"/>";
const GLOVE: &str = "<path d=\"M24 84V58Q10 46 18 28q10-18 34-16 30 0 32 26 2 22-16 32v14z\" fill=\"#e0452f\"/><path d=\"M22 74h48v14H22z\" fill=\"#fff\"/>\
    <path d=\"M40 44q4 14 20 10 12-4 6-14\" fill=\"none\"/>";
const PAN: &str = "<circle cx=\"42\" cy=\"44\" r=\"34\" fill=\"#4d5566\"/><circle cx=\"42\" cy=\"44\" r=\"24\" fill=\"#757f94\"/><path d=\"M66 66l28 26\" stroke-width=\"14\"/>\
    <path d=\"M68 68l24 22\" stroke=\"#a9774d\" stroke-width=\"7\"/><circle cx=\"40\" cy=\"44\" r=\"11\" fill=\"#fff\"/><circle cx=\"40\" cy=\"44\" r=\"5\" fill=\"#ffcf3a\"/>";
const MALLET: &str = "<path d=\"M52 44v50\" stroke-width=\"16\"/><path d=\"M52 44v46\" stroke=\"#d9a05b\" stroke-width=\"9\"/><path d=\"M14 12h76v38H14z\" fill=\"#c98a4a\"/>\
    <path d=\"M14 12h14v38H14zM76 12h14v38H76z\" fill=\"#e2466f\"/>";
const EYE: &str = "<path d=\"M6 50q44-56 88 0-44 56-88 0z\" fill=\"#fff\"/><circle cx=\"50\" cy=\"50\" r=\"19\" fill=\"#4aa3e0\"/><circle cx=\"50\" cy=\"50\" r=\"8\" fill=\"#2b1a2e\"/>";
const FIST: &str = "<path d=\"M18 88V64Q8 56 12 40q4-12 16-10 4-10 16-6 8-8 16 0 12-2 14 10 14 2 12 18-2 18-14 24v12z\" fill=\"#f0c39a\"/>\
    <path d=\"M28 30v20M44 24v24M60 26v22M74 36v14\" fill=\"none\"/>";
const HORN: &str = "<path d=\"M10 40h22l48-26v72L32 62H10z\" fill=\"#ff8a3c\"/><path d=\"M22 62l8 26h14l-6-24\" fill=\"#b3274f\"/><path d=\"M88 36q8 14 0 28\" fill=\"none\"/>";

/// Pictures by name.
const PICTURES: [(&str, &str); 9] = [
    ("crown", CROWN),
    ("cushion", CUSHION),
    ("star", STAR),
    ("glove", GLOVE),
    ("pan", PAN),
    ("mallet", MALLET),
    ("eye", EYE),
    ("fist", FIST),
    ("horn", HORN),
];

/// All pictures as symbols, to be put into the page once.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    for (name, inside) in PICTURES {
        let _ = write!(
            symbols,
            "<symbol id=\"mole-{name}\" viewBox=\"0 0 100 100\"><g stroke=\"{INK}\" stroke-width=\"4\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\">{inside}</g></symbol>"
        );
    }
    symbols
}

/// A picture, to be put anywhere.
pub(crate) fn picture(name: &str) -> String {
    format!(
        "<svg class=\"art\" viewBox=\"0 0 100 100\" aria-hidden=\"true\"><use href=\"#mole-{name}\"/></svg>"
    )
}

/// A picture no larger than a line of text.
pub(crate) fn little(name: &str) -> String {
    format!("<span class=\"little\">{}</span>", picture(name))
}

/// The colour of a seat: the one of its dice, once it has them.
pub(crate) fn paint(view: &View, seat: Seat) -> &'static str {
    let colour = view.areas.at(seat).and_then(|area| area.colour);
    colour.map_or(livery::colour(seat), paint_of)
}

/// How a colour is painted.
pub(crate) fn paint_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#d8352a",
        Colour::Orange => "#ef8a1d",
        Colour::Yellow => "#f2c71f",
        Colour::Green => "#2c9447",
        Colour::Blue => "#2f6fd0",
        Colour::Purple => "#8a4fc0",
        Colour::White => "#f6f2e8",
        Colour::Black => "#3a3544",
    }
}

/// What is written on a colour, so that it can be read.
pub(crate) fn ink_on(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Red | Colour::Green | Colour::Blue | Colour::Purple | Colour::Black) => "#fff",
        Some(Colour::Orange | Colour::Yellow | Colour::White) | None => INK,
    }
}

/// The symbol of a colour, in a box of 24.
fn symbol(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
        Colour::Orange => "M3 3h18v18H3z",
        Colour::Yellow => "M12 2l11 19H1z",
        Colour::Green => "M12 1l10 11-10 11L2 12z",
        Colour::Blue => "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
        Colour::Purple => "M12 1l3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z",
        Colour::White => "M7 2h10l6 10-6 10H7L1 12z",
        Colour::Black => "M12 22C2 14 1 9 3 5c3-5 8-2 9 1 1-3 6-6 9-1 2 4 1 9-9 17z",
    }
}

/// The token of a seat: its colour and its symbol.
pub(crate) fn token(view: &View, seat: Seat) -> String {
    let colour = view.areas.at(seat).and_then(|area| area.colour);
    colour.map_or_else(|| dot(livery::colour(seat)), token_of)
}

/// The token of a colour.
pub(crate) fn token_of(colour: Colour) -> String {
    let (paint, path) = (paint_of(colour), symbol(colour));
    format!(
        "<svg class=\"token\" viewBox=\"-2 -2 28 28\" aria-hidden=\"true\"><path d=\"{path}\" fill=\"{paint}\" stroke=\"#fff\" \
         stroke-width=\"5\" stroke-linejoin=\"round\"/><path d=\"{path}\" fill=\"{paint}\" stroke=\"{INK}\" stroke-width=\"2\" stroke-linejoin=\"round\"/></svg>"
    )
}

fn dot(paint: &str) -> String {
    format!(
        "<svg class=\"token\" viewBox=\"-2 -2 28 28\" aria-hidden=\"true\"><circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"{paint}\" stroke=\"{INK}\" stroke-width=\"2\"/></svg>"
    )
}

/// The colour of a stall, by its name in the edition; home-made names get a plain one.
pub(crate) fn stall_paint(setup: &Setup, stand: usize) -> &'static str {
    let name = setup.edition.stands.get(stand);
    match name.map(|stand| stand.color.as_str()) {
        Some("pink") => "#f06fa6",
        Some("orange") => "#f28c28",
        Some("yellow") => "#f2c71f",
        Some("green") => "#4bab55",
        Some("blue") => "#3f86e8",
        Some("purple") => "#9657d6",
        Some(_) => "#8d8fa6",
        None => "#ffcf3a",
    }
}
