//! `menagerie play`: a deal at this terminal, against bots or with others.

mod curtain;
mod deal_file;
mod explain;
mod folder;
mod front;
mod inbox;
mod json_lines;
#[cfg(test)]
mod law;
mod listing;
mod parts;
mod reading;
mod seating;
mod sitting;
mod table;
mod terminal;
mod typed;
mod writing_in;

use std::path::PathBuf;

use bots::Level;
use clap::Args;
use room::{Glasses, Room};
use shelf::{GameId, with_game};
use tabletop::{BySeat, FORMAT, Judge, Opening, Record, Shelved, Words, game_of};

pub(crate) use deal_file::read_secret;
pub(crate) use folder::DEAL;

use crate::error::Error;
use crate::luck::Luck;
use crate::paper::Paper;
use crate::telling;
use crate::terms::TermsArgs;
use deal_file::DealFile;
use folder::Folder;
use front::{Deal, Front, Start};
use inbox::Inbox;
use json_lines::JsonLines;
use seating::Sits;
use sitting::Sitting;
use table::Table;
use terminal::Terminal;

const EXAMPLES: &str = "\
Examples:
  menagerie play argh                               you against two foxes
  menagerie play argh --seats you,owl               you against an owl
  menagerie play argh --seats you,you,fox --names Ann,Ben
                                                    two people share this terminal
  menagerie play argh --option promos=owl,spider    with promo cards
  menagerie play --resume                           continue the last deal
  menagerie play argh --seats you,fox --json        for a program: JSON lines both ways

Every action is on disk before it is shown, so Ctrl-C, Ctrl-D and a power cut lose nothing.

With --json every line is an object whose `tell` is opening, news, question, refusal,
error, stands, request, ending or left. A question is answered by the number of a choice, by an
action such as {\"do\":\"keep_card\"}, or by undo or quit; a request of somebody who wants to take back
by 1 (agree) or 2 (decline).";

/// Play a deal at this terminal
///
/// Seats are taken clockwise by people (`you`) and bots: `hamster` plays at random, `fox` by rule
/// of thumb, `owl` thinks ahead. Several people can share one terminal: the screen is cleared when
/// it is handed over.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The game; `menagerie games` lists them
    #[arg(required_unless_present = "resume")]
    game: Option<GameId>,

    /// Who sits where, clockwise: `you`, `hamster`, `fox`, `owl`, `owl:500ms`
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    seats: Vec<Sits>,

    /// The names of the people, in the order of their seats
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    names: Vec<String>,

    #[command(flatten)]
    terms: TermsArgs,

    /// Take all randomness from a seed, the same every time; for demonstrations
    #[arg(long, value_name = "NUMBER", conflicts_with = "resume")]
    seed: Option<u64>,

    /// Add text of your own to the shuffle; once for each `you`
    #[arg(long, value_name = "TEXT", conflicts_with = "resume")]
    salt: Vec<String>,

    /// Continue a deal: the one named, or the last one played
    #[arg(long, value_name = "NAME", num_args = 0..=1, conflicts_with_all = ["options", "edition"])]
    resume: Option<Option<String>>,

    /// Keep deals here instead of in your data folder
    #[arg(long, value_name = "FOLDER")]
    deals_folder: Option<PathBuf>,

    /// Write plain text only: no bold text, and no codes that clear the scrollback
    #[arg(long, conflicts_with = "json")]
    plain: bool,

    /// Talk in JSON lines, for programs that play
    #[arg(long)]
    json: bool,
}

/// Plays.
pub(crate) fn run(args: &PlayArgs) -> Result<(), Error> {
    let folder = Folder::find(args.deals_folder.as_deref())?;
    match (&args.resume, args.game) {
        (Some(name), game) => resume(args, &folder, name.as_deref(), game),
        (None, Some(game)) => with_game!(game, G => begin::<G>(args, &folder)),
        (None, None) => Err(Error::input("name a game to play, or --resume a deal")),
    }
}

