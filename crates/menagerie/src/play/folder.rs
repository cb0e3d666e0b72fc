//! The folder in which deals are stored, and the names of the deals in it.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use shelf::GameId;
use tabletop::game_of;

use super::deal_file::SECRET;
use crate::error::Error;
use crate::files::read_record;

/// The extension of a record.
pub(crate) const DEAL: &str = "deal";

/// The file that lists the deals in the order in which they were last played. File times cannot
/// tell: two deals played within one tick of a coarse clock would be equally old.
const PLAYED: &str = "played";

/// The folder in which deals are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// The folder that was named; else `$MENAGERIE_HOME/deals`; else the platform's folder for user
    /// data.
    pub(crate) fn find(named: Option<&Path>) -> Result<Self, Error> {
        let variable = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
        let home = || variable("HOME").or_else(|| variable("USERPROFILE"));
        let path = named
            .map(Path::to_path_buf)
            .or_else(|| variable("MENAGERIE_HOME").map(|home| Path::new(&home).join("deals")))
            .or_else(|| {
                variable("XDG_DATA_HOME").map(|data| Path::new(&data).join("menagerie/deals"))
            })
            .or_else(|| home().map(|home| Path::new(&home).join(".local/share/menagerie/deals")));
        path.map(Self).ok_or_else(|| {
            Error::input("there is no home folder to keep deals in")
                .hint("name a folder with --deals-folder, or set MENAGERIE_HOME")
        })
    }

    /// Creates the folder if it does not exist.
    pub(crate) fn make(&self) -> Result<(), Error> {
        fs::create_dir_all(&self.0).map_err(|error| Error::files(&self.0, "created", &error))
    }

    /// The file of the deal with this name; a path is used as it is.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        let typed = Path::new(name);
        if typed.components().count() > 1 || typed.extension().is_some_and(|end| end == DEAL) {
            return typed.to_path_buf();
        }
        self.0.join(format!("{name}.{DEAL}"))
    }

    /// An unused name for a new deal: `argh-4` after `argh-3`.
    pub(crate) fn fresh_name(&self, game: &str) -> Result<String, Error> {
        let numbers = self.names()?.into_iter().filter_map(|name| {
            name.strip_prefix(game)?
                .strip_prefix('-')?
                .parse::<u32>()
                .ok()
        });
        let last = numbers.max().unwrap_or(0);
        Ok(format!("{game}-{}", last.saturating_add(1)))
    }

    /// The open deal that was played last, of this game if one is given.
    pub(crate) fn latest_open(&self, game: Option<GameId>) -> Result<PathBuf, Error> {
        let is_meant = |path: &PathBuf| match game {
            None => true,
            Some(game) => read_record(path)
                .is_ok_and(|text| game_of(&text).is_ok_and(|id| id == game.as_str())),
        };
        let played = self.played();
        let open = self.open()?.into_iter().filter(|(_, path)| is_meant(path));
        // A deal that is not on the list was put here by other means; its file's time has to do.
        let last = open.max_by_key(|(modified, path)| {
            let place = played.iter().position(|name| names(name, path));
            (place, *modified)
        });
        last.map(|(_, path)| path).ok_or_else(|| {
            let of = game
                .map(|game| format!(" of {}", game.title()))
                .unwrap_or_default();
            Error::missing(format!(
                "{}: there is no open deal{of} here",
                self.0.display()
            ))
            .hint("`menagerie play argh` starts a new one")
        })
    }

    /// Notes that the deal in this file is being played.
    pub(crate) fn note_played(&self, path: &Path) -> Result<(), Error> {
        let Some(name) = path.file_stem().and_then(|name| name.to_str()) else {
            return Ok(());
        };
        if self.file(name) != path {
            return Ok(());
        }
        let mut played = self.played();
        played.retain(|other| other != name && self.file(other).exists());
        played.push(name.to_owned());
        let list = self.0.join(PLAYED);
        fs::write(&list, played.join("\n") + "\n")
            .map_err(|error| Error::files(&list, "written", &error))
    }

    /// The names of the deals in the order in which they were last played. If the list is missing
    /// or damaged, the files' times decide.
    fn played(&self) -> Vec<String> {
        let list = fs::read_to_string(self.0.join(PLAYED)).unwrap_or_default();
        list.lines().map(str::to_owned).collect()
    }

    /// A hint with the deals that can be resumed.
    pub(crate) fn open_deals(&self) -> Result<String, Error> {
        let open = self.open()?;
        let names = open
            .iter()
            .filter_map(|(_, path)| path.file_stem()?.to_str());
        let names: Vec<&str> = names.collect();
        Ok(if names.is_empty() {
            "there are no open deals here; `menagerie play argh` starts one".to_owned()
        } else {
            format!("open deals here: {}", names.join(", "))
        })
    }

    /// The open deals, and when they were last played.
    fn open(&self) -> Result<Vec<(SystemTime, PathBuf)>, Error> {
        let mut open = Vec::new();
        for path in self.names()?.iter().map(|name| self.file(name)) {
            // The secret is next to a deal exactly as long as the deal is open. An empty record was
            // created right before a power cut.
            if let Ok(about) = path.metadata()
                && about.len() > 0
                && path.with_extension(SECRET).exists()
            {
                open.push((about.modified().unwrap_or(SystemTime::UNIX_EPOCH), path));
            }
        }
        Ok(open)
    }

    /// The names of the deals stored here, sorted; none if there is no folder.
    fn names(&self) -> Result<Vec<String>, Error> {
        let wrong = |error| Error::files(&self.0, "read", &error);
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(wrong(error)),
        };
        let mut names = Vec::new();
        for entry in entries {
            let path = entry.map_err(wrong)?.path();
            if path.extension().is_some_and(|end| end == DEAL)
                && let Some(name) = path.file_stem().and_then(|name| name.to_str())
            {
                names.push(name.to_owned());
            }
        }
        names.sort();
        Ok(names)
    }
}

fn names(name: &str, path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem == name)
}
