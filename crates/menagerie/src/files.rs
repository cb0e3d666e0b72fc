//! Reading files that people name: whole texts, and the files below a folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;

/// The text of a file.
pub(crate) fn read_text(path: &Path) -> Result<String, Error> {
    let bytes = fs::read(path).map_err(|error| Error::files(path, "read", &error))?;
    as_text(bytes).map_err(|line| Error::input(not_text(path, line)))
}

/// The text of a record. A last line that was cut off does not count; it may even end in the middle
/// of a letter.
pub(crate) fn read_record(path: &Path) -> Result<String, Error> {
    let bytes = fs::read(path).map_err(|error| Error::files(path, "read", &error))?;
    whole_lines(bytes).map_err(|line| Error::wrong(not_text(path, line)))
}

/// The complete lines of `bytes` as text, or the number of the line that is not text.
pub(crate) fn whole_lines(mut bytes: Vec<u8>) -> Result<String, usize> {
    let end = bytes
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |end| end + 1);
    bytes.truncate(end);
    as_text(bytes)
}

/// The message about a file that is not text.
pub(crate) fn not_text(path: &Path, line: usize) -> String {
    format!("{}: line {line}: is not text in UTF-8", path.display())
}

fn as_text(bytes: Vec<u8>) -> Result<String, usize> {
    String::from_utf8(bytes).map_err(|error| {
        let text = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        text.iter().filter(|byte| **byte == b'\n').count() + 1
    })
}

/// The file itself, or every file below a folder with one of these extensions, in order.
pub(crate) fn below(path: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, Error> {
    let wrong = |error| Error::files(path, "read", &error);
    if !fs::metadata(path).map_err(wrong)?.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(path).map_err(wrong)? {
        entries.push(entry.map_err(wrong)?.path());
    }
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        // Links to folders are not followed: they might lead back up.
        if entry.is_dir() && !entry.is_symlink() {
            found.extend(below(&entry, endings)?);
        } else if is_one_of(&entry, endings) && entry.is_file() {
            found.push(entry);
        }
    }
    Ok(found)
}

fn is_one_of(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| endings.contains(&ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_complete_lines_count_even_if_a_letter_was_cut() {
        let told = [
            (&b"one\ntwo\n"[..], Ok("one\ntwo\n")),
            (&b"one\ntw"[..], Ok("one\n")),
            (&b"one\nJos\xc3"[..], Ok("one\n")),
            (&b"one"[..], Ok("")),
            (&b"one\n\xff\nthree\n"[..], Err(2)),
        ];
        for (bytes, lines) in told {
            assert_eq!(
                whole_lines(bytes.to_vec()).as_deref().map_err(|line| *line),
                lines,
                "{bytes:?}"
            );
        }
    }
}
