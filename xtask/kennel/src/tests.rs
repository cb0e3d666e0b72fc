//! What must hold for every portrait, for anybody who adds a breed.

use std::collections::BTreeSet;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

use crate::{BREEDS, Breed, file_of, portrait};
use dogs::{Cell, Dogs, Kind};
use tabletop::{Shelved, Terms};

/// The folder of the game's drawings.
fn art() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("../../crates/boards/dogs/art")
}

fn set_up(layout: &str) -> dogs::Setup {
    let mut terms = Terms::plain(2);
    terms.options.insert("layout".to_owned(), layout.to_owned());
    Dogs::set_up(&terms).expect("two can play")
}

#[test]
fn every_committed_portrait_is_what_is_drawn_here() {
    for breed in BREEDS {
        let file = file_of(&art(), breed);
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        let is_fresh = kept == portrait(breed);
        assert!(
            is_fresh,
            "{} differs from what is drawn; run `cargo xtask dogs`",
            file.display()
        );
    }
}

#[test]
fn the_breeds_are_those_of_the_box_in_its_order() {
    let setup = set_up("park-8x11");
    let cards = setup.edition.cards.iter();
    let breeds = cards.filter(|card| card.kind == Kind::Breed);
    let breeds: Vec<&str> = breeds.map(|card| card.id.as_str()).collect();
    assert_eq!(BREEDS.map(|breed| breed.id).as_slice(), breeds);
}

#[test]
fn every_portrait_is_valid_and_small() {
    let mut all = 0;
    for breed in BREEDS {
        let text = portrait(breed);
        for wrong in ["NaN", "inf", "--", ".."] {
            assert!(!text.contains(wrong), "{} has {wrong:?}", breed.id);
        }
        let drawing = easel::Drawing::read(&file_of(&art(), breed), &text);
        let size = drawing.expect("a valid drawing").picture().len();
        assert!(
            (1_200..3_400).contains(&size),
            "{} takes {size} bytes",
            breed.id
        );
        all += size;
    }
    assert!(all < 105_000, "all 42 take {all} bytes");
}

#[test]
fn no_two_breeds_look_alike() {
    for (index, one) in BREEDS.into_iter().enumerate() {
        for other in &BREEDS[..index] {
            let points = difference(one, other);
            assert!(
                points >= 7,
                "{} and {} differ by {points} points only",
                one.id,
                other.id
            );
        }
    }
}

#[test]
fn neighbours_on_both_boards_have_different_backgrounds() {
    for layout in ["park-8x11", "street-7x12"] {
        let setup = set_up(layout);
        let breed_in = |row: u8, col: u8| -> Option<&Breed> {
            let index = usize::from(row) * usize::from(setup.board.cols) + usize::from(col);
            let inside = row < setup.board.rows && col < setup.board.cols;
            match *setup.board.cells.get(index).filter(|_| inside)? {
                Cell::Space(card) => {
                    let id = &setup.edition.info(card).id;
                    BREEDS.into_iter().find(|breed| breed.id == id)
                }
                Cell::Corner | Cell::Hole => None,
            }
        };
        let rows = 0..setup.board.rows;
        for (row, col) in rows.flat_map(|row| (0..setup.board.cols).map(move |col| (row, col))) {
            let Some(here) = breed_in(row, col) else {
                continue;
            };
            let beside = [breed_in(row, col + 1), breed_in(row + 1, col)];
            for next in beside.into_iter().flatten() {
                assert!(
                    here.tint != next.tint,
                    "{} and {} share a background",
                    here.id,
                    next.id
                );
            }
        }
    }
}

/// Points for what can be seen from afar: two for a silhouette or a colour, one for a marking or
/// the rest.
fn difference(one: &Breed, other: &Breed) -> usize {
    let kinds = |breed: &Breed| {
        let marks: BTreeSet<_> = breed.coat.marks.iter().map(word).collect();
        let hair: BTreeSet<_> = breed.hair.iter().map(word).collect();
        (marks, hair)
    };
    let ((marks, hair), (other_marks, other_hair)) = (kinds(one), kinds(other));
    let colours = |breed: &Breed| [breed.coat.base, breed.ears.paint, breed.muzzle.paint];
    let far = colours(one)
        .into_iter()
        .zip(colours(other))
        .filter(|(mine, theirs)| mine.distance(*theirs) > 90)
        .count();
    let two = [
        one.ears.ear != other.ears.ear || one.ears.size.abs_diff(other.ears.size) > 20,
        one.head.skull != other.head.skull,
        discriminant(&one.head.edge) != discriminant(&other.head.edge),
        hair != other_hair,
    ];
    let single = [
        one.muzzle.snout != other.muzzle.snout,
        one.muzzle.mouth != other.muzzle.mouth,
        one.eyes.gaze != other.eyes.gaze,
        discriminant(&one.wear) != discriminant(&other.wear),
        one.tint != other.tint,
    ];
    let count = |these: &[bool]| these.iter().filter(|differs| **differs).count();
    let marked = marks.symmetric_difference(&other_marks).count().min(3);
    2 * far + 2 * count(&two) + count(&single) + marked
}

/// The first word of the `Debug` output: the variant's name.
fn word(value: &impl std::fmt::Debug) -> String {
    let said = format!("{value:?}");
    said.split('(').next().unwrap_or_default().to_owned()
}
