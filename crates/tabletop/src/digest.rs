//! A short fingerprint of a value: equal values have equal digests on every machine.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Hex32;

/// The fingerprint of a state, a setup or an edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub Hex32);

impl Digest {
    /// The digest of a value: the BLAKE3 hash of its JSON, which has one spelling because rules
    /// types hold no hash maps and no floating-point numbers.
    pub fn of<T: Serialize>(value: &T) -> Self {
        let json = serde_json::to_vec(value).expect("types of the table have JSON");
        Self(Hex32(*blake3::hash(&json).as_bytes()))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}
