//! A deal on disk: its record, which only grows, and next to it the house's secret until the end.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use tabletop::{Game, Hex32, Line, Opening, Record, Secret, game_of};

use super::folder::Folder;
use crate::error::Error;
use crate::files::{not_text, whole_lines};

/// The extension of the file with the house's secret while the deal is open.
pub(crate) const SECRET: &str = "secret";

/// The files of a deal that is being played. Nobody else can write them meanwhile.
pub(crate) struct DealFile {
    path: PathBuf,
    file: File,
}

impl DealFile {
    /// Starts a deal. The secret is on disk before the first line that commits to it.
    pub(crate) fn begin<G: Game>(
        folder: &Folder,
        opening: &Opening<G::Setup>,
        secret: Secret,
    ) -> Result<Self, Error> {
        folder.make()?;
        let (path, file) = loop {
            let path = folder.file(&folder.fresh_name(G::ID)?);
            match OpenOptions::new().append(true).create_new(true).open(&path) {
                Ok(file) => break (path, file),
                // Another process started a deal between our check and our write.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
                Err(error) => return Err(Error::files(&path, "written", &error)),
            }
        };
        lock(&file, &path)?;
        let mut deal = Self { path, file };
        deal.write_secret(secret)?;
        deal.write::<_, G::Action>(&Line::Opening(Box::new(opening.clone())))?;
        Ok(deal)
    }

    /// Opens a deal to continue it. A last line that was cut off in a crash is removed.
    pub(crate) fn reopen(path: PathBuf) -> Result<(Self, String), Error> {
        let unreadable = |error| Error::files(&path, "read", &error);
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .open(&path)
            .map_err(unreadable)?;
        lock(&file, &path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(unreadable)?;
        let n_bytes = bytes.len();
        let text = whole_lines(bytes).map_err(|line| Error::wrong(not_text(&path, line)))?;
        game_of(&text).map_err(|error| Error::wrong(error.within(path.display())))?;
        if text.len() < n_bytes {
            file.set_len(text.len() as u64)
                .and_then(|()| file.sync_all())
                .map_err(|error| Error::files(&path, "written", &error))?;
        }
        Ok((Self { path, file }, text))
    }

    /// The record and its secret, to continue from.
    pub(crate) fn parse<G: Game>(&self, text: &str) -> Result<(Record<G>, Secret), Error> {
        let within = |error: tabletop::Error| Error::wrong(error.within(self.path.display()));
        let record = Record::parse(text).map_err(within)?;
        let secret = match &record.closing {
            Some(closing) => closing.secret,
            None => self.read_secret()?,
        };
        Ok((record, secret))
    }

    /// Writes a line.
    pub(crate) fn write<S: Serialize, A: Serialize>(
        &mut self,
        line: &Line<S, A>,
    ) -> Result<(), Error> {
        self.append(&line.to_text())
    }

    /// Writes the last line, which reveals the secret, and removes the secret's file.
    pub(crate) fn close(&mut self, closing: &str) -> Result<(), Error> {
        self.append(&format!("{closing}\n"))?;
        self.forget_secret()
    }

    /// Removes the secret's file, if it is still there.
    pub(crate) fn forget_secret(&self) -> Result<(), Error> {
        let path = self.secret_path();
        match fs::remove_file(&path) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(Error::files(&path, "removed", &error)),
        }
    }

    /// Where the record is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The name for resuming the deal: its file's name, or its path if it is in another folder.
    pub(crate) fn name(&self, folder: &Folder) -> String {
        let stem = self.path.file_stem().and_then(|stem| stem.to_str());
        match stem {
            Some(stem) if folder.file(stem) == self.path => stem.to_owned(),
            _ => self.path.display().to_string(),
        }
    }

    /// Appends a line, and returns only when it would survive a power cut.
    fn append(&mut self, line: &str) -> Result<(), Error> {
        self.file
            .write_all(line.as_bytes())
            .and_then(|()| self.file.sync_data())
            .map_err(|error| Error::files(&self.path, "written", &error))
    }

    fn secret_path(&self) -> PathBuf {
        self.path.with_extension(SECRET)
    }

    fn write_secret(&self, secret: Secret) -> Result<(), Error> {
        let path = self.secret_path();
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options
            .open(&path)
            .and_then(|mut file| {
                writeln!(file, "{}", secret.0)?;
                file.sync_all()
            })
            .and_then(|()| sync_folder(&path))
            .map_err(|error| Error::files(&path, "written", &error))
    }

    fn read_secret(&self) -> Result<Secret, Error> {
        read_secret(&self.path)?.ok_or_else(|| {
            Error::file(
                &self.secret_path(),
                "is missing; without the house's secret the deal cannot go on",
            )
        })
    }
}

/// The secret next to an open record, if any.
pub(crate) fn read_secret(record: &Path) -> Result<Option<Secret>, Error> {
    let path = record.with_extension(SECRET);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Error::files(&path, "read", &error)),
    };
    let because = "is not a secret: one is 64 hexadecimal digits";
    let secret = Hex32::parse(text.trim()).map(Secret);
    secret
        .map(Some)
        .ok_or_else(|| Error::wrong(format!("{}: {because}", path.display())))
}

/// Locks the file: two terminals playing one deal would corrupt its record.
fn lock(file: &File, path: &Path) -> Result<(), Error> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Error::file(
            path,
            "is being played in another terminal; only one at a time can go on with it",
        )),
        // Some file systems cannot lock; playing there alone is still fine.
        Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Makes a new file's name survive a power cut, if a folder can be synced at all.
fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        File::open(folder)?.sync_all()?;
    }
    let _ = path;
    Ok(())
}
