//! The words about games that are stored for playing without a network.

pub(crate) const RULES_OF_THE_GAME: &str = "the rules";
pub(crate) const KEEPING: &str = "Without a network";
pub(crate) const KEEP_ALL: &str = "Keep all games for offline";
pub(crate) const NOT_ALL_KEPT: &str =
    "Not every game could be loaded. Those that were are kept; try again.";
pub(crate) const KEEPS_NOTHING: &str = "Games you open here play on without a network only where the address is secure: https, or \
     this machine itself.";
pub(crate) const KEPT_AS_OPENED: &str =
    "A game that was opened once opens without a network from then on.";

pub(crate) fn keeping(n_kept: usize, n_games: usize) -> String {
    format!("Keeping game {} of {n_games}…", n_kept + 1)
}

pub(crate) fn all_kept(bytes: u64) -> String {
    format!(
        "All games are kept here, {}: they open without a network.",
        weight(bytes)
    )
}

/// The size of all of them.
pub(crate) fn will_take(bytes: u64) -> String {
    format!("All of them take {}.", weight(bytes))
}

fn weight(bytes: u64) -> String {
    match bytes {
        0..1_000_000 => format!("{} KB", bytes.div_ceil(1_000)),
        bytes => format!("{}.{} MB", bytes / 1_000_000, bytes % 1_000_000 / 100_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_given_in_a_suitable_unit() {
        assert_eq!(weight(999), "1 KB");
        assert_eq!(weight(412_300), "413 KB");
        assert_eq!(weight(1_460_000), "1.4 MB");
    }
}
