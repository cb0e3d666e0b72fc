//! The pictures of ARGH: posters in one hand, drawn in code in boxes of 100 by 100.
//!
//! Every poster is printed in a few flat colours a little beside its ink lines, as cheap posters
//! are. Animals look angry, humans worried; whoever spies wears a mask.

mod garden;
mod house;
mod ink;
mod laboratory;
mod places;

use argh::{CardInfo, Kind};
use std::fmt::Write;

/// The conspirators' plan, in chalk on a scrap of paper: three doors, and a bang in the last.
#[cfg(target_arch = "wasm32")]
pub(crate) const PLAN: &str = "<svg viewBox=\"0 0 100 120\"><path d=\"M3 6l92-3 3 110-94 4z\" fill=\"#fbf1da\" stroke=\"#1d1930\" \
    stroke-width=\"2.500\"/><g fill=\"none\" stroke=\"#3a2f63\" stroke-width=\"2.800\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
    <path d=\"M14 46V30l11-10 11 10v16z\"/><path d=\"M44 46V34q8-14 16 0v12z\"/><path d=\"M68 46V24h18v22z\"/><path d=\"M25 54q2 20 22 14t24-6l-4-6m4 6l-7 4\"/>\
    <path d=\"M30 84q-8-12 4-14 2-10 12-4 10-8 14 4 12 2 4 12 4 12-10 10-8 10-14 0-14 2-10-8z\" stroke=\"#c0331f\"/><path d=\"M40 82h.1M50 82h.1M60 82h.1\" stroke-width=\"5\" \
    stroke=\"#c0331f\"/><path d=\"M16 106q30-6 66 0\"/></g><path d=\"M44 0h14v9H44z\" fill=\"#f2c53d\" opacity=\".85\"/></svg>";

/// The long ears of a cocker, for whoever is sorry (ARGH-R40).
pub(crate) const EARS: &str = "<svg viewBox=\"0 0 100 60\" fill=\"#b9773a\" stroke=\"#1d1930\" stroke-width=\"3\" stroke-linejoin=\"round\">\
    <path d=\"M34 12Q10 2 6 26q-3 26 12 30 14 2 14-18 0-10 8-18z\"/><path d=\"M66 12q24-10 28 14 3 26-12 30-14 2-14-18 0-10-8-18z\"/>\
    <path d=\"M30 16q20-16 40 0-8 10-20 10T30 16z\" fill=\"#d99a56\"/></svg>";

/// What draws a picture.
type Draw = fn() -> String;

/// Pictures by name: those of the cards in the box, and some for cards of other editions.
const PICTURES: [(&str, Draw); 32] = [
    ("house_lizard", house::lizard),
    ("house_goldfish", house::goldfish),
    ("house_tortoise", house::tortoise),
    ("house_parrot", house::parrot),
    ("house_girl", house::girl),
    ("house_hamster", house::hamster),
    ("house_spy", house::lapdog),
    ("house_bomb", house::alarm_clock),
    ("garden_lizard", garden::lizard),
    ("garden_hedgehog", garden::hedgehog),
    ("garden_badger", garden::badger),
    ("garden_gardener", garden::gardener),
    ("garden_mosquito_a", garden::mosquito),
    ("garden_mosquito_b", garden::mosquito_too),
    ("garden_spy", garden::pigeon),
    ("garden_bomb", garden::fuse),
    ("lab_lizard", laboratory::lizard),
    ("lab_mouse", laboratory::mouse),
    ("lab_chimp", laboratory::chimp),
    ("lab_intern", laboratory::intern),
    ("lab_guard", laboratory::guard),
    ("lab_scientist", laboratory::scientist),
    ("lab_spy", laboratory::guinea_pig),
    ("lab_bomb", laboratory::flask),
    ("promo_spider", house::spider),
    ("promo_owl", garden::owl),
    ("promo_twin", laboratory::twin),
    ("house", places::house),
    ("garden", places::garden),
    ("laboratory", places::laboratory),
    ("box", places::crate_),
    ("mask", places::mask),
];

/// All pictures as symbols, to be put into the page once.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    for (name, draw) in PICTURES {
        let _ = write!(
            symbols,
            "<symbol id=\"argh-{name}\" viewBox=\"0 0 100 100\"><g stroke=\"{}\" stroke-width=\"2.6\" \
             fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{}</g></symbol>",
            ink::INK,
            draw()
        );
    }
    symbols
}

/// The name of the picture for a card: its own, or one that suits what it does.
pub(crate) fn picture_of(info: &CardInfo) -> &'static str {
    let named = |name: &str| {
        PICTURES
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(known, _)| *known)
    };
    let own = info
        .art
        .as_deref()
        .and_then(named)
        .or_else(|| named(&info.id));
    own.unwrap_or(match (info.kind, info.value) {
        (Kind::Value, Some(value)) if value < 0 => "lab_intern",
        (Kind::Value, _) => "garden_badger",
        (Kind::Bomb, _) => "house_bomb",
        (Kind::Lizard, _) => "garden_lizard",
        (Kind::Mosquito, _) => "garden_mosquito_a",
        (Kind::Spy, _) => "house_spy",
        (Kind::Hamster, _) => "house_hamster",
        (Kind::Scientist, _) => "lab_scientist",
        (Kind::Spider, _) => "promo_spider",
        (Kind::Owl, _) => "promo_owl",
        (Kind::Twin, _) => "promo_twin",
    })
}

/// A picture, to be put anywhere: it stands on the lower edge of its frame.
pub(crate) fn picture(name: &str) -> String {
    framed(name, "xMidYMax meet")
}

/// A picture that fills its frame and may lose its edges.
pub(crate) fn filling(name: &str) -> String {
    framed(name, "xMidYMid slice")
}

fn framed(name: &str, fit: &str) -> String {
    format!(
        "<svg class=\"art\" viewBox=\"0 0 100 100\" preserveAspectRatio=\"{fit}\" aria-hidden=\"true\">\
         <use href=\"#argh-{name}\" width=\"100\" height=\"100\"/></svg>"
    )
}
