//! Every scenario passes, and together they exercise every rule.

use std::path::Path;

use dogs::{Dogs, rules};
use laws::scenario::{self, Exempt};

/// Rules that no scenario can run through, with the reason.
const EXEMPT: Exempt<'_> = &[
    ("DOGS-4 DOGS-26", "the contents of the box: edition data"),
    (
        "DOGS-41 DOGS-42 DOGS-43",
        "texts on the cards: edition data",
    ),
];

#[test]
fn every_scenario_comes_true_and_every_rule_is_exercised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    let report = scenario::run_all::<Dogs>(&files);
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
}
