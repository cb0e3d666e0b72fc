//! What must hold of every picture, whoever adds a breed.

mod catalogue;
mod contact_sheet;

use std::collections::BTreeSet;
use std::mem::discriminant;

use super::paint::Paint;
use super::{BREEDS, Breed, Piece, Team, chip, picture, piece, portrait, symbols};
use catalogue::{CATALOGUE, PARK, STREET, board};

#[test]
fn the_breeds_stand_in_the_catalogues_order() {
    let ours = BREEDS.map(|breed| breed.id);
    assert_eq!(ours, CATALOGUE.map(|(_, id)| id));
    for breed in BREEDS {
        // Names are their ids in words.
        let words = breed.name.to_lowercase().replace(' ', "_");
        assert_eq!(words, breed.id);
        assert_eq!(Breed::named(breed.id), Some(breed));
    }
    assert_eq!(Breed::named("wolf"), None);
}

#[test]
fn every_picture_is_well_formed() {
    for breed in BREEDS {
        well_formed(breed.id, &portrait(breed));
    }
    for kind in Piece::ALL {
        well_formed(kind.id(), &piece(kind));
    }
    for team in Team::ALL {
        well_formed(team.word(), &chip(team));
    }
    well_formed("all symbols", &symbols());
}

#[test]
fn every_picture_shown_is_among_the_symbols() {
    let symbols = symbols();
    for name in [
        "beagle",
        "doghouse",
        "chip-green",
        "back",
        "a_breed_of_ones_own",
    ] {
        let shown = picture(name);
        let (_, after) = shown.split_once("href=\"#").expect("a symbol is used");
        let id = after.split('"').next().expect("its id");
        assert!(
            symbols.contains(&format!("<symbol id=\"{id}\"")),
            "{name} shows {id}"
        );
        assert_eq!(
            id.ends_with(name),
            name != "a_breed_of_ones_own",
            "{name} shows {id}"
        );
    }
}

#[test]
fn every_portrait_is_small() {
    let sizes = BREEDS.map(|breed| (portrait(breed).len(), breed.id));
    for (size, id) in sizes {
        assert!((1_200..3_300).contains(&size), "{id} takes {size} bytes");
    }
    let all: usize = sizes.iter().map(|(size, _)| size).sum();
    assert!(all < 100_000, "all 42 take {all} bytes");
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
fn neighbours_on_both_boards_stand_on_different_grounds() {
    for rows in [&PARK[..], &STREET[..]] {
        let board = board(rows);
        for (row, line) in board.iter().enumerate() {
            for (column, here) in line.iter().enumerate() {
                let right = line.get(column + 1);
                let below = board.get(row + 1).map(|line| &line[column]);
                for next in [right, below].into_iter().flatten() {
                    let (Some(here), Some(next)) = (tint(*here), tint(*next)) else {
                        continue;
                    };
                    assert!(here.1 != next.1, "{} and {} share a ground", here.0, next.0);
                }
            }
        }
    }
}

#[test]
fn chips_differ_in_colour_and_in_shape() {
    let shapes: BTreeSet<_> = Team::ALL.iter().map(|team| team.shape()).collect();
    assert_eq!(shapes.len(), 3);
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let paint = |index: usize| Team::ALL[index].paint().0;
        assert!(
            paint(one).distance(paint(other)) > 150,
            "{:?}",
            (paint(one), paint(other))
        );
    }
}

fn tint(id: Option<&'static str>) -> Option<(&'static str, Paint)> {
    id.map(|id| (id, Breed::named(id).expect("a breed of the catalogue").tint))
}

/// Points for what can be seen from afar: two for a silhouette or a colour, one for a marking or the rest.
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

/// The first word of what `Debug` says: the variant's name.
fn word(value: &impl std::fmt::Debug) -> String {
    let said = format!("{value:?}");
    said.split('(').next().unwrap_or_default().to_owned()
}

/// Tags open and close in order, attributes are quoted, numbers are numbers.
fn well_formed(name: &str, drawn: &str) {
    for wrong in ["NaN", "inf", "--", "..", "\"\"", "&"] {
        assert!(!drawn.contains(wrong), "{name} has {wrong:?}");
    }
    let mut open = Vec::new();
    for piece in drawn.split('<').skip(1) {
        let (tag, after) = piece
            .split_once('>')
            .unwrap_or_else(|| panic!("{name}: <{piece} never ends"));
        assert_eq!(after, "", "{name} has words between its tags");
        assert_eq!(tag.matches('"').count() % 2, 0, "{name}: quotes in <{tag}>");
        let word = tag.trim_start_matches('/').split([' ', '/']).next();
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(
                open.pop(),
                Some(closed),
                "{name}: </{closed}> closes what is not open"
            );
        } else if !tag.ends_with('/') {
            open.extend(word);
        }
        if let Some((_, data)) = tag.split_once(" d=\"") {
            let data = data.split('"').next().unwrap_or_default();
            assert!(data.starts_with('M'), "{name}: a path starts with {data:?}");
            let strange =
                data.find(|letter: char| !"MmLlHhVvCcSsQqTtAaZz0123456789.- ".contains(letter));
            assert_eq!(strange, None, "{name}: {data}");
        }
    }
    assert!(open.is_empty(), "{name} leaves {open:?} open");
}
