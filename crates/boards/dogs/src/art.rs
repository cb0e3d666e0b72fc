//! The pictures of Sequence Dogs, one file each in the folder `art`: 42 breeds, which `cargo xtask dogs`
//! draws, and the pieces that lie on them.

use board::Sprite;

/// Everything that is drawn.
pub(crate) const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// The back of a card.
pub(crate) const BACK: &str = "back";

/// A corner of the board: a tree that nobody covers.
pub(crate) const CORNER: &str = "corner";

/// A corner that counts for everybody: a bone under a star.
pub(crate) const FREE_CORNER: &str = "free_corner";

/// A picture by its name. A breed of a home-made edition that nobody has drawn shows a card's back.
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
    fn everything_that_is_asked_for_is_drawn_and_nothing_else() {
        let setup = Dogs::set_up(&Terms::plain(2)).expect("two can play");
        let cards = setup.edition.cards.iter().map(card::name_of_picture);
        let lessons = words::PRIMER.map(|(name, _)| name);
        let chips = Team::ALL.map(Team::chip);
        let others = [BACK, CORNER, FREE_CORNER];
        let asked = cards.chain(lessons).chain(chips).chain(others);
        let asked: BTreeSet<&str> = asked.collect();
        let drawn: BTreeSet<&str> = SPRITE.names.iter().map(|(name, _)| *name).collect();
        let names = |names: Vec<&&str>| format!("{names:?}");
        assert_eq!(names(asked.difference(&drawn).collect()), "[]", "not drawn");
        assert_eq!(names(drawn.difference(&asked).collect()), "[]", "not asked");
    }

    #[test]
    fn a_breed_that_nobody_has_drawn_shows_the_back_of_a_card() {
        assert_eq!(picture("a_breed_of_ones_own"), picture(BACK));
        assert_ne!(picture("pug"), picture(BACK));
    }
}
