//! Names that change with the content, so that a browser can cache a file forever.

/// `boot.js` with these bytes is `boot-1a2b3c4d5e.js`.
pub(crate) fn hashed(name: &str, bytes: &[u8]) -> String {
    named(name, &hash(bytes))
}

/// `boot.js` with this hash is `boot-1a2b3c4d5e.js`.
pub(crate) fn named(name: &str, hash: &str) -> String {
    match name.rsplit_once('.') {
        Some((stem, end)) => format!("{stem}-{hash}.{end}"),
        None => format!("{name}-{hash}"),
    }
}

/// A short hash of these bytes.
pub(crate) fn hash(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex()[..10].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_have_equal_names_and_different_bytes_do_not() {
        let name = hashed("boot.js", b"one");
        assert!(name.starts_with("boot-") && name.ends_with(".js"), "{name}");
        assert_eq!(name, hashed("boot.js", b"one"));
        assert_ne!(name, hashed("boot.js", b"two"));
    }
}
