//! The sentences of the game: one canonical English text for terminal, browser and records.

use tabletop::{Narrator, Outcome, RuleId, Seat, Talk, Viewer, Words, mark};

use crate::action::Action;
use crate::aid;
use crate::event::Event;
use crate::options::{Chat, SequencesToWin};
use crate::outcome::kinds;
use crate::picture;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Debt, Dogs, Phase};
use crate::telling;
use crate::view::View;
use crate::wording;

impl Words for Dogs {
    fn question(setup: &Setup, _narrator: &Narrator, view: &View, seat: Seat) -> String {
        let is_on = seat == view.active;
        match (view.phase, is_on) {
            (Phase::ChooseColours, _) => "Which colour does your side take?".to_owned(),
            (Phase::ChooseDealer, _) => "Who deals? The next seat clockwise starts.".to_owned(),
            (Phase::Turn, true) => turn_question(setup, view, seat),
            (Phase::Claim { .. }, true) => {
                "You made several lines with one chip. Which one do you claim?".to_owned()
            }
            (Phase::Turn | Phase::Claim { .. }, false) => {
                "Will you draw your card, before the next player has moved and drawn?".to_owned()
            }
            (Phase::Over(_), _) => "The game is over.".to_owned(),
        }
    }

    fn choice(
        setup: &Setup,
        narrator: &Narrator,
        view: &View,
        seat: Seat,
        action: &Action,
    ) -> String {
        wording::choice(setup, narrator, view, seat, *action)
    }

    fn event(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        telling::sentence(setup, narrator, event)
    }

    fn picture(setup: &Setup, narrator: &Narrator, view: &View, viewer: Viewer) -> String {
        picture::picture(setup, narrator, view, viewer)
    }

    fn ending(setup: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winner = outcome.winners().first();
        let winners = winner.map(|seat| telling::members(setup, narrator, setup.side(seat)));
        match (outcome.kind.as_ref(), winners) {
            (kinds::SEQUENCE, Some(winners)) => match setup.options.sequences_to_win {
                SequencesToWin::One => {
                    format!(
                        "{winners} won with a sequence of {}.",
                        setup.edition.line_length
                    )
                }
                SequencesToWin::Two => format!("{winners} won with two sequences."),
            },
            (_, Some(winners)) => {
                format!(
                    "{winners} won with the longest line, when {}.",
                    why(outcome)
                )
            }
            (_, None) if setup.longest_line_wins() => format!(
                "Nobody won: {}, and no side had the longest line alone.",
                why(outcome)
            ),
            (_, None) => format!("Nobody won: {}.", why(outcome)),
        }
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
        wording::rules_about(*action)
    }

    fn aid(setup: &Setup, view: &View) -> String {
        aid::aid(setup, view)
    }

    /// DOGS-R8: everything is said to the whole table; partners cannot talk in private.
    fn talk(setup: &Setup) -> Talk {
        match setup.options.chat {
            Chat::Open => Talk::Free,
            Chat::EmotesOnly => Talk::ReadyMade(rules::DOGS_R8),
        }
    }

    /// Where only ready-made lines may be said, all of them are offered all the time: the turn may pass
    /// on while somebody presses one.
    fn claims(setup: &Setup, view: &View, seat: Seat) -> Vec<String> {
        const ON_TURN: [&str; 3] = [
            "Hm, let me sniff at this.",
            "Sit. Stay.",
            "Where is my bone?",
        ];
        const ELSE: [&str; 4] = [
            "Good dog!",
            "Well blocked.",
            "Woof!",
            "I wanted to go there.",
        ];
        let lines: Vec<&str> = match setup.options.chat {
            Chat::EmotesOnly => {
                mark!(rules::DOGS_R8);
                [&ON_TURN[..], &ELSE].concat()
            }
            Chat::Open if seat == view.active => ON_TURN.to_vec(),
            Chat::Open => ELSE.to_vec(),
        };
        lines.into_iter().map(str::to_owned).collect()
    }
}

/// Why the deal ended without a sequence (DOGS-R33, DOGS-R34).
fn why(outcome: &Outcome) -> &'static str {
    if outcome.rule == rules::DOGS_R34 {
        "the deck had run out for good"
    } else {
        "nobody could play a card any more"
    }
}

fn turn_question(setup: &Setup, view: &View, seat: Seat) -> String {
    let side = setup.side(seat);
    let may_play = view
        .known_hand(seat)
        .any(|card| !view.targets(setup, side, card).is_empty());
    let may_swap =
        view.may_swap(setup) && view.known_hand(seat).any(|card| view.is_dead(setup, card));
    let owes = view
        .debts
        .at(seat)
        .is_some_and(|debt| *debt != Debt::Nothing);
    match (may_play, owes, may_swap) {
        (true, true, _) => "Draw your card first, or play and lose it?",
        (true, false, true) => "Which card do you play, and where? You hold a dead card, too.",
        (true, false, false) => "Which card do you play, and where?",
        // DOGS-R29: a seat with nothing to play must draw its owed card first.
        (false, true, _) => "You can play no card yet. Will you draw the one that is still yours?",
        (false, false, _) => "You can play no card. Which dead card do you turn in for another?",
    }
    .to_owned()
}
