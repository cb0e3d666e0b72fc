//! Faults in the layout of a page.

use std::collections::BTreeMap;

use serde_json::Value;

/// The script that finds the faults of a page and returns them as a list.
pub(crate) const SCRIPT: &str = include_str!("faults.js");

/// Something on a page that cannot be pressed, seen or read as it should.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    /// The kind of fault: `covered`, `cut text`…
    pub(crate) kind: String,
    /// Where: the part of the table and the element.
    pub(crate) what: String,
    /// Its text.
    pub(crate) text: String,
    /// How bad it is.
    pub(crate) why: String,
}

impl Fault {
    /// The faults that the script found.
    pub(crate) fn all(told: &Value) -> Vec<Self> {
        let told = told.as_array().expect("a list of faults");
        let word = |fault: &Value, key: &str| fault[key].as_str().unwrap_or_default().to_owned();
        told.iter()
            .map(|fault| Self {
                kind: word(fault, "kind"),
                what: word(fault, "what"),
                text: word(fault, "text"),
                why: word(fault, "why"),
            })
            .collect()
    }
}

/// The faults as readable lines. Those that differ only in their text share a line, with their
/// number.
pub(crate) fn told(faults: &[Fault]) -> Vec<String> {
    let mut alike: BTreeMap<(&str, String, &str), (usize, &str)> = BTreeMap::new();
    for fault in faults {
        let key = (fault.kind.as_str(), family(&fault.what), fault.why.as_str());
        alike.entry(key).or_insert((0, &fault.text)).0 += 1;
    }
    alike
        .into_iter()
        .map(|((kind, what, why), (n, text))| {
            let times = if n > 1 {
                format!("{n} times, such as ")
            } else {
                String::new()
            };
            format!("{kind}: {what} ({times}“{text}”) {why}")
        })
        .collect()
}

/// An element without the number of its spot: `[data-spot=hand-3-0]` is one of
/// `[data-spot=hand-…]`.
fn family(what: &str) -> String {
    match what.split_once("[data-spot=") {
        Some((before, spot)) => {
            let name = spot.trim_end_matches(']').split('-').next();
            format!("{before}[data-spot={}…]", name.unwrap_or_default())
        }
        None => what.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(what: &str, text: &str) -> Fault {
        let [kind, why] = ["covered", "at 1 of 5 points"].map(str::to_owned);
        let [what, text] = [what, text].map(str::to_owned);
        Fault {
            kind,
            what,
            text,
            why,
        }
    }

    #[test]
    fn faults_of_one_family_are_told_in_one_line() {
        let faults = [
            fault("button.card[data-spot=hand-3-0]", "Three"),
            fault("button.card[data-spot=hand-4-0]", "Four"),
            fault("a.link", "Rules"),
        ];
        let lines = [
            "covered: a.link (“Rules”) at 1 of 5 points",
            "covered: button.card[data-spot=hand…] (2 times, such as “Three”) at 1 of 5 points",
        ];
        assert_eq!(told(&faults), lines);
    }
}
