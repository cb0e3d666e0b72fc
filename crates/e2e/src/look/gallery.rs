//! Where pictures are stored: the accepted ones in the repository, the new ones in `target/looks`.

use std::fs;
use std::path::PathBuf;

use crate::album;

/// The accepted picture of this name, if any.
pub(crate) fn accepted(game: &str, name: &str) -> Option<Vec<u8>> {
    fs::read(accepted_of(game).join(format!("{name}.webp"))).ok()
}

/// The names of all accepted pictures of a game.
pub(crate) fn names(game: &str) -> Vec<String> {
    let files = fs::read_dir(accepted_of(game)).into_iter().flatten();
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    names
        .filter_map(|name| name.strip_suffix(".webp").map(str::to_owned))
        .collect()
}

/// Stores a new picture.
pub(crate) fn keep(game: &str, name: &str, picture: &[u8]) {
    let folder = taken().join("new").join(game);
    fs::create_dir_all(&folder).expect("a folder for pictures");
    fs::write(folder.join(format!("{name}.webp")), picture).expect("a picture");
}

/// Removes what an earlier run left of a game.
pub(crate) fn clear(game: &str) {
    let folder = taken().join("new").join(game);
    if folder.exists() {
        fs::remove_dir_all(folder).expect("a folder of our own");
    }
}

/// Writes a note next to the new pictures.
pub(crate) fn note(name: &str, text: &str) {
    let folder = taken();
    fs::create_dir_all(&folder).expect("a folder for pictures");
    fs::write(folder.join(name), text).expect("a note");
}

fn taken() -> PathBuf {
    album::target().join("looks")
}

fn accepted_of(game: &str) -> PathBuf {
    all_accepted().join(game)
}

fn all_accepted() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("looks")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest total size of all accepted pictures.
    const MOST_BYTES: u64 = 15_000_000;

    #[test]
    fn the_accepted_pictures_are_small_together() {
        let games = fs::read_dir(all_accepted()).into_iter().flatten();
        let games = games.filter_map(Result::ok);
        let files = games.flat_map(|game| fs::read_dir(game.path()).into_iter().flatten());
        let sizes = files.filter_map(|file| file.ok()?.metadata().ok());
        let bytes: u64 = sizes.map(|about| about.len()).sum();
        assert!(
            bytes <= MOST_BYTES,
            "crates/e2e/looks has {bytes} bytes, the limit is {MOST_BYTES}: take fewer moments, or \
             pictures of a lower quality"
        );
    }
}