fn begin<G: Judge + Words + Shelved>(args: &PlayArgs, folder: &Folder) -> Result<(), Error> {
    let usual = usual_seats::<G>();
    let sits = if args.seats.is_empty() {
        &usual
    } else {
        &args.seats
    };
    let seats = seating::seated::<G>(sits, &args.names)?;
    let n_people = usize::from(seating::people(&seats).len());
    let setup = args.terms.set_up::<G>(seats.n_seats(), n_people)?;
    let mut luck = Luck::new(args.seed)?;
    let secret = luck.secret();
    let opening = Opening {
        format: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup,
        salts: seating::salts(&seats, &args.salt, &mut luck)?,
        seats,
        commitment: secret.commitment(),
        loaded: Vec::new(),
    };
    let record = Record::<G> {
        opening,
        plays: Vec::new(),
        closing: None,
    };
    // A table that cannot be dealt is refused before anything is on disk.
    let room = Room::of_record(&record, secret, Glasses::Alone, table::now())?;
    let file = DealFile::begin::<G>(folder, &record.opening, secret)?;
    folder.note_played(file.path())?;
    let deal = about(args, folder, &file, &record.opening, Start::Fresh);
    sit_down(args, deal, Table::new(room, &record, file))
}

fn resume(
    args: &PlayArgs,
    folder: &Folder,
    name: Option<&str>,
    game: Option<GameId>,
) -> Result<(), Error> {
    let path = match name {
        Some(name) => match name.parse() {
            // `--resume argh` means the last deal of that game.
            Ok(meant) if !folder.file(name).exists() => folder.latest_open(Some(meant))?,
            _ => folder.file(name),
        },
        None => folder.latest_open(game)?,
    };
    if !path.exists() {
        let message = format!("{}: there is no such deal", path.display());
        return Err(Error::missing(message).hint(folder.open_deals()?));
    }
    let (file, text) = DealFile::reopen(path)?;
    let wrong = |because: &dyn std::fmt::Display| {
        Error::wrong(format!("{}: {because}", file.path().display()))
    };
    let id: GameId = game_of(&text)
        .and_then(|id| id.parse())
        .map_err(|error| wrong(&error))?;
    if let Some(game) = game.filter(|game| *game != id) {
        return Err(wrong(&format!("the deal is of {id}, not of {game}")));
    }
    with_game!(id, G => go_on::<G>(args, folder, file, &text))
}

fn go_on<G: Judge + Words + Shelved>(
    args: &PlayArgs,
    folder: &Folder,
    file: DealFile,
    text: &str,
) -> Result<(), Error> {
    let path = telling::quoted(file.path());
    let (record, secret) = file.parse::<G>(text)?;
    if record.closing.is_some() {
        // The process may have been killed between the last line and the removal.
        file.forget_secret()?;
        return Err(Error::input(format!("{path}: this deal is over"))
            .hint(format!("`menagerie replay {path}` tells it again")));
    }
    let mut room = Room::of_record(&record, secret, Glasses::Alone, table::now())
        .map_err(|error| Error::wrong(error.within(&path)))?;
    // Nobody's time ran out in the meantime. Jobs for bots are asked for where bots think.
    let _ = room.0.resume(table::now());
    folder.note_played(file.path())?;
    let deal = about(args, folder, &file, &record.opening, Start::Resumed);
    sit_down(args, deal, Table::new(room, &record, file))
}

fn about<S>(
    args: &PlayArgs,
    folder: &Folder,
    file: &DealFile,
    opening: &Opening<S>,
    start: Start,
) -> Deal {
    let folder_words = match &args.deals_folder {
        Some(path) => format!(" --deals-folder {}", telling::quoted(path)),
        None => String::new(),
    };
    Deal {
        name: file.name(folder),
        path: file.path().to_path_buf(),
        people: seating::people(&opening.seats),
        start,
        folder_words,
    }
}

fn sit_down<G: Judge + Words + Shelved>(
    args: &PlayArgs,
    deal: Deal,
    table: Table<G>,
) -> Result<(), Error> {
    let paper = if args.plain {
        Paper::new().plain()
    } else {
        Paper::new()
    };
    let front: Box<dyn Front<G>> = if args.json {
        Box::new(JsonLines::new(deal.people))
    } else {
        Box::new(Terminal::new(paper, deal.people))
    };
    let sitting = Sitting {
        let_go: BySeat::from_fn(table.names.n_seats(), |_| Vec::new()),
        table,
        deal,
        inbox: Inbox::open()?,
        front,
        thinking: None,
    };
    sitting.run()
}

/// You against two foxes, or as many as the game needs.
fn usual_seats<G: Shelved>() -> Vec<Sits> {
    let most_liked = 3;
    let n_seats = G::SEAT_COUNTS.iter().min_by_key(|n| n.abs_diff(most_liked));
    let foxes = usize::from(*n_seats.unwrap_or(&2)).saturating_sub(1);
    let mut seats = vec![Sits::You];
    seats.resize(foxes + 1, Sits::Bot(Level::Fox));
    seats
}
