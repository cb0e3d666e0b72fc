//! Marching Band(-imals) keeps the laws at every number of seats and with every option. Random play
//! seldom completes a band, so the round limit keeps deals short.

use bandimals::{Action, Bandimals, Halt, Setup, Step, Theme, Unasked};
use laws::{Examination, driven};
use tabletop::{Chance, EditionText, Game, Log, Seed, Shelved, Terms};

use crate::tables::{set_up, with};

fn hold(n_seats: u8, deals: u64, options: &str) {
    let setup = with(n_seats, options);
    Examination::of(deals).hold::<Bandimals>(&setup);
}

#[test]
fn the_laws_hold_with_two_seats() {
    hold(2, 3, "round_limit = 12");
}

#[test]
fn the_laws_hold_with_three_seats() {
    hold(3, 2, "round_limit = 8");
}

#[test]
fn the_laws_hold_with_two_seats_and_the_booster() {
    hold(
        2,
        3,
        "round_limit = 12; booster = on; first_person = random",
    );
}

#[test]
fn the_laws_hold_with_four_seats_and_the_booster() {
    hold(4, 2, "round_limit = 6; booster = on; first_person = random");
}

#[test]
fn the_laws_hold_with_five_to_eight_seats() {
    for n_seats in 5..=8 {
        hold(n_seats, 1, "round_limit = 3; first_person = random");
    }
}

#[test]
fn the_laws_hold_with_five_to_eight_seats_and_the_booster() {
    for n_seats in 5..=8 {
        hold(
            n_seats,
            1,
            "round_limit = 3; booster = on; first_person = random",
        );
    }
}

#[test]
fn the_laws_hold_under_every_preset() {
    hold(
        3,
        2,
        "round_limit = 6; preset = alternate_2_4; first_person = host",
    );
    hold(
        3,
        2,
        "round_limit = 6; preset = quicker_2_4; first_person = rotate; required_section = random",
    );
    hold(
        6,
        1,
        "round_limit = 3; preset = alternate_6_8; required_section = brass",
    );
    hold(
        3,
        2,
        "round_limit = 6; one_section_each = on; assign = choose",
    );
    hold(
        5,
        1,
        "round_limit = 4; one_section_each = on; preset = quicker_2_4; any_count = on",
    );
    hold(
        3,
        1,
        "round_limit = 5; one_section_each = on; booster = on; first_person = random",
    );
}

#[test]
fn the_laws_hold_under_the_other_options() {
    hold(
        3,
        2,
        "round_limit = 6; placement = loose; removed_to = discard; no_u_race = on; auto_drum_major = off",
    );
    hold(
        3,
        2,
        "round_limit = 6; leaver = remove; first_person = random",
    );
    hold(
        4,
        2,
        "round_limit = 5; leaver = remove; booster = on; theme_judge = vote",
    );
    hold(
        3,
        2,
        "round_limit = 8; booster = on; timed_contests = off; theme_judge = vote; band_halt_deal = shuffled",
    );
}

#[test]
fn the_laws_hold_with_every_number_of_seats_and_every_preset() {
    // Every second one has the booster: with each preset, and at each number of seats.
    let presets = ["base", "alternate_2_4", "quicker_2_4", "alternate_6_8"];
    for n_seats in 2..=8 {
        for (place, preset) in presets.into_iter().enumerate() {
            let has_booster = (usize::from(n_seats) + place).is_multiple_of(2);
            let booster = if has_booster { "on" } else { "off" };
            let options = format!(
                "round_limit = 1; any_count = on; preset = {preset}; booster = {booster}; \
                 first_person = random"
            );
            hold(n_seats, 1, &options);
        }
    }
}

/// An edition whose indigo pile has only themes, so that every deal votes on them.
fn themes_only() -> Setup {
    let booster = include_str!("../../../../editions/bandimals-booster.toml");
    let (halt, cards) = booster.split_once("[[ct]]").expect("a booster has cards");
    let themes = cards.split("[[ct]]");
    let themes = themes.filter(|card| card.contains("kind = \"theme\""));
    let themes: String = themes.map(|card| format!("[[ct]]{card}")).collect();
    let mut terms = Terms::plain(4);
    for (key, value) in [
        ("booster", "on"),
        ("leaver", "remove"),
        ("theme_judge", "vote"),
        ("first_person", "random"),
        ("round_limit", "4"),
    ] {
        terms = terms.with(key, value);
    }
    terms.edition = Some(EditionText {
        file: "themes.toml".to_owned(),
        text: format!("{}\n{halt}{themes}", Bandimals::EDITION),
    });
    set_up(&terms)
}

#[test]
fn leaving_during_a_theme_vote_holds_nobody_up() {
    // Deals are played up to a vote. Before each vote every seat leaves once, in a copy of the deal that
    // lapses then play to the end.
    let setup = themes_only();
    let mut n_left = 0;
    for number in 0..4 {
        let mut luck = Chance::new(Seed::from_number(number));
        let chance = Chance::new(Seed::from_number(number));
        let deal = Bandimals::deal(&setup, chance, &mut Log::silent());
        let mut state = deal.expect("four can play");
        while let Some(seat) = state.awaited().first() {
            if let Some(Step::ThemeVote { .. }) = state.open().agenda.last() {
                for leaver in state.seats().iter() {
                    let mut world = state.clone();
                    if world
                        .play(
                            leaver,
                            &Action::Unasked(Unasked::Concede),
                            &mut Log::silent(),
                        )
                        .is_ok()
                    {
                        n_left += 1;
                        goes_on(world);
                    }
                }
            }
            let choices: Vec<Action> = state.choices(seat);
            let choices: Vec<Action> = choices
                .into_iter()
                .filter(|it| {
                    !matches!(
                        it,
                        Action::Unasked(Unasked::Concede)
                            | Action::Halt(Halt::SkipBandHalt)
                            | Action::Theme(Theme::SkipLine)
                    )
                })
                .collect();
            let halt = choices
                .iter()
                .find(|it| **it == Action::Halt(Halt::PlayBandHalt));
            let action = match (halt, choices.is_empty()) {
                (Some(halt), _) => halt.clone(),
                (None, true) => state.lapse(seat),
                (None, false) => luck.pick(&choices).clone(),
            };
            let played = state.play(seat, &action, &mut Log::silent());
            played.expect("a choice is allowed");
        }
    }
    assert!(n_left > 20, "{n_left}");
}

/// Plays lapses to the end.
fn goes_on(mut state: Bandimals) {
    for _ in 0..2_000 {
        let Some(seat) = state.awaited().first() else {
            assert!(
                state.outcome().is_some(),
                "nobody is asked, and the deal is not over"
            );
            return;
        };
        let lapse = state.lapse(seat);
        let played = state.play(seat, &lapse, &mut Log::silent());
        played.unwrap_or_else(|refusal| panic!("{lapse:?}: {refusal}"));
    }
    panic!("the deal does not end");
}

#[test]
fn the_laws_hold_for_deals_driven_by_random_bytes() {
    for (n_seats, options, cases) in [
        (2, "round_limit = 3", 12),
        (3, "round_limit = 2; booster = on; theme_judge = vote", 10),
        (
            4,
            "round_limit = 2; leaver = remove; booster = on; first_person = random",
            6,
        ),
        (
            3,
            "round_limit = 2; one_section_each = on; assign = choose",
            6,
        ),
    ] {
        if let Err(broken) = driven::deals::<Bandimals>(&with(n_seats, options), cases) {
            panic!("{broken}");
        }
    }
}
