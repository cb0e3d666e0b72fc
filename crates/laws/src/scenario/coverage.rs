//! Which rules of a catalogue the scenarios have exercised.
//!
//! A rule is exercised when a scenario that names it passed and ran through a line marked with it
//! ([`tabletop::mark!`]), was refused by it, or ended by it. That the id stands in the code and in a
//! scenario is not enough: the scenario might do something else.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{RuleId, TESTED};

use super::{Report, Scenario};

/// Rules that no scenario can run through, and why not: ids, with spaces between them, and a reason.
pub type Exempt<'a> = &'a [(&'a str, &'a str)];

impl Report {
    /// Notes what a scenario that passed named and ran through.
    pub(super) fn cover(&mut self, scenario: &Scenario, marks: BTreeSet<RuleId>) {
        for rule in &scenario.rules {
            self.named.insert(rule.clone());
            if marks.iter().any(|mark| mark.as_str() == rule) {
                self.exercised.insert(rule.clone());
            }
        }
        self.marked.extend(marks);
    }

    /// What is wrong with the coverage of a catalogue, a line for each rule; nothing if all of it is
    /// exercised or exempt.
    pub fn uncovered(&self, catalogue: &[RuleId], exempt: Exempt<'_>) -> Vec<String> {
        let exempt: BTreeMap<&str, &str> = exempt
            .iter()
            .flat_map(|(ids, why)| ids.split_whitespace().map(move |id| (id, *why)))
            .collect();
        let mut wrong = Vec::new();
        // A worked example with an id is played, not enforced.
        let rules = catalogue.iter().map(RuleId::as_str);
        for rule in rules.filter(|rule| !rule.contains("-W")) {
            match (self.exercised.contains(rule), exempt.get(rule)) {
                (true, None) | (false, Some(_)) => (),
                (true, Some(why)) => wrong.push(format!(
                    "{rule} is exempt ({why}), but a scenario exercises it; take it off the list"
                )),
                (false, None) => wrong.push(self.why_not(rule)),
            }
        }
        let is_known = |id: &str| catalogue.iter().any(|rule| rule.as_str() == id);
        let unknown = exempt.keys().filter(|id| !is_known(id));
        wrong.extend(unknown.map(|id| format!("{id} is exempt, but not in the catalogue")));
        wrong
    }

    fn why_not(&self, rule: &str) -> String {
        let is_marked = self.marked.iter().any(|mark| mark.as_str() == rule);
        match (self.named.contains(rule), is_marked) {
            (false, _) => format!("{rule} is named by no scenario"),
            (true, true) => format!(
                "{rule} is marked, but only scenarios that do not name it run through the mark"
            ),
            (true, false) => format!(
                "{rule} is named, but no scenario runs through a line marked with it; write \
                 `mark!(rules::{});` where the code does it",
                rule.replace('-', "_")
            ),
        }
    }

    /// Panics with every rule that is neither exercised nor exempt, for tests.
    ///
    /// # Panics
    /// Also if marks are not kept because `tabletop` was built without its feature `tested`. In a
    /// build for speed there are none, and nothing is asked.
    pub fn must_cover(&self, catalogue: &[RuleId], exempt: Exempt<'_>) {
        if !TESTED && cfg!(debug_assertions) {
            panic!(
                "no marks are kept: the game needs the dev-dependency \
                 `tabletop = {{ workspace = true, features = [\"tested\"] }}`"
            );
        }
        if !TESTED {
            return;
        }
        let wrong = self.uncovered(catalogue, exempt);
        assert!(
            wrong.is_empty(),
            "not every rule is exercised ({}):\n  {}\n",
            wrong.len(),
            wrong.join("\n  ")
        );
    }
}
