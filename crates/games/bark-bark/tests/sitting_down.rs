//! Setups that are refused before a deal, and warnings about small tables.

use bark_bark::{BarkBark, rules};
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Words, letters};

use crate::tables::{plain, race};

/// MBB-1.
#[test]
fn three_to_five_can_play() {
    for n_seats in [2, 6] {
        let error = BarkBark::set_up(&Terms::plain(n_seats)).expect_err("3 to 5 play");
        let error = error.to_string();
        assert!(error.contains("3 to 5 can"), "{error}");
        assert!(error.contains(rules::MBB_1.as_str()), "{error}");
    }
    for n_seats in 3..=5 {
        assert_eq!(plain(n_seats).n_seats, n_seats);
    }
}

#[test]
fn two_tables_at_once_are_refused_and_both_are_named() {
    let terms = Terms::plain(3).with("custom_table", "9x6 4.3");
    for alone in [terms.clone(), terms.clone().with("table", "custom")] {
        let setup = BarkBark::set_up(&alone).expect("one table");
        assert_eq!((setup.grid.columns, setup.grid.rows), (9, 6));
    }
    let error = BarkBark::set_up(&terms.with("table", "tea_tray")).expect_err("two tables");
    let error = error.to_string();
    for named in ["`tea_tray`", "`9x6 4.3`"] {
        assert!(error.contains(named), "{error}");
    }
    let neither = Terms::plain(3).with("table", "tea_tray");
    let neither = neither.with("custom_table", "none");
    assert_eq!(BarkBark::set_up(&neither).expect("a tray").grid.columns, 9);
}

/// Section 2.3: with fewer than 30 empty cells there is a warning.
#[test]
fn a_race_on_a_small_table_begins_with_a_warning() {
    for (table, is_narrow) in [("6x5 1.1", true), ("6x5", false)] {
        let setup = race(3, &format!("custom_table = {table}"));
        let mut log = Log::recording();
        let chance = Chance::new(Seed::from_number(1));
        BarkBark::deal(&setup, chance, &mut log).expect("a legal table");
        let told = BarkBark::event(&setup, &letters(3), &log.events()[0]);
        assert_eq!(told.contains("room for 29 cards only"), is_narrow, "{told}");
    }
}
