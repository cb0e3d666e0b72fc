//! Every scenario passes, and together they exercise every rule.

use std::path::Path;

use argh::{Argh, rules};
use laws::scenario::{self, Exempt};

/// Rules that no scenario can exercise, and why.
const EXEMPT: Exempt<'_> = &[
    (
        "ARGH-1 ARGH-2",
        "the story: a text; tests/sentences.rs checks that every deal begins with it",
    ),
    (
        "ARGH-6 ARGH-47",
        "what is printed on the cards: data of the edition, not a line of the rules",
    ),
    (
        "ARGH-48",
        "the credits: a text; tests/sentences.rs checks that the player aid ends with them",
    ),
    (
        "ARGH-R24",
        "which editions are invalid: no table can be dealt from one, so tests/setups.rs checks it",
    ),
];

#[test]
fn every_scenario_passes_and_every_rule_is_exercised() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    let report = scenario::run_all::<Argh>(&files);
    report.must_be_clean();
    report.must_cover(&rules::ALL, EXEMPT);
}
