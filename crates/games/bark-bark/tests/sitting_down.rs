//! Who can play where: what is refused before anybody sits down, and what people are told.

use bark_bark::{BarkBark, rules};
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Words, letters};

use crate::tables::{plain, race};

/// MBB-1.
#[test]
fn two_are_too_few_and_six_too_many() {
    for n_seats in [2, 6] {
        let complaint = BarkBark::set_up(&Terms::plain(n_seats)).expect_err("3 to 5 play");
        let complaint = complaint.to_string();
        assert!(complaint.contains("3 to 5 can"), "{complaint}");
        assert!(complaint.contains(rules::MBB_1.as_str()), "{complaint}");
    }
    for n_seats in 3..=5 {
        assert_eq!(plain(n_seats).n_seats, n_seats);
    }
}

#[test]
fn two_tables_at_once_are_refused_by_both_their_names() {
    let terms = Terms::plain(3).with("custom_table", "9x6 4.3");
    for alone in [terms.clone(), terms.clone().with("table", "custom")] {
        let setup = BarkBark::set_up(&alone).expect("one table");
        assert_eq!((setup.grid.columns, setup.grid.rows), (9, 6));
    }
    let complaint = BarkBark::set_up(&terms.with("table", "tea_tray")).expect_err("two tables");
    let complaint = complaint.to_string();
    for named in ["`tea_tray`", "`9x6 4.3`"] {
        assert!(complaint.contains(named), "{complaint}");
    }
    let neither = Terms::plain(3).with("table", "tea_tray");
    let neither = neither.with("custom_table", "none");
    assert_eq!(BarkBark::set_up(&neither).expect("a tray").grid.columns, 9);
}

/// Section 2.3: below 30 empty cells people are warned.
#[test]
fn a_narrow_table_is_told_of_when_the_race_is_set_up() {
    for (table, is_narrow) in [("6x5 1.1", true), ("6x5", false)] {
        let setup = race(3, &format!("custom_table = {table}"));
        let mut log = Log::recording();
        let chance = Chance::new(Seed::from_number(1));
        BarkBark::deal(&setup, chance, &mut log).expect("a legal table");
        let told = BarkBark::event(&setup, &letters(3), &log.events()[0]);
        assert_eq!(told.contains("room for 29 cards only"), is_narrow, "{told}");
    }
}
