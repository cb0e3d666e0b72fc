//! `cargo xtask web`: the browser client in `dist/`, ready to be served.

use crate::{shell, wasm};
use std::path::Path;

/// For whom it is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finish {
    /// For whoever changes it: quick to build.
    Rough,
    /// For people: small, and with compressed copies.
    Fine,
}

/// Builds the client and binds it into `dist/`.
pub(crate) fn run(root: &Path, finish: Finish) -> Result<(), String> {
    wasm::add_target(root)?;
    let profile = match finish {
        Finish::Rough => "wasm-dev",
        Finish::Fine => "wasm-release",
    };
    let build = ["build", "--package", "parlour", "--profile", profile];
    shell::run(shell::cargo(root, &build).args(["--target", wasm::TARGET]))?;
    let built = format!("target/{}/{profile}/parlour.wasm", wasm::TARGET);
    let bindery = ["run", "--quiet", "--package", "bindery", "--", &built];
    let mut bindery = shell::cargo(root, &bindery);
    bindery.args(["crates/parlour/web", "crates/parlour/style"]);
    bindery.args(["crates/boards", "dist"]);
    if finish == Finish::Fine {
        bindery.arg("--squeeze");
    }
    shell::run(&mut bindery)
}

/// Lints the client for the browser it runs in, and builds it as `cargo xtask play` would.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    wasm::add_target(root)?;
    let clippy = ["clippy", "--package", "parlour", "--profile", "wasm-dev"];
    let mut clippy = shell::cargo(root, &clippy);
    clippy.args(["--target", wasm::TARGET, "--", "-D", "warnings"]);
    shell::run(&mut clippy)?;
    run(root, Finish::Rough)
}
