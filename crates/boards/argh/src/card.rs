//! A card as HTML, the same on the table and in flight.

use argh::{Card, CardInfo, Kind, Location, Setup};
use tabletop::Face;

use super::art;
use crate::words;
use board::html::escaped;

/// The sign in the corner: the number, or a sign for what the card does.
pub(crate) fn sign(info: &CardInfo) -> String {
    match (info.kind, info.value) {
        (_, Some(value)) => board::words::signed(value.into()),
        (Kind::Lizard, _) => words::SIGN_LIZARD.to_owned(),
        (Kind::Mosquito, _) => words::SIGN_MOSQUITO.to_owned(),
        (Kind::Bomb, _) => words::SIGN_BOMB.to_owned(),
        (Kind::Spy, _) => words::SIGN_SPY.to_owned(),
        (Kind::Hamster, _) => words::SIGN_HAMSTER.to_owned(),
        (Kind::Scientist, _) => words::SIGN_SCIENTIST.to_owned(),
        (Kind::Spider, _) => words::SIGN_SPIDER.to_owned(),
        (Kind::Owl, _) => words::SIGN_OWL.to_owned(),
        (Kind::Twin, _) => words::SIGN_TWIN.to_owned(),
        (Kind::Value, None) => String::new(),
    }
}

/// What the card does, in words: its printed text, or its number.
pub(crate) fn effect(info: &CardInfo) -> String {
    match (&info.text, info.value) {
        (Some(text), _) => text.clone(),
        (None, Some(value)) => words::worth(value.into()),
        (None, None) => String::new(),
    }
}

/// A card's name and effect, for screen readers.
pub(crate) fn label(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    let sign = sign(info);
    format!("{sign} {}. {}", info.name, effect(info))
}

/// The class of a location: it colours the frame of a card and its back.
pub(crate) fn place_class(location: Location) -> &'static str {
    match location {
        Location::House => "house",
        Location::Garden => "garden",
        Location::Laboratory => "laboratory",
    }
}

/// The front of a card.
pub(crate) fn front(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    let place = place_class(setup.edition.location(card));
    let mood = match (info.kind, info.value) {
        (Kind::Value, Some(value)) if value > 0 => "plus",
        (Kind::Value | Kind::Scientist | Kind::Twin, _) => "minus",
        (Kind::Spy, _) => "spy",
        (Kind::Bomb, _) => "bomb",
        _ => "power",
    };
    let corner = if info.value.is_none() {
        "word"
    } else {
        "number"
    };
    let art = art::picture(art::picture_of(info));
    let (sign, name) = (escaped(&sign(info)), escaped(&info.name));
    let text = info.text.as_deref().map(escaped).unwrap_or_default();
    format!(
        "<span class=\"card front {place} {mood} {corner}\"><span class=\"face\"><span class=\"corner\">{sign}</span> {art}\
         <span class=\"name\">{name}</span> <span class=\"text\">{text}</span></span></span>"
    )
}

/// The back of a card.
pub(crate) fn back(location: Location) -> String {
    let place = place_class(location);
    let art = art::filling(place);
    format!("<span class=\"card back {place}\"><span class=\"face\">{art}</span></span>")
}

/// The front if the viewer knows it, otherwise the back.
pub(crate) fn known(setup: &Setup, card: Face<Card>, location: Location) -> String {
    match card {
        Face::Up(card) => front(setup, card),
        Face::Down => back(location),
    }
}

/// A card no larger than a line of text.
pub(crate) fn little(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    let place = place_class(setup.edition.location(card));
    format!(
        "<span class=\"little {place}\">{}</span>",
        art::picture(art::picture_of(info))
    )
}

/// A back no larger than a line of text.
pub(crate) fn little_back(location: Location) -> String {
    let place = place_class(location);
    format!(
        "<span class=\"little back {place}\">{}</span>",
        art::picture(place)
    )
}
