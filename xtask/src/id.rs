//! A rule id such as `ARGH-14`, and how it is found in a line of text.

use std::fmt;

/// A rule id: the game's prefix, at most one letter for the kind, and a number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Id(String);

impl Id {
    /// The id, if `text` is one with this prefix and nothing else: `ARGH-14` or `ARGH_14`.
    pub(crate) fn parse(text: &str, prefix: &str) -> Option<Self> {
        let rest = text.strip_prefix(prefix)?.strip_prefix(['-', '_'])?;
        let digits = rest.strip_prefix(|c: char| c.is_ascii_uppercase());
        let digits = digits.unwrap_or(rest);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| Self(format!("{prefix}-{rest}")))
    }

    /// Every whole id with this prefix in `line`, written either way.
    ///
    /// `ARGH-1` is not found in `ARGH-14`, nor `ARGH_1` in `ARGH_14` or `MY_ARGH_1`.
    pub(crate) fn all_in(line: &str, prefix: &str) -> Vec<Self> {
        let mut ids = Vec::new();
        for (start, _) in line.match_indices(prefix) {
            if line[..start].ends_with(is_word) {
                continue;
            }
            let tail = &line[start + prefix.len()..];
            let Some(number) = tail.strip_prefix(['-', '_']) else {
                continue;
            };
            let len = number.find(|c| !is_word(c)).unwrap_or(number.len());
            let end = start + prefix.len() + 1 + len;
            ids.extend(Self::parse(&line[start..end], prefix));
        }
        ids
    }

    /// The constant in the generated file: `ARGH_14`.
    pub(crate) fn constant(&self) -> String {
        self.0.replace('-', "_")
    }

    /// Whether this is a worked example that carries an id, as `MBB-W3` does.
    pub(crate) fn is_example(&self) -> bool {
        self.0.contains("-W")
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<String> {
        let ids = Id::all_in(line, "ARGH");
        ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn an_id_is_found_as_constant_and_as_text() {
        let line = "refuse(rules::ARGH_14, …) // ARGH-R3, and (ARGH-7).";
        assert_eq!(found(line), ["ARGH-14", "ARGH-R3", "ARGH-7"]);
    }

    #[test]
    fn only_whole_ids_count() {
        assert_eq!(found("ARGH-14"), ["ARGH-14"]);
        assert!(found("ARGH-14a ARGH_1_2 MY_ARGH_1 ARGH-base ARGH- ARGH-RR1 argh-1").is_empty());
    }

    #[test]
    fn an_id_knows_its_constant() {
        let id = Id::parse("MBB-W3", "MBB").expect("an id");
        assert_eq!(id.constant(), "MBB_W3");
        assert!(id.is_example());
    }

    #[test]
    fn a_kind_without_a_number_is_not_an_id() {
        assert_eq!(Id::parse("ARGH-R", "ARGH"), None);
        assert_eq!(Id::parse("DOGS-1", "ARGH"), None);
    }
}
