//! The folder that is served: names and bytes, written at the end all at once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::squeeze;

/// Templates, which are filled in instead of copied.
const TEMPLATES: [&str; 2] = ["index.html", "service-worker.js"];

/// Files by name.
#[derive(Default)]
pub(crate) struct Folder(BTreeMap<String, File>);

/// A file, and its compressed copies.
struct File {
    plain: Vec<u8>,
    small: Option<Small>,
}

struct Small {
    brotli: Vec<u8>,
    gzip: Vec<u8>,
}

impl Folder {
    /// Adds a file and returns its name.
    pub(crate) fn add(&mut self, name: &str, plain: Vec<u8>) -> String {
        let file = File { plain, small: None };
        self.0.insert(name.to_owned(), file);
        name.to_owned()
    }

    /// Adds the files of a folder, except templates.
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

    /// A hash over all files.
    pub(crate) fn fingerprint(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for (name, file) in &self.0 {
            hasher.update(name.as_bytes());
            hasher.update(blake3::hash(&file.plain).as_bytes());
        }
        hasher.finalize().to_hex().to_string()
    }

    /// All names except these, as a list in JavaScript.
    pub(crate) fn list_without(&self, others: &BTreeSet<&str>) -> String {
        let names = self.0.keys().filter(|name| !others.contains(name.as_str()));
        let names: Vec<String> = names.map(|name| format!("{name:?}")).collect();
        names.join(", ")
    }

    /// Compresses the files that are worth it and are not compressed yet.
    pub(crate) fn squeeze(&mut self) -> Result<(), String> {
        for (name, file) in &mut self.0 {
            if file.small.is_none() && squeeze::is_worth_it(name) {
                file.small = Some(Small {
                    brotli: squeeze::brotli(&file.plain)?,
                    gzip: squeeze::gzip(&file.plain)?,
                });
            }
        }
        Ok(())
    }

    /// The size of each file as transferred.
    pub(crate) fn weights(&self) -> BTreeMap<&str, usize> {
        let weight = |file: &File| match &file.small {
            Some(small) => small.brotli.len(),
            None => file.plain.len(),
        };
        let files = self.0.iter();
        files
            .map(|(name, file)| (name.as_str(), weight(file)))
            .collect()
    }

    /// The first code file that contains these bytes.
    pub(crate) fn code_with(&self, bytes: &[u8]) -> Option<&str> {
        let is_code = |name: &str| name.ends_with(".wasm") || name.ends_with(".pack");
        let mut wasm = self.0.iter().filter(|(name, _)| is_code(name));
        let holds = |file: &File| file.plain.windows(bytes.len()).any(|part| part == bytes);
        wasm.find(|(_, file)| holds(file))
            .map(|(name, _)| name.as_str())
    }

    /// Writes the files. What an older build left there is removed afterwards, so that a page is
    /// never without its script.
    pub(crate) fn write(&self, dist: &Path) -> Result<(), String> {
        fs::create_dir_all(dist).map_err(|error| of(dist, &error))?;
        let mut written = Vec::new();
        for (name, file) in &self.0 {
            written.push(write(dist.join(name), &file.plain)?);
            if let Some(Small { brotli, gzip }) = &file.small {
                written.push(write(dist.join(format!("{name}.br")), brotli)?);
                written.push(write(dist.join(format!("{name}.gz")), gzip)?);
            }
        }
        for path in files_in(dist)? {
            if !written.contains(&path) {
                fs::remove_file(&path).map_err(|error| of(&path, &error))?;
            }
        }
        println!("{}: {} files", dist.display(), self.0.len());
        Ok(())
    }
}

/// The files of a folder.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| of(folder, &error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    Ok(paths.filter(|path| path.is_file()).collect())
}

/// The text of a file that must exist.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| of(path, &error))
}

fn write(path: PathBuf, bytes: &[u8]) -> Result<PathBuf, String> {
    fs::write(&path, bytes).map_err(|error| of(&path, &error))?;
    Ok(path)
}

/// An error about a file.
pub(crate) fn of(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
