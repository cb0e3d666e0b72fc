//! Tables that cannot be set up, and their errors.

use dogs::Dogs;
use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Viewer};

use crate::tables::{SMALL, edition, own_edition, plain, set_up, small};

fn error(terms: &Terms) -> String {
    match Dogs::set_up(terms) {
        Ok(_) => panic!("this can be set up: {terms:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn two_three_four_or_six_can_play_and_others_are_refused_with_the_rule() {
    // DOGS-R1, DOGS-R2, worked example 16.
    for n_seats in [2, 3, 4, 6] {
        let setup = plain(n_seats);
        let chance = Chance::new(Seed::from_number(1));
        assert!(Dogs::deal(&setup, chance, &mut Log::silent()).is_ok());
    }
    for (n_seats, expected) in [
        (0, "DOGS-R1: 0 seats cannot play: 2, 3, 4 or 6 can"),
        (1, "DOGS-R1: 1 seat cannot play: 2, 3, 4 or 6 can"),
        (
            5,
            "DOGS-R1: 5 seats cannot form equal teams of two or three colours: 2, 3, 4 or 6 can play, and a bot may fill the sixth seat",
        ),
        (7, "DOGS-R1: 7 seats cannot play: 2, 3, 4 or 6 can"),
        (200, "DOGS-R1: 200 seats cannot play: 2, 3, 4 or 6 can"),
    ] {
        assert_eq!(error(&Terms::plain(n_seats)), expected);
    }
}

#[test]
fn a_saved_table_of_five_is_refused_with_the_rule_as_well() {
    let saved = serde_json::to_string(&plain(4)).expect("a setup can be saved");
    let five = saved.replace("\"n_seats\":4", "\"n_seats\":5");
    let refused = serde_json::from_str::<dogs::Setup>(&five).expect_err("five cannot play");
    assert!(refused.to_string().contains("DOGS-R1"), "{refused}");
    let six = saved.replace("\"n_seats\":4", "\"n_seats\":6");
    assert!(serde_json::from_str::<dogs::Setup>(&six).is_ok());
}

#[test]
fn an_unknown_option_or_value_is_refused_by_name() {
    let cases = [
        (
            "layot",
            "park",
            "option `layot`: there is no such option; there are layout, six_players, ",
        ),
        (
            "draw_mode",
            "never",
            "option `draw_mode`: `never` is not a valid value: one of auto, manual",
        ),
        (
            "layout",
            "moon",
            "option `layout`: `moon` is no board of this edition: edition, park-8x11, street-7x12",
        ),
        (
            "last_dealer",
            "C",
            "option `last_dealer`: is seat C, but the table has 2 seats",
        ),
        (
            "sequences_to_win",
            "3",
            "option `sequences_to_win`: `3` is not a valid value: one of 1, 2",
        ),
    ];
    for (key, value, expected) in cases {
        let error = error(&Terms::plain(2).with(key, value));
        assert!(error.starts_with(expected), "{error}");
    }
}

#[test]
fn every_value_of_every_option_is_accepted() {
    for option in Dogs::options() {
        for (value, _) in option.values {
            let terms = Terms::plain(6).with(option.key, value);
            assert!(Dogs::set_up(&terms).is_ok(), "{} = {value}", option.key);
        }
    }
}

#[test]
fn too_few_chips_to_win_are_refused_with_the_number_needed() {
    // DOGS-R35, DOGS-R36: two lines that share a chip take nine chips, or eight if one of the lines has
    // a free corner.
    let table = |chips: &str, corners: &str| {
        Terms::plain(2)
            .with("sequences_to_win", "2")
            .with("free_corners", corners)
            .with("chips", chips)
    };
    for (chips, corners, needed) in [("5", "off", 9), ("8", "off", 9), ("7", "on", 8)] {
        assert_eq!(
            error(&table(chips, corners)),
            format!("option `chips`: are too few: two sequences take {needed}")
        );
    }
    for (chips, corners) in [("9", "off"), ("8", "on"), ("unlimited", "off")] {
        assert!(Dogs::set_up(&table(chips, corners)).is_ok(), "{chips}");
    }
    let few = own_edition(2, &[("name = \"green\"", "name = \"green\"\nchips = 8")]);
    assert!(Dogs::set_up(&few).is_ok(), "one sequence takes five");
    assert_eq!(
        error(&few.clone().with("sequences_to_win", "2")),
        "colours[1].chips: are too few: two sequences take 9"
    );
}

#[test]
fn the_chips_option_overrides_the_edition() {
    let few = own_edition(2, &[("name = \"green\"", "name = \"green\"\nchips = 12")]);
    let green = dogs::Colour(1);
    for (value, chips) in [("edition", Some(12)), ("unlimited", None), ("50", Some(50))] {
        let setup = set_up(&few.clone().with("chips", value));
        assert_eq!(setup.chips(green), chips, "{value}");
        let saved = serde_json::to_string(&setup).expect("a setup can be saved");
        let again: dogs::Setup = serde_json::from_str(&saved).expect("and comes back");
        assert_eq!(again.chips(green), chips, "{value} comes back");
    }
}

#[test]
fn the_dealer_is_drawn_by_lot_among_all_seats() {
    // DOGS-R6, by default and if the host leaves it to chance.
    for dealer in ["random", "host_picks"] {
        let setup = set_up(&Terms::plain(3).with("dealer", dealer));
        let mut dealt = [0; 3];
        for number in 0..300 {
            let chance = Chance::new(Seed::from_number(number));
            let mut deal = Dogs::deal(&setup, chance, &mut Log::silent()).expect("three can play");
            if dealer == "host_picks" {
                let lapse = deal.lapse(setup.host);
                deal.play(setup.host, &lapse, &mut Log::silent())
                    .expect("a lapse is a choice");
            }
            let view = deal.view(Viewer::Spectator);
            let dealer = view.dealer.expect("somebody deals");
            assert_eq!(view.active, dealer.next(3), "DOGS-17");
            dealt[dealer.index()] += 1;
        }
        for seat in 0..3 {
            assert!((70..=130).contains(&dealt[seat]), "{dealer}: {dealt:?}");
        }
    }
}

#[test]
fn the_host_must_sit_at_the_table() {
    let mut terms = Terms::plain(3);
    terms.host = Seat(3);
    assert_eq!(error(&terms), "host: is seat D, but the table has 3 seats");
}

#[test]
fn an_invalid_board_is_refused_with_the_cell_and_the_reason() {
    let cases = [
        (
            "\"CAV\", \"CHI\", \"DAL\"",
            "\"CAV\", \"CHI\", \"CAT\"",
            "ours.toml: layout `park-8x11`, cell C2: is `CAT`; it must be the id or code of a breed card, `corner` or `hole`",
        ),
        (
            "\"CAV\", \"CHI\", \"DAL\"",
            "\"CAV\", \"HUT\", \"DAL\"",
            "ours.toml: layout `park-8x11`, cell B2: is `doghouse`, which is no breed and has no picture",
        ),
        (
            "\"BEA\", \"SIB\"],",
            "\"BEA\"],",
            "ours.toml: layout `park-8x11`, row 2: has 10 cells, not 11",
        ),
        (
            "rows = 8",
            "rows = 9",
            "ours.toml: layouts[0].cells: has 8 rows, not 9",
        ),
        (
            "rows = 8\ncols = 11",
            "rows = 8\ncols = 30",
            "ours.toml: layouts[0].rows and cols: are 8 and 30; each is at most 26 and the cells are at most 128",
        ),
        (
            "layout_id = \"street-7x12\"",
            "layout_id = \"park-8x11\"",
            "ours.toml: layouts[1].layout_id: is empty or appears twice",
        ),
        (
            "layout = \"park-8x11\"",
            "layout = \"moon\"",
            "ours.toml: layout: is `moon`; it must be one of the layouts: park-8x11, street-7x12",
        ),
    ];
    for (was, is, expected) in cases {
        assert_eq!(error(&own_edition(2, &[(was, is)])), expected);
    }
}

#[test]
fn an_invalid_edition_is_refused_with_the_field_and_the_reason() {
    let cases = [
        (
            "game = \"dogs\"",
            "game = \"cats\"",
            "game: is `cats`; an edition of Sequence Dogs says `dogs`",
        ),
        (
            "line_length = 5",
            "line_length = 9",
            "line_length: is 9, but must be 3 to 8",
        ),
        (
            "line_length = 5",
            "line_length = 5.5",
            "line_length: invalid type",
        ),
        (
            "2 = 5\n",
            "5 = 4\n2 = 5\n",
            "hand_size.5: is no table: 2, 3, 4 or 6 can play",
        ),
        ("6 = 4\n", "", "hand_size.6: is missing"),
        (
            "6 = 4\n",
            "6 = 9\n",
            "hand_size.6: is 9, but must be 1 to 8",
        ),
        (
            "id = \"green\"",
            "id = \"beige\"",
            "colours[1].id: is `beige`; ids begin with small letters, each with another",
        ),
        (
            "name = \"green\"",
            "name = \"green\"\nchips = 4",
            "colours[1].chips: are too few: a sequence takes 5",
        ),
        (
            "name = \"green\"",
            "name = \"blue\"",
            "colours[1].name: is `blue`, which is empty or appears twice",
        ),
        (
            "name = \"Airedale Terrier\"",
            "name = \"Afghan Hound\"",
            "cards[1].name: is `Afghan Hound`, which is empty or appears twice",
        ),
        (
            "code = \"AIR\"",
            "code = \"AFG\"",
            "cards[1].code: is `AFG`, which is empty, appears twice,",
        ),
        (
            "code = \"AIR\"",
            "code = \"AIRE\"",
            "cards[1].code: is `AIRE`; three letters are the most",
        ),
        (
            "copies = 2",
            "copies = 0",
            "cards[0].copies: is 0; at least one is in the deck",
        ),
        (
            "copies = 2",
            "copies = 200",
            "cards: are 286 in all; at most 128 fit",
        ),
        (
            "kind = \"breed\"",
            "kind = \"cat\"",
            "cards[0] `afghan_hound`: kind: unknown variant `cat`",
        ),
    ];
    for (was, is, expected) in cases {
        let error = error(&own_edition(2, &[(was, is)]));
        let expected = format!("ours.toml: {expected}");
        assert!(error.starts_with(&expected), "{expected}\n{error}");
    }
}

#[test]
fn a_board_without_a_line_or_a_breed_without_a_picture_is_refused() {
    let no_line = SMALL.replace("line_length = 4", "line_length = 6");
    assert_eq!(
        error(&edition(2, no_line)),
        "ours.toml: layout `yard`: has no straight line of 6 spaces"
    );
    let no_picture = SMALL
        .replace("\"boxer\"", "\"hole\"")
        .replace("id = \"hole\"", "id = \"boxer\"");
    assert_eq!(
        error(&edition(2, no_picture)),
        "ours.toml: layout `yard`: does not picture `boxer`"
    );
    let too_few = SMALL.replace("6 = 1", "6 = 4");
    assert_eq!(
        error(&edition(2, too_few)),
        "ours.toml: hand_size.6: deals 24 cards, and the deck has 14; some must be left to draw"
    );
    let two_colours = SMALL.replace("[[colours]]\nid = \"red\"\nname = \"red\"\n", "");
    assert!(Dogs::set_up(&edition(2, two_colours.clone())).is_ok());
    assert_eq!(
        error(&edition(3, two_colours)),
        "colours: are 2, and 3 sides play"
    );
}

#[test]
fn an_odd_but_playable_edition_gets_a_warning() {
    let setup = small(2, &[]);
    let warnings: Vec<String> = setup
        .edition
        .warnings()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(
        warnings.contains(&"layout `yard`, `pug`: is pictured 3 times, not twice".to_owned()),
        "{warnings:?}"
    );
    let park = own_edition(
        2,
        &[("\"CAV\", \"CHI\", \"DAL\"", "\"CAV\", \"DAL\", \"CHI\"")],
    );
    assert_eq!(set_up(&park).edition.warnings(), []);
    let near = own_edition(
        2,
        &[
            ("\"MAS\", \"MSC\", \"DAC\"", "\"MAS\", \"CAV\", \"DAC\""),
            ("\"CAV\", \"CAI\", \"AKI\"", "\"MSC\", \"CAI\", \"AKI\""),
        ],
    );
    let warnings: Vec<String> = set_up(&near)
        .edition
        .warnings()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(
        warnings
            .iter()
            .any(|warning| warning.ends_with("has two pictures in one line")),
        "{warnings:?}"
    );
}

#[test]
fn an_edition_survives_a_round_trip_through_toml() {
    for terms in [Terms::plain(2), edition(3, SMALL.to_owned())] {
        let setup = set_up(&terms);
        let written = Dogs::edition(&setup);
        let again = set_up(&edition(terms.n_seats, written));
        assert_eq!(again.edition, setup.edition);
    }
}

#[test]
fn three_teams_are_refused_unless_six_play() {
    let three_teams = |n_seats| Terms::plain(n_seats).with("six_players", "three_teams");
    for (n_seats, how) in [
        (2, "two or three play each for themselves"),
        (3, "two or three play each for themselves"),
        (4, "four play in two teams"),
    ] {
        // DOGS-R2, DOGS-R3.
        let expected =
            format!("option `six_players`: is three_teams, which is for six players; {how}");
        assert_eq!(error(&three_teams(n_seats)), expected);
    }
    assert!(Dogs::set_up(&three_teams(6)).is_ok());
}

#[test]
fn two_sequences_to_win_need_a_board_with_two_separate_lines() {
    // DOGS-R36: on four by five cells, any two lines of five share too much.
    let text = crate::tables::SMALL
        .replace("line_length = 4", "line_length = 5")
        .replace("chips = 9", "chips = 20")
        .replace(
            "\"boxer\", \"hole\", \"akita\"",
            "\"boxer\", \"hole\", \"corner\"",
        )
        .replace(
            "[\"collie\", \"akita\", \"beagle\", \"pug\", \"poodle\"]",
            "[\"corner\", \"akita\", \"beagle\", \"pug\", \"poodle\"]",
        );
    let terms = crate::tables::edition(2, text);
    assert!(
        Dogs::set_up(&terms).is_ok(),
        "one line is enough to win once"
    );
    let error = error(&terms.with("sequences_to_win", "2"));
    assert!(
        error.starts_with("option `sequences_to_win`: cannot be 2 on this board"),
        "{error}"
    );
}

#[test]
fn too_many_kinds_of_card_are_refused() {
    let more: String = (0..129)
        .map(|n| {
            format!(
                "[[cards]]\nid = \"more_{n}\"\ncode = \"{n}\"\nname = \"More {n}\"\nkind = \"hydrant\"\ncopies = 0\ntext = \"\"\n"
            )
        })
        .collect();
    let terms = crate::tables::edition(2, format!("{}{more}", crate::tables::SMALL));
    let error = error(&terms);
    assert!(
        error.starts_with("ours.toml: cards: are of 13")
            && error.ends_with("at most 128 can be told apart"),
        "{error}"
    );
}
