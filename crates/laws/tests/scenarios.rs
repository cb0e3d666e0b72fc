//! The scenario runner, tested with scenarios of the toy game that pass and others that fail.

use std::path::PathBuf;

use laws::scenario::{self, Report};

use crate::toy::Magpies;

fn folder(name: &str) -> Vec<(String, String)> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(name);
    scenario::read_folder(&path).unwrap()
}

#[test]
fn the_toys_scenarios_pass() {
    let report = scenario::run_all::<Magpies>(&folder("scenarios"));
    report.must_be_clean();
    assert_eq!(report.n_run, report.n_passed);
}

#[test]
fn the_scenario_in_the_readme_passes() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```text\n").unwrap();
    let (text, _) = rest.split_once("```").unwrap();
    let file = ("README.md".to_owned(), text.to_owned());
    scenario::run_all::<Magpies>(&[file]).must_be_clean();
}

/// Every file in this folder fails in one way; the `.txt` file next to it is what is printed.
#[test]
fn a_failed_scenario_says_what_was_expected_and_what_was_found() {
    for (name, text) in folder("failing") {
        let Report { failures, .. } = scenario::run_all::<Magpies>(&[(name.clone(), text)]);
        let kept = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("tests/failing")
            .join(&name);
        laws::playthrough::compare(&kept.with_extension("txt"), &failures.join("\n"));
    }
}

#[test]
fn headers_can_be_collected_without_running_anything() {
    let files = folder("scenarios");
    let scenarios = files
        .iter()
        .flat_map(|(name, text)| scenario::parse(name, text).unwrap());
    let pinned: std::collections::BTreeSet<String> = scenarios.flat_map(|one| one.rules).collect();
    let all: Vec<String> = (1..=9).map(|number| format!("MAG-{number}")).collect();
    assert_eq!(pinned.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn a_report_without_scenarios_is_not_clean() {
    let nothing = std::panic::catch_unwind(|| scenario::run_all::<Magpies>(&[]).must_be_clean());
    assert!(nothing.is_err());
}
