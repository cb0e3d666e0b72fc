//! While a theme is active the game listens to the talk. A slip counts only against its speaker.

use bandimals::{Action, Bandimals, Event, Unasked};
use tabletop::{Game, Log, Seat, Viewer, Words};

use crate::tables::{laid, play};

fn pirates(leaver: &str) -> Bandimals {
    let leaver = format!("option leaver = {leaver}");
    let mut state = laid(&[
        "3 seats",
        "option booster = on",
        &leaver,
        "A hand: band_halt",
        "B hand: Swan",
        "C hand: Owl",
        "indigo: pirates",
        "deck: Goose, Moose",
    ]);
    play(
        &mut state,
        &[(0, "choose_turn kind=basic"), (0, "done_band")],
    );
    state
}

/// The action that follows when a seat says this.
fn heard(state: &Bandimals, seat: u8, text: &str) -> Option<Action> {
    let view = state.view(Viewer::Seat(Seat(seat)));
    Bandimals::overheard(state.setup(), &view, Seat(seat), text)
}

#[test]
fn all_are_told_of_a_slip_word_in_the_talk_and_nobody_is_held_up() {
    let mut state = pirates("bot");
    assert_eq!(heard(&state, 1, "hello there"), None, "no theme is on");
    play(&mut state, &[(0, "skip_special"), (0, "play_band_halt")]);
    assert_eq!(heard(&state, 1, "arr, ye scurvy dogs"), None);
    assert_eq!(heard(&state, 1, "Othello"), None, "only whole words slip");
    for seat in [1, 0] {
        let slip = heard(&state, seat, "Oh, HELLO there, my friend");
        let slip = slip.expect("hello, my and friend are slips");
        assert_eq!(
            slip,
            Action::Unasked(Unasked::Slip {
                word: "hello".into()
            })
        );
        assert!(Bandimals::is_written_in(&slip));
        let (awaited, may_act) = (state.awaited(), state.to_act());
        let choices = state.choices(Seat(0));
        assert!(!choices.contains(&slip), "nobody chooses to slip");
        let mut log = Log::recording();
        state.play(Seat(seat), &slip, &mut log).expect("a slip");
        assert_eq!((state.awaited(), state.to_act()), (awaited, may_act));
        assert_eq!(state.choices(Seat(0)), choices);
        let told = Event::Slipped {
            by: Seat(seat),
            word: "hello".into(),
        };
        assert_eq!(log.take(), vec![told.clone()]);
        assert_eq!(
            Bandimals::redact(&told, Viewer::Spectator),
            Some(told),
            "all are told"
        );
        assert_eq!(heard(&state, seat, "hello again"), None, "all know already");
    }
}

#[test]
fn slipping_in_the_talk_costs_the_reward_and_the_others_keep_theirs() {
    let mut state = pirates("bot");
    let events = play(
        &mut state,
        &[
            (0, "skip_special"),
            (0, "play_band_halt"),
            (0, "theme_line line={\"stock\":0}"),
            (0, "discard card=Goose"),
            (0, "done_discard"),
            (1, "theme_line line={\"stock\":1}"),
            (1, "choose_turn kind=reorganize"),
            (1, "slip word=friend"),
            (2, "theme_line line={\"stock\":2}"),
            (2, "choose_turn kind=reorganize"),
        ],
    );
    let won = events.iter().find_map(|event| match event {
        Event::ContestWon { winners, .. } => Some(winners.iter().collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(won, Some(vec![Seat(0), Seat(2)]));
}

#[test]
fn no_word_is_a_slip_after_the_theme_or_after_the_speaker_has_left() {
    let mut state = pirates("remove");
    play(
        &mut state,
        &[
            (0, "skip_special"),
            (0, "play_band_halt"),
            (0, "theme_line line={\"stock\":0}"),
            (0, "discard card=Goose"),
            (0, "done_discard"),
            (1, "concede"),
        ],
    );
    assert_eq!(heard(&state, 1, "hello"), None, "they have left");
    let slip = Action::Unasked(Unasked::Slip {
        word: "hello".into(),
    });
    let gone = state.allows(Seat(1), &slip).expect_err("they have left");
    assert_eq!(gone.code, "not_your_turn");
    play(
        &mut state,
        &[(2, "skip_line"), (2, "choose_turn kind=reorganize")],
    );
    // A is rewarded now, and fetches a card.
    assert_eq!(heard(&state, 2, "hello"), None, "the theme is over");
    let late = state.allows(Seat(2), &slip).expect_err("the theme is over");
    assert_eq!((late.rule.as_str(), &*late.code), ("BAND-106", "no_theme"));
}
