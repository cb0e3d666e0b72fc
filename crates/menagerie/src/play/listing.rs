//! Choices as a list that people can read and pick from.
//!
//! Entries have letters, not numbers: cards, slots and holes have numbers of their own, and a
//! person who types 4 means the 4. Many choices that differ only in one word are listed as one
//! entry and picked by that word.

use std::collections::BTreeMap;
use std::io;

use crate::paper::Paper;

/// At least this many choices that differ in one word are listed together.
const MANY: usize = 16;
/// The width of the rows of such words.
const ROW: usize = 72;

/// One entry of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// A choice, by its index.
    One { label: String, place: usize },
    /// Choices that are the same except for one word.
    Alike {
        before: String,
        after: String,
        words: Vec<String>,
    },
}

/// A list of choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listing {
    entries: Vec<Entry>,
}

impl Listing {
    /// The list of choices with these texts.
    pub(crate) fn new(words: &[String]) -> Self {
        let groups = alike(words);
        let mut labels = (0..).map(label);
        let mut entries = Vec::new();
        for place in 0..words.len() {
            match groups.iter().find(|group| group.places.contains(&place)) {
                Some(group) if group.places[0] == place => entries.push(group.entry(words)),
                Some(_) => (),
                None => entries.push(Entry::One {
                    label: labels.next().expect("there is no last label"),
                    place,
                }),
            }
        }
        Self { entries }
    }

    /// The index of the choice with this label.
    pub(crate) fn labelled(&self, typed: &str) -> Option<usize> {
        self.entries.iter().find_map(|entry| match entry {
            Entry::One { label, place } if label.eq_ignore_ascii_case(typed) => Some(*place),
            Entry::One { .. } | Entry::Alike { .. } => None,
        })
    }

    /// The index of the `n`th labelled choice, counted from 0.
    pub(crate) fn nth(&self, n: usize) -> Option<usize> {
        let places = self.entries.iter().filter_map(|entry| match entry {
            Entry::One { place, .. } => Some(*place),
            Entry::Alike { .. } => None,
        });
        places.into_iter().nth(n)
    }

    /// How to refer to a choice: with its label, if it has one.
    pub(crate) fn cite(&self, place: usize, words: &[String]) -> String {
        let label = self.entries.iter().find_map(|entry| match entry {
            Entry::One { label, place: at } if *at == place => Some(label),
            Entry::One { .. } | Entry::Alike { .. } => None,
        });
        match label {
            Some(label) => format!("{label} ({})", words[place]),
            None => words[place].clone(),
        }
    }

    /// What to type.
    pub(crate) fn what_is_right(&self) -> String {
        let labels = self.entries.iter().filter_map(|entry| match entry {
            Entry::One { label, .. } => Some(label.as_str()),
            Entry::Alike { .. } => None,
        });
        let labels: Vec<&str> = labels.collect();
        let letters = match labels.as_slice() {
            [] => "Type one of the words in the list".to_owned(),
            [one] => format!("Type {one}"),
            [first, .., last] => format!("Type a letter from {first} to {last}"),
        };
        format!("{letters}, the first words of a choice, or ? for an explanation.")
    }

