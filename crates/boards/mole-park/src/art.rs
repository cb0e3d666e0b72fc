//! The pictures of the fairground, from `art/*.svg`: moles, dice, prizes, tokens and the crown.

mod die;
mod mole;
#[cfg(test)]
mod tests;

use mole_park::{Colour, Prize, Setup, View};
use tabletop::Seat;

use board::{Sprite, livery};

#[cfg(any(target_arch = "wasm32", test))]
pub(crate) use die::{asleep, resting};
pub(crate) use die::{face, tumbling};
#[cfg(any(target_arch = "wasm32", test))]
pub(crate) use mole::hole;
pub(crate) use mole::{mole, stranger};

/// The colour of the lines in the drawings.
const INK: &str = "#2b1a2e";

/// Every drawing of the fairground.
pub(crate) const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// A drawing as HTML.
pub(crate) fn picture(name: &str) -> String {
    SPRITE.picture(name)
}

/// A drawing the size of a line of text.
pub(crate) fn little(name: &str) -> String {
    format!("<span class=\"little\">{}</span>", picture(name))
}

/// The picture of a prize. Prizes of other editions are drawn as a parcel.
pub(crate) fn prize(setup: &Setup, prize: Prize) -> String {
    let own = format!("prize-{}", setup.prize(prize).id.to_lowercase());
    picture(if SPRITE.has(&own) { &own } else { "prize" })
}

/// The colour of a seat: that of its dice, once it has chosen them.
pub(crate) fn paint(view: &View, seat: Seat) -> &'static str {
    let colour = view.areas.at(seat).and_then(|area| area.colour);
    colour.map_or(livery::colour(seat), paint_of)
}

/// A player's colour in CSS.
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

/// A colour for text that is readable on a player's colour.
pub(crate) fn ink_on(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Red | Colour::Green | Colour::Blue | Colour::Purple | Colour::Black) => "#fff",
        Some(Colour::Orange | Colour::Yellow | Colour::White) | None => INK,
    }
}

/// The token of a seat: its colour and its symbol.
pub(crate) fn token(view: &View, seat: Seat) -> String {
    let colour = view.areas.at(seat).and_then(|area| area.colour);
    colour.map_or_else(|| painted("token", livery::colour(seat)), token_of)
}

/// The token of a colour.
pub(crate) fn token_of(colour: Colour) -> String {
    let name = match colour {
        Colour::Red => "token-red",
        Colour::Orange => "token-orange",
        Colour::Yellow => "token-yellow",
        Colour::Green => "token-green",
        Colour::Blue => "token-blue",
        Colour::Purple => "token-purple",
        Colour::White => "token-white",
        Colour::Black => "token-black",
    };
    painted(name, paint_of(colour))
}

fn painted(name: &str, paint: &str) -> String {
    SPRITE.framed(name, &format!("class=\"token\" style=\"color:{paint}\""))
}

/// The colour of a stall, by its name in the edition. Unknown names get a plain colour.
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
