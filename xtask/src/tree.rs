//! The repository's text files in memory: the input of the checks, so that a test can make one up.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Paths from the root of the repository, separated by `/`, and their texts.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

/// What the checks read. Anything else may be large or not text at all.
const KINDS: [&str; 5] = ["rs", "md", "scn", "toml", "css"];

/// Folders for what was built or found, never for what was written.
const BUILT: [&str; 5] = ["target", "dist", "corpus", "artifacts", "node_modules"];

impl Tree {
    /// Reads the repository.
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let mut tree = Self::default();
        tree.read_folder(root, "")?;
        Ok(tree)
    }

    /// The text of a file, if it exists.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// All files, by path.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files under a folder with this extension.
    pub(crate) fn under(&self, folder: &str, kind: &str) -> impl Iterator<Item = (&str, &str)> {
        let (start, end) = (format!("{folder}/"), format!(".{kind}"));
        self.files()
            .filter(move |(path, _)| path.starts_with(&start) && path.ends_with(&end))
    }

    fn read_folder(&mut self, folder: &Path, at: &str) -> Result<(), String> {
        let failed = |error| format!("reading {}: {error}", folder.display());
        for entry in fs::read_dir(folder).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{at}{name}");
            if entry.file_type().map_err(failed)?.is_dir() {
                if !name.starts_with('.') && !BUILT.contains(&name.as_str()) {
                    self.read_folder(&entry.path(), &format!("{path}/"))?;
                }
            } else if KINDS.iter().any(|kind| name.ends_with(&format!(".{kind}"))) {
                let text = fs::read_to_string(entry.path())
                    .map_err(|error| format!("reading {path}: {error}"))?;
                self.files.insert(path, text);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
impl FromIterator<(String, String)> for Tree {
    fn from_iter<T: IntoIterator<Item = (String, String)>>(files: T) -> Self {
        Self {
            files: files.into_iter().collect(),
        }
    }
}

impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Self {
        let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
        Self {
            files: files.into(),
        }
    }
}
