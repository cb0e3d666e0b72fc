//! Numbers for requests, so that one that is sent twice is done once.

use wire::Ack;

/// The number to begin with at this time: the milliseconds of the clock, as far as they fit.
///
/// The table remembers the last numbers of a seat. A page that was reloaded, or another device of
/// the same person, would be answered with what was done before if it began at 1 again. The clock
/// comes round after seven weeks, when nobody remembers.
pub(crate) fn first(now_millis: u64) -> Ack {
    Ack((now_millis & u64::from(u32::MAX)) as u32)
}

/// The number after this one.
pub(crate) fn next(ack: Ack) -> Ack {
    Ack(ack.0.wrapping_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_was_reloaded_does_not_use_its_numbers_again() {
        let opened = 1_795_000_000_000;
        let mut before = first(opened);
        let mut used = Vec::new();
        // A person decides less often than a thousand times a second.
        for _ in 0..50 {
            before = next(before);
            used.push(before);
        }
        let reloaded = next(first(opened + 60_000));
        assert!(!used.contains(&reloaded));
    }

    #[test]
    fn numbers_go_on_where_the_clock_comes_round() {
        assert_eq!(next(Ack(u32::MAX)), Ack(0));
        assert_eq!(first(u64::from(u32::MAX) + 8), Ack(7));
    }
}
