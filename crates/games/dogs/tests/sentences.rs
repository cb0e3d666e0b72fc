//! Sentences and pictures: what the general law about sentences cannot check.

use std::collections::BTreeSet;

use dogs::{Action, Dogs, Ending, Event, Phase, rules};
use laws::scenario;
use tabletop::{
    BySeat, Chance, Game, Log, Narrator, Outcome, Seat, Seed, Staged, Viewer, Words, letters,
};

use crate::tables::{at_every_step, plain, small};

#[test]
fn a_question_asks_for_what_can_be_done() {
    let tables = [
        (small(2, &[]), 200),
        (small(3, &[("draw_mode", "manual")]), 200),
        (small(2, &[("draw_mode", "manual"), ("chips", "5")]), 100),
        (small(2, &[("reshuffle_limit", "0")]), 100),
        (small(2, &[("sequences_to_win", "2")]), 100),
    ];
    let mut asked = BTreeSet::new();
    for (setup, deals) in tables {
        let narrator = letters(setup.n_seats);
        at_every_step(&setup, deals, |_, after| {
            let view = after.view(Viewer::Spectator);
            if after.outcome().is_some() || view.phase != Phase::Turn {
                return;
            }
            let seat = view.active;
            let choices = after.choices(seat);
            let has = |is_meant: fn(&Action) -> bool| choices.iter().any(is_meant);
            let may_play = has(|action| matches!(action, Action::PlayCard { .. }));
            let may_draw = has(|action| *action == Action::DrawCard);
            let may_swap = has(|action| matches!(action, Action::TurnInDeadCard { .. }));
            let question = Dogs::question(&setup, &narrator, &after.view(Viewer::Seat(seat)), seat);
            let doing = format!("{question}: {choices:?}");
            assert_eq!(question.contains("play no card"), !may_play, "{doing}");
            assert_eq!(
                question.to_lowercase().contains("draw"),
                may_draw,
                "{doing}"
            );
            if !may_draw {
                assert_eq!(question.contains("dead card"), may_swap, "{doing}");
            }
            asked.insert(question);
        });
    }
    assert_eq!(asked.len(), 5, "{asked:?}");
}

#[test]
fn a_lost_card_is_told_after_its_cause_and_the_last_turn_only_once() {
    let mut n_lost = 0;
    for (setup, deals) in [
        (
            small(3, &[("draw_mode", "manual"), ("reshuffle_limit", "0")]),
            150,
        ),
        (small(2, &[("reshuffle_limit", "0")]), 150),
    ] {
        let mut n_last_turns = 0;
        at_every_step(&setup, deals, |played, after| {
            let events = &played.events;
            let cause = |event: &Event| {
                matches!(
                    event,
                    Event::CardDrawn { .. } | Event::ChipPlaced { .. } | Event::ChipRemoved { .. }
                )
            };
            let lost = |event: &Event| matches!(event, Event::CardLost { .. });
            if let Some(loss) = events.iter().position(lost) {
                let cause = events
                    .iter()
                    .position(cause)
                    .expect("somebody moved or drew");
                assert!(cause < loss, "{events:?}");
                n_lost += 1;
            }
            let last_turns = events.iter().filter(|event| **event == Event::DeckUsedUp);
            n_last_turns += last_turns.count();
            if after.outcome().is_some() {
                assert!(n_last_turns <= 1, "told {n_last_turns} times");
                n_last_turns = 0;
            }
        });
    }
    assert!(n_lost > 20, "{n_lost}");
}

#[test]
fn if_the_longest_line_wins_everybody_is_told_the_length_of_each() {
    let setup = small(3, &[("reshuffle_limit", "0")]);
    let mut n_measured = 0;
    at_every_step(&setup, 60, |played, after| {
        let view = after.view(Viewer::Spectator);
        let told: Vec<u8> = played
            .events
            .iter()
            .filter_map(|event| match event {
                Event::LinesMeasured { length, .. } => Some(*length),
                _ => None,
            })
            .collect();
        let Phase::Over(Ending::Deadlock { winner } | Ending::DeckUsedUp { winner }) = view.phase
        else {
            return assert!(told.is_empty(), "only where it decides");
        };
        let runs: Vec<u8> = setup
            .sides()
            .map(|side| view.longest_run(&setup, side))
            .collect();
        assert_eq!(told, runs);
        if let Some(winner) = winner {
            let longest = view.longest_runs(&setup, winner);
            assert_eq!(longest[0].len(), runs[winner.index()]);
            assert_eq!(runs.iter().max(), Some(&runs[winner.index()]));
            n_measured += 1;
        }
    });
    assert!(n_measured > 5, "{n_measured}");
}

