//! Bots where two sequences win. A claimed line is safe, and a line that shares too much with it is
//! worth nothing (DOGS-R36).

use bots::{Budget, Level, bot};
use dogs::{Action, Dogs, Setup};
use laws::scenario;
use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Staged, Terms, Viewer};

use crate::tables::set_up;

const LEVELS: [Level; 2] = [Level::Fox, Level::Owl(Budget::Iterations(40))];

/// What a bot chooses at a staged table.
fn asked(level: Level, given: &[&str], number: u64) -> (Setup, Dogs, Action) {
    let (setup, state) = Dogs::stage(given, &[]).unwrap_or_else(|wrong| panic!("{wrong}"));
    let seat = state.awaited().first().expect("somebody is asked");
    let mut bot = bot::<Dogs>(level, Chance::new(Seed::from_number(number)));
    let action = bot.choose(
        &setup,
        &state.view(Viewer::Seat(seat)),
        seat,
        &state.choices(seat),
    );
    (setup, state, action)
}

fn does(level: Level, given: &[&str], expected: &str) {
    for number in 0..5 {
        let (setup, _, action) = asked(level, given, number);
        let meant = scenario::action::<Dogs>(&setup, expected).expect("an action");
        assert_eq!(action, meant, "{level} with luck {number}: {expected}");
    }
}

#[test]
fn a_sixth_chip_at_the_end_of_a_claimed_five_can_be_taken_away() {
    let given = [
        "2 seats",
        "option sequences_to_win = 2",
        "row 4: . g g g g g g . . . .",
        "green claimed B4, C4, D4, E4, F4",
        "A holds doghouse",
    ];
    for level in LEVELS {
        does(level, &given, "play_card card=doghouse space=G4");
    }
}

#[test]
fn a_bot_leaves_the_sixth_chip_alone_if_others_can_become_a_line() {
    // G4 could only begin a line; the three on row 6 are closer to one.
    let given = [
        "2 seats",
        "option sequences_to_win = 2",
        "row 4: . g g g g g g . . . .",
        "row 6: . . . . . . . g g g .",
        "green claimed B4, C4, D4, E4, F4",
        "A holds doghouse",
    ];
    let (setup, _, action) = asked(Level::Fox, &given, 1);
    let sixth =
        scenario::action::<Dogs>(&setup, "play_card card=doghouse space=G4").expect("an action");
    assert_ne!(action, sixth);
}

#[test]
fn nobody_puts_a_useless_sixth_chip_at_a_claimed_five() {
    // The Cavalier could go on G4, beside the claimed five; the Boston Terrier makes four on row 7.
    let given = [
        "2 seats",
        "option sequences_to_win = 2",
        "row 4: . b b b b b . . . . .",
        "row 7: . . . . . b b b . . .",
        "blue claimed B4, C4, D4, E4, F4",
        "A holds cavalier_king_charles_spaniel, boston_terrier",
    ];
    for level in LEVELS {
        does(level, &given, "play_card card=boston_terrier space=I7");
    }
}

#[test]
fn a_line_that_would_not_count_is_not_blocked() {
    // Green could only put a useless sixth chip on G4; blue has a line to finish on row 7.
    let given = [
        "2 seats",
        "option sequences_to_win = 2",
        "row 4: . g g g g g . . . . .",
        "row 7: . . . . . b b b . . .",
        "green claimed B4, C4, D4, E4, F4",
        "A holds cavalier_king_charles_spaniel, boston_terrier",
    ];
    for level in LEVELS {
        does(level, &given, "play_card card=boston_terrier space=I7");
    }
}

#[test]
fn a_bot_with_nine_in_a_row_claims_the_two_lines_that_win() {
    let given = [
        "2 seats",
        "option sequences_to_win = 2",
        "row 4: b b b b . b b b b . .",
        "A holds pug",
    ];
    for level in LEVELS {
        for number in 0..8 {
            let (setup, mut state) =
                Dogs::stage(&given, &[]).unwrap_or_else(|wrong| panic!("{wrong}"));
            let pug =
                scenario::action::<Dogs>(&setup, "play_card card=pug space=E4").expect("an action");
            let ann = Seat(0);
            state.play(ann, &pug, &mut Log::silent()).expect("allowed");
            let mut bot = bot::<Dogs>(level, Chance::new(Seed::from_number(number)));
            let view = state.view(Viewer::Seat(ann));
            let claim = bot.choose(&setup, &view, ann, &state.choices(ann));
            state
                .play(ann, &claim, &mut Log::silent())
                .expect("allowed");
            assert!(state.outcome().is_some(), "{level}: {claim:?} does not win");
        }
    }
}

#[test]
fn bots_play_to_the_end_with_every_value_of_every_option() {
    let tables = Dogs::options().flat_map(|option| {
        let values = option.values.iter();
        values.map(|(value, _)| (option.key, *value))
    });
    for (key, value) in tables {
        for terms in [
            Terms::plain(2).with(key, value),
            Terms::plain(3)
                .with("sequences_to_win", "2")
                .with("free_corners", "on")
                .with(key, value),
        ] {
            let Ok(setup) = Dogs::set_up(&terms) else {
                continue;
            };
            to_the_end(&setup, &format!("{key} = {value}"));
        }
    }
}

#[test]
fn bots_play_many_deals_for_two_sequences_to_the_end() {
    for (n_seats, deals) in [(2, 30), (3, 10), (6, 6)] {
        let terms = Terms::plain(n_seats).with("sequences_to_win", "2");
        let setup = set_up(&terms);
        for number in 0..deals {
            plays_out(&setup, Level::Fox, number);
        }
    }
}

fn to_the_end(setup: &Setup, what: &str) {
    for level in [Level::Fox, Level::Owl(Budget::Iterations(3))] {
        let n_actions = plays_out(setup, level, 1);
        assert!(n_actions > 8, "{what}: {level}");
    }
}

fn plays_out(setup: &Setup, level: Level, number: u64) -> u32 {
    let chance = Chance::new(Seed::from_number(number));
    let mut deal = Dogs::deal(setup, chance, &mut Log::silent()).expect("a legal table");
    let mut bot = bot::<Dogs>(level, Chance::new(Seed::from_number(number)));
    let mut n_actions = 0;
    while let Some(seat) = deal.awaited().first() {
        let view = deal.view(Viewer::Seat(seat));
        let action = bot.choose(setup, &view, seat, &deal.choices(seat));
        deal.play(seat, &action, &mut Log::silent())
            .expect("a choice");
        n_actions += 1;
    }
    n_actions
}
