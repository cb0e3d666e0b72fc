//! How many deals to play, where more would only add certainty.

use std::env;

/// The environment variable that `cargo xtask test --thorough` sets.
const THOROUGH: &str = "MENAGERIE_THOROUGH";

/// How many deals a ladder plays: `usual`, or ten times as many in a thorough run.
pub fn deals(usual: u64) -> u64 {
    match env::var_os(THOROUGH) {
        Some(_) => usual * 10,
        None => usual,
    }
}
