//! The table in text: the map is right, and its legend explains every mark it uses.

use bark_bark::{BarkBark, Phase, View};
use tabletop::{Game, Seat, Staged, Viewer, Words, letters};

use crate::tables;

/// The picture of a staged table for a spectator.
fn picture(given: &[&str]) -> String {
    let (setup, state) = BarkBark::stage(given, &[]).unwrap_or_else(|why| panic!("{why}"));
    let view = state.view(Viewer::Spectator);
    BarkBark::picture(&setup, &letters(setup.n_seats), &view, Viewer::Spectator)
}

/// The lines of the map, without the legend.
fn map_of(picture: &str) -> Vec<&str> {
    let from_columns = picture.lines().skip_while(|line| line.starts_with("Race"));
    from_columns
        .take_while(|line| !line.starts_with('('))
        .collect()
}

#[test]
fn bounces_to_every_side_are_on_the_map() {
    let shown = picture(&["3 seats", "row 2: . . o|", "row 3: . S:ABC - o-"]);
    assert_eq!(
        map_of(&shown),
        [
            "     a     b     c     d     e",
            " 2   ·     ·     ·     ·     ·",
            " 3   ·     ·   ┈┈│O┈┈  ·     ·",
            "                 │     ┊",
            " 4   ·   ──S*──────────O───  ·",
            "           │ABC        ┊",
            " 5   ·     ·     ·     ·     ·",
        ],
        "{shown}"
    );
}

#[test]
fn a_map_explains_the_marks_it_has_and_no_others() {
    let plain = picture(&["3 seats", "row 3: . S:BC -:A*"]);
    assert!(plain.contains("S Start"), "{plain}");
    for absent in ["O trampoline", "┊", "▒", "M Monty", "stands behind it"] {
        assert!(
            !plain.contains(absent),
            "{absent} is not on the map:\n{plain}"
        );
    }
    let full = picture(&[
        "3 seats",
        "on a table 9x6 4.2",
        "row 2: . . . g|",
        "row 3: . S:BC o- ┘g:A*",
        "row 4: . M",
    ]);
    let meanings = [
        "S Start",
        "O trampoline",
        "M Monty",
        "┊ and ┈ where one can bounce over",
        "▒ an obstacle",
        "* where the race is headed",
        "stands behind it",
    ];
    for meaning in meanings {
        assert!(full.contains(meaning), "{meaning} is missing:\n{full}");
    }
}

#[test]
fn every_mark_of_every_map_is_explained() {
    let strokes = "─│└┘┌┐┼·┈┊▒*";
    let mut n_maps = 0;
    for options in ["table = breakfast_table", "table = tea_tray"] {
        let setup = tables::race(5, options);
        tables::at_every_step(&setup, 12, |_, state| {
            let view = state.view(Viewer::Spectator);
            if view.open.garden.is_empty() {
                return;
            }
            n_maps += 1;
            let shown = BarkBark::picture(&setup, &letters(5), &view, Viewer::Spectator);
            let legend = shown.lines().find(|line| line.starts_with('('));
            let legend = legend.expect("a map has a legend");
            for mark in map_of(&shown).iter().skip(1).flat_map(|line| line.chars()) {
                let is_plain = mark.is_whitespace() || mark.is_ascii_digit();
                let is_pawn = ('A'..='E').contains(&mark);
                let is_told = legend.contains(&format!("{mark} "));
                assert!(
                    is_plain || is_pawn || strokes.contains(mark) || is_told,
                    "`{mark}` is not explained:\n{shown}"
                );
            }
            for mark in ['┊', '┈', '▒'] {
                let is_there = map_of(&shown).iter().any(|line| line.contains(mark));
                assert!(!is_there || legend.contains(mark), "{mark}:\n{shown}");
            }
        });
    }
    assert!(n_maps > 500, "only {n_maps} maps were looked at");
}

#[test]
fn when_start_is_placed_the_map_shows_every_cell_that_is_a_choice() {
    for table in ["kitchen_table", "breakfast_table"] {
        let setup = tables::race(3, &format!("table = {table}"));
        tables::at_every_step(&setup, 1, |played, _| {
            let seat: Seat = played.seat;
            let view: View = played.before.view(Viewer::Seat(seat));
            if view.open.phase != Phase::PlaceStart {
                return;
            }
            let names = letters(3);
            let choices = played.before.choices(seat);
            let shown = BarkBark::picture(&setup, &names, &view, Viewer::Seat(seat));
            let mut map = shown.lines();
            let columns: Vec<&str> = map.next().unwrap_or_default().split_whitespace().collect();
            let mut on_map = Vec::new();
            for line in map.take_while(|line| !line.starts_with('(')) {
                let mut marks = line.split_whitespace();
                let row = marks.next().unwrap_or_default();
                for (column, mark) in columns.iter().zip(marks) {
                    if mark == "·" {
                        on_map.push(format!("{column}{row}"));
                    }
                }
            }
            let told: Vec<String> = choices
                .iter()
                .map(|action| BarkBark::choice(&setup, &names, &view, seat, action))
                .collect();
            assert_eq!(on_map, told, "{shown}");
            assert!(told.len() > 70, "{told:?}");
        });
    }
}