    /// Prints the list.
    pub(crate) fn tell(&self, paper: &mut Paper, words: &[String]) -> io::Result<()> {
        for entry in &self.entries {
            match entry {
                Entry::One { label, place } => {
                    paper.text(6, format!("{label:>4}  {}", words[*place]))?;
                }
                Entry::Alike {
                    before,
                    after,
                    words,
                } => {
                    let gap = [before.as_str(), "…", after.as_str()];
                    let gap = gap.into_iter().filter(|part| !part.is_empty());
                    let gap = gap.collect::<Vec<_>>().join(" ");
                    paper.text(6, format!("      {gap} (type one of these)"))?;
                    for row in rows(words) {
                        paper.line(format!("        {row}"))?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Choices that are the same except for the word at one position.
struct Alike {
    position: usize,
    places: Vec<usize>,
}

impl Alike {
    fn entry(&self, words: &[String]) -> Entry {
        let split = |place: &usize| words[*place].split(' ').collect::<Vec<&str>>();
        let one = split(&self.places[0]);
        Entry::Alike {
            before: one[..self.position].join(" "),
            after: one[self.position + 1..].join(" "),
            words: self
                .places
                .iter()
                .map(|place| split(place)[self.position].to_owned())
                .collect(),
        }
    }
}

/// The choices to list together, largest groups first.
fn alike(words: &[String]) -> Vec<Alike> {
    let mut groups: BTreeMap<(usize, Vec<&str>), Vec<usize>> = BTreeMap::new();
    for (place, words) in words.iter().enumerate() {
        let words: Vec<&str> = words.split(' ').collect();
        for position in 0..words.len() {
            let mut others = words.clone();
            others.remove(position);
            groups.entry((position, others)).or_default().push(place);
        }
    }
    let mut groups: Vec<Alike> = groups
        .into_iter()
        .map(|((position, _), places)| Alike { position, places })
        .collect();
    groups.sort_by_key(|group| std::cmp::Reverse(group.places.len()));
    let mut taken = vec![false; words.len()];
    let mut chosen = Vec::new();
    for mut group in groups {
        group.places.retain(|place| !taken[*place]);
        if group.places.len() >= MANY {
            for place in &group.places {
                taken[*place] = true;
            }
            chosen.push(group);
        }
    }
    chosen
}

/// Words in columns.
fn rows(words: &[String]) -> Vec<String> {
    let width = words.iter().map(|word| word.chars().count()).max();
    let width = width.unwrap_or(0) + 1;
    let row = |words: &[String]| {
        let padded: String = words.iter().map(|word| format!("{word:<width$}")).collect();
        padded.trim_end().to_owned()
    };
    words.chunks((ROW / width).max(1)).map(row).collect()
}

/// `a` to `z`, then `aa`, `ab` and so on.
fn label(place: usize) -> String {
    let letter = |n: usize| char::from(b'a' + u8::try_from(n % 26).expect("26 letters"));
    match place / 26 {
        0 => letter(place).to_string(),
        more => label(more - 1) + &letter(place).to_string(),
    }
}

/// Numbers choices with the same text, so that each can be typed.
pub(crate) fn told_apart(words: &[String]) -> Vec<String> {
    let n_alike = |place: usize, until: usize| {
        let others = words[..until].iter();
        others.filter(|other| **other == words[place]).count()
    };
    (0..words.len())
        .map(|place| match n_alike(place, words.len()) {
            1 => words[place].clone(),
            n => format!("{} ({} of {n})", words[place], n_alike(place, place) + 1),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn any_number_of_entries_gets_letters() {
        let told = [
            (0, "a"),
            (25, "z"),
            (26, "aa"),
            (27, "ab"),
            (52, "ba"),
            (701, "zz"),
            (702, "aaa"),
        ];
        for (place, text) in told {
            assert_eq!(label(place), text);
        }
        let listing = Listing::new(&words(&["take", "keep", "offer"]));
        assert_eq!(listing.labelled("B"), Some(1));
        assert_eq!(listing.labelled("d"), None);
        assert!(
            listing
                .what_is_right()
                .starts_with("Type a letter from a to c,")
        );
    }

    #[test]
    fn many_choices_that_differ_in_one_word_are_one_entry() {
        let mut choices = words(&["keep it"]);
        choices.extend((0..20).map(|n| format!("lay Start at D{n} now")));
        choices.push("wait".to_owned());
        let listing = Listing::new(&choices);
        assert_eq!(listing.entries.len(), 3);
        assert!(matches!(
            &listing.entries[1],
            Entry::Alike { before, after, words }
                if before == "lay Start at" && after == "now" && words.len() == 20
        ));
        assert_eq!(listing.labelled("b"), Some(21));
        assert_eq!((listing.nth(1), listing.nth(2)), (Some(21), None));
    }

    #[test]
    fn choices_with_the_same_text_are_numbered() {
        assert_eq!(
            told_apart(&words(&["play Bear", "wait", "play Bear"])),
            ["play Bear (1 of 2)", "wait", "play Bear (2 of 2)"]
        );
    }
}
