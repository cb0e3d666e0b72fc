//! `menagerie`: the games at a terminal.
//!
//! There is one file for each command; `play/` is the largest. Commands print to a
//! [`paper::Paper`]; what ends a command early is an [`error::Error`] with an exit code.

mod check;
mod duel;
mod edition;
mod error;
mod files;
mod games;
mod interrupt;
mod laboratory;
mod luck;
mod paper;
mod play;
mod progress;
mod replay;
mod rules;
mod telling;
mod terms;
mod verify;
mod wording;

use std::process::ExitCode;

use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use error::{EXIT_CODES, Error};

/// Animal games in your terminal: play them, read their rules, check deals, measure editions
///
/// New here? `menagerie play argh` seats you against two foxes; type ? if you do not know what a
/// question means.
#[derive(Parser, Debug)]
#[command(name = "menagerie", version, after_help = EXIT_CODES, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::PlayArgs),
    Games(games::GamesArgs),
    Rules(rules::RulesArgs),
    Verify(verify::VerifyArgs),
    Replay(replay::ReplayArgs),
    Check(check::CheckArgs),
    #[command(subcommand)]
    Edition(edition::EditionCommand),
    Duel(duel::DuelArgs),
    Lab(Box<laboratory::LabArgs>),
    Completions(CompletionsArgs),
}

/// Print a script that completes commands in your shell
#[derive(Args, Debug)]
#[command(after_help = "\
Example, for bash:
  menagerie completions bash > ~/.local/share/bash-completion/completions/menagerie")]
struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

fn run(command: Command) -> Result<(), Error> {
    match command {
        Command::Play(args) => play::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Edition(command) => edition::run(&command),
        Command::Duel(args) => duel::run(&args),
        Command::Lab(args) => laboratory::run(&args),
        Command::Completions(args) => completions(&args),
    }
}

fn completions(args: &CompletionsArgs) -> Result<(), Error> {
    // Written in one piece, so that a closed pipe is an error and not a panic.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "menagerie", &mut script);
    std::io::Write::write_all(&mut std::io::stdout(), &script)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
