//! A game's catalogue of rules: what each id says, and a search by words.

use tabletop::Shelved;

use crate::rank::rank;
use crate::{GameId, with_game};

/// The heading of the summary in a catalogue.
const SUMMARY: &str = "The game in five lines";

/// The rules of a game, in the order of its catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    /// The name of the document: its first line.
    pub title: String,
    /// The game in a few lines: what it is about and how it goes.
    pub summary: Vec<String>,
    /// Its rules, definitions and rulings.
    pub entries: Vec<Entry>,
}

/// One rule or ruling of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// `ARGH-14`, or `ARGH-R3` for a ruling.
    pub id: String,
    /// What it is about in a few words. Most rules have none, most rulings do.
    pub heading: String,
    /// What it says, on one line, with the catalogue's Markdown.
    pub text: String,
    /// The headings above it: `Rules, Set-up`.
    pub section: String,
}

impl Catalogue {
    /// The catalogue of a game on the shelf.
    pub fn of(id: GameId) -> Self {
        with_game!(id, G => Self::parse(G::CATALOGUE))
    }

    /// Reads a catalogue. An entry is a list item that starts with an id in bold. Its text
    /// continues on the lines that follow, up to an empty line or the next item, table or heading.
    pub fn parse(markdown: &str) -> Self {
        let mut title = String::new();
        let (mut part, mut section) = ("", "");
        let mut entries: Vec<Entry> = Vec::new();
        let mut summary: Vec<String> = Vec::new();
        let mut goes_on = false;
        for written in markdown.lines() {
            let line = written.trim();
            if part == SUMMARY && !line.starts_with('#') {
                match line.strip_prefix("- ") {
                    Some(point) => summary.push(plain(point)),
                    None if line.is_empty() || line.starts_with("---") => (),
                    None => {
                        if let Some(point) = summary.last_mut() {
                            *point = format!("{point} {}", plain(line));
                        }
                    }
                }
                continue;
            }
            if let Some(heading) = line.strip_prefix("# ") {
                title = heading.to_owned();
            } else if let Some(heading) = line.strip_prefix("## ") {
                (part, section) = (unnumbered(heading), "");
            } else if let Some(heading) = line.strip_prefix("### ") {
                section = unnumbered(heading);
            } else if let Some((id, heading, text)) = item(line) {
                entries.push(Entry {
                    id: id.to_owned(),
                    heading: heading.to_owned(),
                    text: text.to_owned(),
                    section: joined(part, section),
                });
                goes_on = true;
                continue;
            } else if goes_on && is_more_text(written) {
                let entry = entries.last_mut().expect("there is an entry to continue");
                entry.text.push(' ');
                entry.text.push_str(line.trim_start_matches("- "));
                continue;
            }
            goes_on = false;
        }
        Self {
            title,
            summary,
            entries,
        }
    }

    /// The entry with this id, in upper or lower case.
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.entries
            .iter()
            .find(|entry| entry.id.eq_ignore_ascii_case(id.trim()))
    }

    /// The entries that contain all of `words`, the best first: those with the words in the id,
    /// then in the heading, then in the text. Equally good ones are in the catalogue's order.
    pub fn search(&self, words: &str) -> Vec<&Entry> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let mut found: Vec<_> = self
            .entries
            .iter()
            .filter_map(|entry| Some((rank(entry, &words)?, entry)))
            .collect();
        tabletop::sort_by_key(&mut found, |(rank, _)| *rank);
        found.into_iter().map(|(_, entry)| entry).collect()
    }
}

impl Entry {
    /// Heading and text without Markdown, for a terminal.
    pub fn plain(&self) -> String {
        let whole = match self.heading.as_str() {
            "" => self.text.clone(),
            heading => format!("{heading} {}", self.text),
        };
        plain(&whole)
    }
}

/// Splits `- **ARGH-R3 Shuffling.** Not said…` into id, heading and text. A question in italics
/// right after the id is a heading as well. Worked examples that carry ids are paragraphs, without
/// the hyphen.
fn item(line: &str) -> Option<(&str, &str, &str)> {
    let (bold, text) = line
        .strip_prefix("- ")
        .unwrap_or(line)
        .strip_prefix("**")?
        .split_once("**")?;
    let (id, heading) = bold.split_once(' ').unwrap_or((bold, ""));
    if !is_id(id) {
        return None;
    }
    let text = text.trim();
    let question = text.strip_prefix('*').and_then(|text| text.split_once('*'));
    Some(match question {
        Some((question, text)) if heading.is_empty() && !question.is_empty() => {
            (id, question, text.trim())
        }
        _ => (id, heading.trim(), text),
    })
}

