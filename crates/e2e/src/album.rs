//! Where pictures are stored for looking at.

use std::fs;
use std::path::PathBuf;

/// The folder of the pictures: `target/e2e` in the workspace.
pub fn album() -> PathBuf {
    let album = target().join("e2e");
    fs::create_dir_all(&album).expect("a folder for pictures");
    album
}

/// Cargo's target folder.
pub(crate) fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    target.unwrap_or_else(|| workspace.join("target"))
}

/// Stores a picture that came as base64.
pub(crate) fn keep(name: &str, data: &str) {
    fs::write(picture(name), base64(data)).expect("a picture in the album");
}

/// A file in the album, for a name that may be a sentence.
fn picture(name: &str) -> PathBuf {
    let plain = |letter: char| match letter {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' => letter,
        _ => '_',
    };
    let name: String = name.chars().map(plain).collect();
    album().join(format!("{name}.png"))
}

/// Decodes base64.
pub(crate) fn base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let letters: Vec<u8> = text.bytes().filter(|letter| *letter != b'=').collect();
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for four in letters.chunks(4) {
        let joined = four
            .iter()
            .fold(0_u32, |sum, letter| sum << 6 | u32::from(value(*letter)));
        let joined = joined << (6 * (4 - four.len()));
        bytes.extend(joined.to_be_bytes()[1..four.len()].iter());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_of_every_length_is_decoded() {
        for (text, bytes) in [
            ("", &b""[..]),
            ("TQ==", b"M"),
            ("TW8=", b"Mo"),
            ("TW9s", b"Mol"),
            ("TW9sZQ==", b"Mole"),
            ("+/8=", &[0xfb, 0xff]),
        ] {
            assert_eq!(base64(text), bytes, "{text}");
        }
    }
}
