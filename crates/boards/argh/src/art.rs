//! The pictures of ARGH: posters in one style, each in its own file in `art`.
//!
//! Like cheap prints, every poster has a few flat colours that are slightly off from the ink lines.
//! Animals look angry, humans look worried, and spies wear masks.

use argh::{CardInfo, Kind};
use board::Sprite;

/// Everything that is drawn.
pub(crate) const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// The conspirators' plan, in chalk on a scrap of paper: three doors, and a bang in the last.
pub(crate) const PLAN: &str = "plan";

/// The long ears of a cocker, for a player who apologises (ARGH-R40).
pub(crate) const EARS: &str = "ears";

/// The name of the picture for a card: its own, or one that fits what it does.
pub(crate) fn picture_of(info: &CardInfo) -> &str {
    let named = [info.art.as_deref(), Some(&info.id)];
    let own = named.into_iter().flatten().find(|name| SPRITE.has(name));
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

/// A whole picture, aligned with the lower edge of its frame.
pub(crate) fn picture(name: &str) -> String {
    SPRITE.framed(name, "class=\"art\" preserveAspectRatio=\"xMidYMax meet\"")
}

/// A picture that fills its frame; its edges can be cut off.
pub(crate) fn filling(name: &str) -> String {
    SPRITE.framed(name, "class=\"art\" preserveAspectRatio=\"xMidYMid slice\"")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{card, words};
    use argh::{Argh, Location};
    use std::collections::BTreeSet;
    use tabletop::{Shelved, Terms};

    /// The cards in the box.
    fn cards() -> Vec<CardInfo> {
        let setup = Argh::set_up(&Terms::plain(2)).expect("two can play");
        setup.edition.cards.clone()
    }

    #[test]
    fn the_drawings_are_exactly_those_that_are_used() {
        let cards = cards();
        let cards = cards.iter().map(picture_of);
        let places = Location::ALL.map(card::place_class);
        let lessons = words::PRIMER.map(|(name, _)| name);
        let others = [PLAN, EARS];
        let used = cards.chain(places).chain(lessons).chain(others);
        let used: BTreeSet<&str> = used.collect();
        let drawn: BTreeSet<&str> = SPRITE.names.iter().map(|(name, _)| *name).collect();
        let names = |names: Vec<&&str>| format!("{names:?}");
        assert_eq!(names(used.difference(&drawn).collect()), "[]", "not drawn");
        assert_eq!(names(drawn.difference(&used).collect()), "[]", "not used");
    }

    #[test]
    fn every_card_of_the_box_has_a_picture_of_its_own() {
        for info in &cards() {
            assert_eq!(picture_of(info), info.art.as_deref().unwrap_or(&info.id));
        }
    }

    #[test]
    fn a_card_without_a_drawing_gets_one_that_fits_its_kind() {
        for info in &cards() {
            let unknown = CardInfo {
                id: "a_custom_card".to_owned(),
                art: None,
                ..info.clone()
            };
            assert!(SPRITE.has(picture_of(&unknown)), "{:?}", info.kind);
        }
    }
}
