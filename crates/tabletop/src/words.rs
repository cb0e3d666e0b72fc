//! One canonical text: the sentence for each action, event and view part of a game.

use crate::{BySeat, Game, Outcome, RuleId, Seat, Viewer};

/// What the people and bots at a table are called.
pub type Names = BySeat<String>;

/// The letters A, B, C … as names, as scenarios and playthroughs use them.
pub fn letters(n_seats: u8) -> Names {
    BySeat::from_fn(n_seats, |seat| seat.letter().to_string())
}

/// What the reader of a sentence is called in it.
pub const YOU: &str = "You";

/// The sentence with "you" small wherever it is not the first word.
pub fn addressed(text: &str) -> String {
    let mut addressed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(YOU) {
        let (before, after) = rest.split_at(at);
        addressed += before;
        let written = addressed.trim_end();
        let begins = written.is_empty() || written.ends_with(['.', '?', '!']);
        // "Young" and "Your" keep what they have.
        let is_word = !after[YOU.len()..].starts_with(char::is_alphabetic);
        addressed += if begins || !is_word { YOU } else { "you" };
        rest = &after[YOU.len()..];
    }
    addressed + rest
}

/// Things in a row, as people say it: "Ann", "Ann and Ben", "Ann, Ben and Cy". Nothing at all is an
/// empty text: say "nobody" or "nothing" yourself.
pub fn listed<T: AsRef<str>>(things: impl IntoIterator<Item = T>) -> String {
    let things: Vec<T> = things.into_iter().collect();
    match things.as_slice() {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// "1 card", "2 cards": a number with the thing it counts, for words that take a plain s.
pub fn counted(n: usize, thing: &str) -> String {
    match n {
        1 => format!("1 {thing}"),
        _ => format!("{n} {thing}s"),
    }
}

/// A sentence with the names of the table where rules write `seat B`, which know no names. Where a
/// seat has no name yet it stays as it is.
pub fn with_names(text: &str, names: &Names) -> String {
    let mut named = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("eat ") {
        let (before, after) = rest.split_at(at);
        let mut letters = after["eat ".len()..].chars();
        let seat = letters.next().and_then(Seat::from_letter);
        let name = seat.and_then(|seat| names.at(seat));
        let name = name.filter(|name| !name.is_empty());
        let is_word = !letters.next().is_some_and(char::is_alphanumeric);
        let begins = before
            .strip_suffix(['s', 'S'])
            .filter(|before| is_word && !before.ends_with(char::is_alphanumeric));
        let length = match (begins, name) {
            (Some(before), Some(name)) => {
                named += before;
                named += name;
                "eat B".len()
            }
            (_, _) => {
                named += before;
                named += "eat ";
                "eat ".len()
            }
        };
        rest = &after[length..];
    }
    named + rest
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn you_is_small_within_a_sentence() {
        for (written, heard) in [
            ("You took a card.", "You took a card."),
            ("Ann offered You a card.", "Ann offered you a card."),
            ("Ann won. You lost to You!", "Ann won. You lost to you!"),
            ("Young Ann and Your card", "Young Ann and Your card"),
        ] {
            assert_eq!(addressed(written), heard);
        }
    }

    #[test]
    fn seats_are_called_by_their_names_where_they_have_one() {
        let names: Names = ["Ann", "Fox", ""].map(str::to_owned).into_iter().collect();
        for (written, heard) in [
            (
                "it is seat A's turn, not seat B's",
                "it is Ann's turn, not Fox's",
            ),
            ("Seat B may look first", "Fox may look first"),
            (
                "seat C is open, seat D is none",
                "seat C is open, seat D is none",
            ),
            (
                "take a seat As you like, eat Beans",
                "take a seat As you like, eat Beans",
            ),
            ("a Seat", "a Seat"),
        ] {
            assert_eq!(with_names(written, &names), heard);
        }
    }

    #[test]
    fn things_are_joined_as_people_do_it() {
        let told: [(&[&str], &str); 4] = [
            (&[], ""),
            (&["Ann"], "Ann"),
            (&["Ann", "Ben"], "Ann and Ben"),
            (&["Ann", "Ben", "Cy"], "Ann, Ben and Cy"),
        ];
        for (names, joined) in told {
            assert_eq!(listed(names), joined);
        }
    }
}
