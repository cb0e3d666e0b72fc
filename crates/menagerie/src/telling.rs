//! Small pieces of text that several commands tell: rules, rankings, lists of names.

use std::io::{self, IsTerminal};
use std::path::Path;

use shelf::{Catalogue, Entry};
pub(crate) use tabletop::counted as count;
use tabletop::{Names, Outcome, Seat};

use crate::paper::Paper;

/// How many rules a search shows before it asks for more words.
const MOST_FOUND: usize = 12;

/// A rule with its id and its text.
pub(crate) fn rule(paper: &mut Paper, id: &str, entry: Option<&Entry>) -> io::Result<()> {
    match entry {
        Some(entry) => paper.text(10, format!("{:<8}  {}", entry.id, entry.plain())),
        None => paper.text(10, format!("{id:<8}  (not in the catalogue)")),
    }
}

/// The rules that have these words, or this id; how to search, without any.
pub(crate) fn rules(paper: &mut Paper, catalogue: &Catalogue, words: &str) -> io::Result<()> {
    if words.trim().is_empty() {
        let (first, n) = (&catalogue.entries[0].id, catalogue.entries.len());
        let how = format!(
            "There are {n} rules. `rules WORDS` looks for some, `rules {first}` shows one."
        );
        return paper.text(2, how);
    }
    if let Some(entry) = catalogue.find(words) {
        return rule(paper, &entry.id, Some(entry));
    }
    let found = catalogue.search(words);
    for entry in found.iter().take(MOST_FOUND) {
        rule(paper, &entry.id, Some(entry))?;
    }
    match found.len() {
        0 => paper.text(
            2,
            format!("No rule has `{words}`; try one word, such as `rules steal`."),
        ),
        n if n > MOST_FOUND => paper.text(2, format!("… and {} more; add a word.", n - MOST_FOUND)),
        _ => Ok(()),
    }
}

/// Repeats what was typed where it was not typed on a screen, so that a transcript reads well.
pub(crate) fn echo(paper: &mut Paper, line: Option<&str>) -> io::Result<()> {
    match line {
        Some(_) if io::stdin().is_terminal() => Ok(()),
        Some(line) => paper.line(line),
        None => paper.gap(),
    }
}

/// The seats by place, each with its score: `1. Ann and Ben, 5 points`.
pub(crate) fn ranking(names: &Names, outcome: &Outcome) -> String {
    let mut seats: Vec<(Seat, u8)> = outcome
        .places
        .by_seat()
        .map(|(seat, &place)| (seat, place))
        .collect();
    seats.sort_by_key(|&(seat, place)| (place, seat));
    let line = |&(seat, place): &(Seat, u8)| {
        let score = match outcome.scores.at(seat).copied().flatten() {
            Some(score) => format!(", {}", points(score)),
            None => String::new(),
        };
        format!("{place:>4}. {}{score}", names[seat])
    };
    let lines: Vec<String> = seats.iter().map(line).collect();
    lines.join("\n")
}

fn points(score: i32) -> String {
    match score {
        1 | -1 => format!("{score} point"),
        _ => format!("{score} points"),
    }
}

/// `Ann`, `Ann and Ben`, `Ann, Ben and Cy`; `nobody`.
pub(crate) fn and<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    match tabletop::listed(names) {
        nobody if nobody.is_empty() => "nobody".to_owned(),
        somebody => somebody,
    }
}

/// A path as it can be typed into a shell.
pub(crate) fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-~:\\".contains(letter);
    if text.chars().all(is_plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{RuleId, letters};

    #[test]
    fn a_ranking_goes_by_place_and_shows_scores_where_there_are_any() {
        let outcome = Outcome {
            places: [2, 1, 3].into_iter().collect(),
            scores: [Some(1), Some(12), None].into_iter().collect(),
            teams: Outcome::no_teams(3),
            kind: "points".into(),
            rule: RuleId::new("TINY-1"),
        };
        assert_eq!(
            ranking(&letters(3), &outcome),
            "   1. B, 12 points\n   2. A, 1 point\n   3. C"
        );
    }

    #[test]
    fn a_path_can_be_pasted_into_a_shell() {
        assert_eq!(quoted(Path::new("deals/argh-1.deal")), "deals/argh-1.deal");
        assert_eq!(quoted(Path::new("my deals/a'b")), "'my deals/a'\\''b'");
    }
}
