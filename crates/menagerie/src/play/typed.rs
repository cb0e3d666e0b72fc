//! What a person can type at a table, and which choice they mean by it.

/// The commands, as `?` lists them.
pub(crate) const COMMANDS: &[(&str, &str)] = &[
    ("a number", "do that choice; its first words do as well"),
    ("?", "explain the question and the rules about each choice"),
    ("table", "show the table again"),
    ("aid", "show the cards of this edition"),
    ("rules WORDS", "look for rules; `rules ARGH-14` shows one"),
    (
        "say WORDS",
        "say something to the table; `say` alone offers ready-made claims",
    ),
    (
        "undo",
        "take back what you did, while nobody has learnt anything from it",
    ),
    ("do {JSON}", "do an action written out, as a program would"),
    (
        "save, quit",
        "leave; the deal is on disk already and can be resumed",
    ),
];

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed<'a> {
    /// Enter and nothing else.
    Nothing,
    /// The number of a choice.
    Number(usize),
    /// Words, which may be those of a choice.
    Words(&'a str),
    /// Please explain.
    Explain,
    /// Rules with these words, or this id.
    Rules(&'a str),
    /// The cards of the edition.
    Aid,
    /// The table again.
    Table,
    /// Something to say; nothing to be offered something.
    Say(&'a str),
    /// Take back.
    Undo,
    /// Leave.
    Leave,
    /// An action in JSON.
    Do(&'a str),
}

impl<'a> Typed<'a> {
    /// Reads a line.
    pub(crate) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (first.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("?" | "help", "") => Self::Explain,
            ("rules" | "rule", words) => Self::Rules(words),
            ("aid", "") => Self::Aid,
            ("table", "") => Self::Table,
            ("say", words) => Self::Say(words),
            ("undo", "") => Self::Undo,
            ("save" | "quit" | "exit", "") => Self::Leave,
            ("do", json) if !json.is_empty() => Self::Do(json),
            _ if line.starts_with('{') => Self::Do(line),
            _ => line.parse().map_or(Self::Words(line), Self::Number),
        }
    }
}

/// Which choice some words mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meant {
    /// This one, counted from 0.
    One(usize),
    /// Any of these.
    Several(Vec<usize>),
    /// None.
    Nothing,
}

/// Finds the choice that `words` mean: the one they are, else the only one they begin, else the
/// only one that has a word beginning with each of them.
pub(crate) fn meant(words: &str, choices: &[String]) -> Meant {
    let typed = simple(words);
    let choices: Vec<String> = choices.iter().map(|choice| simple(choice)).collect();
    if let Some(exact) = choices.iter().position(|choice| *choice == typed) {
        return Meant::One(exact);
    }
    let begins = |choice: &String| choice.starts_with(&typed);
    let has_all = |choice: &String| {
        let has = |word| choice.split(' ').any(|other| other.starts_with(word));
        typed.split(' ').all(has)
    };
    let found = match which(&choices, begins) {
        found if found.is_empty() => which(&choices, has_all),
        found => found,
    };
    match found[..] {
        [] => Meant::Nothing,
        [one] => Meant::One(one),
        _ => Meant::Several(found),
    }
}

fn which(choices: &[String], is_meant: impl Fn(&String) -> bool) -> Vec<usize> {
    let places = choices.iter().enumerate();
    places
        .filter(|(_, choice)| is_meant(choice))
        .map(|(place, _)| place)
        .collect()
}

/// Small letters, single spaces, no full stop.
fn simple(text: &str) -> String {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ").trim_end_matches(['.', '!', '?']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_a_command_or_words() {
        let told = [
            ("", Typed::Nothing),
            ("  3 ", Typed::Number(3)),
            ("?", Typed::Explain),
            ("HELP", Typed::Explain),
            ("rules  spies odd", Typed::Rules("spies odd")),
            ("rules", Typed::Rules("")),
            ("say 2", Typed::Say("2")),
            ("Table", Typed::Table),
            ("table talk", Typed::Words("table talk")),
            ("quit", Typed::Leave),
            (
                "do {\"do\":\"keep_card\"}",
                Typed::Do("{\"do\":\"keep_card\"}"),
            ),
            (
                "{\"do\":\"keep_card\"}",
                Typed::Do("{\"do\":\"keep_card\"}"),
            ),
            ("do", Typed::Words("do")),
            ("-1", Typed::Words("-1")),
            ("take the house", Typed::Words("take the house")),
        ];
        for (line, typed) in told {
            assert_eq!(Typed::read(line), typed, "{line:?}");
        }
    }

    #[test]
    fn words_mean_the_only_choice_they_fit() {
        let choices = [
            "take a card from the House",
            "take a card from the Garden",
            "steal a card from Ben",
            "steal a card from Benjamin",
        ]
        .map(str::to_owned);
        let told = [
            ("take a card from the house.", Meant::One(0)),
            ("garden", Meant::One(1)),
            ("take g", Meant::One(1)),
            ("steal  a card from ben", Meant::One(2)),
            ("steal", Meant::Several(vec![2, 3])),
            ("card", Meant::Several(vec![0, 1, 2, 3])),
            ("bark", Meant::Nothing),
        ];
        for (words, which) in told {
            assert_eq!(meant(words, &choices), which, "{words:?}");
        }
    }
}
