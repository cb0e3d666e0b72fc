//! What a person can type at a table, and which choice they mean by it.

/// The commands, as `?` lists them; `ID` stands for the id of a rule of the game.
pub(crate) const COMMANDS: &[(&str, &str)] = &[
    (
        "a letter",
        "take that choice; its words, or the first of them, work too",
    ),
    (
        "?",
        "what the game is about, and the rules of this question",
    ),
    ("table", "show the table and the choices again"),
    ("aid", "show the cards of this edition"),
    (
        "rules WORDS",
        "look for rules and cards; `rules ID` shows one rule",
    ),
    (
        "say WORDS",
        "say something to the table; `say` alone offers ready-made claims",
    ),
    (
        "undo",
        "take back what you did; other people who have learnt something from it are asked",
    ),
    (
        "do {JSON}",
        "do an action written in JSON, as a program would",
    ),
    (
        "save, quit",
        "leave; the deal is on disk already and can be resumed",
    ),
];

/// What takes precedence, as `?` says it.
pub(crate) const WHAT_COUNTS: &str = "A line that matches a choice word for word is that choice, even if it could mean something else; then come \
     commands, then letters and first words.";

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed<'a> {
    /// Enter and nothing else.
    Nothing,
    /// Words, which may be those of a choice.
    Words(&'a str),
    /// A request for an explanation.
    Explain,
    /// Rules with these words, or this id.
    Rules(&'a str),
    /// The cards of the edition.
    Aid,
    /// The table again.
    Table,
    /// Something to say; empty to see ready-made claims.
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
            ("say" | "talk", words) => Self::Say(words),
            ("undo", "") => Self::Undo,
            ("save" | "quit" | "exit", "") => Self::Leave,
            ("do", json) if !json.is_empty() => Self::Do(json),
            _ if line.starts_with('{') => Self::Do(line),
            _ => Self::Words(line),
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

/// The choice that is typed word for word. It comes before everything else, so that no command can
/// take it.
pub(crate) fn exact(line: &str, choices: &[String]) -> Option<usize> {
    let is_typed = |choice: &String| choice.trim() == line.trim();
    let place = choices.iter().position(is_typed);
    let typed = simple(line);
    place.or_else(|| choices.iter().position(|choice| simple(choice) == typed))
}

/// Finds the choice that `words` mean: the one they are, else the only one that starts with them,
/// else the only one that contains all of them, else the only one that has a word starting with
/// each of them.
pub(crate) fn meant(words: &str, choices: &[String]) -> Meant {
    if let Some(exact) = exact(words, choices) {
        return Meant::One(exact);
    }
    let typed = simple(words);
    let choices: Vec<String> = choices.iter().map(|choice| simple(choice)).collect();
    let begins = |choice: &String| choice.starts_with(&typed);
    let has_whole = |choice: &String| {
        let has = |word| choice.split(' ').any(|other| bare(other) == bare(word));
        typed.split(' ').all(has)
    };
    let has_all = |choice: &String| {
        let has = |word| choice.split(' ').any(|other| other.starts_with(word));
        typed.split(' ').all(has)
    };
    let fits: [&dyn Fn(&String) -> bool; 3] = [&begins, &has_whole, &has_all];
    let found = fits.iter().map(|fits| which(&choices, fits));
    let found = found.into_iter().find(|found| !found.is_empty());
    match found.as_deref() {
        None | Some([]) => Meant::Nothing,
        Some([one]) => Meant::One(*one),
        Some(several) => Meant::Several(several.to_vec()),
    }
}

/// The choices that name this number as a whole word, outside an explanation in brackets or after a
/// colon.
pub(crate) fn naming(number: &str, choices: &[String]) -> Vec<usize> {
    which(choices, |choice| {
        let end = [" (", ": "]
            .iter()
            .filter_map(|mark| choice.find(mark))
            .min();
        let name = &choice[..end.unwrap_or(choice.len())];
        name.split_whitespace().any(|word| bare(word) == number)
    })
}

/// Whether a choice contains a number, even in brackets: `(5,3)` does, `H8` does not.
pub(crate) fn has_a_number(choice: &str) -> bool {
    let words = choice.split(|letter: char| !letter.is_alphanumeric());
    words.into_iter().any(|word| word.parse::<u64>().is_ok())
}

/// A word without the punctuation around it: `2.` is 2, and so is `(2`.
fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}

fn which(choices: &[String], is_meant: impl Fn(&String) -> bool) -> Vec<usize> {
    let places = choices.iter().enumerate();
    places
        .filter(|(_, choice)| is_meant(choice))
        .map(|(place, _)| place)
        .collect()
}

/// Lower case, single spaces, no full stop.
fn simple(text: &str) -> String {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ").trim_end_matches(['.', '!', '?']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_command_or_words() {
        let told = [
            ("", Typed::Nothing),
            ("  3 ", Typed::Words("3")),
            ("?", Typed::Explain),
            ("HELP", Typed::Explain),
            ("rules  spies odd", Typed::Rules("spies odd")),
            ("rules", Typed::Rules("")),
            ("say 2", Typed::Say("2")),
            ("talk  nonsense", Typed::Say("nonsense")),
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
    fn a_number_means_the_choice_that_names_it() {
        let choices = [
            "lay the 2",
            "lay the 3",
            "claim to play the 3",
            "draw: 4 cards",
            "discard the Mole (5)",
            "steal the card in slot 6",
        ]
        .map(str::to_owned);
        let told: [(&str, &[usize]); 6] = [
            ("2", &[0]),
            ("3", &[1, 2]),
            ("4", &[]),
            ("5", &[]),
            ("6", &[5]),
            ("1", &[]),
        ];
        for (number, places) in told {
            assert_eq!(naming(number, &choices), places, "{number}");
        }
        assert!(has_a_number("discard the Mole (5)"));
        assert!(has_a_number("lay Start at (5,3)"));
        assert!(!has_a_number("play the Poodle on H8"));
    }

    #[test]
    fn words_mean_the_only_choice_they_fit() {
        let choices = [
            "take a card from the House",
            "take a card from the Garden",
            "steal a card from Ben",
            "steal a card from Benjamin",
            "lay Start at B1",
            "lay Start at B10",
            "say Go!",
            "say \"go\"",
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
            ("b1", Meant::One(4)),
            ("b10", Meant::One(5)),
            ("say Go!", Meant::One(6)),
            ("say \"go\"", Meant::One(7)),
        ];
        for (words, which) in told {
            assert_eq!(meant(words, &choices), which, "{words:?}");
        }
    }
}
