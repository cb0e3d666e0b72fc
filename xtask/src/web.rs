//! `cargo xtask web`: the browser client in `dist/`, ready to be served.

use crate::games::GAMES;
use crate::{fonts, shell, wasm};
use std::env;
use std::fs::DirEntry;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What it is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finish {
    /// For development: quick to build.
    Rough,
    /// For development, and it fails if the client is too heavy.
    Weighed,
    /// For a release: small, with compressed copies, and it fails if they are too heavy.
    Fine,
}

/// Builds the client and binds it into `dist/`.
pub(crate) fn run(root: &Path, finish: Finish) -> Result<(), String> {
    fetch(root, finish)?;
    shell::run(&mut build(root, finish))?;
    shell::run(&mut bind(root, finish))
}

/// Installs what the client is built with, if it is missing.
pub(crate) fn fetch(root: &Path, finish: Finish) -> Result<(), String> {
    wasm::add_target(root)?;
    fonts::fetch(root, finish)
}

/// The command that compiles the client.
pub(crate) fn build(root: &Path, finish: Finish) -> Command {
    // The bindery cuts the wasm into pieces, for which it needs the linker's relocations. They are
    // requested only for the last link, so that nothing else is rebuilt.
    let build = [
        "rustc",
        "--package",
        "parlour",
        "--profile",
        finish.profile(),
    ];
    let mut build = shell::cargo(root, &build);
    if finish == Finish::Fine {
        let flags = format!("target.{}.rustflags={:?}", wasm::TARGET, without_paths());
        build.args(["--config", &flags]);
    }
    build.args(["--target", wasm::TARGET, "--", "-Clink-arg=--emit-relocs"]);
    build
}

/// Flags that leave out where this machine keeps its sources: a panic names its file, and nobody
/// who plays wants to load, or to know, that path.
fn without_paths() -> Vec<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.and_then(|home| home.join("registry/src").read_dir().ok());
    let folders = sources.into_iter().flatten().flatten();
    let flag = |folder: DirEntry| format!("--remap-path-prefix={}/=", folder.path().display());
    folders.map(flag).collect()
}

/// The command that binds what was compiled into `dist/`.
pub(crate) fn bind(root: &Path, finish: Finish) -> Command {
    let built = format!("target/{}/{}/parlour.wasm", wasm::TARGET, finish.profile());
    let bindery = ["run", "--quiet", "--package", "bindery", "--", &built];
    let mut bindery = shell::cargo(root, &bindery);
    bindery.args(["crates/parlour/web", "crates/parlour/style", fonts::FOLDER]);
    bindery.args(["crates/boards", &rules(), "dist"]);
    match finish {
        Finish::Rough => &mut bindery,
        Finish::Weighed => bindery.arg("--weigh"),
        Finish::Fine => bindery.arg("--squeeze"),
    };
    bindery
}

impl Finish {
    fn profile(self) -> &'static str {
        match self {
            Self::Rough | Self::Weighed => "wasm-dev",
            Self::Fine => "wasm-release",
        }
    }
}

/// The catalogue of each game: `argh=docs/rules/argh.md,…`.
fn rules() -> String {
    let pairs = GAMES
        .iter()
        .map(|game| format!("{}={}", game.dir, game.catalogue));
    pairs.collect::<Vec<_>>().join(",")
}

/// Lints the client for the browser, builds it as `cargo xtask play` would and weighs it.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    wasm::add_target(root)?;
    let clippy = ["clippy", "--package", "parlour", "--profile", "wasm-dev"];
    let mut clippy = shell::cargo(root, &clippy);
    clippy.args(["--target", wasm::TARGET, "--", "-D", "warnings"]);
    shell::run(&mut clippy)?;
    run(root, Finish::Weighed)
}
