//! A wrong edition is refused with the card, the field and the reason.

use bandimals::{Bandimals, Edition, Lying, Op};
use printed::Printed;
use tabletop::{Chance, EditionText, Game, Log, Seat, Seed, Shelved, Terms, Viewer};

/// The error about the base edition with one text replaced.
fn error(from: &str, to: &str) -> String {
    let text = Bandimals::EDITION;
    assert!(text.contains(from), "the edition has no `{from}` to change");
    let file = "ours.toml".to_owned();
    let text = text.replacen(from, to, 1);
    match Edition::parse(&EditionText { file, text }) {
        Ok(_) => panic!("`{to}` instead of `{from}` was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn an_error_names_the_card_and_the_field() {
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
        let told = error(from, to);
        for part in parts {
            assert!(told.contains(part), "`{told}` does not say `{part}`");
        }
        assert!(told.starts_with("ours.toml"), "{told}");
    }
}

/// The error about the base edition with the booster in it and one text of that replaced.
fn booster_error(from: &str, to: &str) -> String {
    const BOOSTER: &str = include_str!("../../../../editions/bandimals-booster.toml");
    assert!(
        BOOSTER.contains(from),
        "the booster has no `{from}` to change"
    );
    let text = format!("{}\n{}", Bandimals::EDITION, BOOSTER.replacen(from, to, 1));
    let file = "ours.toml".to_owned();
    match Edition::parse(&EditionText { file, text }) {
        Ok(_) => panic!("`{to}` instead of `{from}` was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn booster_fields_without_effect_or_against_a_rule_are_refused() {
    let told = error(
        "who = \"actor\", n = 3",
        "who = \"actor\", n = 3, plus = \"bid\"",
    );
    assert!(
        told.contains("`bake_sale`: ops[0]: plus: is `bid`"),
        "{told}"
    );
    let told = error(
        "who = \"actor\", n = 4",
        "who = \"actor\", n = 4, plus = \"score\"",
    );
    assert!(told.contains("`band_camp`"), "{told}");
    assert!(told.contains("plus: is `score`"), "{told}");
    let remove = |who: &str, chooser: &str| {
        let op = "op = \"remove\", kind = \"either\", to = \"discard\", n = 1";
        format!("{{ {op}, who = \"{who}\", chooser = \"{chooser}\" }}")
    };
    let take = "{ op = \"take\", n = 1 }";
    for (from, to, parts) in [
        ("count = 6", "count = 0", ["band_halt: count", "is 0"]),
        (
            take,
            &remove("target", "actor"),
            ["`drum_off`: reward[0]: chooser", "none to name"],
        ),
        (
            take,
            &remove("target", "owner"),
            ["`drum_off`: reward[0]: who", "BAND-R70"],
        ),
        (
            "who = \"actor\", n = 3 }",
            "who = \"actor\", n = 3, plus = \"bid\" }",
            ["`horns_up`: reward[0]: plus", "mechanism `bid`"],
        ),
        (
            "plus = \"score\"",
            "plus = \"bid\"",
            ["`hold_the_line`: reward[0]: plus", "mechanism `bid`"],
        ),
        (
            "Hoist the anchor, we march at dawn!",
            "We march at dawn!",
            ["`pirates`: lines", "none of the theme's words"],
        ),
        (
            "lines = [\n    \"The Brass Monkeys\",\n    \"Four Paws Forward\",\n    \"Hoof and Hooter\",\n]",
            "",
            ["`name_that_band`: lines", "a ballot offers"],
        ),
    ] {
        let told = booster_error(from, to);
        for part in parts {
            assert!(told.contains(part), "`{told}` does not say `{part}`");
        }
    }
}

#[test]
fn clear_means_penalties_unless_the_card_says_otherwise() {
    let what = |words: &str| {
        let from = "{ op = \"draw\", who = \"actor\", n = 3 }";
        let to = format!("{{ op = \"clear\", n = 1{words} }}");
        let text = Bandimals::EDITION.replacen(from, &to, 1);
        let file = "ours.toml".to_owned();
        let edition = Edition::parse(&EditionText { file, text }).expect("a legal edition");
        edition.specials[0].ops[0]
    };
    for (words, expected) in [
        ("", Lying::Penalty),
        (", what = \"bonus\"", Lying::Bonus),
        (", what = \"either\"", Lying::Either),
    ] {
        let (n, else_draw) = (1, 0);
        let what_is = what(words);
        assert_eq!(
            what_is,
            Op::Clear {
                n,
                what: expected,
                else_draw
            }
        );
    }
}

#[test]
fn one_band_halt_each_needs_as_many_cards() {
    // BAND-R62.
    let terms = |n| {
        let terms = Terms::plain(n).with("band_halt_deal", "one_each");
        terms.with("first_person", "random")
    };
    for n in 7..=8 {
        let error = Bandimals::set_up(&terms(n).with("booster", "on"));
        let error = error.expect_err("six cards for more than six").to_string();
        assert!(error.contains("BAND-R62"), "{error}");
        Bandimals::set_up(&terms(n)).expect("without the booster nobody gets one");
    }
    Bandimals::set_up(&terms(6).with("booster", "on")).expect("six cards for six");
}

#[test]
fn somebody_may_start_with_two_band_halts() {
    // BAND-R63.
    let terms = Terms::plain(3).with("booster", "on");
    let setup = Bandimals::set_up(&terms.with("first_person", "random")).expect("three");
    let most = (0..60).map(|number| {
        let chance = Chance::new(Seed::from_number(number));
        let deal = Bandimals::deal(&setup, chance, &mut Log::silent()).expect("three");
        let halts = |seat| {
            let hand = &deal.view(Viewer::Seat(seat)).hands[seat];
            let up = hand.iter().filter_map(|face| face.up());
            up.filter(|&card| setup.name(card) == "Band Halt!").count()
        };
        deal.seats().iter().map(halts).max()
    });
    let most: Vec<_> = most.collect();
    assert!(
        most.contains(&Some(1)) && most.contains(&Some(2)),
        "{most:?}"
    );
}

#[test]
fn the_base_edition_has_the_card_counts_of_the_catalogue() {
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
fn impossible_tables_are_refused_with_their_rule() {
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
        let error = Bandimals::set_up(&terms).expect_err("an impossible table");
        assert!(error.to_string().contains(rule), "{error}");
    }
}

#[test]
fn the_next_game_of_a_series_knows_who_went_first_in_the_last_one() {
    // BAND-R5.
    let mut terms = Terms::plain(3).with("first_person", "rotate");
    let mut firsts = Vec::new();
    for number in 0..4 {
        let setup = Bandimals::set_up(&terms).expect("three can play");
        let chance = Chance::new(Seed::from_number(number));
        let deal = Bandimals::deal(&setup, chance, &mut Log::silent()).expect("three can play");
        firsts.push(deal.open().first.letter());
        // It does not matter who won.
        terms.last_winner = Some(Seat(2));
        Bandimals::carry_over(&deal, &mut terms);
    }
    assert_eq!(firsts, ['A', 'B', 'C', 'A']);
    let error = Bandimals::set_up(
        &Terms {
            n_seats: 2,
            ..terms
        }
        .with("last_first", "C"),
    );
    let error = error.expect_err("two have no seat C").to_string();
    assert!(error.contains("option `last_first`: is seat C"), "{error}");
}

#[test]
fn possible_tables_can_be_set_up_at_every_number_of_seats() {
    // BAND-R55, BAND-R59, BAND-R61.
    for n in 2..=8 {
        for preset in ["base", "alternate_2_4", "quicker_2_4", "alternate_6_8"] {
            for required in ["none", "random", "guard"] {
                let terms = Terms::plain(n)
                    .with("preset", preset)
                    .with("required_section", required)
                    .with("booster", "on")
                    .with("any_count", "on");
                Bandimals::set_up(&terms).unwrap_or_else(|error| panic!("{n}: {error}"));
            }
        }
    }
    for n in 2..=5 {
        for preset in ["base", "quicker_2_4"] {
            let terms = Terms::plain(n)
                .with("one_section_each", "on")
                .with("preset", preset)
                .with("any_count", "on");
            Bandimals::set_up(&terms).unwrap_or_else(|error| panic!("{n}: {error}"));
        }
    }
}
