//! `menagerie edition`: the printed contents of a box as an editable file.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use shelf::{GameId, with_game};
use tabletop::{EditionText, Shelved, Terms};

use crate::check::{Verdict, tell_verdicts};
use crate::error::Error;
use crate::files::{below, read_text};
use crate::paper::Paper;
use crate::terms::edition_text;

/// The extension of an edition file.
pub(crate) const TOML: &str = "toml";

/// See the edition in the box, or check one of your own
#[derive(Subcommand, Debug)]
pub(crate) enum EditionCommand {
    Show(ShowArgs),
    Check(CheckArgs),
}

/// Print the edition in a game's box, to copy and change
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  menagerie edition show argh > mine.toml
  menagerie edition check mine.toml
  menagerie play argh --edition mine.toml")]
pub(crate) struct ShowArgs {
    /// The game [default: the first on the shelf]
    game: Option<GameId>,
}

/// Check edition files; an error names the field and the reason
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Edition files, or folders with edition files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Shows or checks editions.
pub(crate) fn run(command: &EditionCommand) -> Result<(), Error> {
    let mut paper = Paper::new();
    match command {
        EditionCommand::Show(args) => {
            let game = args.game.unwrap_or(GameId::ALL[0]);
            paper.line(with_game!(game, G => G::EDITION).trim_end())?;
            paper.flush()?;
            Ok(())
        }
        EditionCommand::Check(args) => {
            let mut files = Vec::new();
            for path in &args.files {
                let found = below(path, &[TOML])?;
                files.extend(
                    found
                        .into_iter()
                        .filter(|file| file == path || seems_to_be_one(file)),
                );
            }
            tell_verdicts(&mut paper, &files, check)
        }
    }
}

/// Finds the game that a file is an edition of, or what is wrong with it.
pub(crate) fn check(path: &Path) -> Result<Verdict, Error> {
    let edition = edition_text(path)?;
    let mut errors = Vec::new();
    for game in likely(&edition) {
        match with_game!(game, G => try_on::<G>(&edition)) {
            Ok(()) => {
                let odd = with_game!(game, G => G::oddities(&edition));
                let odd: String = odd.iter().map(|it| format!("\n  odd: {it}")).collect();
                let title = game.title();
                return Ok(Verdict::Right(format!("an edition of {title}{odd}")));
            }
            Err(error) => errors.push(error),
        }
    }
    let error = errors.into_iter().next();
    let error = error.unwrap_or_else(|| tabletop::Error::new("", "is not an edition of any game"));
    // The file's name is already printed in front of the verdict.
    let about = error
        .about
        .strip_prefix(&edition.file)
        .map(|rest| rest.trim_start_matches(": "));
    let error = match about {
        Some(about) => tabletop::Error::new(about, error.because.clone()),
        None => error,
    };
    Ok(Verdict::Wrong(error.to_string()))
}

/// Whether a file in a folder is worth checking: a TOML file has to mention an edition.
pub(crate) fn seems_to_be_one(path: &Path) -> bool {
    let is_toml = path.extension().is_some_and(|ending| ending == TOML);
    !is_toml || read_text(path).is_ok_and(|text| text.contains("edition_id"))
}

/// Whether a game can be set up with an edition, for any number of seats.
fn try_on<G: Shelved>(edition: &EditionText) -> Result<(), tabletop::Error> {
    let set_up = |n_seats: &u8| {
        let terms = Terms {
            edition: Some(edition.clone()),
            ..Terms::plain(*n_seats)
        };
        G::set_up(&terms).map(drop)
    };
    let mut tries: Vec<Result<(), tabletop::Error>> = G::SEAT_COUNTS.iter().map(set_up).collect();
    match tries.iter().position(Result::is_ok) {
        Some(_) => Ok(()),
        None => tries.swap_remove(0),
    }
}

/// The games that an edition can belong to, starting with the one it names.
fn likely(edition: &EditionText) -> Vec<GameId> {
    let names = |game: &GameId| {
        let id = game.as_str();
        edition.text.contains(&format!("game = \"{id}\""))
    };
    let mut games = GameId::ALL.to_vec();
    games.sort_by_key(|game| !names(game));
    games
}
