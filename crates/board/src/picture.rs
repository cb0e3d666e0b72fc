//! Pictures of the frame: seats' colours and shapes, avatars, marks, codes to scan.

use qrcode::{Color, QrCode};
use tabletop::Seat;
use wire::Sitter;

pub use crate::livery::{colour, shape};

/// A robot's head: a bot sits here.
pub const ROBOT: &str = "<svg viewBox=\"0 0 16 16\" class=\"glyph\"><path d=\"M8 1v2M3 5h10v8H3z\" \
    fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/><circle cx=\"6\" cy=\"8.500\" r=\"1.2\" \
    fill=\"currentColor\"/><circle cx=\"10\" cy=\"8.500\" r=\"1.2\" fill=\"currentColor\"/></svg>";

/// An empty chair: somebody is away.
pub const ABSENT: &str = "<svg viewBox=\"0 0 16 16\" class=\"glyph\"><path d=\"M4 1v7h8M4 8v6M12 8v6\" \
    fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/></svg>";

/// A door that stays shut, with a cat before it: there is nothing behind.
pub const SHUT: &str = "<svg viewBox=\"0 0 160 140\"><g stroke=\"#1d1930\" stroke-width=\"4\" stroke-linejoin=\"round\" \
    stroke-linecap=\"round\"><path d=\"M40 132V50q0-38 40-38t40 38v82z\" fill=\"#8a5f3d\"/><path d=\"M52 132V54q0-28 28-28t28 28v78z\" \
    fill=\"#a9774d\"/><path d=\"M80 26v106M52 78h56\" fill=\"none\"/><circle cx=\"98\" cy=\"88\" r=\"4\" fill=\"#f2c53d\"/>\
    <path d=\"M8 132h144\" fill=\"none\"/><path d=\"M20 132q-4-34 16-38 18 4 16 38z\" fill=\"#8d8fa6\"/><path d=\"M20 82l4-16 8 8h10l8-8 2 18q-4 14-16 14t-16-16z\" \
    fill=\"#a7abc0\"/><path d=\"M31 84h.1M43 84h.1\" stroke-width=\"6\"/><path d=\"M52 128q16 2 14-16\" fill=\"none\"/></g></svg>";

/// An animal's head in the seat's shape and colour; bots have the head of their level.
pub fn avatar(seat: Seat, sitter: &Sitter) -> String {
    let head = match sitter {
        Sitter::Bot { level } | Sitter::SteppedOut { level } => match level.split(':').next() {
            Some("hamster") => HAMSTER,
            Some("owl") => OWL,
            _ => FOX,
        },
        Sitter::Person => PERSONS[seat.index() % PERSONS.len()],
        Sitter::Open => "",
    };
    let (shape, colour) = (shape(seat), colour(seat));
    let dashes = if *sitter == Sitter::Open {
        " stroke-dasharray=\"4 3\" fill-opacity=\".15\""
    } else {
        ""
    };
    format!(
        "<svg viewBox=\"-2 -2 52 52\"><path d=\"{shape}\" style=\"fill:var(--seat, {colour})\" stroke=\"#17142a\" \
         stroke-width=\"2.500\"{dashes}/><g fill=\"#fff6e3\" stroke=\"#17142a\" stroke-width=\"2\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\">{head}</g></svg>"
    )
}

const FOX: &str = "<path d=\"M12 12l4 10h16l4-10 1 14q-3 12-13 13-10-1-13-13z\" fill=\"#e8743b\"/>\
    <path d=\"M14 28q6 1 10 9 4-8 10-9-2 9-10 10-8-1-10-10z\"/>\
    <path d=\"M18 25h.1M30 25h.1\" stroke-width=\"4\"/><path d=\"M23 36h2\" stroke-width=\"3\"/>";
const OWL: &str = "<path d=\"M11 12q6 4 13 2 7 2 13-2 2 14-1 19-4 9-12 9t-12-9q-3-5-1-19z\" fill=\"#a8805a\"/>\
    <circle cx=\"18\" cy=\"23\" r=\"5.500\"/><circle cx=\"30\" cy=\"23\" r=\"5.500\"/>\
    <path d=\"M18 23h.1M30 23h.1\" stroke-width=\"4.500\"/><path d=\"M22 29l2 4 2-4z\" fill=\"#f0b13c\"/>";
const HAMSTER: &str = "<circle cx=\"14\" cy=\"15\" r=\"4\" fill=\"#e9b98a\"/><circle cx=\"34\" cy=\"15\" r=\"4\" fill=\"#e9b98a\"/>\
    <path d=\"M24 12q13 0 14 14 0 12-14 12T10 26q1-14 14-14z\" fill=\"#dd9a5b\"/>\
    <path d=\"M24 24q10 1 10 8-3 6-10 6t-10-6q0-7 10-8z\"/>\
    <path d=\"M18 22h.1M30 22h.1\" stroke-width=\"4\"/><path d=\"M22 29h4M24 29v4\"/>";
