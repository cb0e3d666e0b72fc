//! One canonical text: the sentence for each action, event and view part of a game.

use crate::{BySeat, Game, Outcome, RuleId, Seat, Viewer};

/// What the people and bots at a table are called.
pub type Names = BySeat<String>;

/// The letters A, B, C … as names, as scenarios and playthroughs use them.
pub fn letters(n_seats: u8) -> Names {
    BySeat::from_fn(n_seats, |seat| seat.letter().to_string())
}

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
/// language models all read these. The sentences are in the past tense where something happened,
/// so that "You" can stand where a name does.
pub trait Words: Game {
    /// The question that `seat` has to answer now: one sentence.
    fn question(setup: &Self::Setup, names: &Names, view: &Self::View, seat: Seat) -> String;

    /// The choice as an imperative: "offer the card to Ben".
    fn choice(
        setup: &Self::Setup,
        names: &Names,
        view: &Self::View,
        seat: Seat,
        action: &Self::Action,
    ) -> String;

    /// The event as a sentence: "Ann offered a garden card to Ben."
    fn event(setup: &Self::Setup, names: &Names, event: &Self::Event) -> String;

    /// The table as the viewer sees it, in a few lines.
    fn picture(setup: &Self::Setup, names: &Names, view: &Self::View, viewer: Viewer) -> String;

    /// How it ended and why: one or two sentences.
    fn ending(setup: &Self::Setup, names: &Names, outcome: &Outcome) -> String;

    /// The rules that speak of this action, the most telling first.
    fn rules_about(action: &Self::Action) -> Vec<RuleId>;

    /// The player aid: every card or piece with what it is worth and does, those that lie open for
    /// all ticked off. It shows public things only, whoever looks.
    fn aid(_setup: &Self::Setup, _view: &Self::View) -> String {
        String::new()
    }

    /// What people may say at the table.
    fn talk(_setup: &Self::Setup) -> Talk {
        Talk::Free
    }

    /// Ready-made things to say that fit the moment, true or not. They bind nobody.
    fn claims(_setup: &Self::Setup, _view: &Self::View, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}
