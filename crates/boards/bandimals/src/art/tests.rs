//! Every picture that is used exists, and every drawing is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bandimals::{Card, Ct, Section, Setup};
use tabletop::Terms;

use super::SPRITE;
use crate::{art, card, words};

/// A table with all cards, the booster included.
fn setup() -> Setup {
    Setup::new(&Terms::plain(4).with("booster", "on")).expect("the official edition")
}

/// The pictures of all cards, of the lessons and of the whole band.
fn shown(setup: &Setup) -> String {
    let edition = &setup.edition;
    let n_cards = edition.players.len() + edition.equipment.len() + edition.specials.len();
    let mut shown = art::goal() + &card::back() + &card::indigo_back();
    // One more is Band Halt!
    for index in 0..=n_cards {
        shown += &card::front(setup, Card(u8::try_from(index).expect("few cards")));
    }
    for index in 0..edition.drum_majors.len() {
        shown += &card::major(setup, u8::try_from(index).expect("few Drum Majors"));
    }
    for index in 0..edition.ct.len() {
        shown += &card::ct(setup, Ct(u8::try_from(index).expect("few indigo cards")));
    }
    for (name, _) in words::PRIMER {
        shown += &art::lesson(name);
    }
    Section::ALL.map(art::badge).concat() + &shown
}

/// Every text between `opening` and the next quotation mark.
fn quoted(text: &str, opening: &str) -> BTreeSet<String> {
    let parts = text.split(opening).skip(1);
    let names = parts.filter_map(|part| part.split('"').next());
    names.map(str::to_owned).collect()
}

/// All signs that this crate's code names: a card of your own may need any of them.
fn signs(folder: &Path) -> BTreeSet<String> {
    let mut signs = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            signs.extend(self::signs(&path));
        } else if !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let named = quoted(&text, "\"sign-");
            signs.extend(named.into_iter().map(|name| format!("sign-{name}")));
        }
    }
    signs.retain(|name| name != "sign-");
    signs
}

#[test]
fn every_picture_that_is_used_exists_and_every_drawing_is_used() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut asked = quoted(&shown(&setup()), "href=\"#band-");
    asked.extend(signs(&sources));
    let drawn: BTreeSet<String> = SPRITE
        .names
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    let missing: Vec<&String> = asked.difference(&drawn).collect();
    assert!(missing.is_empty(), "there is no drawing of {missing:?}");
    let idle: Vec<&String> = drawn.difference(&asked).collect();
    assert!(idle.is_empty(), "nothing uses {idle:?}");
}

#[test]
fn every_animal_and_instrument_of_the_box_has_a_picture_of_its_own() {
    let setup = setup();
    let edition = &setup.edition;
    let cards = edition.players.iter().chain(&edition.equipment);
    let names = cards.map(|card| &card.name).chain(&edition.drum_majors);
    let mut pictures = BTreeSet::new();
    for name in names {
        let picture = art::named(name).unwrap_or_else(|| panic!("there is no drawing of {name}"));
        assert!(pictures.insert(picture), "{name} looks like another");
    }
}

#[test]
fn a_name_without_a_drawing_has_no_picture_and_a_sign_is_not_an_animal() {
    assert_eq!(art::named("Axolotl"), None);
    assert_eq!(art::named("Sign halt"), None);
}
