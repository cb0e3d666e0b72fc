//! Every scenario comes true, and together they exercise every rule.

use std::path::Path;

use argh::{Argh, rules};
use laws::scenario::{self, Exempt};

/// Rules that no scenario can run through.
const EXEMPT: Exempt<'_> = &[
    (
        "ARGH-1 ARGH-2",
        "the story: a text, told first in every playthrough",
    ),
    (
        "ARGH-6 ARGH-47",
        "what is printed on the cards: data of the edition",
    ),
    ("ARGH-48", "the credits: a text"),
    ("ARGH-R24", "what no edition may be: a check of editions"),
];

#[test]
fn every_scenario_comes_true_and_every_rule_is_exercised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    let report = scenario::run_all::<Argh>(&files);
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
}
