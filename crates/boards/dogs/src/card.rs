//! Cards and chips as HTML, the same on the table and in flight.

use dogs::{Card, CardInfo, Kind, Setup};
use tabletop::Face;

use super::art;
use super::team::Team;
use board::html::escaped;

/// The picture of a card.
pub(crate) fn picture(info: &CardInfo) -> String {
    art::picture(name_of_picture(info))
}

/// The name of its picture: the one given in the edition or the id for a breed, a fixed one otherwise.
pub(crate) fn name_of_picture(info: &CardInfo) -> &str {
    match info.kind {
        Kind::Breed => info.art.as_deref().unwrap_or(&info.id),
        Kind::Hydrant => "fire_hydrant",
        Kind::Doghouse => "doghouse",
    }
}

/// The front of a card.
pub(crate) fn front(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    let kind = match info.kind {
        Kind::Breed => "breed",
        Kind::Hydrant => "hydrant",
        Kind::Doghouse => "doghouse",
    };
    // Long names get smaller letters: "Cavalier King Charles Spaniel" and "Newfoundland" have to fit.
    let is_long = info.name.len() > 16 || info.name.split(' ').any(|word| word.len() > 11);
    let long = if is_long { " long" } else { "" };
    let (art, name) = (picture(info), escaped(&info.name));
    format!(
        "<span class=\"dog-card front {kind}{long}\"><span class=\"dog-face\">{art}<span class=\"dog-name\">{name}</span></span></span>"
    )
}

/// The back of a card.
pub(crate) fn back() -> String {
    format!(
        "<span class=\"dog-card back\"><span class=\"dog-face\">{}</span></span>",
        art::picture(art::BACK)
    )
}

/// The front if the viewer knows the card, otherwise the back.
pub(crate) fn known(setup: &Setup, card: Face<Card>) -> String {
    match card {
        Face::Up(card) => front(setup, card),
        Face::Down => back(),
    }
}

/// A card's name and text, for screen readers.
pub(crate) fn label(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    format!("{}. {}", info.name, info.text)
}

/// A card no larger than a line of text.
pub(crate) fn little(setup: &Setup, card: Card) -> String {
    let art = picture(setup.edition.info(card));
    format!("<span class=\"little dog\">{art}</span>")
}

/// A back no larger than a line of text.
pub(crate) fn little_back() -> String {
    format!(
        "<span class=\"little dog\">{}</span>",
        art::picture(art::BACK)
    )
}

/// A chip.
pub(crate) fn chip(team: Team) -> String {
    art::picture(team.chip())
}

/// A chip no larger than a line of text.
pub(crate) fn little_chip(team: Team) -> String {
    format!("<span class=\"little dog\">{}</span>", chip(team))
}

/// A chip in flight. It needs a size of its own, because things in flight are as tall as a card.
pub(crate) fn flying_chip(team: Team) -> String {
    format!("<span class=\"chip-bird\">{}</span>", chip(team))
}
