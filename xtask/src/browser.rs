//! The table in a real browser: installs Chromium and axe-core if they are missing, then runs the
//! tests of the crate `e2e`.

use crate::shell;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a Chromium may be; the tests look in the same places.
const PLACES: [&str; 4] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Debian's packages: the browser, and fonts for it.
const PACKAGES: [&str; 2] = ["chromium", "fonts-dejavu-core"];

const BY_HAND: &str = "Chromium is missing: `sudo apt-get install chromium fonts-dejavu-core`, or \
    name another in CHROMIUM";

/// Runs the tests in a browser. The client must have been built.
pub(crate) fn test(root: &Path) -> Result<(), String> {
    test_these(root, &[])
}

/// Runs the tests whose names contain one of these words, or all.
pub(crate) fn test_these(root: &Path, words: &[&str]) -> Result<(), String> {
    prepare(root)?;
    shell::run(&mut shell::cargo(root, &tests(words)))
}

/// Installs what the tests need.
pub(crate) fn prepare(root: &Path) -> Result<(), String> {
    add_chromium()?;
    add_axe(root)
}

/// The arguments for cargo that run the tests. `words` go to the tests themselves: parts of the
/// names of those to run, or what to skip.
pub(crate) fn tests<'a>(words: &[&'a str]) -> Vec<&'a str> {
    // All tests share one browser; more of them at once would only wait for each other.
    let mut args = vec!["test", "--package", "e2e", "--", "--test-threads=2"];
    args.extend(words);
    args
}

/// Installs Debian's Chromium if there is none and we are allowed to.
fn add_chromium() -> Result<(), String> {
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let mut places = named.into_iter().chain(PLACES.map(PathBuf::from));
    if places.any(|path| path.exists()) {
        return Ok(());
    }
    let is_root = shell::output(Command::new("id").arg("-u")).as_deref() == Some("0");
    let has_apt = shell::output(Command::new("apt-get").arg("--version")).is_some();
    if !(is_root && has_apt) {
        return Err(BY_HAND.to_owned());
    }
    let install = || {
        let mut apt = Command::new("apt-get");
        apt.args(["install", "--yes", "--quiet", "--no-install-recommends"])
            .args(PACKAGES)
            .env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(&mut apt)
    };
    println!("Chromium is missing: installing it");
    // If the package lists are fresh, they need not be fetched again.
    install()
        .or_else(|_| {
            shell::run(Command::new("apt-get").args(["update", "--quiet"]))?;
            install()
        })
        .map_err(|_| BY_HAND.to_owned())
}

/// Fetches axe-core, which checks accessibility, in the version of the lock file.
fn add_axe(root: &Path) -> Result<(), String> {
    let folder = root.join("crates/e2e/axe");
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    let folder = folder.to_string_lossy();
    shell::install(
        "axe-core",
        "npm",
        &["ci", "--no-audit", "--no-fund", "--prefix", &folder],
    )
}
