//! Cards as HTML, the same for the table and for cards in flight.

use bandimals::{Card, Ct, Kind, Setup, SpecialType};
use tabletop::Face;

use super::art;
use crate::words;
use board::html::escaped;

/// The class of a type of Bonus or Penalty.
fn type_class(kind: SpecialType) -> &'static str {
    match kind {
        SpecialType::QuickBonus => "bonus quick",
        SpecialType::BandBonus => "bonus lasts",
        SpecialType::QuickPenalty => "penalty quick",
        SpecialType::BandPenalty => "penalty lasts",
    }
}

/// The front of a green card.
pub(crate) fn front(setup: &Setup, card: Card) -> String {
    let name = escaped(setup.name(card));
    let art = art::of(setup, card);
    match setup.kind(card) {
        Kind::Player(section) | Kind::Equipment(section) => {
            let class = art::section_class(section);
            let badge = art::badge(section);
            let kind = match setup.kind(card) {
                Kind::Player(_) => "player",
                Kind::Equipment(_) | Kind::Special(_) | Kind::BandHalt => "gear",
            };
            format!(
                "<span class=\"bcard {kind} {class}\"><span class=\"face\">{badge}{art}<span class=\"name\">{name}</span></span></span>"
            )
        }
        Kind::Special(_) => {
            let Some(special) = setup.special(card) else {
                return back();
            };
            let class = type_class(special.kind);
            let badge = art::corner(special).map(art::badge).unwrap_or_default();
            let kind = escaped(special.kind.words());
            let text = escaped(&effect(setup, card));
            // The text on the card is its label, word for word.
            format!(
                "<span class=\"bcard special {class}\"><span class=\"face\">{badge}{art}<span class=\"name\">{name}</span> \
                 <span class=\"text\"><b>{kind}:</b> {text}</span></span></span>"
            )
        }
        Kind::BandHalt => format!(
            "<span class=\"bcard special halt\"><span class=\"face\">{art}<span class=\"name\">{name}</span> \
             <span class=\"text\">{}</span></span></span>",
            words::HALT_TEXT
        ),
    }
}

/// The back of a green card.
pub(crate) fn back() -> String {
    format!(
        "<span class=\"bcard back\"><span class=\"face\">{}</span></span>",
        art::picture("sign-brass")
    )
}

/// The front if the viewer knows it, else the back.
pub(crate) fn known(setup: &Setup, card: Face<Card>) -> String {
    match card {
        Face::Up(card) => front(setup, card),
        Face::Down => back(),
    }
}

/// A Drum Major.
pub(crate) fn major(setup: &Setup, major: u8) -> String {
    let name = setup.edition.drum_majors.get(usize::from(major));
    let name = escaped(name.map_or("", String::as_str));
    format!(
        "<span class=\"bcard major\"><span class=\"face\">{}<span class=\"name\">{name}</span></span></span>",
        art::major(setup, major)
    )
}

/// An indigo card, face up.
pub(crate) fn ct(setup: &Setup, ct: Ct) -> String {
    let info = setup.ct(ct);
    format!(
        "<span class=\"bcard indigo\"><span class=\"face\">{}<span class=\"name\">{}</span><span class=\"text\">{}</span></span></span>",
        art::of_ct(info),
        escaped(&info.name),
        escaped(&setup.tell(ct))
    )
}

/// The back of the indigo pile.
pub(crate) fn indigo_back() -> String {
    format!(
        "<span class=\"bcard indigo back\"><span class=\"face\">{}</span></span>",
        art::picture("sign-trophy")
    )
}

/// A card no larger than a line of text.
pub(crate) fn little(setup: &Setup, card: Card) -> String {
    let class = match setup.kind(card) {
        Kind::Player(section) | Kind::Equipment(section) => art::section_class(section),
        Kind::Special(_) => setup
            .special(card)
            .map_or("", |special| type_class(special.kind)),
        Kind::BandHalt => "halt",
    };
    format!(
        "<span class=\"bit {class}\">{}</span>",
        art::of(setup, card)
    )
}

/// Any number of cards no larger than a line of text.
pub(crate) fn littles(setup: &Setup, cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| little(setup, card)).collect()
}

/// What a Bonus or Penalty does: its printed text, or else a sentence made from its effect, for cards of
/// your own that have no text.
pub(crate) fn effect(setup: &Setup, card: Card) -> String {
    let printed = setup.special(card).map(|special| special.text.clone());
    let printed = printed.filter(|text| !text.is_empty());
    let explained = || {
        setup
            .explain(card)
            .map(|text| board::words::capital(&text) + ".")
    };
    printed.or_else(explained).unwrap_or_default()
}

/// A card's name, type and effect, for screen readers.
pub(crate) fn label(setup: &Setup, card: Card) -> String {
    let name = setup.name(card);
    match setup.kind(card) {
        Kind::Player(section) => words::player(name, section),
        Kind::Equipment(section) => words::equipment(name, section),
        Kind::Special(_) => setup.special(card).map_or_else(String::new, |special| {
            words::special(name, special.kind, &effect(setup, card))
        }),
        Kind::BandHalt => words::halt(name),
    }
}
