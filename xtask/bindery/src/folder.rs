//! The folder that is served: names and bytes, written at the end in one go.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::squeeze;

/// Files that are not copied as they are: they are filled in first.
const TEMPLATES: [&str; 2] = ["index.html", "service-worker.js"];

/// Files by name.
#[derive(Default)]
pub(crate) struct Folder(BTreeMap<String, Vec<u8>>);

impl Folder {
    /// Puts a file in; answers with its name.
    pub(crate) fn add(&mut self, name: &str, bytes: Vec<u8>) -> String {
        self.0.insert(name.to_owned(), bytes);
        name.to_owned()
    }

    /// Puts in what lies in a folder, but for templates.
    pub(crate) fn add_loose(&mut self, folder: &Path) -> Result<(), String> {
        for path in files_in(folder)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if !TEMPLATES.contains(&name.as_ref()) {
                let bytes = fs::read(&path).map_err(|error| of(&path, &error))?;
                self.add(&name, bytes);
            }
        }
        Ok(())
    }

    /// What tells this build from any other.
    pub(crate) fn fingerprint(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for (name, bytes) in &self.0 {
            hasher.update(name.as_bytes());
            hasher.update(blake3::hash(bytes).as_bytes());
        }
        hasher.finalize().to_hex()[..16].to_owned()
    }

    /// The names as a list in JavaScript.
    pub(crate) fn list(&self) -> String {
        let names: Vec<String> = self.0.keys().map(|name| format!("{name:?}")).collect();
        names.join(", ")
    }

    /// Writes the files. What an older build left there is taken away afterwards, so that a page
    /// is never without its script.
    pub(crate) fn write(&self, dist: &Path, squeeze: bool) -> Result<(), String> {
        fs::create_dir_all(dist).map_err(|error| of(dist, &error))?;
        let mut written = Vec::new();
        let (mut plain, mut small) = (0, 0);
        for (name, bytes) in &self.0 {
            written.push(write(dist.join(name), bytes)?);
            plain += bytes.len();
            if squeeze && squeeze::is_worth_it(name) {
                let brotli = squeeze::brotli(bytes)?;
                small += brotli.len();
                written.push(write(dist.join(format!("{name}.br")), &brotli)?);
                written.push(write(
                    dist.join(format!("{name}.gz")),
                    &squeeze::gzip(bytes)?,
                )?);
            }
        }
        for path in files_in(dist)? {
            if !written.contains(&path) {
                fs::remove_file(&path).map_err(|error| of(&path, &error))?;
            }
        }
        let files = self.0.len();
        println!("{}: {files} files, {plain} bytes", dist.display());
        if squeeze {
            println!("{small} bytes by brotli");
        }
        Ok(())
    }
}

/// The files of a folder.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| of(folder, &error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    Ok(paths.filter(|path| path.is_file()).collect())
}

/// A file that must be there.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| of(path, &error))
}

fn write(path: PathBuf, bytes: &[u8]) -> Result<PathBuf, String> {
    fs::write(&path, bytes).map_err(|error| of(&path, &error))?;
    Ok(path)
}

fn of(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
