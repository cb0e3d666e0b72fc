//! A wrong edition is refused with the card, the field and the reason.

use bandimals::{Bandimals, Edition};
use printed::Printed;
use tabletop::{Chance, EditionText, Game, Log, Seat, Seed, Shelved, Terms};

/// The complaint about the box with one text replaced.
fn complaint(from: &str, to: &str) -> String {
    let text = Bandimals::EDITION;
    assert!(text.contains(from), "the box has no `{from}` to change");
    let file = "ours.toml".to_owned();
    let text = text.replacen(from, to, 1);
    match Edition::parse(&EditionText { file, text }) {
        Ok(_) => panic!("`{to}` instead of `{from}` was taken"),
        Err(complaint) => complaint.to_string(),
    }
}

#[test]
fn a_complaint_names_the_card_and_the_field() {
    let cases = [
        (
            "op = \"take\", n = 1",
            "op = \"take\", n = 0",
            ["`wrong_locker`", "n: is 0"],
        ),
        (
            "lasts = \"turns:3\"",
            "lasts = \"for ever\"",
            ["`booster_club`: lasts", "`turns:1`"],
        ),
        (
            "who = \"each\", n = 2",
            "who = \"target\", n = 2",
            ["`rainout`", "no single target"],
        ),
        (
            "hand_limit = 8",
            "hand_limit = 0",
            ["hand_limit", "1 to 20"],
        ),
        (
            "name = \"Elephant\"",
            "name = \"Bison\"",
            ["players[1]: name", "there already"],
        ),
        (
            "id = \"slow_bus\"",
            "id = \"no_u\"",
            ["`no_u`", "there already"],
        ),
        (
            "game = \"bandimals\"",
            "game = \"argh\"",
            ["game", "not `bandimals`"],
        ),
    ];
    for (from, to, parts) in cases {
        let told = complaint(from, to);
        for part in parts {
            assert!(told.contains(part), "`{told}` does not say `{part}`");
        }
        assert!(told.starts_with("ours.toml"), "{told}");
    }
}

#[test]
fn the_box_holds_what_the_catalogue_counts() {
    let edition = Edition::base().clone().with_booster();
    let count = |kind: &str| -> u32 {
        let specials = edition.specials.iter();
        let of_kind = specials.filter(|special| special.kind.words() == kind);
        of_kind.map(|special| u32::from(special.count)).sum()
    };
    assert_eq!(count("Quick Bonus"), 16);
    assert_eq!(count("Band Bonus"), 16);
    assert_eq!(count("Quick Penalty"), 27);
    assert_eq!(count("Band Penalty"), 13);
    assert_eq!(edition.ct.len(), 18);
    assert_eq!(edition.band_halt.map(|halt| halt.count), Some(6));
}

#[test]
fn tables_that_cannot_be_say_which_rule_forbids_them() {
    let one = |n| Terms::plain(n).with("one_section_each", "on");
    let mut cases = vec![
        (Terms::plain(1), "BAND-R55"),
        (Terms::plain(9), "BAND-R55"),
        (one(3).with("preset", "alternate_2_4"), "BAND-R61"),
        (one(3).with("required_section", "brass"), "BAND-R61"),
        (one(3).with("required_section", "random"), "BAND-R61"),
        (
            one(5)
                .with("preset", "alternate_6_8")
                .with("any_count", "on"),
            "BAND-R61",
        ),
    ];
    cases.extend((6..=8).map(|n| (one(n), "BAND-R59")));
    for preset in ["alternate_2_4", "quicker_2_4"] {
        cases.extend((5..=8).map(|n| (Terms::plain(n).with("preset", preset), "BAND-R55")));
    }
    let large = (2..=5).map(|n| Terms::plain(n).with("preset", "alternate_6_8"));
    cases.extend(large.map(|terms| (terms, "BAND-R55")));
    for (terms, rule) in cases {
        let complaint = Bandimals::set_up(&terms).expect_err("this table cannot be");
        assert!(complaint.to_string().contains(rule), "{complaint}");
    }
}

#[test]
fn who_went_first_is_carried_over_to_the_next_game_of_a_series() {
    // BAND-R5.
    let mut terms = Terms::plain(3).with("first_person", "rotate");
    let mut firsts = Vec::new();
    for number in 0..4 {
        let setup = Bandimals::set_up(&terms).expect("three can play");
        let chance = Chance::new(Seed::from_number(number));
        let deal = Bandimals::deal(&setup, chance, &mut Log::silent()).expect("three can play");
        firsts.push(deal.open().first.letter());
        // Whoever won has nothing to do with it.
        terms.last_winner = Some(Seat(2));
        Bandimals::carry_over(&deal, &mut terms);
    }
    assert_eq!(firsts, ['A', 'B', 'C', 'A']);
    let complaint = Bandimals::set_up(
        &Terms {
            n_seats: 2,
            ..terms
        }
        .with("last_first", "C"),
    );
    let complaint = complaint.expect_err("two have no seat C").to_string();
    assert!(
        complaint.contains("option `last_first`: is seat C"),
        "{complaint}"
    );
}

#[test]
fn tables_that_can_be_are_laid_at_every_number_of_seats() {
    // BAND-R55, BAND-R59, BAND-R61.
    for n in 2..=8 {
        for preset in ["base", "alternate_2_4", "quicker_2_4", "alternate_6_8"] {
            for required in ["none", "random", "guard"] {
                let terms = Terms::plain(n)
                    .with("preset", preset)
                    .with("required_section", required)
                    .with("booster", "on")
                    .with("any_count", "on");
                Bandimals::set_up(&terms).unwrap_or_else(|complaint| panic!("{n}: {complaint}"));
            }
        }
    }
    for n in 2..=5 {
        for preset in ["base", "quicker_2_4"] {
            let terms = Terms::plain(n)
                .with("one_section_each", "on")
                .with("preset", preset)
                .with("any_count", "on");
            Bandimals::set_up(&terms).unwrap_or_else(|complaint| panic!("{n}: {complaint}"));
        }
    }
}
