//! `cargo xtask bench`: how long a deal takes, and how many instructions.
//!
//! Time is what one feels; instructions are what one can compare on a machine that others use too.

use crate::shell;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A benchmark: the crate, its folder and the name.
struct Bench {
    package: &'static str,
    folder: &'static str,
    name: &'static str,
}

const TIMED: [Bench; 6] = [
    Bench {
        package: "argh",
        folder: "crates/games/argh",
        name: "playout",
    },
    Bench {
        package: "bandimals",
        folder: "crates/games/bandimals",
        name: "playout",
    },
    Bench {
        package: "bark-bark",
        folder: "crates/games/bark-bark",
        name: "playout",
    },
    Bench {
        package: "dogs",
        folder: "crates/games/dogs",
        name: "playout",
    },
    Bench {
        package: "mole-park",
        folder: "crates/games/mole-park",
        name: "playout",
    },
    Bench {
        package: "bots",
        folder: "crates/bots",
        name: "owl",
    },
];

const COUNTED: [Bench; 5] = [
    Bench {
        package: "argh",
        folder: "crates/games/argh",
        name: "instructions",
    },
    Bench {
        package: "bandimals",
        folder: "crates/games/bandimals",
        name: "instructions",
    },
    Bench {
        package: "bark-bark",
        folder: "crates/games/bark-bark",
        name: "instructions",
    },
    Bench {
        package: "dogs",
        folder: "crates/games/dogs",
        name: "instructions",
    },
    Bench {
        package: "mole-park",
        folder: "crates/games/mole-park",
        name: "instructions",
    },
];

/// Runs every benchmark there is, the timed ones first.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    for bench in TIMED {
        bench.run(root)?;
    }
    if COUNTED.iter().any(|bench| bench.is_there(root)) {
        valgrind()?;
        runner(root)?;
    }
    for bench in COUNTED {
        bench.run(root)?;
    }
    Ok(())
}

impl Bench {
    fn is_there(&self, root: &Path) -> bool {
        let benches = root.join(self.folder).join("benches");
        let file = benches.join(format!("{}.rs", self.name));
        file.exists() || benches.join(self.name).join("main.rs").exists()
    }

    fn run(&self, root: &Path) -> Result<(), String> {
        let Self {
            package,
            folder,
            name,
        } = self;
        if !self.is_there(root) {
            println!("not run: {package} has no bench {name} ({folder}/benches/{name}.rs)");
            return Ok(());
        }
        let args = ["bench", "--package", package, "--bench", name];
        shell::run(&mut shell::cargo(root, &args))
    }
}

/// Sees to it that valgrind is there, which counts the instructions.
fn valgrind() -> Result<(), String> {
    if shell::output(Command::new("valgrind").arg("--version")).is_some() {
        return Ok(());
    }
    let is_root = shell::output(Command::new("id").arg("-u")).as_deref() == Some("0");
    if !is_root {
        return Err("valgrind is missing; `sudo apt-get install valgrind` adds it".to_owned());
    }
    shell::install("valgrind", "apt-get", &["install", "--yes", "valgrind"])
}

/// Sees to it that gungraun's runner is there, in the version of the library we build with: the
/// two speak a private language.
fn runner(root: &Path) -> Result<(), String> {
    let lock = fs::read_to_string(root.join("Cargo.lock"))
        .map_err(|error| format!("reading Cargo.lock: {error}"))?;
    let version = locked(&lock, "gungraun")
        .ok_or("Cargo.lock has no gungraun; the bench `instructions` needs it as a dependency")?;
    let list = shell::output(&mut shell::cargo(root, &["install", "--list"])).unwrap_or_default();
    let wanted = format!("gungraun-runner v{version}:");
    if list.lines().any(|line| line == wanted) {
        return Ok(());
    }
    let what = format!("gungraun-runner {version}");
    let args = [
        "install",
        "gungraun-runner",
        "--version",
        version,
        "--locked",
    ];
    shell::install(&what, "cargo", &args)
}

/// The version of a package in a `Cargo.lock`.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    version.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_file_tells_the_version_of_a_package() {
        let lock = "[[package]]\nname = \"gungraun-macros\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\n";
        assert_eq!(locked(lock, "gungraun"), Some("0.20.0"));
        assert_eq!(locked(lock, "iai"), None);
    }
}
