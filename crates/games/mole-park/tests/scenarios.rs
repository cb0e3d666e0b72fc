//! Every scenario passes, and together they exercise every rule.

use std::path::Path;

use laws::scenario::{self, Exempt};
use mole_park::{MolePark, rules};

/// Rules that no scenario can run through.
const EXEMPT: Exempt<'_> = &[
    (
        "MOLE-4 MOLE-5 MOLE-6",
        "what is in the box: data of the edition",
    ),
    (
        "MOLE-R68",
        "how misprints of the rulebook are read: it decides nothing by itself",
    ),
    ("MOLE-R70", "what no edition may be: a check of editions"),
];

#[test]
fn every_scenario_passes_and_every_rule_is_exercised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    let report = scenario::run_all::<MolePark>(&files);
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
    report.must_run_through_what_it_names(EXEMPT);
}