#[test]
fn the_board_is_readable_in_a_terminal() {
    let given = [
        "2 seats",
        "row 4: . b b b . . . . . . .",
        "row 5: . . . g . . . . . . .",
        "A holds beagle, pug, fire_hydrant, doghouse, cavalier_king_charles_spaniel",
        "B holds basenji",
        "B is to play",
    ];
    let (setup, mut state) = Dogs::stage(&given, &[]).expect("a table");
    let action =
        scenario::action::<Dogs>(&setup, "play_card card=basenji space=I8").expect("an action");
    let seat = state.to_act().first().expect("somebody");
    state
        .play(seat, &action, &mut tabletop::Log::silent())
        .expect("it is allowed");
    let names = ["Ann", "Ben"].map(str::to_owned).into_iter().collect();
    let viewer = Viewer::Seat(Seat(0));
    let narrator = Narrator::new(names, viewer);
    let picture = Dogs::picture(&setup, &narrator, &state.view(viewer), viewer);
    let lines = [
        "      A      B      C      D      E      F      G      H      I      J      K",
        " 1    ###    BLO    CAI    BOX    SCO    BOS    AUS    DAC    HAV    AIR    ###",
        " 4    LAB [b]DOB [b]GSD [b]BSJ  * PUG    GRD  * CAV    CAI    AKI    DAL    COC",
        " 5    STB    OES    GOL [g]BEA    COC    SIB    LAB    COL    MAS    SCO    LHA",
        " 8    ###    GRE    YOR    BOC    POM    AUS    MSC    POO >g<BSJ    BED    ###",
        "> You (blue): 5 cards; no pile.",
        "  Ben (green): 1 card; pile of 1, BSJ on top.",
        "Your hand:",
        "  BEA Beagle                         J2, D5 (covered)",
        "  HYD Fire Hydrant                   any open space",
    ];
    for line in lines {
        assert!(
            picture.lines().any(|there| there == line),
            "{line}\n{picture}"
        );
    }
}

#[test]
fn the_player_aid_is_the_same_for_everybody() {
    let (setup, state) =
        Dogs::stage(&["3 seats", "A discarded pug, pug, beagle"], &[]).expect("a table");
    let aid = Dogs::aid(&setup, &state.view(Viewer::Spectator));
    assert_eq!(aid.lines().count(), 44 + 42 + 1);
    for line in [
        "[x] PUG Pug                            2 of 2 played  E4, K7",
        "[ ] BEA Beagle                         1 of 2 played  J2, D5",
        "Pile of seat A: BEA PUG PUG",
    ] {
        assert!(aid.lines().any(|there| there == line), "{line}\n{aid}");
    }
    for seat in state.seats().iter() {
        assert_eq!(Dogs::aid(&setup, &state.view(Viewer::Seat(seat))), aid);
    }
}

#[test]
fn the_text_board_explains_its_marks_and_shows_where_a_chip_was_taken() {
    let given = [
        "2 seats",
        "row 4: . b . g g . . . . . .",
        "A holds doghouse, pug, beagle",
        "B holds akita",
    ];
    let (setup, mut state) = Dogs::stage(&given, &[]).unwrap_or_else(|wrong| panic!("{wrong}"));
    let see = |state: &Dogs| {
        let viewer = Viewer::Seat(Seat(0));
        Dogs::picture(&setup, &letters(2), &state.view(viewer), viewer)
    };
    let before = see(&state);
    for legend in [
        "   [b] blue; [g] green",
        "   * you hold its card; ### a corner, no space",
    ] {
        assert!(before.lines().any(|line| line == legend), "{before}");
    }
    assert!(!before.contains(">x<"), "{before}");
    let action =
        scenario::action::<Dogs>(&setup, "play_card card=doghouse space=D4").expect("an action");
    let played = state.play(Seat(0), &action, &mut Log::silent());
    played.unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let after = see(&state);
    assert!(after.contains(">x<BSJ"), "{after}");
    assert!(after.contains(">x< a chip was taken away here"), "{after}");
}

#[test]
fn the_player_aid_has_the_text_of_every_card() {
    // DOGS-41.
    let setup = plain(2);
    let deal = Dogs::deal(
        &setup,
        Chance::new(Seed::from_number(1)),
        &mut Log::silent(),
    );
    let aid = Dogs::aid(&setup, &deal.expect("a deal").view(Viewer::Spectator));
    for card in &setup.edition.cards {
        assert!(aid.contains(&card.text), "{}", card.name);
    }
}

#[test]
fn the_ending_says_why_the_deal_ended() {
    // DOGS-R33, DOGS-R34.
    let ending = |rule, winner: Option<u8>| {
        let outcome = Outcome {
            places: BySeat::from_fn(2, |seat| if winner == Some(seat.0) { 1 } else { 2 }),
            scores: BySeat::from_fn(2, |_| None),
            teams: BySeat::from_fn(2, |seat| seat.0),
            kind: "draw".into(),
            rule,
        };
        Dogs::ending(&plain(2), &letters(2), &outcome)
    };
    assert_eq!(
        ending(rules::DOGS_R34, None),
        "Nobody won: the deck had run out for good."
    );
    assert_eq!(
        ending(rules::DOGS_R33, None),
        "Nobody won: nobody could play a card any more."
    );
    assert_eq!(
        ending(rules::DOGS_R34, Some(1)),
        "B won with the longest line, when the deck had run out for good."
    );
}
