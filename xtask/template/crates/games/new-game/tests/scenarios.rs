//! Every scenario passes, and together they exercise every rule.

use std::path::Path;

use laws::scenario::{self, Exempt};
use new_game::{NewGame, rules};

/// Rules that no scenario can run through, with the reason.
const EXEMPT: Exempt<'_> = &[(
    "NEW-1",
    "other numbers of seats are refused before a deal: tests/setups.rs",
)];

#[test]
fn every_scenario_comes_true_and_every_rule_is_exercised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    let report = scenario::run_all::<NewGame>(&files);
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
}
