//! Every scenario comes true, and together they exercise every rule.

use std::path::Path;

use bark_bark::{BarkBark, rules};
use laws::scenario::{self, Exempt};
use tabletop::{RuleId, TESTED, marks_of};

/// Rules that no scenario can run through.
const EXEMPT: Exempt<'_> = &[
    ("MBB-63", "a standard path has no special rule"),
    (
        "MBB-G14",
        "what always holds: the runner checks it after every action of every scenario",
    ),
    ("MBB-R7", "a lost footnote: no exception is made"),
];

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    scenario::read_folder(&folder).expect("the scenarios can be read")
}

#[test]
fn every_scenario_comes_true_and_every_rule_is_exercised() {
    let report = scenario::run_all::<BarkBark>(&files());
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
}

/// A scenario does not claim rules that it has nothing to do with.
#[test]
fn every_scenario_runs_through_every_rule_it_names() {
    let exempt: Vec<&str> = EXEMPT
        .iter()
        .flat_map(|(ids, _)| ids.split_whitespace())
        .collect();
    let mut wrong = Vec::new();
    for (file, text) in files().iter().filter(|_| TESTED) {
        for scenario in scenario::parse(file, text).expect("the scenarios can be parsed") {
            let (result, marks) = marks_of(|| scenario::run::<BarkBark>(&scenario));
            let marks: Vec<&str> = marks.iter().map(RuleId::as_str).collect();
            let named = scenario.rules.iter().map(String::as_str);
            let missed = named.filter(|rule| !marks.contains(rule) && !exempt.contains(rule));
            wrong.extend(missed.map(|rule| format!("{rule} in `{}`", scenario.title)));
            assert!(result.is_ok(), "{}", scenario.title);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
