//! `cargo xtask test`: all checks in one command, with a summary at the end.

use crate::summary::{Came, Summary};
use crate::{browser, shell, tidy, wasm, web};
use std::path::Path;

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Everything.
    Full,
    /// Everything that needs no other targets and toolchains.
    Fast,
    /// Everything, and longer runs of what is checked already.
    Thorough,
}

/// What a thorough run adds.
const ADDED: &str = "--thorough adds: ten times the deals in the bots' ladders; a game that new-game \
    makes, played in the terminal and built for the browser; the release client, weighed and opened in \
    a browser.";

/// Runs every step, no matter how the previous ones ended.
pub(crate) fn run(root: &Path, extent: Extent) -> Result<(), String> {
    let cargo = |args: &[&str]| shell::run(&mut shell::cargo(root, args));
    let mut summary = Summary::default();
    if extent == Extent::Thorough {
        println!("{ADDED}");
    }
    summary.step("fmt", || {
        component("rustfmt", "fmt", root)
            .and_then(|()| cargo(&["fmt", "--all", "--check"]))
            .into()
    });
    summary.step("clippy", || {
        let args = [
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ];
        component("clippy", "clippy", root)
            .and_then(|()| cargo(&args))
            .into()
    });
    summary.step("tidy", || tidy::run(root).into());
    summary.step("test", || {
        // The browser's tests come after the client is built.
        let args = ["test", "--workspace", "--exclude", "e2e", "--no-fail-fast"];
        let mut test = shell::cargo(root, &args);
        if extent == Extent::Thorough {
            test.env("MENAGERIE_THOROUGH", "1");
        }
        shell::run(&mut test).into()
    });
    summary.step("wasm", || match extent {
        Extent::Full | Extent::Thorough => wasm::build(root).into(),
        Extent::Fast => left_out(),
    });
    summary.step("web", || match extent {
        Extent::Full | Extent::Thorough => web::check(root).into(),
        Extent::Fast => left_out(),
    });
    summary.step("browser", || match extent {
        Extent::Full | Extent::Thorough => browser::test(root).into(),
        Extent::Fast => left_out(),
    });
    summary.step("release", || match extent {
        Extent::Thorough => web::run(root, web::Finish::Fine)
            .and_then(|()| browser::test_these(root, &["light::", "solo::"]))
            .into(),
        Extent::Full => Came::NotRun("a part of --thorough".to_owned()),
        Extent::Fast => left_out(),
    });
    println!("\n{summary}");
    if summary.has_failed() {
        // The summary says everything, and should be the last thing to read.
        std::process::exit(1);
    }
    Ok(())
}

fn left_out() -> Came {
    Came::NotRun("left out by --fast".to_owned())
}

/// Adds a component of the toolchain if it is missing.
fn component(name: &str, subcommand: &str, root: &Path) -> Result<(), String> {
    // Checked by its version: the proxy of a missing component is on the path, and fails.
    if shell::output(&mut shell::cargo(root, &[subcommand, "--version"])).is_some() {
        return Ok(());
    }
    shell::install(name, "rustup", &["component", "add", name])
}