/// Whether a word looks like an id: capitals, a hyphen, perhaps more capitals, a number.
fn is_id(word: &str) -> bool {
    let Some((prefix, number)) = word.split_once('-') else {
        return false;
    };
    let number = number.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    !prefix.is_empty()
        && prefix.chars().all(|letter| letter.is_ascii_uppercase())
        && !number.is_empty()
        && number.chars().all(|digit| digit.is_ascii_digit())
}

/// Whether a line continues the item above it. A list below an item is indented; a list item at the
/// margin is a new one.
fn is_more_text(line: &str) -> bool {
    !line.trim().is_empty()
        && !["#", "|", "```", "- "]
            .iter()
            .any(|mark| line.starts_with(mark))
}

/// A heading without its number: `4.2 Dealing` is `Dealing`.
fn unnumbered(heading: &str) -> &str {
    heading.trim_start_matches(|letter: char| letter.is_ascii_digit() || ". ".contains(letter))
}

fn joined(part: &str, section: &str) -> String {
    match (part, section) {
        (part, "") => part.to_owned(),
        ("", section) => section.to_owned(),
        (part, section) => format!("{part}, {section}"),
    }
}

/// Text without the stars of bold and italics. A star with spaces around it is not markup.
fn plain(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut letters = markdown.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        let stands_alone = before == ' ' && after == ' ';
        if letter != '*' || stands_alone {
            text.push(letter);
        }
        before = letter;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
# Tiny: rule catalogue

## 1. The game in five lines
- Aim: *bark* first,
  and loudest.
- It takes a minute.

## 3. Rules
- **TINY-1** Two dogs sit down.
- **TINY-2** A dog may *bark*,
  once in a turn.

Not part of any rule.

### Set-up
- **TINY-R1 Which dog?** The **oldest**.
| a | table |
- **TINY-R2** *May it bark at night?* No; see TINY-1.
  - Never.
- not a rule

**TINY-W1 A howl.** It is loud.

**Not an id.** Nothing.
";

    fn ids(entries: &[&Entry]) -> Vec<String> {
        entries.iter().map(|entry| entry.id.clone()).collect()
    }

    #[test]
    fn an_entry_has_its_id_heading_text_and_section() {
        let catalogue = Catalogue::parse(SMALL);
        let entries: Vec<[&str; 4]> = catalogue
            .entries
            .iter()
            .map(|entry| [&*entry.id, &*entry.heading, &*entry.text, &*entry.section])
            .collect();
        assert_eq!(catalogue.title, "Tiny: rule catalogue");
        assert_eq!(
            catalogue.summary,
            ["Aim: bark first, and loudest.", "It takes a minute."]
        );
        assert_eq!(
            entries,
            [
                ["TINY-1", "", "Two dogs sit down.", "Rules"],
                ["TINY-2", "", "A dog may *bark*, once in a turn.", "Rules"],
                ["TINY-R1", "Which dog?", "The **oldest**.", "Rules, Set-up"],
                [
                    "TINY-R2",
                    "May it bark at night?",
                    "No; see TINY-1. Never.",
                    "Rules, Set-up"
                ],
                ["TINY-W1", "A howl.", "It is loud.", "Rules, Set-up"],
            ]
        );
    }

    #[test]
    fn a_search_needs_all_words_and_prefers_ids_to_headings_to_texts() {
        let catalogue = Catalogue::parse(SMALL);
        let told: [(&str, &[&str]); 7] = [
            ("tiny-1", &["TINY-1", "TINY-R2"]),
            ("tiny-r", &["TINY-R1", "TINY-R2"]),
            ("BARK", &["TINY-R2", "TINY-2"]),
            ("dog", &["TINY-R1", "TINY-1", "TINY-2"]),
            ("dog bark", &["TINY-2"]),
            ("cat", &[]),
            ("", &[]),
        ];
        for (words, found) in told {
            assert_eq!(ids(&catalogue.search(words)), found, "{words:?}");
        }
    }

    #[test]
    fn plain_text_has_no_markup_left() {
        let entry = &Catalogue::parse(SMALL).entries[2];
        assert_eq!(entry.plain(), "Which dog? The oldest.");
        assert_eq!(plain("at most 2 * 3 *turns*"), "at most 2 * 3 turns");
    }

    #[test]
    fn every_catalogue_on_the_shelf_can_be_read_and_no_id_appears_twice() {
        for id in GameId::ALL {
            let mut seen = std::collections::BTreeSet::new();
            let catalogue = Catalogue::of(id);
            assert!(catalogue.entries.len() > 5, "{id}");
            assert!(
                (4..=7).contains(&catalogue.summary.len()),
                "{id} has no good summary: {:?}",
                catalogue.summary
            );
            for entry in &catalogue.entries {
                assert!(seen.insert(&entry.id), "{} appears twice", entry.id);
                assert!(!entry.text.is_empty(), "{} has no text", entry.id);
                assert!(!entry.section.is_empty(), "{} has no section", entry.id);
            }
        }
    }
}
