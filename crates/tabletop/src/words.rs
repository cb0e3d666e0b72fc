//! The sentences of a game: one for each action, each event and each part of a view.

use crate::{Fact, Game, Narrator, Outcome, RuleId, Seat, Viewer};

/// What people may say to each other at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Talk {
    /// Anything.
    Free,
    /// Only ready-made claims ([`Words::claims`]), by this rule.
    ReadyMade(RuleId),
}

/// A game that describes itself in plain sentences.
///
/// The terminal, the log, the screen reader, the recorded playthroughs and players that are
/// language models all read these. The narrator knows who is reading: that seat is "you". A second
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

    /// The table as the viewer sees it, in a few lines. By default, the fields of the view.
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

    /// The rules about this action, the most relevant first.
    fn rules_about(action: &Self::Action) -> Vec<RuleId>;

    /// The player aid: every card or piece with its worth and its effect, and a tick at those that
    /// everybody can see. It shows only what is public, to any viewer.
    fn aid(_setup: &Self::Setup, _view: &Self::View) -> String {
        String::new()
    }

    /// A score with its unit: "5 points", or stars or pairs in games that count those.
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

    /// The action that `seat` takes by saying `text` at the table, where the rules listen to the
    /// talk: one of those that are written in. The words are passed on in any case, and the action
    /// is played only if `check` allows it.
    fn overheard(
        _setup: &Self::Setup,
        _view: &Self::View,
        _seat: Seat,
        _text: &str,
    ) -> Option<Self::Action> {
        None
    }

    /// Ready-made lines that give nothing away and are allowed at any time, even before the deal
    /// and where nothing else may be said: a bark, a groan.
    fn emotes(_setup: &Self::Setup) -> Vec<String> {
        Vec::new()
    }

    /// Ready-made things to say that fit the moment, true or not. They are not binding.
    fn claims(_setup: &Self::Setup, _view: &Self::View, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}
