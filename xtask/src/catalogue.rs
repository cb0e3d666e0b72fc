//! A rule catalogue: the ids it defines and the worked examples it numbers.

use crate::id::Id;

/// The contents of `docs/rules/<game>.md`, in order.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) rules: Vec<Rule>,
    pub(crate) examples: Vec<Example>,
}

/// One rule, definition or ruling.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) id: Id,
    pub(crate) line: usize,
    /// Title and text without markup, on one line.
    pub(crate) text: String,
}

/// One worked example of section 8.
#[derive(Debug, PartialEq)]
pub(crate) struct Example {
    pub(crate) number: u32,
    pub(crate) line: usize,
}

impl Catalogue {
    /// Reads a catalogue whose ids start with `prefix`.
    pub(crate) fn parse(text: &str, prefix: &str) -> Self {
        let lines: Vec<&str> = text.lines().collect();
        let mut rules = Vec::new();
        let mut examples = Vec::new();
        let mut section = "";
        for (at, line) in lines.iter().enumerate() {
            if line.starts_with("## ") {
                section = line;
            }
            if let Some((id, first)) = definition(line, prefix) {
                let text = plain(first, &lines[at + 1..]);
                rules.push(Rule {
                    id,
                    line: at + 1,
                    text,
                });
            }
            if section.ends_with("Worked examples")
                && let Some(number) = example(line, prefix)
            {
                examples.push(Example {
                    number,
                    line: at + 1,
                });
            }
        }
        Self { rules, examples }
    }

    /// Whether the catalogue defines this id.
    pub(crate) fn has(&self, id: &Id) -> bool {
        self.rules.iter().any(|rule| rule.id == *id)
    }
}

impl Rule {
    /// The sentence or two that say what the rule is about, in at most `width` characters.
    ///
    /// A title or a question says too little by itself, so it is followed by the next sentence.
    pub(crate) fn gist(&self, width: usize) -> String {
        let mut end = 0;
        while end < self.text.len() && (end < 25 || self.text[..end].ends_with('?')) {
            end += sentence_len(&self.text[end..]);
        }
        let gist = self.text[..end].trim();
        if gist.chars().count() <= width {
            return gist.to_owned();
        }
        let cut: String = gist.chars().take(width - 1).collect();
        let words = cut
            .rsplit_once(' ')
            .map_or(cut.as_str(), |(words, _)| words);
        format!("{}…", words.trim_end_matches([',', ';', ':', '(', ' ']))
    }
}

/// The id that `line` defines and the text after it: `- **ARGH-14** …`, `- **ARGH-R3 Title.** …`
/// and, for examples that carry ids, `**MBB-W1 Title.** …`.
fn definition<'a>(line: &'a str, prefix: &str) -> Option<(Id, &'a str)> {
    let bold = line.strip_prefix("- ").unwrap_or(line).strip_prefix("**")?;
    let len = bold.find([' ', '*'])?;
    Some((Id::parse(&bold[..len], prefix)?, &bold[len..]))
}

/// The number of the worked example that starts on `line`: `3. …`, `**W3 …` or `**MBB-W3 …`.
fn example(line: &str, prefix: &str) -> Option<u32> {
    let Some(bold) = line.strip_prefix("**") else {
        return line.split_once(". ")?.0.parse().ok();
    };
    let bold = bold.strip_prefix(prefix).unwrap_or(bold);
    let number = bold.trim_start_matches('-').strip_prefix('W')?;
    let digits = number.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// A rule's text up to the next rule, heading or empty line, without markup.
fn plain(first: &str, rest: &[&str]) -> String {
    let more = rest.iter().take_while(|line| {
        let ends = ["- ", "#", "|", "**"];
        !line.trim().is_empty() && !ends.iter().any(|mark| line.starts_with(mark))
    });
    let mut text = first.to_owned();
    for line in more {
        text.push(' ');
        text.push_str(line);
    }
    // Square brackets would be links in a doc comment.
    let text = text
        .replace(['*', '`'], "")
        .replace('[', "(")
        .replace(']', ")");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Where the first sentence of `text` ends. A full stop inside brackets does not end it.
fn sentence_len(text: &str) -> usize {
    let mut depth = 0_i32;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            '.' | '?' | '!' if depth == 0 && chars.peek().is_none_or(|(_, next)| *next == ' ') => {
                return at + 1;
            }
            _ => (),
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::tree::Tree;

    fn gist(line: &str) -> String {
        Catalogue::parse(line, "ARGH").rules[0].gist(96)
    }

    #[test]
    fn every_catalogue_is_read_to_its_end() {
        // Rules and worked examples when this was written; ids are stable, so there can only be
        // more.
        let counts = [
            (48 + 49, 21),
            (43 + 39, 20),
            (80 + 12 + 80, 22),
            (97 + 14 + 72 + 24, 24),
            (108 + 77, 25),
        ];
        let tree = Tree::read(&crate::root()).expect("the repository can be read");
        for (game, (rules, examples)) in GAMES.iter().zip(counts) {
            let text = tree.text(game.catalogue).expect("a catalogue");
            let catalogue = Catalogue::parse(text, game.prefix);
            assert!(catalogue.rules.len() >= rules, "{}", game.name);
            assert!(catalogue.examples.len() >= examples, "{}", game.name);
            let numbers = catalogue.examples.iter().map(|example| example.number);
            assert!(numbers.eq(1..=catalogue.examples.len() as u32));
        }
    }

    #[test]
    fn rules_and_examples_are_found_in_every_form() {
        let text = "## 3. Rules\n1. A step.\n- **MBB-1** See MBB-9.\n  More.\n- **MBB-R2 Why?** So.\n\
                    ## 8. Worked examples\n**W1 (x).** So. And more.\n\n2. So.\n\n**MBB-W3 So.** So.\n";
        let catalogue = Catalogue::parse(text, "MBB");
        let ids = catalogue.rules.iter().map(|rule| rule.id.to_string());
        assert_eq!(ids.collect::<Vec<_>>(), ["MBB-1", "MBB-R2", "MBB-W3"]);
        assert_eq!(catalogue.rules[0].text, "See MBB-9. More.");
        let lines = catalogue.examples.iter().map(|e| (e.number, e.line));
        assert_eq!(lines.collect::<Vec<_>>(), [(1, 7), (2, 9), (3, 11)]);
    }

    #[test]
    fn a_gist_is_a_sentence_with_its_title() {
        assert_eq!(
            gist("- **ARGH-1** A player may take a card (top. of a pile). Then more."),
            "A player may take a card (top. of a pile)."
        );
        assert_eq!(
            gist("- **ARGH-R4 Who starts?** Option `first_player`: *anybody* [`ask`]. Then more."),
            "Who starts? Option first_player: anybody (ask)."
        );
        assert_eq!(
            gist("- **ARGH-R3 Short.** Long enough to say it. More."),
            "Short. Long enough to say it."
        );
    }

    #[test]
    fn a_long_gist_is_cut_between_words() {
        let rule = &Catalogue::parse("- **ARGH-1** Mosquitoes, lizards and spies", "ARGH").rules[0];
        assert_eq!(rule.gist(20), "Mosquitoes…");
        assert_eq!(rule.gist(25), "Mosquitoes, lizards and…");
    }
}
