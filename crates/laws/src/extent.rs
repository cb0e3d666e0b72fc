//! How much is played where more would only make surer what is known already.

use std::env;

/// What `cargo xtask test --thorough` sets.
const THOROUGH: &str = "MENAGERIE_THOROUGH";

/// How many deals a ladder plays: so many in a usual run, ten times as many in a thorough one.
pub fn deals(usual: u64) -> u64 {
    match env::var_os(THOROUGH) {
        Some(_) => usual * 10,
        None => usual,
    }
}
