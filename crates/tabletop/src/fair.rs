//! Provably fair chance: the house commits to a secret, every seat adds salt, the seed is derived
//! from both, and the record reveals them.
//!
//! This proves that the deal was not changed after the commitment was shown. It does not prove that
//! the host did not look.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{BySeat, Hex32, Seed};

/// What the house keeps secret until the deal is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub Hex32);

impl Secret {
    /// What is shown before the deal. It later proves that the secret is still the same.
    pub fn commitment(&self) -> Commitment {
        let hash = blake3::derive_key("menagerie 2026 commitment to a deal's secret", &self.0.0);
        Commitment(Hex32(hash))
    }

    /// The seed of the deal. It is derived from the secret and the salt of every seat, so that
    /// neither side alone decides it.
    pub fn seed(&self, salts: &BySeat<Salt>) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("menagerie 2026 seed of a deal");
        hasher.update(&self.0.0);
        hasher.update(&[salts.n_seats()]);
        for Salt(salt) in salts.iter() {
            // The length goes in first, so that "ab" and "c" differ from "a" and "bc".
            hasher.update(&(salt.len() as u64).to_le_bytes());
            hasher.update(salt.as_bytes());
        }
        Seed(Hex32(*hasher.finalize().as_bytes()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// What a seat adds to the seed: any text.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Salt(pub String);

/// The hash of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub Hex32);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn salts(texts: &[&str]) -> BySeat<Salt> {
        texts.iter().map(|text| Salt((*text).to_owned())).collect()
    }

    #[test]
    fn a_secret_and_its_salts_always_give_the_same_seed_and_commitment() {
        let secret = Secret(Hex32([7; 32]));
        assert_eq!(
            secret.commitment().to_string(),
            "ff92d983594b1b734fa2dee9b110e97280dec4a7d002c8cd559ab14234253afa"
        );
        assert_eq!(
            secret.seed(&salts(&["ann", "ben"])).0.to_string(),
            "7f71dc6fe68f203f789d6405989185621f7e5e525d967f4a7d0f177a5ab22e2f"
        );
    }

    #[test]
    fn any_seat_alone_changes_the_seed() {
        let secret = Secret(Hex32([7; 32]));
        let seed = secret.seed(&salts(&["ab", "c"]));
        assert_ne!(seed, secret.seed(&salts(&["ab", "d"])));
        assert_ne!(
            seed,
            secret.seed(&salts(&["a", "bc"])),
            "salts are kept apart"
        );
        assert_ne!(seed, secret.seed(&salts(&["ab", "c", ""])));
        assert_ne!(seed, Secret(Hex32([8; 32])).seed(&salts(&["ab", "c"])));
    }
}
