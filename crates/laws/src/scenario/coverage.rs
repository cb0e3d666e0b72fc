//! Which rules of a catalogue the scenarios have exercised.
//!
//! A rule is exercised when a scenario that names it passes, and runs through a line marked with it
//! ([`tabletop::mark!`]) or is refused or ended by it. It is not enough that the id is in the code
//! and in a scenario: the scenario might do something else.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{RuleId, TESTED};

use super::{Report, Scenario};

/// Rules that no scenario can run through: ids separated by spaces, and the reason.
pub type Exempt<'a> = &'a [(&'a str, &'a str)];

impl Report {
    /// Notes the rules that a passed scenario named and ran through.
    pub(super) fn cover(&mut self, scenario: &Scenario, marks: BTreeSet<RuleId>) {
        for rule in &scenario.rules {
            self.named.insert(rule.clone());
            if marks.iter().any(|mark| mark.as_str() == rule) {
                self.exercised.insert(rule.clone());
            } else {
                let place = format!("{}:{}", scenario.file, scenario.line);
                self.claimed.push((rule.clone(), place));
            }
        }
        self.marked.extend(marks);
    }

    /// What is missing in the coverage of a catalogue, one line for each rule. Empty if every rule
    /// is exercised or exempt.
    pub fn uncovered(&self, catalogue: &[RuleId], exempt: Exempt<'_>) -> Vec<String> {
        let exempt: BTreeMap<&str, &str> = exempt
            .iter()
            .flat_map(|(ids, why)| ids.split_whitespace().map(move |id| (id, *why)))
            .collect();
        let mut wrong = Vec::new();
        // A worked example with an id is not a rule.
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
                 `mark!(rules::{});` where the code carries it out",
                rule.replace('-', "_")
            ),
        }
    }

    /// Panics with every rule that a scenario names without running through it, unless the rule is
    /// exempt, for tests of games whose scenarios have no examples of what a rule leaves alone.
    ///
    /// # Panics
    /// Not in an optimised build, which keeps no marks.
    pub fn must_run_through_what_it_names(&self, exempt: Exempt<'_>) {
        let is_exempt = |rule: &str| {
            let mut ids = exempt.iter().flat_map(|(ids, _)| ids.split_whitespace());
            ids.any(|id| id == rule)
        };
        let claimed = self.claimed.iter().filter(|(rule, _)| !is_exempt(rule));
        let claimed: Vec<String> = claimed
            .map(|(rule, place)| format!("{place} names {rule}, but does not run through it"))
            .collect();
        assert!(
            !TESTED || claimed.is_empty(),
            "scenarios name rules that they have nothing to do with:\n  {}\n",
            claimed.join("\n  ")
        );
    }

    /// Panics with every rule that is neither exercised nor exempt, for tests.
    ///
    /// # Panics
    /// Also if marks are not kept because `tabletop` was built without its feature `tested`. An
    /// optimised build keeps no marks, and nothing is checked.
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
