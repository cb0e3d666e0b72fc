//! The laws as fuzz targets, run for as long as you like. That they compile is checked with the
//! rest of the workspace. Running them means building each with its own instrumentation, which
//! takes longer than all other checks.

use crate::shell;
use std::fs;
use std::path::Path;

/// `cargo xtask fuzz`: installs what is missing and runs every target for this many seconds.
pub(crate) fn run(root: &Path, seconds: u32) -> Result<(), String> {
    if !has_nightly(root) {
        return Err(
            "fuzzing needs the nightly toolchain; `rustup toolchain install nightly` adds it"
                .to_owned(),
        );
    }
    if !has_cargo_fuzz(root) {
        let args = ["install", "cargo-fuzz", "--locked"];
        shell::install("cargo-fuzz", "cargo", &args)?;
    }
    targets_for(root, seconds)
}

/// Runs every target for this many seconds, all of them even if one finds something.
pub(crate) fn targets_for(root: &Path, seconds: u32) -> Result<(), String> {
    let targets = targets(root)?;
    if targets.is_empty() {
        return Err("fuzz/fuzz_targets has no targets; write one for each law".to_owned());
    }
    let limit = format!("-max_total_time={seconds}");
    let failed: Vec<String> = targets
        .into_iter()
        .filter(|target| {
            // cargo-fuzz looks for a package in the current folder, and the root is only a
            // workspace. The workspace forbids unsafe code, so a sanitizer would find nothing and
            // take most of the time.
            let args = [
                "+nightly",
                "fuzz",
                "run",
                "--sanitizer",
                "none",
                "--fuzz-dir",
                ".",
                target,
                "--",
                &limit,
                "-verbosity=0",
                "-print_funcs=0",
            ];
            shell::run(&mut shell::cargo(&root.join("fuzz"), &args)).is_err()
        })
        .collect();
    match failed.as_slice() {
        [] => Ok(()),
        _ => Err(format!("failed: {}", failed.join(", "))),
    }
}

/// The names of the targets, in order.
fn targets(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("fuzz/fuzz_targets");
    let failed = |error| format!("reading fuzz/fuzz_targets: {error}");
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let name = entry.map_err(failed)?.file_name();
        let name = name.to_string_lossy();
        names.extend(name.strip_suffix(".rs").map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

fn has_nightly(root: &Path) -> bool {
    shell::output(&mut shell::cargo(root, &["+nightly", "--version"])).is_some()
}

fn has_cargo_fuzz(root: &Path) -> bool {
    shell::output(&mut shell::cargo(root, &["fuzz", "--version"])).is_some()
}
