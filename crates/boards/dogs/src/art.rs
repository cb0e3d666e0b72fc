//! The pictures of Sequence Dogs, one file each in the folder `art`: 42 breeds, drawn by
//! `cargo xtask dogs`, and cards, corners and chips.

use board::Sprite;

/// Everything that is drawn.
pub(crate) const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// The back of a card.
pub(crate) const BACK: &str = "back";

/// A corner of the board: a tree.
pub(crate) const CORNER: &str = "corner";

/// A corner that counts for everybody: a bone under a star.
pub(crate) const FREE_CORNER: &str = "free_corner";

/// A picture by its name. A breed of a home-made edition without a picture shows a card's back.
pub(crate) fn picture(name: &str) -> String {
    SPRITE.picture(if SPRITE.has(name) { name } else { BACK })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Team, card, words};
    use ::dogs::Dogs;
    use std::collections::BTreeSet;
    use tabletop::{Shelved, Terms};

    #[test]
    fn exactly_the_needed_pictures_are_drawn() {
        let setup = Dogs::set_up(&Terms::plain(2)).expect("two can play");
        let cards = setup.edition.cards.iter().map(card::name_of_picture);
        let lessons = words::PRIMER.map(|(name, _)| name);
        let chips = Team::ALL.map(Team::chip);
        let others = [BACK, CORNER, FREE_CORNER];
        let needed = cards.chain(lessons).chain(chips).chain(others);
        let needed: BTreeSet<&str> = needed.collect();
        let drawn: BTreeSet<&str> = SPRITE.names.iter().map(|(name, _)| *name).collect();
        let names = |names: Vec<&&str>| format!("{names:?}");
        assert_eq!(
            names(needed.difference(&drawn).collect()),
            "[]",
            "not drawn"
        );
        assert_eq!(
            names(drawn.difference(&needed).collect()),
            "[]",
            "not needed"
        );
    }

    #[test]
    fn a_breed_without_a_picture_shows_the_back_of_a_card() {
        assert_eq!(picture("a_breed_of_ones_own"), picture(BACK));
        assert_ne!(picture("pug"), picture(BACK));
    }
}
