//! One canonical text: the sentence for each action, event and view part of a game.

use crate::{Fact, Game, Narrator, Outcome, RuleId, Seat, Viewer};

/// What people may say to each other at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Talk {
    /// Whatever they like.
    Free,
    /// Only what is ready-made ([`Words::claims`]), by this rule.
    ReadyMade(RuleId),
}

/// A game that can tell about itself in plain sentences.
///
/// The terminal, the log, the screen reader, the recorded playthroughs and players that are
/// language models all read these. The narrator knows who reads: that seat is "you". A second
/// language would be a second implementation of this trait (DESIGN.md, "Languages").
pub trait Words: Game {
    /// The question that `seat` has to answer now: one sentence.
    fn question(setup: &Self::Setup, narrator: &Narrator, view: &Self::View, seat: Seat) -> String;

    /// The choice as an imperative: "offer the card to Ben".
    fn choice(
        setup: &Self::Setup,
        narrator: &Narrator,
        view: &Self::View,
        seat: Seat,
        action: &Self::Action,
    ) -> String;

    /// The event as a sentence: "Ann offered a garden card to Ben."
    fn event(setup: &Self::Setup, narrator: &Narrator, event: &Self::Event) -> String;

    /// The table as the viewer sees it, in a few lines: the fields of the view, unless the game draws
    /// it better.
    fn picture(
        _setup: &Self::Setup,
        _narrator: &Narrator,
        view: &Self::View,
        _viewer: Viewer,
    ) -> String {
        let facts = Fact::of(view).into_iter();
        facts
            .map(|Fact { name, value }| format!("{name}: {value}\n"))
            .collect()
    }

    /// How it ended and why: one or two sentences.
    fn ending(setup: &Self::Setup, narrator: &Narrator, outcome: &Outcome) -> String;

    /// The rules that speak of this action, the most telling first.
    fn rules_about(action: &Self::Action) -> Vec<RuleId>;

    /// The player aid: every card or piece with what it is worth and does, those that lie open for
    /// all ticked off. It shows public things only, whoever looks.
    fn aid(_setup: &Self::Setup, _view: &Self::View) -> String {
        String::new()
    }

    /// A score with what it counts: "5 points"; stars or pairs, where a game counts those.
    fn score(score: i32) -> String {
        match score {
            1 | -1 => format!("{score} point"),
            _ => format!("{score} points"),
        }
    }

    /// What people may say at the table.
    fn talk(_setup: &Self::Setup) -> Talk {
        Talk::Free
    }

    /// What `seat` does by saying `text` at the table, where the rules listen to the talk: one of the
    /// actions that are written in. The words are passed on all the same, and the action is played
    /// only if `check` allows it.
    fn overheard(
        _setup: &Self::Setup,
        _view: &Self::View,
        _seat: Seat,
        _text: &str,
    ) -> Option<Self::Action> {
        None
    }

    /// Ready-made lines that tell nothing and are free at any time, also before the deal and where
    /// nothing else may be said: a bark, a groan.
    fn emotes(_setup: &Self::Setup) -> Vec<String> {
        Vec::new()
    }

    /// Ready-made things to say that fit the moment, true or not. They bind nobody.
    fn claims(_setup: &Self::Setup, _view: &Self::View, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}
