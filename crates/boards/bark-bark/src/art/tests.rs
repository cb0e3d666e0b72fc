//! Every picture that the board uses exists, and every picture is used.

use std::collections::BTreeSet;
use std::path::Path;

use bark_bark::{BarkBark, Card, Critter, Setup};
use tabletop::{Seat, Shelved, Terms};

use crate::{card, words};

use super::{SPRITE, figure, lesson, little};

#[test]
fn every_picture_in_use_exists_and_every_picture_is_in_use() {
    let mut shown = called(Path::new("src"));
    let setup = BarkBark::set_up(&Terms::plain(3)).expect("it can be played");
    let all = everything(&setup).join("");
    let names = all.split("href=\"#bark-").skip(1);
    shown.extend(names.filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    let drawn: BTreeSet<String> = SPRITE
        .names
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    let missing: Vec<_> = shown.difference(&drawn).collect();
    assert!(missing.is_empty(), "there is no drawing for {missing:?}");
    let idle: Vec<_> = drawn.difference(&shown).collect();
    assert!(idle.is_empty(), "nothing uses {idle:?}");
}

/// Everything in the box, drawn.
fn everything(setup: &Setup) -> Vec<String> {
    let mut all = vec![card::garden_back()];
    let cards = (0..setup.edition.cards.len()).map(|index| Card(index as u8));
    all.extend(cards.map(|card| little(setup, card)));
    let critters = [Critter::Cat, Critter::Squirrel].map(Some);
    all.extend(critters.map(|critter| figure("red", critter, Seat(0))));
    all.extend(words::PRIMER.map(|(name, _)| lesson(name)));
    all
}

/// The pictures that the code names.
fn called(folder: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for entry in folder.read_dir().expect("the crate's own code").flatten() {
        let path = entry.path();
        if path.is_dir() {
            names.extend(called(&path));
        } else if let Ok(code) = std::fs::read_to_string(&path) {
            for call in ["picture(\"", "layer(\"", "arrow(\""] {
                let calls = code.split(call).skip(1);
                names.extend(calls.filter_map(|rest| rest.split('"').next().map(str::to_owned)));
            }
        }
    }
    names
}
