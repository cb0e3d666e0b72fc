//! Everything the board shows has a drawing, and every drawing is shown.

use std::collections::BTreeSet;
use std::path::Path;

use mole_park::{Colour, Die, Mole, MolePark, Prize, Roll, Rolled, Setup, View};
use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Viewer};

use crate::words;

use super::{SPRITE, asleep, hole, mole, prize, resting, stranger, token, token_of};

#[test]
fn everything_shown_has_a_drawing_and_every_drawing_is_shown() {
    let mut shown = called(Path::new("src"));
    let (setup, view) = table();
    let box_of = everything(&setup, &view).join("");
    let names = box_of.split("href=\"#mole-").skip(1);
    shown.extend(names.filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    let lessons = words::PRIMER.map(|(name, _)| name.to_owned());
    shown.extend(lessons.into_iter().filter(|name| name != "mole"));
    // Only other editions use these.
    shown.extend(["prize", "roll-6"].map(str::to_owned));
    let drawn: BTreeSet<String> = SPRITE
        .names
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    let missing: Vec<_> = shown.difference(&drawn).collect();
    assert!(missing.is_empty(), "there is no drawing of {missing:?}");
    let idle: Vec<_> = drawn.difference(&shown).collect();
    assert!(idle.is_empty(), "nothing shows {idle:?}");
}

/// Every drawing of the contents of the box.
fn everything(setup: &Setup, view: &View) -> Vec<String> {
    let mut all = vec![stranger(), token(view, Seat(0))];
    all.extend(Colour::ALL.map(token_of));
    let moles = 0..setup.edition.moles.len();
    all.extend(moles.map(|at| mole(setup, Mole(at as u8))));
    let prizes = setup.edition.stands.iter().map(|stand| stand.prizes.len());
    all.extend((0..prizes.sum()).map(|at: usize| prize(setup, Prize(at as u8))));
    all.extend((1..=5).map(|number| hole(number, 5)));
    for die in Die::ALL {
        all.push(asleep(setup, view, Seat(0), die));
        let rolls = setup.faces(die).iter();
        all.extend(rolls.map(|roll| rolled(setup, view, die, *roll)));
    }
    all
}

fn rolled(setup: &Setup, view: &View, die: Die, roll: Roll) -> String {
    let rolled = Rolled { die, roll };
    resting(setup, view, Seat(0), rolled) + &super::face(view, Seat(0), rolled)
}

/// A table where nobody has chosen a colour.
fn table() -> (Setup, View) {
    let setup = MolePark::set_up(&Terms::plain(2)).expect("it can be played");
    let chance = Chance::new(Seed::from_number(1));
    let game = MolePark::deal(&setup, chance, &mut Log::silent()).expect("it can be dealt");
    (setup, game.view(Viewer::Spectator))
}

/// The names of pictures in the code.
fn called(folder: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for entry in folder.read_dir().expect("the crate's own code").flatten() {
        let path = entry.path();
        if path.is_dir() {
            names.extend(called(&path));
        } else if let Ok(code) = std::fs::read_to_string(&path) {
            for call in ["picture(\"", "little(\""] {
                let calls = code.split(call).skip(1);
                names.extend(calls.filter_map(|rest| rest.split('"').next().map(str::to_owned)));
            }
        }
    }
    names
}