const PERSONS: [&str; 8] = [
    // Cat, bear, rabbit, frog, penguin, pig, mouse, duck.
    "<path d=\"M12 10l6 6h12l6-6 1 16q-2 12-13 13-11-1-13-13z\" fill=\"#8d8fa6\"/><path d=\"M18 24h.1M30 24h.1\" stroke-width=\"4\"/><path d=\"M24 30v2m-4 2q2 1 4-2 2 3 4 2M8 30h6M34 30h6\"/>",
    "<circle cx=\"14\" cy=\"14\" r=\"5\" fill=\"#8a5f3d\"/><circle cx=\"34\" cy=\"14\" r=\"5\" fill=\"#8a5f3d\"/><circle cx=\"24\" cy=\"26\" r=\"14\" fill=\"#a9774d\"/><ellipse cx=\"24\" cy=\"31\" rx=\"7\" ry=\"5.500\"/><path d=\"M18 23h.1M30 23h.1\" stroke-width=\"4\"/><path d=\"M23 29h2M24 29v4\" stroke-width=\"2.500\"/>",
    "<path d=\"M17 20q-5-15 0-17 5 2 4 15M31 20q5-15 0-17-5 2-4 15\"/><circle cx=\"24\" cy=\"29\" r=\"12\"/><path d=\"M19 27h.1M29 27h.1\" stroke-width=\"4\"/><path d=\"M24 31v3m-3 3h6\"/>",
    "<circle cx=\"15\" cy=\"16\" r=\"5.500\" fill=\"#6fae4a\"/><circle cx=\"33\" cy=\"16\" r=\"5.500\" fill=\"#6fae4a\"/><ellipse cx=\"24\" cy=\"28\" rx=\"15\" ry=\"11\" fill=\"#7fc257\"/><path d=\"M15 16h.1M33 16h.1\" stroke-width=\"4\"/><path d=\"M14 30q10 7 20 0\"/>",
    "<path d=\"M24 8q13 2 13 18t-13 15Q11 42 11 26T24 8z\" fill=\"#3a3a55\"/><path d=\"M24 18q9-2 9 9t-9 11q-9 0-9-11t9-9z\"/><path d=\"M20 24h.1M28 24h.1\" stroke-width=\"4\"/><path d=\"M21 29h6l-3 4z\" fill=\"#f0b13c\"/>",
    "<path d=\"M12 12l8 4M36 12l-8 4\" stroke-width=\"5\" /><circle cx=\"24\" cy=\"26\" r=\"14\" fill=\"#f2a7b5\"/><ellipse cx=\"24\" cy=\"30\" rx=\"6\" ry=\"4.500\" fill=\"#e88a9c\"/><path d=\"M22 30h.1M26 30h.1\" stroke-width=\"3\"/><path d=\"M18 22h.1M30 22h.1\" stroke-width=\"4\"/>",
    "<circle cx=\"13\" cy=\"16\" r=\"7\" fill=\"#b9bccb\"/><circle cx=\"35\" cy=\"16\" r=\"7\" fill=\"#b9bccb\"/><path d=\"M24 14q12 3 10 13-4 10-10 12-6-2-10-12-2-10 10-13z\" fill=\"#cfd2de\"/><path d=\"M20 25h.1M28 25h.1\" stroke-width=\"4\"/><path d=\"M23 37h2\" stroke-width=\"3\"/>",
    "<circle cx=\"24\" cy=\"22\" r=\"13\" fill=\"#f4d35e\"/><path d=\"M15 29q9-6 18 0 3 6-9 6t-9-6z\" fill=\"#f08a3c\"/><path d=\"M19 20h.1M29 20h.1\" stroke-width=\"4\"/>",
];

/// A code that a phone can read, as SVG; nothing where the link is too long for one.
pub fn code(link: &str) -> String {
    let Ok(code) = QrCode::new(link.as_bytes()) else {
        return String::new();
    };
    let width = code.width();
    let mut dots = String::new();
    for (index, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            dots += &format!("M{} {}h1v1h-1z", index % width + 4, index / width + 4);
        }
    }
    let side = width + 8;
    format!(
        "<svg viewBox=\"0 0 {side} {side}\" class=\"qr\"><rect width=\"{side}\" height=\"{side}\" \
         fill=\"#fff\"/><path d=\"{dots}\" fill=\"#000\"/></svg>"
    )
}
