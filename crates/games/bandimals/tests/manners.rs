//! Every bot does what the rules make bots do: hamster, fox and owl.

use bandimals::{Action, Bandimals, Halt, Lot, Opening, Phrase, Theme, Verdict};
use bots::{Budget, Level, bot};
use tabletop::{Chance, Game, Seat, Seed, Viewer};

use crate::tables::{laid, play};

/// What each level does here, several times with different luck.
fn every_level(state: &Bandimals, seat: u8) -> Vec<(Level, Action)> {
    let seat = Seat(seat);
    let (view, choices) = (state.view(Viewer::Seat(seat)), state.choices(seat));
    assert!(!choices.is_empty(), "{seat} is not asked");
    let levels = [
        Level::Hamster,
        Level::Fox,
        Level::Owl(Budget::Iterations(30)),
    ];
    let mut done = Vec::new();
    for level in levels {
        for number in 0..6 {
            let mut bot = bot::<Bandimals>(level, Chance::new(Seed::from_number(number)));
            done.push((level, bot.choose(state.setup(), &view, seat, &choices)));
        }
    }
    done
}

#[test]
fn no_bot_tells_a_music_time() {
    // BAND-R2: every bot counts as "longest".
    let state = laid(&["3 seats"]);
    for seat in 0..3 {
        for (level, action) in every_level(&state, seat) {
            assert_eq!(action, Action::Opening(Opening::KeepQuiet), "{level}");
        }
    }
}

/// A theme with four seats, after the turns of C and D: A said a line, B one with a slip.
fn theme(judge: &str) -> Bandimals {
    let judge = format!("option theme_judge = {judge}");
    let mut state = laid(&[
        "4 seats",
        "option booster = on",
        &judge,
        "A hand: band_halt",
        "B hand: Swan",
        "C hand: Owl",
        "D hand: Wren",
        "indigo: pirates",
        "deck: Goose, Moose",
    ]);
    play(
        &mut state,
        &[
            (0, "choose_turn kind=basic"),
            (0, "done_band"),
            (0, "skip_special"),
            (0, "play_band_halt"),
        ],
    );
    state
}

#[test]
fn every_bot_says_a_line_of_the_card_and_never_slips() {
    let state = theme("vote");
    for (level, action) in every_level(&state, 0) {
        let is_stock = matches!(
            action,
            Action::Theme(Theme::ThemeLine {
                line: Phrase::Stock(_)
            })
        );
        assert!(is_stock, "{level}: {action:?}");
    }
}

#[test]
fn every_bot_votes_as_the_rules_would() {
    // Section 2.11: yes exactly when `auto` would let them pass.
    let mut state = theme("vote");
    play(
        &mut state,
        &[
            (0, "theme_line line={\"stock\":0}"),
            (0, "discard card=Goose"),
            (0, "done_discard"),
            (1, "theme_line line={\"written\":\"arr, hello\"}"),
            (1, "choose_turn kind=reorganize"),
            (2, "theme_line line={\"stock\":1}"),
            (2, "slip word=yes"),
            (2, "choose_turn kind=reorganize"),
            (3, "skip_line"),
            (3, "choose_turn kind=reorganize"),
        ],
    );
    for voter in 0..4 {
        for (level, action) in every_level(&state, voter) {
            let Action::Theme(Theme::ThemeVote { seat, verdict }) = action else {
                panic!("{level}: {action:?}");
            };
            let expected = match seat.0 {
                0 => Verdict::Yes,
                1 | 2 => Verdict::No,
                _ => panic!("{level} voted on {seat}, who said no line"),
            };
            assert_eq!(verdict, expected, "{level} about {seat}");
        }
    }
}

#[test]
fn every_bot_leaves_a_contest_entry_to_chance() {
    for card in [
        "horns_up",
        "call_and_response",
        "sight_reading",
        "chair_test",
        "mirror_drill",
        "name_that_band",
    ] {
        let indigo = format!("indigo: {card}");
        let mut state = laid(&[
            "3 seats",
            "option booster = on",
            "A hand: band_halt",
            "B hand: Swan",
            "C hand: Owl",
            &indigo,
        ]);
        play(
            &mut state,
            &[
                (0, "choose_turn kind=basic"),
                (0, "done_band"),
                (0, "skip_special"),
                (0, "play_band_halt"),
            ],
        );
        for (level, action) in every_level(&state, 1) {
            assert_eq!(action, Action::Lot(Lot::LeaveToChance), "{card}, {level}");
        }
    }
}

#[test]
fn every_bot_challenges_the_rival_with_the_most_band_cards() {
    let mut state = laid(&[
        "4 seats",
        "option booster = on",
        "A hand: band_halt",
        "B band: Swan",
        "C band: Owl, Wren",
        "D band: Fox, Koala",
        "indigo: drum_off",
    ]);
    play(
        &mut state,
        &[
            (0, "choose_turn kind=basic"),
            (0, "done_band"),
            (0, "skip_special"),
            (0, "play_band_halt"),
        ],
    );
    for (level, action) in every_level(&state, 0) {
        assert_eq!(
            action,
            Action::Halt(Halt::NameRival { seat: Seat(2) }),
            "{level}"
        );
    }
}
