//! Small pieces of text that several commands print: rules, rankings, lists of names.

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

/// The rules with these words, or this id; how to search, if there are no words. If no rule has
/// them, a card may: `aid` has every card in words.
pub(crate) fn rules(
    paper: &mut Paper,
    catalogue: &Catalogue,
    words: &str,
    aid: &str,
) -> io::Result<()> {
    let first = &catalogue.entries[0].id;
    if words.trim().is_empty() {
        let n = catalogue.entries.len();
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
    let cards = cards(aid, words);
    for card in &cards {
        paper.text(4, format!("  {card}"))?;
    }
    match found.len() {
        0 if cards.is_empty() => paper.text(
            2,
            format!(
                "No rule and no card has `{words}`; try one word, or an id such as `rules {first}`."
            ),
        ),
        n if n > MOST_FOUND => paper.text(2, format!("… and {} more; add a word.", n - MOST_FOUND)),
        _ => Ok(()),
    }
}

/// The lines of the player aid that have all of these words.
pub(crate) fn cards<'a>(aid: &'a str, words: &str) -> Vec<&'a str> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let has_all = |line: &&str| {
        let line = line.to_lowercase();
        words.iter().all(|word| line.contains(word.as_str()))
    };
    let lines = aid.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.filter(has_all).take(MOST_FOUND).collect()
}

/// Repeats a typed line if it was not typed on a screen, so that a transcript reads well.
pub(crate) fn echo(paper: &mut Paper, line: &str) -> io::Result<()> {
    if io::stdin().is_terminal() {
        return Ok(());
    }
    paper.line(line)
}

/// The sides by place, each with its score: `1. Ann and Ben, 5 points`. Seats of a side share a
/// line. If nobody won there are no places, only scores.
pub(crate) fn ranking(names: &Names, outcome: &Outcome, score: fn(i32) -> String) -> String {
    let mut lines: Vec<(u8, Option<i32>, u8, Vec<Seat>)> = Vec::new();
    for (seat, &place) in outcome.places.by_seat() {
        let points = outcome.scores.at(seat).copied().flatten();
        let team = outcome.teams.at(seat).copied().unwrap_or(seat.0);
        let line = (place, points, team);
        match lines.iter_mut().find(|(p, s, t, _)| (*p, *s, *t) == line) {
            Some((.., seats)) => seats.push(seat),
            None => lines.push((place, points, team, vec![seat])),
        }
    }
    lines.sort_by_key(|&(place, points, team, _)| (place, std::cmp::Reverse(points), team));
    let is_won = !outcome.winners().is_empty();
    let is_level = lines.iter().all(|line| line.0 == lines[0].0);
    let line = |(place, points, _, seats): &(u8, Option<i32>, u8, Vec<Seat>)| {
        let who = and(seats.iter().map(|&seat| names[seat].as_str()));
        let score = points.map_or(String::new(), |points| format!(", {}", score(points)));
        // Sides are counted, not seats: a seat behind one pair is second, not third.
        let rank = 1 + lines.iter().filter(|(other, ..)| other < place).count();
        if is_won {
            format!("{rank:>4}. {who}{score}")
        } else {
            format!("      {who}{score}")
        }
    };
    let mut told: Vec<String> = Vec::new();
    match (is_won, is_level) {
        (true, _) => (),
        (false, true) => told.push("   A draw: nobody won.".to_owned()),
        (false, false) => told.push("   Nobody won.".to_owned()),
    }
    told.extend(lines.iter().map(line));
    told.join("\n")
}

/// `Ann`, `Ann and Ben`, `Ann, Ben and Cy`; `nobody`.
pub(crate) fn and<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    match tabletop::listed(names) {
        nobody if nobody.is_empty() => "nobody".to_owned(),
        somebody => somebody,
    }
}

/// A path that can be pasted into a shell.
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
    fn a_ranking_goes_by_place_and_a_draw_has_no_places() {
        let outcome = |places: [u8; 4], scores: [Option<i32>; 4], teams: [u8; 4]| Outcome {
            places: places.into_iter().collect(),
            scores: scores.into_iter().collect(),
            teams: teams.into_iter().collect(),
            kind: "points".into(),
            rule: RuleId::new("TINY-1"),
        };
        let points = |n: i32| tabletop::counted(n as usize, "point");
        let apart = [0, 1, 2, 3];
        for (outcome, told) in [
            (
                outcome([2, 1, 3, 3], [Some(1), Some(12), None, Some(0)], apart),
                "   1. B, 12 points\n   2. A, 1 point\n   3. D, 0 points\n   3. C",
            ),
            (
                outcome([1, 3, 1, 3], [None; 4], [0, 1, 0, 1]),
                "   1. A and C\n   2. B and D",
            ),
            (
                outcome([2, 2, 2, 2], [None; 4], [0, 1, 0, 1]),
                "   A draw: nobody won.\n      A and C\n      B and D",
            ),
            (
                outcome([2, 3, 4, 5], [Some(4), Some(3), Some(2), Some(1)], apart),
                "   Nobody won.\n      A, 4 points\n      B, 3 points\n      C, 2 points\n      D, 1 point",
            ),
        ] {
            assert_eq!(ranking(letters(4).names(), &outcome, points), told);
        }
    }

    #[test]
    fn cards_are_found_by_their_words() {
        let aid = "Badger   +7\n\nHoming Pigeon   a spy\n";
        assert_eq!(cards(aid, "pigeon spy"), ["Homing Pigeon   a spy"]);
        assert!(cards(aid, "koala").is_empty());
    }

    #[test]
    fn a_path_can_be_pasted_into_a_shell() {
        assert_eq!(quoted(Path::new("deals/argh-1.deal")), "deals/argh-1.deal");
        assert_eq!(quoted(Path::new("my deals/a'b")), "'my deals/a'\\''b'");
    }
}
