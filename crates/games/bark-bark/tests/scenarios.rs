//! Every scenario comes true, and together they exercise every rule.

use std::path::Path;

use bark_bark::{BarkBark, rules};
use laws::scenario::{self, Exempt};

/// Rules that no scenario can run through.
const EXEMPT: Exempt<'_> = &[
    ("MBB-63", "a standard path has no special rule"),
    (
        "MBB-G14",
        "what always holds: the runner checks it after every action of every scenario",
    ),
    ("MBB-R7", "a lost footnote: no exception is made"),
];

#[test]
fn every_scenario_comes_true_and_every_rule_is_exercised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    let report = scenario::run_all::<BarkBark>(&files);
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
    report.must_run_through_what_it_names(EXEMPT);
}
