//! The header of a scenario: which rules it pins and which worked examples it plays.

use super::{Fault, numbered};
use crate::id::Id;

/// What the `rules:` and `example:` lines of one `.scn` file name, with their lines.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub(super) rules: Vec<(usize, Id)>,
    pub(super) examples: Vec<(usize, u32)>,
    /// Words of those lines that are neither.
    pub(super) faults: Vec<Fault>,
}

impl Header {
    /// Reads the header of a scenario of the game with this prefix.
    pub(super) fn parse(path: &str, text: &str, prefix: &str) -> Self {
        let mut header = Self::default();
        for (at, line) in numbered(text) {
            let line = line.split_once('#').map_or(line, |(line, _)| line);
            if let Some(words) = line.strip_prefix("rules:") {
                for word in split(words) {
                    match Id::parse(word, prefix) {
                        Some(id) => header.rules.push((at, id)),
                        None => header.faults.push(Fault::new(
                            path,
                            at,
                            format!(
                                "`{word}` is not a rule id; write it in full, as in {prefix}-1 or \
                                 {prefix}-R1"
                            ),
                        )),
                    }
                }
            } else if let Some(words) = line.strip_prefix("example:") {
                for word in split(words) {
                    match word.parse() {
                        Ok(number) => header.examples.push((at, number)),
                        Err(_) => header.faults.push(Fault::new(
                            path,
                            at,
                            format!(
                                "`{word}` is not a worked example; write its number in section 8 of \
                                 the catalogue"
                            ),
                        )),
                    }
                }
            }
        }
        header
    }
}

fn split(words: &str) -> impl Iterator<Item = &str> {
    words
        .split(|c: char| c == ',' || c.is_whitespace())
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_names_rules_and_examples() {
        let text = "rules: ARGH-1, ARGH-R2 ARGH-3   # why, ARGH-9\nexample: 4 5\n\ngiven ARGH-7";
        let header = Header::parse("a.scn", text, "ARGH");
        let rules: Vec<String> = header.rules.iter().map(|(_, id)| id.to_string()).collect();
        assert_eq!(rules, ["ARGH-1", "ARGH-R2", "ARGH-3"]);
        assert_eq!(header.examples, [(2, 4), (2, 5)]);
        assert!(header.faults.is_empty());
    }

    #[test]
    fn a_word_that_is_neither_is_a_fault_with_its_line() {
        let text = "rules: ARGH-1 R2\nexample: W3";
        let header = Header::parse("a.scn", text, "ARGH");
        let faults: Vec<String> = header.faults.iter().map(ToString::to_string).collect();
        assert!(faults[0].starts_with("a.scn:1: `R2` is not a rule id"));
        assert!(faults[1].starts_with("a.scn:2: `W3` is not a worked example"));
    }
}
