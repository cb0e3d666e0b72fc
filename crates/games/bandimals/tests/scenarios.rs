//! Every scenario comes true, and together they exercise every rule.

use std::path::Path;

use bandimals::{Bandimals, rules};
use laws::scenario::{self, Exempt};

/// Rules that no scenario can run through.
const EXEMPT: Exempt<'_> = &[
    ("BAND-1", "what the rulebook covers: a text"),
    (
        "BAND-2 BAND-23 BAND-35 BAND-40 BAND-41",
        "what the cards look like: the boards draw it, and nothing follows from it",
    ),
    (
        "BAND-9",
        "how people add up their years: the question says it, and nobody checks their sum",
    ),
    ("BAND-15 BAND-87", "the playmat: a page to print"),
];

#[test]
fn every_scenario_comes_true_and_every_rule_is_exercised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    let report = scenario::run_all::<Bandimals>(&files);
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
    report.must_run_through_what_it_names(EXEMPT);
}
