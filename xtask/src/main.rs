//! The repository's own commands: `cargo xtask play`, `test`, `tidy` and the rest.

mod bench;
mod browser;
mod catalogue;
mod codegen;
mod count;
mod fonts;
mod fuzz;
mod games;
mod id;
mod looks;
mod manifest;
mod mutants;
mod new_game;
mod play;
mod progress;
mod registry;
mod shell;
mod summary;
mod test;
mod tidy;
mod tree;
mod wasm;
mod web;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
The repository's own commands.

Usage: cargo xtask <COMMAND>

  play [ARGS…]     build the browser client and the server, start it and print the address;
                   --open opens the browser, --lan lets phones on the same network join
                   (`cargo xtask play --help` lists all ARGS)
  test [--fast | --thorough]
                   check everything: fmt, clippy, tidy, tests, wasm, web, browser; --fast leaves out
                   the last three, --thorough plays long ladders and opens the release client too
  web [--release]  build the browser client into dist/ and print its size; --release makes it
                   small, and fails if it is not small enough
  looks [--faults | --accept [NAMES…]]
                   make a picture of every game at chosen moments and show on one page what differs
                   from the accepted ones; --faults lists what is covered, cut off or too small;
                   --accept puts the new pictures, or those named, into the repository
  tidy             check the repository itself: rule ids, docs, sizes, dependencies, generated and dead files
  dogs             draw the 42 breeds of Sequence Dogs into crates/boards/dogs/art, and a page to look at
  new-game NAME    write a small complete game with its board, to start your own from; NAME is the
                   folder, such as snail-race
  codegen          write what follows from games.toml, and each game's src/rules.rs from its
                   rule catalogue
  count [FOLDER]   print what each game costs: lines, files, required methods, places that name it;
                   FOLDER is another checkout to compare with
  bench            measure: time per deal, then instructions per deal (installs its runner)
  mutants [GAME] [ARGS…]
                   break the rules and the boxes of a game on purpose, and list what its tests do not
                   notice (`cargo xtask mutants --help` lists all ARGS)
  fuzz [SECONDS]   run every fuzz target for this many seconds [default: 30]
  help             print this
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match obey(&root(), &args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn obey(root: &Path, args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        // First, because these answer `--help` themselves.
        ["play", ..] => play::run(root, &args[1..]),
        ["mutants", ..] => mutants::run(root, &args[1..]),
        ["new-game"] => {
            Err("`new-game` takes a name, such as `cargo xtask new-game snail-race`".into())
        }
        [] | ["help" | "--help" | "-h"] | [_, "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        ["test"] => test::run(root, test::Extent::Full),
        ["test", "--fast"] => test::run(root, test::Extent::Fast),
        ["test", "--thorough"] => test::run(root, test::Extent::Thorough),
        ["web"] => web::run(root, web::Finish::Rough),
        ["web", "--release"] => web::run(root, web::Finish::Fine),
        ["looks"] => looks::run(root, looks::Telling::Differences),
        ["looks", "--faults"] => looks::run(root, looks::Telling::Faults),
        ["looks", "--accept", ..] => looks::accept(root, &args[2..]),
        ["tidy"] => tidy::run(root),
        ["dogs"] => dogs(root),
        ["new-game", name] => new_game::run(root, name),
        ["codegen"] => codegen::run(root),
        ["count"] => count::run(root),
        ["count", folder] => count::run(Path::new(folder)),
        ["bench"] => bench::run(root),
        ["fuzz"] => fuzz::run(root, 30),
        ["fuzz", seconds] => fuzz::run(root, seconds_of(seconds)?),
        [
            command @ ("test" | "web" | "looks" | "tidy" | "dogs" | "new-game" | "codegen"
            | "count" | "bench" | "fuzz"),
            rest @ ..,
        ] => Err(format!(
            "`{command}` does not take `{}`; see `cargo xtask help`",
            rest.join(" ")
        )),
        [command, ..] => Err(format!(
            "there is no command `{command}`; there are play, test, web, looks, tidy, dogs, new-game, \
             codegen, count, bench, mutants, fuzz"
        )),
    }
}

/// Runs the kennel. It is a separate crate, so that only people who draw dogs build it.
fn dogs(root: &Path) -> Result<(), String> {
    let kennel = ["run", "--quiet", "--package", "kennel", "--"];
    let mut kennel = shell::cargo(root, &kennel);
    kennel.args(["crates/boards/dogs/art", "target/dogs/contact-sheet.html"]);
    shell::run(&mut kennel)
}

fn seconds_of(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(seconds) if seconds > 0 => Ok(seconds),
        _ => Err(format!(
            "`{text}` is not a number of seconds; it must be 1 or more, such as 30"
        )),
    }
}

/// The root of the repository: the folder above this crate, which cargo knows while it runs us.
fn root() -> PathBuf {
    let here = env::var("CARGO_MANIFEST_DIR");
    let here = here.unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    let mut root = PathBuf::from(here);
    root.pop();
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(line: &str) -> String {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        obey(Path::new("no such folder"), &args).expect_err("an invalid command line")
    }

    #[test]
    fn an_invalid_command_is_answered_with_what_is_valid() {
        assert!(refused("paly").contains("there are play, test"));
        assert!(refused("test --quick").contains("`test` does not take `--quick`"));
        assert!(refused("fuzz soon").contains("`soon` is not a number of seconds"));
        assert!(refused("fuzz 0").contains("`0` is not a number of seconds"));
    }
}
