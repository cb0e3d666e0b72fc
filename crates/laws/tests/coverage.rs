//! Which rules count as exercised, tested with scenarios of the toy game.

use laws::scenario::{self, Report};
use tabletop::RuleId;

use crate::toy::Magpies;

const CATALOGUE: [RuleId; 3] = [
    RuleId::new("MAG-2"),
    RuleId::new("MAG-5"),
    RuleId::new("MAG-8"),
];

/// A deal in which A is refused by MAG-2, in a scenario that names these rules.
fn report(named: &str) -> Report {
    let text = format!(
        "title: Only a card in the hand can be sealed\nrules: {named}\n\n\
         given  2 seats\n       A holds 23 4\nwhen   A: seal_card card=5\nthen   refused: MAG-2 not_in_hand\n"
    );
    let report = scenario::run_all::<Magpies>(&[("one.scn".to_owned(), text)]);
    report.must_be_clean();
    report
}

#[test]
fn a_rule_is_exercised_where_a_scenario_names_it_and_is_refused_by_it() {
    let exempt = [("MAG-5 MAG-8", "not now")];
    report("MAG-2").must_cover(&CATALOGUE, &exempt);
}

#[test]
fn a_rule_that_is_only_named_or_only_run_through_is_not_exercised() {
    let exempt = [("MAG-8", "not now")];
    let wrong = report("MAG-5").uncovered(&CATALOGUE, &exempt);
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert_eq!(wrong[0], "MAG-2 is named by no scenario");
    assert!(wrong[1].starts_with("MAG-5 is named, but no scenario runs through"));
}

#[test]
fn a_mark_that_another_scenario_passes_does_not_count() {
    let mut both = report("MAG-2");
    both.exercised.clear();
    let wrong = both.uncovered(&CATALOGUE[..1], &[]);
    assert!(wrong[0].starts_with("MAG-2 is marked, but only scenarios that do not name it"));
}

#[test]
#[should_panic(expected = "one.scn:1 names MAG-5, but does not run through it")]
fn a_scenario_that_names_a_rule_it_has_nothing_to_do_with_is_found() {
    let report = report("MAG-2 MAG-5 MAG-8");
    report.must_run_through_what_it_names(&[("MAG-8", "not now")]);
}

#[test]
fn the_list_of_exempt_rules_is_kept_short() {
    let exempt = [("MAG-2 MAG-5 MAG-8", "not now"), ("MAG-77", "never")];
    let wrong = report("MAG-2").uncovered(&CATALOGUE, &exempt);
    assert_eq!(
        wrong,
        [
            "MAG-2 is exempt (not now), but a scenario exercises it; take it off the list",
            "MAG-77 is exempt, but not in the catalogue",
        ]
    );
}

#[test]
fn a_deal_that_ends_marks_the_rule_that_ended_it() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = scenario::read_folder(&folder).unwrap();
    let report = scenario::run_all::<Magpies>(&files);
    assert!(report.exercised.contains("MAG-8"), "{report:?}");
    assert!(!report.exercised.contains("MAG-6"), "the toy has no marks");
}
